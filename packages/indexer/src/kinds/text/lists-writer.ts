import { ownPostings, type TermPostings } from './row.ts';
import type { RowLists, TermName } from './row-lists.ts';
import type { SplicedRow } from './splice-row.ts';

/** Writes a row from another one, term by term: what is between two terms that change is copied as it is. */
export interface ListsWriter {
	/** Keeps the terms of the other row up to a place. */
	keepUpTo(place: number): void;
	/** Takes the next term of the other row out. */
	take(): TermPostings;
	/** Adds a term. */
	add(name: TermName, postings: TermPostings): void;
	finish(): SplicedRow;
}

/**
 * @param old the other row
 * @throws RangeError where it has fewer postings than its terms say
 */
export function createListsWriter(oldNames: readonly TermName[], old: RowLists): ListsWriter {
	const names: TermName[] = [];
	const frequencies: Uint32Array[] = [];
	const gaps: Uint32Array[] = [];
	const counts: Uint32Array[] = [];
	let term = 0;
	let posting = 0;
	const behind = (terms: number): number => {
		let end = posting;
		for (let i = term; i < terms; i++) end += old.frequencies[i] as number;
		if (end > old.gaps.length) throw new RangeError('a row of terms has too few postings');
		return end;
	};
	return {
		keepUpTo(place) {
			const end = behind(place);
			for (let i = term; i < place; i++) names.push(oldNames[i] as TermName);
			frequencies.push(old.frequencies.subarray(term, place));
			gaps.push(old.gaps.subarray(posting, end));
			counts.push(old.counts.subarray(posting, end));
			[term, posting] = [place, end];
		},
		take() {
			const from = posting;
			posting = behind(term + 1);
			term++;
			return ownPostings(sectionsFrom(old.gaps.subarray(from, posting)), old.counts.subarray(from, posting));
		},
		add(name, { sections, counts: own, from, to }) {
			names.push(name);
			frequencies.push(Uint32Array.of(to - from));
			gaps.push(gapsOf(sections.subarray(from, to)));
			counts.push(own.subarray(from, to));
		},
		finish: () => ({ names, lists: { frequencies: joined(frequencies), gaps: joined(gaps), counts: joined(counts) } }),
	};
}

/** The sections of a term from the gaps between them. */
export function sectionsFrom(gaps: Uint32Array): Uint32Array {
	let section = -1;
	return gaps.map((gap) => {
		section += gap;
		return section;
	});
}

function gapsOf(sections: Uint32Array): Uint32Array {
	let before = -1;
	return sections.map((section) => {
		const gap = section - before;
		before = section;
		return gap;
	});
}

function joined(lists: readonly Uint32Array[]): Uint32Array {
	const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
	let end = 0;
	for (const list of lists) {
		all.set(list, end);
		end += list.length;
	}
	return all;
}
