export { languages } from '../en/languages.ts';
