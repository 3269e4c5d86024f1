import { partFile } from '../format/codec/cuts.js';
import { ZERO } from '../format/codec/numbers.js';
import { readBuckets } from '../format/kinds/buckets/read.js';
import { damaged, readKeys } from '../format/kinds/tables.js';
import { type Blocks, joinBlocks } from '../format/kinds/text/blocks.js';
import { CHUNKS_TABLE, decodeChunk, decodeChunkLengths } from '../format/kinds/text/chunks.js';
import { normsByIndex } from '../format/kinds/text/lengths.js';
import { decodeRow, EMPTY_ROW, type Row, type RowBounds } from '../format/kinds/text/row.js';
import { fineKey } from '../format/kinds/text/row-keys.js';
import { TERMS_TABLE, type TextSettings } from '../format/kinds/text/schema.js';
import type { Manifest } from '../format/manifest.js';
import { createCache } from '../format/open/cache.ts';
import { readCached } from '../format/read-cached.js';
import type { Recipe } from '../format/recipe.js';
import type { Content } from '../format/sources/source.js';
import { textOf } from '../format/utf8.js';
import type { UnreadPostings } from './read-lists.ts';
import type { TextStore } from './store.ts';

/** Maximum characters of rows in the cache. */
const MAX_CACHED = 2 ** 26;

/** Fills in the norms of the sections of postings, whose lengths are in the same order, by their indexes or as digits. */
type FillNorms = (sections: Uint32Array, lengths: string | Uint8Array) => void;

/**
 * Returns functions that read the rows of an index, and cache them. Where rows have the lengths of sections, norms are
 * filled in as postings are decoded.
 */
export function rowReader(
	manifest: Manifest,
	settings: TextSettings,
	sections: number,
	normsOfAll: () => Float32Array,
): Pick<TextStore, 'rows' | 'readUnread'> {
	const { total_length: total = 0 } = settings;
	const normAt = normsByIndex(total / sections);
	const fillNorms: FillNorms = (own, lengths) => {
		const norms = normsOfAll();
		for (let i = 0; i < own.length; i++) {
			const index = typeof lengths === 'string' ? lengths.charCodeAt(i) - ZERO : (lengths[i] as number);
			norms[own[i] as number] = normAt[index] ?? damaged(TERMS_TABLE);
		}
		if (lengths.length !== own.length) damaged(TERMS_TABLE);
	};
	const bounds: RowBounds = {
		alphabet: [...(settings.alphabet ?? settings.common ?? damaged(TERMS_TABLE))],
		sections,
		counts: settings.counts.length,
		takeLengths: settings.lengths === undefined ? fillNorms : undefined,
	};
	const rows = createCache<Row>(MAX_CACHED, ({ size }) => size + 1);
	const readRows: TextStore['rows'] = (keys) =>
		readCached(rows, keys, function* (missing) {
			const texts = yield* readTexts(manifest, missing);
			const read = missing.map((key, i) => {
				const text = texts[i];
				return text === undefined ? EMPTY_ROW : (decodeRow(key, text, bounds) ?? damaged(TERMS_TABLE));
			});
			const changes = read.flatMap(({ postings: [first] }) => (first?.unread?.baseTerm ? first.unread : []));
			const bases = changes[0] ? yield* readRows(changes.map(({ baseTerm = '' }) => fineKey(baseTerm))) : [];
			changes.forEach((unread, i) => {
				unread.base = bases[i]?.postings[0]?.unread ?? damaged(TERMS_TABLE);
			});
			return read;
		});
	return { rows: readRows, readUnread: unreadReader(bounds, fillNorms) };
}

/** Reads the texts of rows; undefined for a key without one. */
function* readTexts(manifest: Manifest, keys: readonly string[]): Recipe<(string | undefined)[]> {
	// Those of common characters are not fine, and are asked for beside others.
	const fine = keys.filter(isFine);
	const others = keys.filter((key) => !isFine(key));
	const texts = fine.length > 0 ? yield* readBuckets(manifest, fine) : [];
	if (others.length > 0) texts.push(...(yield* readKeys<string>(manifest, TERMS_TABLE, '', others)));
	const inOrder = [...fine, ...others];
	return keys.map((key) => texts[inOrder.indexOf(key)]);
}

function isFine(key: string): boolean {
	return key[0] === ' ';
}

/** Returns a function that reads blocks of postings, and the norms of terms of which all blocks are read. */
function unreadReader(bounds: RowBounds, fillNorms: FillNorms): TextStore['readUnread'] {
	/** The terms in blocks whose norms are filled in, by their first blocks. */
	const measured = new Set<number>();
	return function* (postings) {
		const parts = postings.flatMap(partsOf);
		const wanted = parts.flatMap(({ unread, blocks }) => missingOf(unread, blocks));
		const unmeasured = parts.flatMap(({ unread, blocks }) =>
			!blocks && unread.lengths > 0 && !measured.has(unread.first) ? unread : [],
		);
		const numbers = [
			...wanted.map(({ blocks, number }) => blocks.first + number),
			...unmeasured.flatMap(({ first, lasts, lengths }) =>
				Array.from({ length: lengths }, (_, i) => first + lasts.length + i),
			),
		];
		const texts = numbers[0] === undefined ? [] : yield* readChunks(numbers);
		wanted.forEach(({ blocks, number }, i) => {
			blocks.read[number] = decodeChunk(texts[i] as string, blocks, number, bounds) ?? damaged(CHUNKS_TABLE);
		});
		let at = wanted.length;
		for (const { first, lengths, read } of unmeasured) {
			const own = texts.slice(at, at + lengths).join('');
			at += lengths;
			const { sections } = joinBlocks({ read });
			fillNorms(sections, decodeChunkLengths(own, sections.length));
			measured.add(first);
		}
	};
}

/** Reads chunks by their numbers, which are those of their files. */
function* readChunks(numbers: readonly number[]): Recipe<string[]> {
	const files = numbers.map((number) => ({ file: partFile(CHUNKS_TABLE, number) }));
	return ((yield files) as Content[]).map((content) => textOf(content) ?? damaged(CHUNKS_TABLE));
}

/** Returns the blocks of a term, and those of its base, whose numbers are behind its own; all if none are asked for. */
function partsOf({
	unread,
	blocks,
}: UnreadPostings): { readonly unread: Blocks; readonly blocks?: number[] | undefined }[] {
	if (!unread) return [];
	const { lasts, base } = unread;
	const own = blocks?.filter((number) => number < lasts.length);
	const others = blocks?.slice(own?.length).map((number) => number - lasts.length);
	return [{ unread, blocks: own }, ...(base ? [{ unread: base, blocks: others }] : [])];
}

/** The blocks of a term that are not read yet, all or of those asked for. */
function missingOf(blocks: Blocks, asked?: readonly number[]): { readonly blocks: Blocks; readonly number: number }[] {
	return [...(asked ?? blocks.lasts.keys())].flatMap((number) => (blocks.read[number] ? [] : { blocks, number }));
}
