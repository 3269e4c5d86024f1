import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Manifest } from '@pinakes/query';
import { checkManifest, MANIFEST_FILE } from '@pinakes/query/format';
import { BuildError } from '../errors.ts';
import type { IndexFiles } from '../write/parts.ts';
import { sha256Of } from '../write/sha256.ts';

/** An index with all of its files in memory. */
export interface WholeIndex {
	readonly manifest: Manifest;
	/** By path; the manifest is one of them. */
	readonly files: IndexFiles;
}

/**
 * Reads a whole index from its folder, and holds every file against the SHA-256 that the manifest lists.
 *
 * @throws BuildError where the folder holds no index, or one that is not whole
 */
export function readIndex(folder: string): WholeIndex {
	if (!existsSync(join(folder, MANIFEST_FILE))) {
		throw new BuildError(`${folder} holds no index: build one with pinakes build --out ${folder}.`);
	}
	const text = readFileSync(join(folder, MANIFEST_FILE), 'utf8');
	const manifest = checkManifest(parsed(text), folder);
	const files: IndexFiles = new Map([[MANIFEST_FILE, text]]);
	for (const [path, [, sha256]] of Object.entries(manifest.files)) files.set(path, readWhole(folder, path, sha256));
	return { manifest, files };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function readWhole(folder: string, path: string, sha256: string): string {
	const root = resolve(folder);
	const file = resolve(root, path);
	if (!file.startsWith(root + sep)) throw new BuildError(`${folder}: ${path} leads out of the index.`);
	const bytes = existsSync(file) ? readFileSync(file) : undefined;
	if (bytes === undefined || sha256Of(bytes) !== sha256) {
		throw new BuildError(`${file} is not what ${MANIFEST_FILE} lists: build the index anew.`);
	}
	return bytes.toString('utf8');
}
