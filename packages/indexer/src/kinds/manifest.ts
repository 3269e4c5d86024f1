import type { Manifest } from '@pinakes/query';
import {
	type AnalyzerSettings,
	addTo,
	defaultSettings,
	FILES_FILE,
	FORMAT,
	FORMAT_VERSION,
	MANIFEST_FILE,
	pageFile,
	parsePartFile,
	withChecksum,
} from '@pinakes/query/internal';
import { sha256Of } from '../base/digest.ts';
import { listText, objectText } from '../base/encode.ts';
import { compare, GENERATOR } from '../base/report.ts';
import type { ListedFile, ManifestFields } from '../base/write-folder.ts';
import { PRODUCT_NAMES } from '../data/product-names.ts';
import type { IndexFiles } from './parts.ts';

/** The varying fields of a manifest, without the list of files. */
export type ManifestContent = Pick<Manifest, 'analyzer' | 'counts' | 'ides' | 'cuts'> & {
	readonly [Field in 'calibration' | 'vectors' | 'unit_vectors']?: Manifest[Field] | undefined;
};

/** Adds the manifest. Must be called last, because it lists all other files. */
export function addManifest(files: IndexFiles, content: ManifestContent): void {
	const listed = new Map(Array.from(files, ([path, text]) => [path, listedFile(text)]));
	for (const [path, text] of manifestFiles(listed, manifestFields(content))) files.set(path, text);
}

export function listedFile(content: string | Uint8Array): ListedFile {
	return { bytes: Buffer.byteLength(content), sha256: sha256Of(content) };
}

/**
 * Returns the texts of the manifest, of the list of parts, and of the pages of large tables, by path.
 *
 * @param files all other files
 * @param maxUnpaged maximum parts of a table without pages
 */
export function manifestFiles(
	files: ReadonlyMap<string, ListedFile>,
	content: ManifestFields,
	maxUnpaged = MAX_UNPAGED_PARTS,
): ReadonlyMap<string, string> {
	const { fields, pages } = toPages(content, maxUnpaged);
	const all = new Map([...files, ...[...pages].map(([path, page]) => [path, listedFile(page)] as const)]);
	const listing = listingText(all);
	const others = new Map([...all].filter(([path]) => parsePartFile(path) === undefined));
	others.set(FILES_FILE, listedFile(listing));
	return new Map([...pages, [FILES_FILE, listing], [MANIFEST_FILE, manifestText(others, fields)]]);
}

export function analyzerSettings(languages: readonly string[]): AnalyzerSettings {
	const settings = defaultSettings();
	return { ...settings, languages: [...settings.languages, ...languages], names: PRODUCT_NAMES };
}

/** Returns the fields of a manifest, without the list of files. */
export function manifestFields(content: ManifestContent): ManifestFields {
	return { format: FORMAT, format_version: FORMAT_VERSION, generator: GENERATOR, ...content } as ManifestFields;
}

function manifestText(files: ReadonlyMap<string, ListedFile>, fields: ManifestFields): string {
	const listed = [...files]
		.sort(([a], [b]) => compare(a, b))
		.map(([path, { bytes, sha256: digest }]): [string, string] => [path, JSON.stringify([bytes, digest])]);
	const rows = Object.entries(fields)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
	return withChecksum(objectText([...rows, ['files', objectText(listed)]]));
}

const MAX_UNPAGED_PARTS = 64;

/** Minimum parts per page, doubled until there are at most `MAX_PAGES`. */
const MIN_PARTS_PER_PAGE = 64;

/** Maximum pages of an index, so that its manifest stays small. */
const MAX_PAGES = 256;

/** Moves the cuts of large tables to pages: see manifest-pages.ts of format. Returns the JSON texts of these by path, too. */
function toPages(fields: ManifestFields, maxUnpaged: number) {
	const cuts = Object.entries(fields.cuts) as [string, readonly (string | number)[]][];
	const large = cuts.filter(([, first]) => first.length > maxUnpaged);
	if (large.length === 0) return { fields, pages: new Map<string, string>() };
	let size = MIN_PARTS_PER_PAGE;
	while (large.reduce((sum, [, first]) => sum + Math.ceil(first.length / size), 0) > MAX_PAGES) size *= 2;
	const pages = new Map<string, string>();
	const firsts = new Map<string, readonly (string | number)[]>(cuts);
	for (const [table, first] of large) {
		const firstOfPages = first.filter((_, part) => part % size === 0);
		firsts.set(table, firstOfPages);
		for (let from = 0; from < first.length; from += size) {
			pages.set(pageFile(table, from / size), JSON.stringify({ first: first.slice(from, from + size) }));
		}
	}
	const parts = Object.fromEntries(large.map(([table, first]) => [table, first.length]));
	const paged = { ...fields, cuts: Object.fromEntries(firsts) as ManifestFields['cuts'], pages: { size, parts } };
	return { fields: paged, pages };
}

/** Returns the text of the file that lists the parts of all tables, in order. */
function listingText(files: ReadonlyMap<string, ListedFile>): string {
	const tables = new Map<string, [number: number, entry: string][]>();
	for (const [path, { bytes, sha256 }] of files) {
		const part = parsePartFile(path);
		if (part) addTo(tables, part.table, [part.number, JSON.stringify([bytes, sha256])]);
	}
	const rows = Array.from(tables, ([table, entries]): [string, string] => {
		const inOrder = entries.sort(([a], [b]) => a - b).map(([, entry]) => entry);
		return [table, listText(inOrder)];
	});
	return objectText(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
