import { createHash } from 'node:crypto';

/** The SHA-256 of a file's content in hexadecimal; of a text as UTF-8. */
export function sha256Of(content: string | Uint8Array): string {
	return createHash('sha256').update(content).digest('hex');
}
