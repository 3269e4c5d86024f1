import { partOf } from '../../codec/cuts.ts';
import type { Postings } from '../../codec/postings.ts';
import { own, tableOf } from '../../json.ts';
import type { ListName, Manifest } from '../../manifest.ts';
import { need, type Recipe } from '../../recipe.ts';
import { postingsOf, readKeys } from '../tables.ts';
import { ALL_UNITS_FILE, listTable, publicListFile } from './schema.ts';

/**
 * Reads the postings of each term: the numbers of the units with it, ascending, empty for an unknown term.
 * Small lists are read from their public file, in which ids are sorted, large ones from a table.
 */
export function* readUnitLists(manifest: Manifest, list: ListName, terms: readonly string[]): Recipe<Postings[]> {
	const table = listTable(list);
	if (manifest.cuts[table].length > 0) {
		const texts = yield* readKeys<string>(manifest, table, '', terms);
		return texts.map((text) => postingsOf(text, manifest, table));
	}
	const lists = yield* need<Readonly<Record<string, string[]>>>({ file: publicListFile(list), shape: tableOf(['']) });
	const all = yield* need<readonly string[]>({ file: ALL_UNITS_FILE, shape: [''] });
	return terms.map((term) => Uint32Array.from(own(lists, term) ?? [], (id) => partOf(all, id)));
}
