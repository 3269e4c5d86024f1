import type { ListName, Manifest } from '@pinakes/query';
import { normalizeTerm } from '@pinakes/query/format/analysis/normalize';
import {
	ALL_PACKAGES_FILE,
	ALL_UNITS_FILE,
	listTable,
	publicListFile,
	SPLIT_ABOVE_BYTES,
} from '@pinakes/query/format/kinds/units';
import { LISTS } from '@pinakes/query/format/manifest/manifest';
import { compare } from '../../base/report.ts';
import type { Unit } from '../../model/unit.ts';
import { listText, objectText } from '../../write/json.ts';
import { type FileTarget, writeTable } from '../../write/parts.ts';
import { addPosting, type PostingsTable, postingsText } from '../../write/postings.ts';

/** Postings of every list, sorted by term. */
export type UnitLists = Readonly<Record<ListName, PostingsTable>>;

const LIST_FIELDS = { tag: 'capability_tags', keyword: 'keywords', ide: 'ide_support' } as const;

/** Collects the lists of units, which are sorted by id. */
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

/** Cuts of the lists; empty for lists that are read from public files. */
type ListCuts = Pick<Manifest['cuts'], `units_by_${ListName}`>;

/** Writes the public file of each list, and also tables if any of these files is larger than `splitAboveBytes`. */
export function writeLists(
	files: FileTarget,
	units: readonly Unit[],
	lists: UnitLists,
	splitAboveBytes = SPLIT_ABOVE_BYTES,
): ListCuts {
	const ids = units.map((unit) => JSON.stringify(unit.unit_id));
	files.set(ALL_UNITS_FILE, listText(ids));
	let largest = 0;
	for (const list of LISTS) {
		const rows = [...lists[list]].map(([term, postings]): [string, string] => {
			return [term, `[${postings.map((number) => ids[number]).join(',')}]`];
		});
		const text = objectText(rows);
		files.set(publicListFile(list), text);
		largest = Math.max(largest, Buffer.byteLength(text));
	}
	const cuts = LISTS.map((list) => {
		const rows = new Map([...lists[list]].map(([term, postings]) => [term, postingsText(postings)]));
		return [listTable(list), largest > splitAboveBytes ? writeTable(files, listTable(list), rows) : []];
	});
	return Object.fromEntries(cuts) as ListCuts;
}

export function writeAllPackages(files: FileTarget, ids: readonly string[]): void {
	files.set(ALL_PACKAGES_FILE, listText(ids.map((id) => JSON.stringify(id))));
}
