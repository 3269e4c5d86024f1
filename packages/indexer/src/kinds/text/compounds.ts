import { type AddedLanguage, addedLanguage, isUnspaced } from '@pinakes/query/internal';
import { NumberList } from '../../base/encode.ts';
import { Combinations, Dictionary, type Postings, type SectionTexts } from './collect.ts';

/** Maximum depth to which the head of a compound is split again. */
const MAX_DEPTH = 3;

export interface DocumentPostings extends Pick<SectionTexts, 'languages' | 'sectionCounts'> {
	readonly postings: Postings;
}

/**
 * Adds the parts of compounds to postings, for languages that write compounds as one word: a section with `Krankenhaus`
 * also gets `haus`, if any text of the language has that word on its own.
 *
 * @param known words of all texts, by language name
 */
export function withCompounds(read: DocumentPostings, known: ReadonlyMap<string, ReadonlySet<string>>): Postings {
	const own = wordsByLanguage(read);
	if (own.size === 0) return read.postings;
	const dictionary = new Dictionary(read.postings.words);
	const names = languagesBySection(read);
	const parts = new Map(
		Array.from(own, ([name, words]) => [
			name,
			partsOfWords(words, known.get(name) ?? words, dictionary, addedLanguage(name) as AddedLanguage),
		]),
	);
	return { ...addParts(read.postings, (section) => parts.get(names[section] as string)), words: dictionary.terms };
}

/** Returns the words of texts by language name, for languages with compounds. */
export function wordsByLanguage(read: DocumentPostings): Map<string, Set<string>> {
	const splitting = [...new Set(read.languages)].filter((name) => addedLanguage(name)?.splits !== undefined);
	const words = new Map(splitting.map((name) => [name, new Set<string>()]));
	if (words.size === 0) return words;
	const { words: texts, terms, ends } = read.postings;
	const names = languagesBySection(read);
	let from = 0;
	ends.forEach((end, section) => {
		const own = words.get(names[section] as string);
		for (; from < end; from++) {
			const text = texts[terms[from] as number] as string;
			if (own !== undefined && !isUnspaced(text)) own.add(text);
		}
	});
	return words;
}

function languagesBySection({ languages, sectionCounts }: DocumentPostings): string[] {
	return languages.flatMap((name, i) => Array<string>(sectionCounts[i] as number).fill(name));
}

type Parts = ReadonlyMap<number, readonly number[]>;

/** Returns the numbers of the parts of each compound. */
function partsOfWords(
	words: ReadonlySet<string>,
	known: ReadonlySet<string>,
	dictionary: Dictionary,
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

function addParts(postings: Postings, partsFor: (section: number) => Parts | undefined): Postings {
	const combinations = new Combinations(postings.combinations);
	const terms = new NumberList();
	const counts = new NumberList();
	let from = 0;
	const ends = postings.ends.map((end, section) => {
		const parts = partsFor(section);
		const found = new Map<number, number>();
		for (; from < end; from++) {
			const term = postings.terms[from] as number;
			const count = postings.counts[from] as number;
			for (const number of [term, ...(parts?.get(term) ?? [])]) {
				const before = found.get(number);
				found.set(number, before === undefined ? count : combinations.sumOf(before, count));
			}
		}
		for (const [term, count] of found) {
			terms.push(term);
			counts.push(count);
		}
		return terms.length;
	});
	return { ...postings, combinations: combinations.list, terms: terms.view(), counts: counts.view(), ends };
}
