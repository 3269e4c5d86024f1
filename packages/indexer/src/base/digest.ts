import { createHash } from 'node:crypto';

/** Length of a digest in characters: 132 bits of SHA-256. */
const DIGEST_LENGTH = 22;

/** Returns a short digest of texts or bytes, to detect changes. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
	const hash = createHash('sha256');
	for (const part of parts) {
		// With lengths, `ab`, `c` and `a`, `bc` have different digests.
		hash.update(`${part.length} `).update(part);
	}
	return hash.digest('base64url').slice(0, DIGEST_LENGTH);
}

/** Returns a digest of settings. The bytes of node:v8 differ between equal texts, by how the engine holds them. */
export function digestOfSettings(settings: unknown): string {
	return digestOf(JSON.stringify(settings, (_, value) => (value instanceof Map ? [...value] : value)));
}

/** Returns the hexadecimal SHA-256 of a content. Texts are hashed as UTF-8. */
export function sha256Of(content: string | Uint8Array): string {
	return createHash('sha256').update(content).digest('hex');
}
