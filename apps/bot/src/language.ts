import type { Language } from '@pinakes/query';

/** The language that a message is answered in: Chinese where it has Han characters. */
export function languageOf(message: string): Language {
	return /\p{Script=Han}/u.test(message) ? 'zh' : 'en';
}
