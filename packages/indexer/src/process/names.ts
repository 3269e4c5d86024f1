import type { ProcessSummary } from './summary.ts';
import { linkTargetsOf } from './targets.ts';

/** A heading of a project. */
export interface Place {
	readonly document: number;
	readonly heading: number;
}

/** A document whose headings may be named. */
export interface NamedDocument {
	readonly path: string;
	readonly summary: Pick<ProcessSummary, 'names' | 'titles' | 'levels'>;
	/** The texts of its headings as they are written. */
	headings(): readonly { readonly text: string }[];
}

/** The headings of a project by what texts of other documents call them. */
export interface Names {
	/**
	 * What a key stands for: a document, which stands for its first heading, then a heading that only one document has.
	 *
	 * @param isWhole whether headings are taken as well
	 */
	find(key: string, isWhole: boolean): Place | undefined;
	/** The first heading of the document that a title or the end of a path names. */
	findDocument(key: string): Place | undefined;
	/** The heading that a link leads to. */
	follow(target: string, document: number): Place | undefined;
}

/** A longer text is no name. */
export const LONGEST_NAME = 200;

export function namesOf(documents: readonly NamedDocument[]): Names {
	const titles = new Map<string, number | null>();
	const everywhere = new Map<string, Place | null>();
	documents.forEach(({ summary }, document) => {
		for (const key of summary.titles) addOnly(titles, key, document);
		for (const [key, heading] of summary.names) {
			addOnly(everywhere, key, heading === null ? null : { document, heading });
		}
	});
	const findDocument = (key: string): Place | undefined => {
		const document = titles.get(key) ?? undefined;
		return document === undefined ? undefined : { document, heading: 0 };
	};
	return {
		find(key, isWhole) {
			if (titles.has(key)) return findDocument(key);
			return isWhole ? (everywhere.get(key) ?? undefined) : undefined;
		},
		findDocument,
		follow: linkTargetsOf(documents).follow,
	};
}

/** What a name stands for; null if for several things. */
function addOnly<T>(names: Map<string, T | null>, key: string, value: T | null): void {
	names.set(key, names.has(key) ? null : value);
}

/** What a text is compared by: NFKC, case, space, emphasis and pictographs folded; undefined where it is too short. */
export function nameKey(text: string): string | undefined {
	if (text.length > LONGEST_NAME) return undefined;
	// Documents have headings in common, and a build that follows another one has nearly all of them.
	if (!KEYS.has(text)) {
		if (KEYS.size >= MOST_KEYS) KEYS.clear();
		KEYS.set(text, keyOf(text));
	}
	return KEYS.get(text);
}

const MOST_KEYS = 2 ** 16;
const KEYS = new Map<string, string | undefined>();

function keyOf(text: string): string | undefined {
	const plain = text
		.normalize('NFKC')
		.replace(/<[^<>]*>|[*`~]/g, '')
		.replace(/\p{Extended_Pictographic}|\ufe0f|\u200d|\s/gu, ' ')
		.toLowerCase()
		.replace(/ +/g, ' ')
		.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
	const letters = plain.match(/\p{L}/gu)?.length ?? 0;
	if (letters < 3 && (plain.match(/\p{Script=Han}/gu)?.length ?? 0) < 2) return undefined;
	return trimmed(plain);
}

/** Without the signs around it. */
function trimmed(text: string): string {
	const characters = [...text];
	const isWord = characters.map((character) => /[\p{L}\p{N}]/u.test(character));
	return characters.slice(isWord.indexOf(true), isWord.lastIndexOf(true) + 1).join('');
}

/** The text before a parenthesis at its end; undefined if there is none. */
export function withoutParenthesis(text: string): string | undefined {
	if (!/[)）][\s*`]{0,8}$/.test(text)) return undefined;
	const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
	return open > 0 ? text.slice(0, open) : undefined;
}

/** The keys of texts, each once, in order. */
export function keysOf(texts: readonly (string | undefined)[]): string[] {
	return [...new Set(texts.map((text) => (text === undefined ? undefined : nameKey(text))))].filter(
		(key) => key !== undefined,
	);
}
