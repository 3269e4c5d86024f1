/** Sources for indexes of strangers: every file checked against the manifest, the manifest against a signature. Separate entry point. */

import { textOf } from './format/base/bytes.js';
import { indexError, PinakesError } from './format/base/errors.js';
import { web } from './format/base/web.js';
import { MANIFEST_FILE, SIGNATURE_FILE } from './format/manifest/manifest.js';
import { comparedSource, webBytes, webSha256 } from './format/sources/checked.js';
import { type Content, checkSource, type Source } from './format/sources/source.js';

/**
 * Returns a source that compares each file with the SHA-256 in the manifest that was read last. For an index that comes
 * from an untrusted source.
 *
 * @param sha256 returns the SHA-256 of a file in hexadecimal. Default: by `crypto.subtle`
 * @throws PinakesError `changed_part` when a file is read that has another SHA-256
 */
export function checkedSource(source: Source, sha256: (content: Content) => Promise<string> = webSha256): Source {
	return comparedSource(checkSource(source), async (path, content, listed) => {
		if (listed === (await sha256(content))) return;
		throw indexError('changed_part', source.name, path, `does not have the SHA-256 that ${MANIFEST_FILE} lists`);
	});
}

/**
 * Returns a source that accepts only an index that the owner of a key has signed by `pinakes sign`: the manifest must
 * match the signature in `manifest.sig`, and every other file the SHA-256 in the manifest. Needs `crypto.subtle` with
 * Ed25519.
 *
 * @param publicKey PEM of a public Ed25519 key, as written by `openssl pkey -pubout`
 * @throws PinakesError `wrong_signature` if the signature of the manifest is missing or wrong, `changed_part` for
 * another file, `invalid_value` for an invalid key
 */
export function signedSource(source: Source, publicKey: string): Source {
	const verified: Source = {
		name: checkSource(source).name,
		loadLanguages: source.loadLanguages,
		async read(path) {
			const content = await source.read(path);
			if (path !== MANIFEST_FILE || content === undefined) return content;
			const key = await importKey(publicKey);
			const signature = await source.read(SIGNATURE_FILE);
			if (signature === undefined) {
				const what = `${source.name} is not signed: ${SIGNATURE_FILE} is missing. Sign it with pinakes sign.`;
				throw new PinakesError('wrong_signature', what, path);
			}
			const { subtle } = web.crypto;
			if (await subtle.verify('Ed25519', key, fromBase64(textOf(signature) ?? ''), webBytes(content))) return content;
			const what = `${source.name}: ${path} is not signed by the key. Take that of its owner, or sign it again.`;
			throw new PinakesError('wrong_signature', what, path);
		},
	};
	return checkedSource(verified);
}

function importKey(publicKey: string): Promise<unknown> {
	const der = fromBase64(`${publicKey}`.replace(/-----[A-Z ]+-----/g, ''));
	return web.crypto.subtle.importKey('spki', der, 'Ed25519', false, ['verify']).catch((cause: unknown) => {
		throw new PinakesError('invalid_value', `The public key is not PEM of an Ed25519 key (${String(cause)}).`);
	});
}

/** Decodes base64; returns no bytes for invalid base64. */
function fromBase64(text: string): Uint8Array {
	try {
		return Uint8Array.from(web.atob(text.trim()), (character) => character.charCodeAt(0));
	} catch {
		return new Uint8Array();
	}
}
