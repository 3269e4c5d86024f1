import { createRequire } from 'node:module';
import type { Manifest } from '@pinakes/query';
import { FORMAT, FORMAT_VERSION, MANIFEST_FILE, STOP_WORDS } from '@pinakes/query/format';
import { compare } from '../report.ts';
import { objectText } from './json.ts';
import type { IndexFiles } from './parts.ts';
import { sha256Of } from './sha256.ts';

/** What the manifest says beside the list of files. */
export type ManifestContent = Pick<Manifest, 'counts' | 'ides' | 'cuts'> & {
	/** Left out where nothing encoded the sections. */
	readonly vectors?: Manifest['vectors'] | undefined;
};

/** How the manifest tells a file from another one. */
export interface ListedFile {
	readonly bytes: number;
	/** In hex. */
	readonly sha256: string;
}

/** Adds the manifest, last: it lists every other file with its bytes and SHA-256. */
export function addManifest(files: IndexFiles, content: ManifestContent): void {
	listManifest(files, manifestFields(content));
}

/** Adds a manifest of these fields and of all files that there are. */
export function listManifest(files: IndexFiles, fields: Omit<Manifest, 'files'>): void {
	const listed = [...files].map(([path, text]): [string, ListedFile] => {
		const bytes = Buffer.from(text);
		return [path, { bytes: bytes.length, sha256: sha256Of(bytes) }];
	});
	files.set(MANIFEST_FILE, manifestText(new Map(listed), fields));
}

/** What the manifest of an index says beside the list of files. */
export function manifestFields(content: ManifestContent): Omit<Manifest, 'files'> {
	const fields = {
		format: FORMAT,
		format_version: FORMAT_VERSION,
		generator: `pinakes ${VERSION}`,
		analyzer: { stemmer: 'porter2', stop_words: STOP_WORDS },
		...content,
	} as const;
	return fields as Omit<Manifest, 'files'>;
}

/** The text of a manifest. */
export function manifestText(files: ReadonlyMap<string, ListedFile>, fields: Omit<Manifest, 'files'>): string {
	const listed = [...files]
		.sort(([a], [b]) => compare(a, b))
		.map(([path, { bytes, sha256: digest }]): [string, string] => [path, JSON.stringify([bytes, digest])]);
	const rows = Object.entries(fields)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
	return objectText([...rows, ['files', objectText(listed)]]);
}

/** The version of this package, which every index names as its generator's. */
export const VERSION: string = (createRequire(import.meta.url)('@pinakes/indexer/package.json') as { version: string })
	.version;
