import { type LanguageCode, languageCode } from './index.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The language of the system's locale (`pt_BR.UTF-8`), by the rules of POSIX: the first of these that is set decides. */
function localeLanguage({ LC_ALL, LC_MESSAGES, LANG }: Env): LanguageCode | null {
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return languageCode(locale.split(/[_.@-]/)[0]?.toLowerCase() ?? '');
}

/**
 * The language to speak: what the command line says, else what was set, else the system's, else English. Words that name no
 * language of the client count as not said.
 */
export function chooseLanguage(flag: string | undefined, setting: string, env: Env): LanguageCode {
  return languageCode(flag ?? '') ?? languageCode(setting) ?? localeLanguage(env) ?? 'en';
}
