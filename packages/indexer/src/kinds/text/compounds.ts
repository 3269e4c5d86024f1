import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import type { AddedLanguage } from '@pinakes/query/format/analysis/language';
import { addedLanguage } from '@pinakes/query/format/analysis/registry';
import type { Collected } from './collect.ts';
import type { ReadDocuments } from './documents.ts';

/** How often what a compound begins with is taken apart again. */
const MAX_DEPTH = 3;

/**
 * Postings with those of the words that compounds are made of, in languages that write them as one: a section with
 * `Krankenhaus` has `haus` too, where some text of the language has that word by itself.
 */
export function withCompounds({ collected, languages, sectionCounts }: ReadDocuments): Collected {
	const splitting = new Map(
		[...new Set(languages)].flatMap((name) => {
			const language = addedLanguage(name);
			return language?.splits === undefined ? [] : [[name, language] as const];
		}),
	);
	if (splitting.size === 0) return collected;
	const names = languages.flatMap((name, i) => Array<string>(sectionCounts[i] as number).fill(name));
	const parts = new Map(
		Array.from(splitting, ([name, language]) => [
			name,
			partsIn(collected, (section) => names[section] === name, language),
		]),
	);
	return addParts(collected, (section) => parts.get(names[section] as string));
}

type Parts = ReadonlyMap<number, readonly number[]>;

/** The numbers of the parts of each compound that the texts of a language have. */
function partsIn(
	{ dictionary, terms, ends }: Collected,
	isOwn: (section: number) => boolean,
	language: AddedLanguage,
): Parts {
	const known = new Map<string, number>();
	let from = 0;
	ends.forEach((end, section) => {
		for (; from < end; from++) {
			const term = terms[from] as number;
			const text = dictionary.terms[term] as string;
			if (isOwn(section) && !isUnspaced(text)) known.set(text, term);
		}
	});
	const partsOf = (stem: string, depth: number): number[] => {
		for (const [head, tail] of depth > 0 ? (language.splits?.(stem) ?? []) : []) {
			const last = known.get(tail);
			if (last === undefined) continue;
			const first = known.get(head);
			const within = partsOf(head, depth - 1);
			if (first !== undefined || within.length > 0) return [...(first === undefined ? [] : [first]), ...within, last];
		}
		return [];
	};
	const parts = new Map<number, readonly number[]>();
	for (const [stem, number] of known) {
		const own = [...new Set(partsOf(stem, MAX_DEPTH))];
		if (own.length > 0) parts.set(number, own);
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
