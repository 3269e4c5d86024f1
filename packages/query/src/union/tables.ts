import type { Shape } from '../format/base/json.js';
import { type Recipe, ready, together } from '../format/base/recipe.js';
import { decodePostings, encodePostings, unitsOf } from '../format/codec/postings.js';
import { ENTRIES_TABLE, type EntryRecord } from '../format/kinds/entries.js';
import { SKILL_FILES_TABLE, SKILLS_TABLE, type SkillFolder } from '../format/kinds/skills.js';
import { damaged, readKeys, readKeysFrom, readRecords } from '../format/kinds/tables.js';
import { SECTION_TEXTS_TABLE, SECTIONS_TABLE } from '../format/kinds/text.js';
import { TRANSLATIONS_TABLE } from '../format/kinds/translations.js';
import { listTable, readUnitLists, type UnitRecord } from '../format/kinds/units.js';
import { LISTS, type ListName } from '../format/manifest/manifest.js';
import type { TableReader } from '../format/manifest/opened.js';
import {
	distinct,
	inEach,
	inEachWith,
	inSegment,
	mergeAscending,
	type Numbering,
	type Numberings,
	readNumbered,
	renumber,
	type Segment,
} from './numbering.ts';
import { mergeTranslations } from './text.ts';

/** Merges the entries of segments under the same key, at least one of which is defined. */
type Merge = (found: readonly unknown[], numbering: Numbering | undefined) => unknown;

/** What the numbers in a table refer to. */
type Kind = keyof Numberings;

/** How to merge the entries of tables, and what their numbers refer to. */
const MERGES: Readonly<Record<string, { readonly merge: Merge; readonly kind?: Kind }>> = {
	doc_lists: { merge: mergePostings, kind: 'documents' },
	doc_tags: { merge: mergeWords },
	vocabulary: { merge: mergeWords },
	unit_terms: { merge: mergeUnitTerms, kind: 'units' },
	[ENTRIES_TABLE]: { merge: mergeEntries, kind: 'sections' },
	[SKILLS_TABLE]: { merge: mergeSkills },
	[TRANSLATIONS_TABLE]: { merge: (found) => mergeTranslations(found.filter((row) => row !== undefined) as string[]) },
};

/** What the records of a table are numbered by. */
const RECORDS: Readonly<Record<string, Kind>> = {
	[SECTIONS_TABLE]: 'sections',
	[SECTION_TEXTS_TABLE]: 'sections',
	documents: 'documents',
	units: 'units',
	packages: 'packages',
};

/** Returns a reader of the merged tables of segments. */
export function unitedTables(segments: readonly Segment[], numberings: Numberings): TableReader {
	return {
		*keys<T>(table: string, shape: Shape, keys: readonly string[]) {
			const list = LISTS.find((name) => listTable(name) === table);
			if (list !== undefined) return (yield* mergedUnitLists(segments, yield* numberings.units(), list, keys)) as T[];
			const { merge, kind } = MERGES[table] ?? damaged(table);
			const numbering = kind && (yield* numberings[kind]());
			const found = yield* inEachWith(table, segments, (opened) => readKeys<unknown>(opened, table, shape, keys));
			return keys.map((_, i) => {
				const values = found.map((own) => own?.[i]);
				return values.some((value) => value !== undefined) ? (merge(values, numbering) as T) : undefined;
			});
		},
		*keysFrom(table, prefix) {
			const found = yield* inEachWith(table, segments, (opened) => readKeysFrom(opened, table, prefix));
			return distinct(found.flat()) as string[];
		},
		*records<T>(table: string, shape: Shape, numbers: readonly number[]) {
			if (table === SKILL_FILES_TABLE) return (yield* readSkillFiles(segments, shape, numbers)) as T[];
			const numbering = yield* numberings[RECORDS[table] ?? damaged(table)]();
			const records = yield* readNumbered<T>(segments, numbering, numbers, ({ opened }, own) =>
				readRecords<T>(opened, table, shape, own),
			);
			if (table !== 'units') return records;
			const packages = yield* numberings.packages();
			return records.map(
				(record, i) =>
					withPackage(record as UnitRecord, packages, numbering.segments[numbers[i] as number] as number) as T,
			);
		},
	};
}

function* mergedUnitLists(
	segments: readonly Segment[],
	numbering: Numbering,
	list: ListName,
	keys: readonly string[],
): Recipe<string[]> {
	const found = yield* inEach(segments, ({ opened }) =>
		opened.counts.units === 0 ? ready(keys.map(() => new Uint32Array())) : readUnitLists(opened, list, keys),
	);
	return keys.map((_, i) => {
		const lists = found.map((own, segment) =>
			renumber(unitsOf(own[i] ?? new Uint32Array()), numbering.numbers[segment] as Uint32Array),
		);
		return encodePostings([...mergeAscending(lists)]);
	});
}

/** Merges encoded postings; undefined if nothing remains. */
function mergePostings(found: readonly unknown[], numbering: Numbering | undefined): string | undefined {
	const lists = found.map((text, segment) => {
		const own = numbering?.numbers[segment] as Uint32Array;
		const decoded = decodePostings((text as string | undefined) ?? '', own.length) ?? damaged('postings');
		return renumber(unitsOf(decoded), own);
	});
	const merged = mergeAscending(lists);
	return merged.length > 0 ? encodePostings([...merged]) : undefined;
}

function mergeUnitTerms(found: readonly unknown[], numbering: Numbering | undefined): string[] {
	const rows = found as readonly (readonly string[] | undefined)[];
	const length = Math.max(...rows.map((row) => row?.length ?? 0));
	return Array.from(
		{ length },
		(_, list) =>
			mergePostings(
				rows.map((row) => row?.[list]),
				numbering,
			) ?? '',
	);
}

/** Merges lists of words, or the lists of each field. */
function mergeWords(found: readonly unknown[]): unknown {
	const all = found.filter((entry) => entry !== undefined);
	if (Array.isArray(all[0])) return distinct(all.flat());
	const fields = distinct(all.flatMap((entry) => Object.keys(entry as object)));
	return Object.fromEntries(
		fields.map((name) => [name, distinct(all.flatMap((entry) => (entry as Readonly<Record<string, unknown>>)[name]))]),
	);
}

/** Returns the headings of a file; for files that could not be read, from the last segment. */
function mergeEntries(found: readonly unknown[], numbering: Numbering | undefined): EntryRecord | undefined {
	let entry: EntryRecord | undefined;
	(found as readonly (EntryRecord | undefined)[]).forEach((own, segment) => {
		if (own === undefined) return;
		const numbers = numbering?.numbers[segment] as Uint32Array;
		// The section number of a file without headings is that after its only section.
		const isLast = own.levels === '';
		const section = own.problem ? 0 : numbers[own.section - (isLast ? 1 : 0)];
		if (section !== undefined) entry = { ...own, section: section + (isLast && !own.problem ? 1 : 0) };
	});
	return entry;
}

/** Returns the folder of a skill. The number of a file's content encodes the segment: content * segments + segment. */
function mergeSkills(found: readonly unknown[]): SkillFolder {
	const segment = found.findIndex((folder) => folder !== undefined);
	const folder = found[segment] as SkillFolder;
	const files = folder.files.map((file) =>
		file.content === null ? file : { ...file, content: file.content * found.length + segment },
	);
	return { ...folder, files };
}

function* readSkillFiles(segments: readonly Segment[], shape: Shape, numbers: readonly number[]): Recipe<unknown[]> {
	const read = numbers.map((number) => {
		const position = number % segments.length;
		const { opened } = segments[position] as Segment;
		const own = [Math.floor(number / segments.length)];
		return inSegment(position, readRecords(opened, SKILL_FILES_TABLE, shape, own));
	});
	return ((yield* together(...read)) as unknown[][]).map(([content]) => content);
}

function withPackage(record: UnitRecord, { numbers }: Numbering, segment: number): UnitRecord {
	return record.package === null ? record : { ...record, package: numbers[segment]?.[record.package] as number };
}
