import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import { encodePostings } from '@pinakes/query/format/codec/postings';
import { LEXICON_FILE, type Lexicon } from '@pinakes/query/format/kinds/lexicon/schema';
import { encodeBlocks } from '@pinakes/query/format/kinds/text/blocks';
import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { titleKey } from '@pinakes/query/format/kinds/titles/schema';
import { titleConcepts, titleText } from '@pinakes/query/format/kinds/titles/title-concepts';
import { sha256Of } from '../base/digest.ts';
import { ownPostings } from '../kinds/text/row.ts';
import { NumberFile } from '../spill/number-file.ts';
import type { Spill } from '../spill/spill-folder.ts';
import type { SpilledRows } from '../spill/spilled-rows.ts';
import { buildAnalyzer } from '../words/content-words.ts';
import type { TableRow } from '../write/parts.ts';
import type { TitlesOf } from './base-postings.ts';
import { writePostings } from './encode-chunks.ts';
import { recordsOf } from './published-documents.ts';
import type { WholeIndex } from './read-index.ts';

/** Sections in lists that are in memory at once. */
const RUN_LENGTH = 2 ** 22;

/** JSON of lists that is longer is in chunks: a search looks up some dozens of sections in them. */
const MAX_LIST_LENGTH = 2 ** 15;

/** JSON of lists that is at most so long has no base: it takes less than to look up sections. */
const MIN_BASED_LENGTH = 2 ** 13;

interface TitleListOptions {
	/** Sections in lists that are in memory at once. */
	readonly runLength?: number;
	/** Characters of lists that are not in chunks. */
	readonly maxLength?: number;
	/** Texts of chunks, to which those of long lists are added. */
	readonly chunks?: SpilledRows | undefined;
	/** Returns the sections that have the base of a character in their titles. */
	readonly titlesOf?: TitlesOf | undefined;
}

/**
 * Returns the JSON of the sections with each concept in their titles, by key, except for those of which their term tells
 * the same: see kinds/titles/schema.ts of format.
 *
 * @param titled digests of the sections with each term in their titles, of those that are in any
 */
export function* titleLists(
	index: WholeIndex,
	titled: ReadonlyMap<string, string>,
	spill: Spill,
	{ runLength = RUN_LENGTH, maxLength = MAX_LIST_LENGTH, chunks, titlesOf }: TitleListOptions = {},
): Generator<TableRow> {
	const lexicon = JSON.parse(index.files.get(LEXICON_FILE) as string) as Lexicon;
	const analyzer = buildAnalyzer();
	const concepts = new Map<string, number>();
	/** How many sections have each concept. */
	const sizes: number[] = [];
	/** The concepts of each section, after their number. */
	const file = new NumberFile(spill.createFile('titles'));
	let sections = 0;
	for (const record of recordsOf<SectionRecord>(index, 'sections')) {
		const found = new Set(titleConcepts({ lexicon, analyzer }, titleText(record)));
		file.push(found.size);
		for (const concept of found) {
			const number = concepts.get(concept) ?? concepts.size;
			concepts.set(concept, number);
			sizes[number] = (sizes[number] ?? 0) + 1;
			file.push(number);
		}
		sections++;
	}
	for (const term of titled.keys()) if (!concepts.has(term)) yield [titleKey(term), EMPTY];
	const names = concepts.keys();
	for (const list of sectionLists(file, sections, sizes, runLength)) {
		const concept = names.next().value as string;
		const text = JSON.stringify(encodePostings([...list]));
		if (listDigest(text) === titled.get(concept)) continue;
		const base = text.length > Math.min(MIN_BASED_LENGTH, maxLength) ? titlesOf?.(concept) : undefined;
		const changes = base && differencesOf(list, base.sections);
		if (chunks && base && changes && changes.length * 2 <= list.length) {
			yield [titleKey(concept), JSON.stringify(`${writeList(changes, list.length, chunks)} ${base.term}`)];
		} else if (chunks && text.length > maxLength) {
			yield [titleKey(concept), JSON.stringify(writeList(list, list.length, chunks))];
		} else yield [titleKey(concept), text];
	}
}

/** Returns the sections that only one of two lists has. */
function differencesOf(list: Uint32Array, other: Uint32Array): Uint32Array {
	const [own, others] = [new Set(list), new Set(other)];
	const differing = [
		...list.filter((section) => !others.has(section)),
		...other.filter((section) => !own.has(section)),
	];
	return Uint32Array.from(differing).sort();
}

/** Writes sections in chunks, and returns the text that tells where they are. */
function writeList(sections: Uint32Array, size: number, chunks: SpilledRows): string {
	const first = chunks.length;
	const lasts = writePostings(ownPostings(sections, new Uint32Array(sections.length)), Uint32Array.of(0), chunks);
	return ` ${encodeNumber(size)} ${encodeBlocks(first, [{ greatest: 0, lengths: 0, lasts }])}`;
}

/** Returns the sections of each concept in the order of their numbers. The file is read once for each run of concepts. */
function* sectionLists(
	file: NumberFile,
	sections: number,
	sizes: readonly number[],
	runLength: number,
): Generator<Uint32Array> {
	for (let from = 0, to = 0; from < sizes.length; from = to) {
		let length = 0;
		const starts: number[] = [];
		for (; to < sizes.length && (to === from || length + (sizes[to] as number) <= runLength); to++) {
			starts.push(length);
			length += sizes[to] as number;
		}
		const lists = new Uint32Array(length);
		const ends = [...starts];
		const read = file.reader();
		for (let section = 0; section < sections; section++) {
			const [count = 0] = read(1);
			for (const concept of read(count)) {
				if (concept >= from && concept < to) lists[(ends[concept - from] as number)++] = section;
			}
		}
		for (const [i, start] of starts.entries()) yield lists.subarray(start, ends[i]);
	}
}

/** Returns a text that tells lists apart by their JSON, and is short. */
export function listDigest(json: string): string {
	return json.length <= DIGEST_LENGTH ? json : sha256Of(json).slice(0, DIGEST_LENGTH);
}

/** JSON of a list begins with a quotation mark, so that none equals a digest. */
const DIGEST_LENGTH = 32;

/** JSON of no sections. */
const EMPTY = JSON.stringify(encodePostings([]));
