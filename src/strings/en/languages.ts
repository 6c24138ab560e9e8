/** How the languages call themselves; the same in every one of them. */
export const languages = { en: 'English', es: 'Español', pt: 'Português', it: 'Italiano' };
