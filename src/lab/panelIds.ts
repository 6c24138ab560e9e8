/** What the engine has in hand, panel by panel; apart from what fills them, so that the screen's keys load no rules. */
export const PANELS = ['frames', 'chain', 'registers', 'window', 'pending', 'mods', 'locks', 'uses'] as const;
export type PanelId = (typeof PANELS)[number];
