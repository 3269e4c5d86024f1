import { type AddedLanguage, addedLanguage, isUnspaced } from '@pinakes/query/internal';
import type { Collected, SectionTexts } from './collect.ts';

/** Maximum depth to which the head of a compound is split again. */
const MAX_DEPTH = 3;

/**
 * Adds the parts of compounds to postings, for languages that write compounds as one word: a section with `Krankenhaus`
 * also gets `haus`, if any text of the language has that word on its own.
 *
 * @param known words of all texts; by default those of `read`
 */
export function withCompounds(read: CollectedDocuments, known?: KnownWords): Collected {
	const { collected } = read;
	const own = wordsByLanguage(read);
	if (own.size === 0) return collected;
	const names = languagesBySection(read);
	const parts = new Map(
		Array.from(own, ([name, words]) => [
			name,
			partsOfWords(words, known?.get(name) ?? words, collected, addedLanguage(name) as AddedLanguage),
		]),
	);
	return addParts(collected, (section) => parts.get(names[section] as string));
}

/** Postings of some documents. */
export interface CollectedDocuments extends Pick<SectionTexts, 'languages' | 'sectionCounts'> {
	readonly collected: Collected;
}

/** Words by language name. */
type KnownWords = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the words of texts by language name, for languages with compounds. */
export function wordsByLanguage(read: CollectedDocuments): Map<string, Set<string>> {
	const { dictionary, terms, ends } = read.collected;
	const splitting = [...new Set(read.languages)].filter((name) => addedLanguage(name)?.splits !== undefined);
	const words = new Map(splitting.map((name) => [name, new Set<string>()]));
	if (words.size === 0) return words;
	const names = languagesBySection(read);
	let from = 0;
	ends.forEach((end, section) => {
		const own = words.get(names[section] as string);
		for (; from < end; from++) {
			const text = dictionary.terms[terms[from] as number] as string;
			if (own !== undefined && !isUnspaced(text)) own.add(text);
		}
	});
	return words;
}

function languagesBySection({ languages, sectionCounts }: CollectedDocuments): string[] {
	return languages.flatMap((name, i) => Array<string>(sectionCounts[i] as number).fill(name));
}

type Parts = ReadonlyMap<number, readonly number[]>;

/** Returns the numbers of the parts of each compound. */
function partsOfWords(
	words: ReadonlySet<string>,
	known: ReadonlySet<string>,
	{ dictionary }: Collected,
	language: AddedLanguage,
): Parts {
	const numberOf = (text: string): number | undefined => (known.has(text) ? dictionary.numberOf(text) : undefined);
	const partsOf = (stem: string, depth: number): number[] => {
		for (const [head, tail] of depth > 0 ? (language.splits?.(stem) ?? []) : []) {
			const last = numberOf(tail);
			if (last === undefined) continue;
			const first = numberOf(head);
			const within = partsOf(head, depth - 1);
			if (first !== undefined || within.length > 0) return [...(first === undefined ? [] : [first]), ...within, last];
		}
		return [];
	};
	const parts = new Map<number, readonly number[]>();
	for (const stem of words) {
		const own = [...new Set(partsOf(stem, MAX_DEPTH))];
		if (own.length > 0) parts.set(dictionary.numberOf(stem), own);
	}
	return parts;
}

function addParts(collected: Collected, partsFor: (section: number) => Parts | undefined): Collected {
	const { combinations } = collected;
	const terms: number[] = [];
	const counts: number[] = [];
	const ends: number[] = [];
	let from = 0;
	collected.ends.forEach((end, section) => {
		const parts = partsFor(section);
		const found = new Map<number, number>();
		for (let i = from; i < end; i++) {
			const term = collected.terms[i] as number;
			const count = collected.counts[i] as number;
			for (const number of [term, ...(parts?.get(term) ?? [])]) {
				const before = found.get(number);
				found.set(number, before === undefined ? count : combinations.sumOf(before, count));
			}
		}
		from = end;
		for (const [term, count] of found) {
			terms.push(term);
			counts.push(count);
		}
		ends.push(terms.length);
	});
	return {
		...collected,
		terms: Uint32Array.from(terms),
		counts: Uint32Array.from(counts),
		ends: Uint32Array.from(ends),
	};
}
