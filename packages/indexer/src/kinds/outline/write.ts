import { listBytes, objectBytes } from '../../write/json.ts';

/**
 * What is written of the outlines of all documents.
 *
 * @param outlines in UTF-8, in the order of their paths
 */
export function outlinesBytes(outlines: readonly Uint8Array[]): Uint8Array {
	return objectBytes([['documents', listBytes(outlines)]]);
}
