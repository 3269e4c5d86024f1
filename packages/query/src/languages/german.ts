import { stemmer } from '@orama/stemmers/german';
import { stopwords } from '@orama/stopwords/german';
import { defineLanguage } from './define.ts';

/** Prefixes of separable verbs, after which participles have their `ge`: `aus-ge-führ-t`. */
const PREFIXES =
	'ab|an|auf|aus|bei|durch|ein|fest|her|hin|hinzu|los|mit|nach|um|vor|weg|weiter|wieder|zu|zuruck|zusammen';

/** What may follow the t of a weak verb. */
const AFTER_T = '(?:e(?:[mnrst]|st)?)?$';

/** A participle with `ge`: `ge-öffn-et`, `aus-ge-führ-te`. Verbs in -ieren have none: `generiert`. */
const PARTICIPLE = /* @__PURE__ */ new RegExp(`^(${PREFIXES})?ge(?!.*iert)(.{3,}?)e?t(?:s$|${AFTER_T})`);

/** Another form in -t, after letters that hardly a noun has there: `zeig-t`, `änder-te`, but not `Punk-t` or `Wer-t`. */
const VERB = /* @__PURE__ */ new RegExp(
	`^(.{2,}(?:[bg]|ll|mm|nn|ss|tz|h[lmnr]|ck|sch|pf|r[mn]|ier|.(?<![pwz])er|.(?<!w)el))t${AFTER_T}`,
);

/** The same in -et, which follows letters that no t is spoken after: `arbeit-et`, `öffn-ete`, but not `Intern-et`. */
const VERB_IN_ET = /* @__PURE__ */ new RegExp(`^(.{2,}(?:[dt]|[^aeiloru][mn]))et${AFTER_T}`);

/**
 * Replaces forms of weak verbs and nouns in -ung by the infinitive, since the stemmer only removes endings of nouns and
 * adjectives: `gespeicherte`, `speichert` and `Speicherung` become `speicheren`, whose stem is that of `speichern`.
 */
const toInfinitive = (word: string): string =>
	word
		.replace(PARTICIPLE, '$1$2en')
		.replace(VERB, '$1en')
		.replace(VERB_IN_ET, '$1en')
		.replace(/(?<=...)ung(?:en)?$/, 'en')
		.replace(/(?<=..)eln$/, 'elen');

const WORDS =
	'wie warum weshalb wieso wann wer wen wem wessen welche welcher welches welchem welchen wieviel wieviele wohin woher ' +
	'wofür womit wodurch worin woran worauf wozu wovon ' +
	'bitte beim kannst könnten sollen sollten müssen darf dürfen möchte gibt falls sowie machen macht mache';

/** German, by the Snowball stemmer. */
export const GERMAN = /* @__PURE__ */ defineLanguage(
	'german',
	'de',
	(word) => stemmer(toInfinitive(word)),
	// Without its umlaut, `ändern` would be this word.
	stopwords.filter((word) => word !== 'andern'),
	{ more: WORDS, hasCompounds: true },
);
