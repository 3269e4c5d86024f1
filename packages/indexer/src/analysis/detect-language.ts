import { addLanguages, DEFAULT_LANGUAGE_NAME } from '@pinakes/query/format/analysis/registry';
import { ALL_LANGUAGES } from '@pinakes/query/languages/all';
import { languageScores, MIN_ADVANTAGE } from '@pinakes/query/languages/detect';

// All languages are loaded, as a build analyzes texts in any language.
addLanguages(...ALL_LANGUAGES);

export interface LanguageEvidence {
	readonly path: string;
	/** A BCP 47 code that the document declares, if any. */
	readonly declared?: string | undefined;
	/** Its texts, without markup. */
	readonly texts: readonly string[];
}

/** Maximum characters of a document that are read. */
const MAX_SAMPLE = 4000;

/** Minimum score of a language, absolute and relative to the words of the sample. */
const MIN_SCORE = 3;
const MIN_SHARE = 0.08;

/** Minimum score relative to the default language, or to the one that is sure by the words, if the path names the language. */
const MIN_NAMED_ADVANTAGE = 0.5;

const NAMES = new Map(ALL_LANGUAGES.flatMap(({ name, code }) => [code, name].map((key) => [key, name] as const)))
	.set('no', 'norwegian')
	.set('nn', 'norwegian');

/**
 * Returns the name of a document's language: as declared, or by its path (`/de/`, `.de.md`) or its words; the default
 * language if unclear.
 */
export function languageOf({ path, declared, texts }: LanguageEvidence): string {
	if (declared !== undefined) return nameOf(declared) ?? DEFAULT_LANGUAGE_NAME;
	const { scores, words } = languageScores(sampleOf(texts));
	const ranked = [...scores].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
	const [best, score] = ranked[0] ?? [DEFAULT_LANGUAGE_NAME, 0];
	const isSure = score >= MIN_SCORE && score >= MIN_SHARE * words && score >= MIN_ADVANTAGE * (ranked[1]?.[1] ?? 0);
	// A few words that Spanish has as well do not make a page in the folder of Portuguese uncertain.
	const rival = isSure ? score : (scores.get(DEFAULT_LANGUAGE_NAME) ?? 0);
	const named = namesInPath(path).find((name) => (scores.get(name) ?? 0) >= MIN_NAMED_ADVANTAGE * rival);
	return named ?? (isSure ? best : DEFAULT_LANGUAGE_NAME);
}

/** Returns the name of the language with a code such as `de-AT`; undefined for an unsupported one. */
function nameOf(code: string): string | undefined {
	const lower = code.trim().toLowerCase();
	return NAMES.get(lower.split(/[-_]/)[0] as string);
}

/**
 * Returns the languages in a path, of folders and of the part before the extension, last first. A folder `nn` holds neural
 * networks more often than Norwegian.
 */
function namesInPath(path: string): string[] {
	const folders = path.split(/[\\/]/);
	const ending = /\.([a-z]{2}(?:[-_][a-z]{2}|-[a-z]{3,4})?)\.[a-z]+$/i.exec(folders.pop() ?? '')?.[1];
	return [...folders, ...(ending === undefined ? [] : [ending])]
		.filter((folder) => folder !== 'nn' && /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(folder))
		.flatMap((code) => nameOf(code) ?? [])
		.reverse();
}

function sampleOf(texts: readonly string[]): string {
	let sample = '';
	for (const text of texts) {
		if (sample.length >= MAX_SAMPLE) break;
		sample += `${text.slice(0, MAX_SAMPLE - sample.length)}\n`;
	}
	return sample;
}
