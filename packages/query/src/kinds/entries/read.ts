import { fits, type Shape, tableOf } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { damaged, readKeys, readRecords } from '../tables.ts';
import { SECTION_TEXTS_TABLE } from '../text/format.ts';
import { ENTRIES_TABLE, type EntryRecord } from './format.ts';

const FIELDS: Shape = { section: 0, last_line: 0, levels: '', texts: [''], lines: [0], related: tableOf([isRelated]) };

function isRelated(json: unknown): boolean {
	if (!Array.isArray(json)) return false;
	const [relation, heading, path = ''] = json as unknown[];
	return fits([relation, path], ['']) && (fits(heading, 0) || fits(heading, ''));
}

function isEntry(json: unknown): boolean {
	if (!fits(json, FIELDS)) return false;
	const { levels, texts, lines } = json as EntryRecord;
	return levels.length === texts.length && levels.length === lines.length;
}

/** Reads the headings of each path, undefined where the index has no such file. */
export function readEntries(manifest: Manifest, paths: readonly string[]): Recipe<(EntryRecord | undefined)[]> {
	if (!fits(manifest.cuts.entries, [''])) return damaged(ENTRIES_TABLE);
	return readKeys<EntryRecord>(manifest, ENTRIES_TABLE, isEntry, paths);
}

/** Reads the texts of sections as they stand in their files. */
export function readSectionTexts(manifest: Manifest, sections: readonly number[]): Recipe<string[]> {
	return readRecords<string>(manifest, SECTION_TEXTS_TABLE, '', sections);
}
