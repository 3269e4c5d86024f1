import type { Content } from '@pinakes/query';
import { PinakesError } from '@pinakes/query';
import { OTHER_FILES, readManifest } from '@pinakes/query/format/manifest';

/** SHA-256 in hexadecimal of each file that a manifest lists, by path. */
export type Digests = ReadonlyMap<string, string>;

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * Returns the digests of the files that a manifest lists.
 *
 * @throws PinakesError as `readManifest`; `invalid_value` for a manifest that does not list all files by SHA-256
 */
export function listedFiles(manifest: Content, name: string): Digests {
	const text = typeof manifest === 'string' ? manifest : new TextDecoder().decode(manifest);
	const entries = Object.entries(readManifest(text, name).files);
	return new Map(
		entries.map(([path, [, sha256]]) => {
			if (path !== OTHER_FILES && SHA256.test(sha256)) return [path, sha256];
			throw new PinakesError(
				'invalid_value',
				`${name}: its manifest does not list every file. It was published for pages: push the index that build wrote.`,
			);
		}),
	);
}
