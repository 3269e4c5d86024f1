import { indexError } from './format/base/errors.js';
import { MANIFEST_FILE } from './format/manifest/manifest.js';
import { comparedSource, webSha256 } from './format/sources/checked.js';
import type { Content, Source } from './format/sources/source.js';

/**
 * Returns a source that compares each file with the SHA-256 in the manifest that was read last. For an index that comes
 * from an untrusted source.
 *
 * @param sha256 returns the SHA-256 of a file in hexadecimal. Default: by `crypto.subtle`
 * @throws PinakesError `changed_part` when a file is read that has another SHA-256
 */
export function checkedSource(source: Source, sha256: (content: Content) => Promise<string> = webSha256): Source {
	return comparedSource(source, async (path, content, listed) => {
		if (listed === (await sha256(content))) return;
		throw indexError('changed_part', source.name, path, `does not have the SHA-256 that ${MANIFEST_FILE} lists`);
	});
}
