import type { AddedLanguage } from '../format/analysis/language.js';
import { ARABIC } from './arabic.ts';
import { ARMENIAN } from './armenian.ts';
import { DANISH } from './danish.ts';
import { DUTCH } from './dutch.ts';
import { FINNISH } from './finnish.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { GREEK } from './greek.ts';
import { HINDI } from './hindi.ts';
import { HUNGARIAN } from './hungarian.ts';
import { INDONESIAN } from './indonesian.ts';
import { IRISH } from './irish.ts';
import { ITALIAN } from './italian.ts';
import { NEPALI } from './nepali.ts';
import { NORWEGIAN } from './norwegian.ts';
import { PORTUGUESE } from './portuguese.ts';
import { ROMANIAN } from './romanian.ts';
import { RUSSIAN } from './russian.ts';
import { SPANISH } from './spanish.ts';
import { SWEDISH } from './swedish.ts';
import { TAMIL } from './tamil.ts';
import { TURKISH } from './turkish.ts';

/** All languages that can be added. A build uses all of them; a page adds those of its index. */
export const ALL_LANGUAGES: readonly AddedLanguage[] = [
	ARABIC,
	ARMENIAN,
	DANISH,
	DUTCH,
	FINNISH,
	FRENCH,
	GERMAN,
	GREEK,
	HINDI,
	HUNGARIAN,
	INDONESIAN,
	IRISH,
	ITALIAN,
	NEPALI,
	NORWEGIAN,
	PORTUGUESE,
	ROMANIAN,
	RUSSIAN,
	SPANISH,
	SWEDISH,
	TAMIL,
	TURKISH,
];
