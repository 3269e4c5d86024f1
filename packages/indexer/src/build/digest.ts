import { createHash } from 'node:crypto';

/** Characters of a digest that are kept: 132 bits of SHA-256. */
const DIGEST_LENGTH = 22;

/** A short digest of texts or bytes, by which what was made from them is known again. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
	return digestOfAll(parts);
}

/** The same for a list that may be longer than a call can have arguments. */
export function digestOfAll(parts: Iterable<string | Uint8Array>): string {
	const hash = createHash('sha256');
	for (const part of parts) {
		// Lengths keep `ab`, `c` apart from `a`, `bc`.
		hash.update(`${part.length} `);
		hash.update(part);
	}
	return hash.digest('base64url').slice(0, DIGEST_LENGTH);
}
