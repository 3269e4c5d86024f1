import { NumberList } from '../../write/number-list.ts';
import { startsOf } from './row-bytes.ts';
import { next, RADIX, readNumber, ZERO } from './row-numbers.ts';
import type { RowTexts } from './row-texts.ts';

/** The number of a section that is no more. */
export const GONE = 0xffffffff;

/** What became of the sections of a row. */
export const FATES = {
	same: 0,
	/** They have other numbers. */
	moved: 1,
	/** Some of them are no more. */
	gone: 2,
} as const;

/** Postings of sections that were read anew, in the order of the rows. */
export interface Hits {
	readonly rows: Uint32Array;
	/** The place of the term in its row. */
	readonly terms: Uint32Array;
	/** The place of the posting in its row. */
	readonly places: Uint32Array;
	readonly sections: Uint32Array;
}

/** What became of a section, as `scanRows` looks it up. */
const STAYS = 0;
const MOVES = 1;
const REREAD = 2;
const GOES = 3;

/**
 * Reads the sections of rows.
 *
 * @param among the rows, ascending
 * @param moved the new number of each section, `GONE` for those that are no more
 * @param isReread 1 for each section that was read anew, of which all postings are wanted
 * @returns the fate of each row; that of a row that was not read is `same`
 * @throws RangeError for rows that are damaged
 */
export function scanRows(
	{ texts }: RowTexts,
	among: Iterable<number>,
	moved: Uint32Array,
	isReread: Uint8Array,
): { readonly fates: Uint8Array; readonly hits: Hits } {
	const fates = new Uint8Array(texts.length);
	const hits = {
		rows: new NumberList(),
		terms: new NumberList(),
		places: new NumberList(),
		sections: new NumberList(),
	};
	const news = newsOf(moved, isReread);
	for (const row of among) {
		const bytes = texts[row] as Uint8Array;
		const { frequencies, sections } = startsOf(bytes);
		let at = sections;
		let place = 0;
		let term = 0;
		for (let from = frequencies; from < sections - 1; term++) {
			const end = place + readNumber(bytes, from) + 1;
			from = next;
			let section = -1;
			for (; place < end; place++) {
				// Most gaps have one digit, and most sections stay: this is where the time goes.
				const digit = (bytes[at] as number) - ZERO;
				if (digit < RADIX) {
					section += digit;
					at++;
				} else {
					section += readNumber(bytes, at);
					at = next;
				}
				const fate = news[section];
				if (fate === STAYS) continue;
				if (fate === undefined) throw new RangeError('a row of terms has a section that is none');
				if (fate === REREAD) {
					hits.rows.push(row);
					hits.terms.push(term);
					hits.places.push(place);
					hits.sections.push(section);
				}
				if (fate === GOES) fates[row] = FATES.gone;
				else if (moved[section] !== section && fates[row] === FATES.same) fates[row] = FATES.moved;
			}
		}
	}
	return {
		fates,
		hits: {
			rows: hits.rows.view(),
			terms: hits.terms.view(),
			places: hits.places.view(),
			sections: hits.sections.view(),
		},
	};
}

/** What became of each section. */
function newsOf(moved: Uint32Array, isReread: Uint8Array): Uint8Array {
	const news = new Uint8Array(moved.length);
	for (let section = 0; section < moved.length; section++) {
		const now = moved[section];
		if (now === GONE) news[section] = GOES;
		else if (isReread[section] === 1) news[section] = REREAD;
		else news[section] = now === section ? STAYS : MOVES;
	}
	return news;
}
