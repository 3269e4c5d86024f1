import { indexError } from '@pinakes/format/errors';
import { isRecord, own, parseJson } from '@pinakes/format/json';
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
	let listed: Readonly<Record<string, unknown>> = {};
	return {
		name: source.name,
		loadLanguages: source.loadLanguages,
		async read(path) {
			const content = await source.read(path);
			if (content === undefined) return undefined;
			if (path === MANIFEST_FILE) {
				listed = listedFiles(content);
				return content;
			}
			const entry = own(listed, path);
			if (!Array.isArray(entry) || entry[1] !== (await sha256(content))) {
				throw indexError('changed_part', source.name, path, `does not have the SHA-256 that ${MANIFEST_FILE} lists`);
			}
			return content;
		},
	};
}

function listedFiles(manifest: Content): Readonly<Record<string, unknown>> {
	const { TextDecoder } = globalThis as unknown as WebPlatform;
	const text = typeof manifest === 'string' ? manifest : new TextDecoder().decode(manifest);
	const json = parseJson(text);
	return isRecord(json) && isRecord(json.files) ? json.files : {};
}

/** The part of the web platform that this needs. */
interface WebPlatform {
	readonly TextDecoder: new () => { decode(bytes: Uint8Array): string };
}
