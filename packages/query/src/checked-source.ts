import { comparedSource } from '@pinakes/format/compared-source';
import { indexError } from '@pinakes/format/errors';
import { MANIFEST_FILE } from '@pinakes/format/manifest';
import { webSha256 } from '@pinakes/format/sha256';
import type { Content, Source } from '@pinakes/format/source';

/**
 * A source whose files are compared with the SHA-256 that the manifest lists for each, as it was last
 * read: for an index that comes from somewhere that is not trusted with it.
 *
 * @param sha256 returns a file's SHA-256 in hexadecimal; the runtime's own `crypto.subtle` unless given
 * @throws PinakesError `changed_part`, when a file is read that has another
 */
export function checkedSource(source: Source, sha256: (content: Content) => Promise<string> = webSha256): Source {
	return comparedSource(source, async (path, content, listed) => {
		if (listed === (await sha256(content))) return;
		throw indexError('changed_part', source.name, path, `does not have the SHA-256 that ${MANIFEST_FILE} lists`);
	});
}
