import { createHash } from 'node:crypto';

/** Returns the hexadecimal SHA-256 of a content. Texts are hashed as UTF-8. */
export function sha256Of(content: string | Uint8Array): string {
	return createHash('sha256').update(content).digest('hex');
}
