import type { ListName } from '@pinakes/query';
import {
	ALL_PACKAGES_FILE,
	ALL_UNITS_FILE,
	LIST_BLOCKS,
	LISTS,
	normalizeTerm,
	PUBLIC_LIST_FILES,
	SPLIT_ABOVE_BYTES,
} from '@pinakes/query/format';
import { compare } from '../../report.ts';
import type { Unit } from '../../unit.ts';
import { listText, objectText } from '../../write/json.ts';
import { type IndexFiles, writeBlocks } from '../../write/parts.ts';
import { addPosting, type PostingsTable, postingsText } from '../../write/postings.ts';

/** The postings of every list, terms sorted. */
export type UnitLists = Readonly<Record<ListName, PostingsTable>>;

const LIST_FIELDS = { tag: 'capability_tags', keyword: 'keywords', ide: 'ide_support' } as const;

/** Collects the lists of units that are sorted by id. */
export function collectLists(units: readonly Unit[]): UnitLists {
	const lists = { tag: new Map(), keyword: new Map(), ide: new Map() };
	for (const list of LISTS) {
		const table: PostingsTable = new Map();
		units.forEach((unit, number) => {
			for (const term of unit[LIST_FIELDS[list]].map(normalizeTerm)) {
				if (term !== '') addPosting(table, term, number);
			}
		});
		lists[list] = new Map([...table].sort(([a], [b]) => compare(a, b)));
	}
	return lists;
}

/** Writes the lists: each public file, and blocks of those above the size. Returns where they are cut. */
export function writeLists(
	files: IndexFiles,
	units: readonly Unit[],
	lists: UnitLists,
	splitAboveBytes = SPLIT_ABOVE_BYTES,
): Record<ListName, string[] | null> {
	const ids = units.map((unit) => JSON.stringify(unit.unit_id));
	files.set(ALL_UNITS_FILE, listText(ids));
	const cuts: Record<ListName, string[] | null> = { tag: null, keyword: null, ide: null };
	// The public lists hang together by their ids, so that all of them are split or none is.
	let bytes = 0;
	for (const list of LISTS) {
		const rows = [...lists[list]].map(([term, postings]): [string, string] => {
			return [term, `[${postings.map((number) => ids[number]).join(',')}]`];
		});
		const text = objectText(rows);
		files.set(PUBLIC_LIST_FILES[list], text);
		bytes = Math.max(bytes, text.length);
	}
	if (bytes <= splitAboveBytes) return cuts;
	for (const list of LISTS) {
		const table = new Map([...lists[list]].map(([term, postings]) => [term, postingsText(postings)]));
		cuts[list] = writeBlocks(files, LIST_BLOCKS[list], table);
	}
	return cuts;
}

/** Writes the list of all packages. */
export function writeAllPackages(files: IndexFiles, ids: readonly string[]): void {
	files.set(ALL_PACKAGES_FILE, listText(ids.map((id) => JSON.stringify(id))));
}
