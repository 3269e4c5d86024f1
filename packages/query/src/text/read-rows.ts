import { ZERO } from '@pinakes/format/codec/numbers';
import { readBuckets } from '@pinakes/format/kinds/buckets/read';
import { damaged, readKeys } from '@pinakes/format/kinds/tables';
import { lengthNorm } from '@pinakes/format/kinds/text/bm25';
import { lengthAt, MAX_LENGTHS } from '@pinakes/format/kinds/text/lengths';
import { decodeRow, EMPTY_ROW, type Row, type RowBounds } from '@pinakes/format/kinds/text/row';
import { lengthsKey } from '@pinakes/format/kinds/text/row-keys';
import { TERMS_TABLE, type TextSettings } from '@pinakes/format/kinds/text/schema';
import type { Manifest } from '@pinakes/format/manifest';
import { readKept } from '@pinakes/format/read-kept';
import type { Recipe } from '@pinakes/format/recipe';
import { createCache } from '../core/cache.ts';
import type { TextStore } from './text-store.ts';

/** Characters of rows that are kept; beyond, those that were not needed for the longest time are read again. */
const MAX_KEPT = 2 ** 26;

/**
 * Returns what reads the rows of an index, and keeps them. Where rows have the lengths of sections, norms are
 * filled in as these are read.
 */
export function rowReader(
	manifest: Manifest,
	settings: TextSettings,
	sections: number,
	normsOfAll: () => Float32Array,
): Pick<TextStore, 'rows' | 'readLengths'> {
	const { total_length: total = 0 } = settings;
	const normAt = Float32Array.from({ length: MAX_LENGTHS }, (_, i) => lengthNorm(lengthAt(i), total / sections));
	const bounds: RowBounds = {
		alphabet: [...(settings.alphabet ?? settings.common ?? damaged(TERMS_TABLE))],
		sections,
		counts: settings.counts.length,
		hasLengths: settings.lengths === undefined,
	};
	const rows = createCache<Row>(MAX_KEPT, ({ size }) => size + 1);
	const measured = new Set<string>();

	function learn(row: Row, lengths = ''): void {
		const norms = normsOfAll();
		let at = 0;
		for (const postings of row.postings) {
			for (const section of postings.decode().sections) {
				norms[section] = normAt[lengths.charCodeAt(at++) - ZERO] ?? damaged(TERMS_TABLE);
			}
		}
		if (lengths.length !== at) damaged(TERMS_TABLE);
	}

	function toRow(key: string, text: string | undefined): Row {
		if (text === undefined) return EMPTY_ROW;
		const row = decodeRow(key, text, bounds) ?? damaged(TERMS_TABLE);
		// A row has the lengths of all its sections, so that no list has another.
		if (row.lengths !== undefined) learn(row, row.lengths);
		return row;
	}

	function* readRows(keys: readonly string[]): Recipe<Row[]> {
		return yield* readKept(rows, keys, function* (missing) {
			const isFine = missing[0]?.[0] === ' ';
			const texts = yield* isFine
				? readBuckets(manifest, missing)
				: readKeys<string>(manifest, TERMS_TABLE, '', missing);
			return missing.map((key, i) => toRow(key, texts[i]));
		});
	}

	return {
		rows: readRows,
		*readLengths(postings) {
			const keys = new Set(postings.flatMap(({ unread }) => unread?.row ?? []));
			const missing = [...keys].filter((key) => !measured.has(key));
			if (missing.length === 0) return;
			const lengths = yield* readBuckets(manifest, missing.map(lengthsKey));
			const read = yield* readRows(missing);
			missing.forEach((key, i) => {
				learn(read[i] as Row, lengths[i]);
				measured.add(key);
			});
		},
	};
}
