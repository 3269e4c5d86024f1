import { createHash } from 'node:crypto';

/** Length of a digest in characters: 132 bits of SHA-256. */
const DIGEST_LENGTH = 22;

/** Returns a short digest of texts or bytes, to detect changes. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
	return digestOfAll(parts);
}

/** Returns the same for a list that may be too long for arguments of a call. */
export function digestOfAll(parts: Iterable<string | Uint8Array>): string {
	const hash = createHash('sha256');
	for (const part of parts) {
		// With lengths, `ab`, `c` and `a`, `bc` have different digests.
		hash.update(`${part.length} `);
		hash.update(part);
	}
	return hash.digest('base64url').slice(0, DIGEST_LENGTH);
}
