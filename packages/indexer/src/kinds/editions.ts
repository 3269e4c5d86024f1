import {
	type DocumentColumns,
	type EditionHints,
	type Editions,
	editionPath,
	encodeNumber,
	findEditions,
	languageOf,
	mayHaveEditions,
	type SectionRecord,
} from '@pinakes/query/internal';
import type { SectionTexts } from './text/collect.ts';

/** Versions and translations among the documents of an index, and what is stored of them. */
export interface StoredEditions extends Omit<Editions, 'pages'> {
	readonly columns: Pick<DocumentColumns, 'pages' | 'edition_paths' | 'edition' | 'foreign'>;
}

/** Languages in other letters than Latin, by their codes and those of their countries. */
const LETTERS: Readonly<Record<string, RegExp>> = Object.fromEntries(
	(
		[
			['zh cn tw', /\p{Script=Han}/gu],
			['ja jp', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
			['ko kr', /\p{Script=Hangul}/gu],
			['ru uk', /\p{Script=Cyrillic}/gu],
			['ar fa', /\p{Script=Arabic}/gu],
			['hi', /\p{Script=Devanagari}/gu],
			['el', /\p{Script=Greek}/gu],
			['he', /\p{Script=Hebrew}/gu],
			['th', /\p{Script=Thai}/gu],
		] as const
	).flatMap(([codes, letters]) => codes.split(' ').map((code) => [code, letters])),
);

/** Minimum share of the letters of a translated page in the letters of its language. */
const MIN_LETTERS = 0.05;

/**
 * Finds versions and translations. Most indexes have neither, and nothing but their paths is read.
 *
 * @param paths of all documents, in the order of their numbers
 */
export function findStoredEditions(paths: readonly string[], text: SectionTexts): StoredEditions {
	if (!mayHaveEditions(paths)) return { superseded: new Set(), intents: [], columns: {} };
	const hints = { addresses: editionPathsOf(paths, text), foreign: foreignOf(paths, text) };
	const { superseded, intents, pages } = findEditions(paths, hints);
	const columns = {
		...(pages.length > 0 && { pages: pages.map(encodeNumber).join('') }),
		...hintColumns(hints),
	};
	return { superseded, intents, columns };
}

/** Returns what the addresses of documents begin with: those of their first sections. */
function editionPathsOf(paths: readonly string[], { records, sectionCounts }: SectionTexts): (string | undefined)[] {
	const rest = records[Symbol.iterator]();
	return sectionCounts.map((count, number) => {
		const [first = '{}'] = Array.from({ length: count }, () => rest.next().value as string);
		const { url } = JSON.parse(first) as Partial<SectionRecord>;
		return url && editionPath(paths[number] as string, url.replace(/^[a-z]+:\/\/[^/]*|#.*/gi, ''));
	});
}

/** Returns the documents in Latin letters whose path names a language in others. */
function foreignOf(paths: readonly string[], { texts, sectionCounts }: SectionTexts): Set<number> {
	const letters = paths.map((path) => LETTERS[languageOf(path)?.slice(0, 2) ?? '']);
	const found = new Set<number>();
	if (letters.every((own) => own === undefined)) return found;
	const rest = texts[Symbol.iterator]();
	for (const [number, sections] of sectionCounts.entries()) {
		const own = letters[number];
		let all = 0;
		let expected = 0;
		for (let i = 0; i < sections; i++) {
			const json = rest.next().value as string;
			if (own === undefined) continue;
			const body = JSON.parse(json) as string;
			all += body.match(/\p{L}/gu)?.length ?? 0;
			expected += body.match(own)?.length ?? 0;
		}
		if (all > 0 && expected < MIN_LETTERS * all) found.add(number);
	}
	return found;
}

function hintColumns({ addresses, foreign }: EditionHints): Omit<StoredEditions['columns'], 'pages'> {
	const edition_paths = [...new Set(addresses.map((address = '') => address))];
	const numbers = new Map(edition_paths.map((address, number) => [address, encodeNumber(number)]));
	return {
		...(edition_paths.some((address) => address !== '') && {
			edition_paths,
			edition: addresses.map((address = '') => numbers.get(address)).join(''),
		}),
		...(foreign.size > 0 && { foreign: [...foreign] }),
	};
}
