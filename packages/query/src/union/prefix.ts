import { PinakesError } from '../format/base/errors.js';
import { addTo } from '../format/base/groups.ts';
import type { Shape } from '../format/base/json.js';
import type { Recipe } from '../format/base/recipe.js';
import { encodePostings } from '../format/codec/postings.js';
import { type DocumentRecord, listKey, readFilterValues } from '../format/kinds/documents.js';
import { ENTRIES_TABLE, type EntryRecord } from '../format/kinds/entries.js';
import { directoryEnds } from '../format/kinds/stored-fields.js';
import { readKeys, readKeysFrom, readRecords } from '../format/kinds/tables.js';
import { SECTIONS_TABLE, type SectionRecord } from '../format/kinds/text.js';
import type { UnitRecord } from '../format/kinds/units.js';
import type { Opened, TableReader } from '../format/manifest/opened.js';
import { recipeOnce } from './numbering.ts';

/** Prefixes of keys of `doc_lists` that contain paths. */
const [PATH, SCOPE] = [listKey('path', ''), listKey('scope', '')];

/**
 * Returns an index whose tables have all paths with a prefix, as if the index were in a folder of that name.
 *
 * @throws PinakesError `invalid_value` for a prefix that is not a folder
 */
export function withPrefix(opened: Opened, prefix: string): Opened {
	if (prefix === '') return opened;
	checkPrefix(prefix);
	return { ...opened, tables: prefixedTables(opened, prefix), openText: undefined, kept: new Map() };
}

function checkPrefix(prefix: string): void {
	const names = prefix.split('/');
	const isFolder = names.pop() === '' && names.every((name) => !['', '.', '..'].includes(name));
	if (isFolder) return;
	const what = `openIndexes: ${JSON.stringify(prefix)} is not a prefix of paths`;
	throw new PinakesError('invalid_value', `${what}: name a folder with a slash behind, such as "vendor/".`);
}

function prefixedTables(opened: Opened, prefix: string): TableReader {
	const scopes = recipeOnce(() => readScopes(opened, prefix));
	return {
		*keys<T>(table: string, shape: Shape, keys: readonly string[]) {
			if (table === 'doc_lists')
				return (yield* readDocumentLists(opened, prefix, yield* scopes(), keys)) as (T | undefined)[];
			if (table !== ENTRIES_TABLE) return yield* readKeys<T>(opened, table, shape, keys);
			const own = keys.map((key) => ownPath(key, prefix));
			const found = yield* readKeys<EntryRecord>(opened, table, shape, own);
			return found.map((entry) => entry && withPaths(entry, prefix)) as (T | undefined)[];
		},
		*keysFrom(table, beginning) {
			if (table !== 'doc_lists') return yield* readKeysFrom(opened, table, beginning);
			// Callers always give the name of a filter.
			if (beginning.startsWith(SCOPE))
				return [...(yield* scopes()).keys()].filter((key) => key.startsWith(beginning)).sort();
			if (!beginning.startsWith(PATH)) return yield* readKeysFrom(opened, table, beginning);
			const paths = yield* readFilterValues(opened, 'path');
			return paths.map((path) => PATH + prefix + path).filter((key) => key.startsWith(beginning));
		},
		*records<T>(table: string, shape: Shape, numbers: readonly number[]) {
			const records = yield* readRecords<T>(opened, table, shape, numbers);
			const rename = RENAMED[table];
			return rename === undefined ? records : records.map((record) => rename(record as object, prefix) as T);
		},
	};
}

/** Functions that add the prefix to records of tables. */
const RENAMED: Readonly<Record<string, (record: object, prefix: string) => object>> = {
	[SECTIONS_TABLE]: (record, prefix) => {
		const { id } = record as SectionRecord;
		return { ...record, id: prefix + id };
	},
	documents: (record, prefix) => {
		const { id, path } = record as DocumentRecord;
		return { ...record, id: id === path ? prefix + id : id, path: prefix + path };
	},
	units: (record, prefix) => ({ ...record, source: prefix + (record as UnitRecord).source }),
};

/** Returns a path of the union as the index has it; empty, as no path is, for one without the prefix. */
function ownPath(path: string, prefix: string): string {
	return path.startsWith(prefix) ? path.slice(prefix.length) : '';
}

/** Adds the prefix to the paths of related headings. */
function withPaths(entry: EntryRecord, prefix: string): EntryRecord {
	const related = Object.entries(entry.related).map(([heading, all]) => [
		heading,
		all.map((one) => (one[2] === undefined ? one : [one[0], one[1], prefix + one[2]])),
	]);
	return { ...entry, related: Object.fromEntries(related) as EntryRecord['related'] };
}

/** Reads the documents of each directory, including directories of the prefix. */
function* readScopes(opened: Opened, prefix: string): Recipe<ReadonlyMap<string, readonly number[]>> {
	const scopes = new Map<string, number[]>();
	const paths = yield* readFilterValues(opened, 'path');
	paths.forEach((path, number) => {
		for (const end of directoryEnds(prefix + path)) {
			addTo(scopes, SCOPE + end, number);
		}
	});
	return scopes;
}

function* readDocumentLists(
	opened: Opened,
	prefix: string,
	scopes: ReadonlyMap<string, readonly number[]>,
	keys: readonly string[],
): Recipe<(string | undefined)[]> {
	const own = keys.map((key) => (key.startsWith(PATH) ? PATH + ownPath(key.slice(PATH.length), prefix) : key));
	const found = yield* readKeys<string>(opened, 'doc_lists', '', own);
	return keys.map((key, i) => {
		if (!key.startsWith(SCOPE)) return found[i];
		const numbers = scopes.get(key);
		return numbers && encodePostings([...numbers]);
	});
}
