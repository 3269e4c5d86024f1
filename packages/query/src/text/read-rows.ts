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
import type { TextStore } from './text-store.ts';

/** Postings that are kept decoded; beyond, all are forgotten and decoded again when they are needed. */
const MAX_DECODED = 2 ** 23;

/**
 * Returns what reads the rows of an index, and keeps them decoded. Where rows have the lengths of sections, norms are
 * filled in as these are read.
 */
export function rowReader(
	manifest: Manifest,
	settings: TextSettings,
	{ sections, norms, found }: Pick<TextStore, 'sections' | 'norms' | 'found'>,
): Pick<TextStore, 'rows' | 'readLengths'> {
	const { total_length: total = 0 } = settings;
	const normAt = Float32Array.from({ length: MAX_LENGTHS }, (_, i) => lengthNorm(lengthAt(i), total / sections));
	const bounds: RowBounds = {
		alphabet: [...(settings.alphabet ?? settings.common ?? damaged(TERMS_TABLE))],
		sections,
		counts: settings.counts.length,
		hasLengths: settings.lengths === undefined,
	};
	const rows = new Map<string, Row>();
	const measured = new Set<string>();
	let decoded = 0;

	function learn(row: Row, lengths = ''): void {
		const numbers = sectionsOf(row);
		if (lengths.length !== numbers.length) damaged(TERMS_TABLE);
		for (let i = 0; i < numbers.length; i++) {
			norms[numbers[i] as number] = normAt[lengths.charCodeAt(i) - ZERO] ?? damaged(TERMS_TABLE);
		}
	}

	function toRow(key: string, text: string | undefined): Row {
		if (text === undefined) return EMPTY_ROW;
		const row = decodeRow(key, text, bounds) ?? damaged(TERMS_TABLE);
		decoded += sectionsOf(row).length;
		// A row has the lengths of all its sections, so that no list has another.
		if (row.lengths !== undefined) learn(row, row.lengths);
		return row;
	}

	function* readRows(keys: readonly string[]): Recipe<Row[]> {
		if (decoded > MAX_DECODED) {
			rows.clear();
			found.clear();
			decoded = 0;
		}
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

/** The sections of all postings of a row, one after the other. */
function sectionsOf({ postings }: Row): Uint32Array {
	return postings[0]?.sections ?? new Uint32Array();
}
