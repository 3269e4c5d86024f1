import { listText, objectText } from '../../write/json.ts';

/**
 * What is written of the outlines of all documents.
 *
 * @param outlines JSON texts in the order of their paths
 */
export function outlinesText(outlines: readonly string[]): string {
	return objectText([['documents', listText(outlines)]]);
}
