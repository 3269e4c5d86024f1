import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Manifest } from '@pinakes/query';
import { FORMAT, FORMAT_VERSION, MANIFEST_FILE, STOP_WORDS } from '@pinakes/query/format';
import { compare } from '../report.ts';
import { objectText } from './json.ts';
import type { IndexFiles } from './parts.ts';

/** What the manifest says beside the list of files. */
export type ManifestContent = Pick<Manifest, 'counts' | 'ides' | 'cuts' | 'vectors'>;

/** Writes the manifest, last: it lists every other file with its bytes and SHA-256. */
export function writeManifest(files: IndexFiles, content: ManifestContent): void {
	listManifest(files, {
		format: FORMAT,
		format_version: FORMAT_VERSION,
		generator: `pinakes ${VERSION}`,
		analyzer: { stemmer: 'porter2', stop_words: STOP_WORDS },
		...content,
	});
}

/** Writes a manifest of these fields and of all files that there are. */
export function listManifest(files: IndexFiles, fields: Omit<Manifest, 'files'>): void {
	const listed = [...files]
		.sort(([a], [b]) => compare(a, b))
		.map(([path, text]): [string, string] => {
			const bytes = Buffer.from(text);
			return [path, JSON.stringify([bytes.length, createHash('sha256').update(bytes).digest('hex')])];
		});
	const rows = Object.entries(fields).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
	files.set(MANIFEST_FILE, objectText([...rows, ['files', objectText(listed)]]));
}

/** The version of this package, which every index names as its generator's. */
export const VERSION: string = (
	JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
