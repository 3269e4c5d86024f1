import { ZERO } from '@pinakes/format/codec/numbers';
import { readBuckets } from '@pinakes/format/kinds/buckets/read';
import { damaged, readKeys, readRecords } from '@pinakes/format/kinds/tables';
import { BLOCKS_TABLE, type Blocks, decodeBlock } from '@pinakes/format/kinds/text/blocks';
import { normsByIndex } from '@pinakes/format/kinds/text/lengths';
import { decodeRow, EMPTY_ROW, type Row, type RowBounds } from '@pinakes/format/kinds/text/row';
import { type DecodedPostings, postingArrays } from '@pinakes/format/kinds/text/row-postings';
import { TERMS_TABLE, type TextSettings } from '@pinakes/format/kinds/text/schema';
import type { Manifest } from '@pinakes/format/manifest';
import { readCached } from '@pinakes/format/read-cached';
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
): Pick<TextStore, 'rows' | 'readUnread'> {
	const { total_length: total = 0 } = settings;
	const normAt = normsByIndex(total / sections);
	const bounds: RowBounds = {
		alphabet: [...(settings.alphabet ?? settings.common ?? damaged(TERMS_TABLE))],
		sections,
		counts: settings.counts.length,
		hasLengths: settings.lengths === undefined,
	};
	const rows = createCache<Row>(MAX_KEPT, ({ size }) => size + 1);
	/** The terms in blocks whose norms are filled in, by their first blocks. */
	const measured = new Set<number>();

	function learn(decoded: readonly DecodedPostings[], lengths = ''): void {
		const norms = normsOfAll();
		let at = 0;
		for (const { sections: own } of decoded) {
			for (const section of own) norms[section] = normAt[lengths.charCodeAt(at++) - ZERO] ?? damaged(TERMS_TABLE);
		}
		if (lengths.length !== at) damaged(TERMS_TABLE);
	}

	function toRow(key: string, text: string | undefined): Row {
		if (text === undefined) return EMPTY_ROW;
		const row = decodeRow(key, text, bounds) ?? damaged(TERMS_TABLE);
		// A row has the lengths of all its sections, so that no list has another.
		const decoded = (): DecodedPostings[] => row.postings.map((one) => (one.unread ? NONE : one.decode()));
		if (row.lengths !== undefined) learn(decoded(), row.lengths);
		return row;
	}

	function* readRows(keys: readonly string[]): Recipe<Row[]> {
		return yield* readCached(rows, keys, function* (missing) {
			// Those of common characters are not fine, and are asked for beside others.
			const fine = missing.filter(isFine);
			const others = missing.filter((key) => !isFine(key));
			const texts = fine.length > 0 ? yield* readBuckets(manifest, fine) : [];
			if (others.length > 0) texts.push(...(yield* readKeys<string>(manifest, TERMS_TABLE, '', others)));
			const inOrder = [...fine, ...others];
			return missing.map((key) => toRow(key, texts[inOrder.indexOf(key)]));
		});
	}

	/** Reads texts of the table of blocks. */
	function* readTexts(numbers: readonly number[]): Recipe<string[]> {
		return numbers.length > 0 ? yield* readRecords<string>(manifest, BLOCKS_TABLE, '', numbers) : [];
	}

	return {
		rows: readRows,
		*readUnread(postings) {
			const wanted = postings.flatMap(({ unread, blocks }) => (unread ? missingOf(unread, blocks) : []));
			const unmeasured = postings.flatMap(({ unread, blocks }) =>
				unread && !blocks && !measured.has(unread.first) ? unread : [],
			);
			const texts = yield* readTexts([
				...wanted.map(({ blocks, number }) => blocks.first + number),
				...unmeasured.map(({ first, lasts }) => first + lasts.length),
			]);
			wanted.forEach(({ blocks, number }, i) => {
				blocks.read[number] = decodeBlock(texts[i] as string, blocks, number, bounds) ?? damaged(BLOCKS_TABLE);
			});
			unmeasured.forEach(({ first, read }, i) => {
				learn(read as DecodedPostings[], texts[wanted.length + i]);
				measured.add(first);
			});
		},
	};
}

/** The blocks of a term that are not read yet, all or of those asked for. */
function missingOf(blocks: Blocks, asked?: readonly number[]): { readonly blocks: Blocks; readonly number: number }[] {
	return [...(asked ?? blocks.lasts.keys())].flatMap((number) => (blocks.read[number] ? [] : { blocks, number }));
}

function isFine(key: string): boolean {
	return key[0] === ' ';
}

const NONE = postingArrays(0);
