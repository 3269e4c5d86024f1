import type { AnalyzerSettings, Manifest } from '@pinakes/query';
import { defaultSettings } from '@pinakes/query/format/analysis/registry';
import { withChecksum } from '@pinakes/query/format/base/bytes';
import { parsePartFile } from '@pinakes/query/format/codec/cuts';
import { FORMAT, FORMAT_VERSION, MANIFEST_FILE } from '@pinakes/query/format/manifest/manifest';
import { FILES_FILE } from '@pinakes/query/format/manifest/pages';
import { sha256Of } from '../base/digest.ts';
import { compare, GENERATOR } from '../base/report.ts';
import { PRODUCT_NAMES } from '../data/product-names.ts';
import type { ListedFile, ManifestFields } from './finished-files.ts';
import { objectText } from './json.ts';
import { listingText, toPages } from './manifest-pages.ts';
import type { IndexFiles } from './parts.ts';

/** The varying fields of a manifest, without the list of files. */
export type ManifestContent = Pick<Manifest, 'analyzer' | 'counts' | 'ides' | 'cuts'> & {
	readonly calibration?: Manifest['calibration'] | undefined;
	/** Undefined without vectors. */
	readonly vectors?: Manifest['vectors'] | undefined;
	/** Undefined without vectors of units. */
	readonly unit_vectors?: Manifest['unit_vectors'] | undefined;
};

/** Adds the manifest. Must be called last, because it lists all other files. */
export function addManifest(files: IndexFiles, content: ManifestContent): void {
	const listed = new Map(Array.from(files, ([path, text]) => [path, listedFile(text)]));
	for (const [path, text] of manifestFiles(listed, manifestFields(content))) files.set(path, text);
}

/** Returns the entry of a file in a manifest. */
export function listedFile(text: string): ListedFile {
	const bytes = Buffer.from(text);
	return { bytes: bytes.length, sha256: sha256Of(bytes) };
}

/**
 * Returns the texts of the manifest, of the list of parts, and of the pages of large tables, by path.
 *
 * @param files all other files
 */
export function manifestFiles(
	files: ReadonlyMap<string, ListedFile>,
	content: ManifestFields,
): ReadonlyMap<string, string> {
	const { fields, pages } = toPages(content);
	const all = new Map([...files, ...[...pages].map(([path, page]) => [path, listedFile(page)] as const)]);
	const listing = listingText(all);
	const others = new Map([...all].filter(([path]) => parsePartFile(path) === undefined));
	others.set(FILES_FILE, listedFile(listing));
	return new Map([...pages, [FILES_FILE, listing], [MANIFEST_FILE, manifestText(others, fields)]]);
}

/** Returns the analyzer settings of an index with some added languages. */
export function analyzerSettings(languages: readonly string[]): AnalyzerSettings {
	const settings = defaultSettings();
	return { ...settings, languages: [...settings.languages, ...languages], names: PRODUCT_NAMES };
}

/** Returns the fields of a manifest, without the list of files. */
export function manifestFields(content: ManifestContent): ManifestFields {
	const fields = {
		format: FORMAT,
		format_version: FORMAT_VERSION,
		generator: GENERATOR,
		...content,
	} as const;
	return fields as ManifestFields;
}

export function manifestText(files: ReadonlyMap<string, ListedFile>, fields: ManifestFields): string {
	const listed = [...files]
		.sort(([a], [b]) => compare(a, b))
		.map(([path, { bytes, sha256: digest }]): [string, string] => [path, JSON.stringify([bytes, digest])]);
	const rows = Object.entries(fields)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
	return withChecksum(objectText([...rows, ['files', objectText(listed)]]));
}
