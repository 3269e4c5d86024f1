import { fits, type Shape, tableOf } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { damaged, readKeys, readRecords } from '../tables.ts';
import { SECTION_TEXTS_TABLE } from '../text/schema.ts';
import { ENTRIES_TABLE, type EntryRecord } from './schema.ts';

const FIELDS: Shape = { section: 0, levels: '', texts: [''], lines: [0], related: tableOf([isRelated]) };

function isRelated(json: unknown): boolean {
	return Array.isArray(json) && fits(json[0], '') && fits(json[1], 0);
}

function isEntry(json: unknown): boolean {
	if (!fits(json, FIELDS)) return false;
	const { levels, texts, lines, related } = json as EntryRecord;
	const { length } = levels;
	return (
		/^[1-6]*$/.test(levels) &&
		length === texts.length &&
		length === lines.length - 1 &&
		Object.values(related)
			.flat()
			.every(([, heading]) => heading < length)
	);
}

/** Reads the headings of each path, undefined for an unknown file. */
export function readEntries(manifest: Manifest, paths: readonly string[]): Recipe<(EntryRecord | undefined)[]> {
	if (!fits(manifest.cuts.entries, [''])) return damaged(ENTRIES_TABLE);
	return readKeys<EntryRecord>(manifest, ENTRIES_TABLE, isEntry, paths);
}

/** Reads the unmodified texts of sections. */
export function readSectionTexts(manifest: Manifest, sections: readonly number[]): Recipe<string[]> {
	if (!fits(manifest.cuts.section_texts, [0])) return damaged(SECTION_TEXTS_TABLE);
	return readRecords<string>(manifest, SECTION_TEXTS_TABLE, '', sections);
}
