import { type Content, PinakesError } from '@pinakes/query';
import { OTHER_FILES, readManifest } from '@pinakes/query/format/manifest';
import { readSegmentsManifest } from '@pinakes/query/format/segments-manifest';

/** SHA-256 in hexadecimal of each file that a manifest lists, by path. */
export type Digests = ReadonlyMap<string, string>;

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * Returns the digests of the files that a manifest lists: that of an index, or of several segments.
 *
 * @throws PinakesError as `readManifest`; `invalid_value` for a manifest that does not list all files by SHA-256
 */
export function listedFiles(manifest: Content, name: string): Digests {
	const text = typeof manifest === 'string' ? manifest : new TextDecoder().decode(manifest);
	const { files } = readSegmentsManifest(text, name) ?? readManifest(text, name);
	return new Map(
		Object.entries(files).map(([path, [, sha256]]) => {
			if (path !== OTHER_FILES && SHA256.test(sha256)) return [path, sha256];
			throw new PinakesError(
				'invalid_value',
				`${name}: its manifest does not list every file. It was published for pages: push the index that build wrote.`,
			);
		}),
	);
}
