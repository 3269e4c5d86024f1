import { isRecord, parseJson } from '@pinakes/query/internal';

/** Why the answer of a server is invalid, as the predicate of a sentence. */
type ReplyFault = { readonly fault: string };

/**
 * Returns the vectors in an answer, in the order of the texts, or why it is invalid.
 *
 * @param text body of the answer
 * @param count number of texts that were sent
 * @param dimensions required length of vectors. Default: that of the first one
 */
export function vectorsOfReply(
	text: string | undefined,
	count: number,
	dimensions: number | undefined,
): readonly Float32Array[] | ReplyFault {
	const json = parseJson(text);
	if (json === undefined) return { fault: describeBody(text ?? '') };
	const data = isRecord(json) ? json.data : undefined;
	if (!Array.isArray(data)) return { fault: 'answered with JSON that has no list data' };
	if (data.length !== count) return { fault: `gave ${data.length} vectors for ${count} texts` };
	const vectors: Float32Array[] = [];
	let expected = dimensions;
	for (const [i, entry] of data.entries()) {
		const numbers: unknown = isRecord(entry) ? entry.embedding : undefined;
		const index: unknown = isRecord(entry) ? (entry.index ?? i) : i;
		if (!Array.isArray(numbers) || numbers.length === 0) return { fault: `gave no vector for the text ${i + 1}` };
		if (!numbers.every((number) => Number.isFinite(Math.fround(number as number)) && typeof number === 'number')) {
			return { fault: `gave a vector that has something else than finite numbers, such as NaN, for the text ${i + 1}` };
		}
		expected ??= numbers.length;
		if (numbers.length !== expected) return { fault: `gave a vector of ${numbers.length} dimensions, not ${expected}` };
		if (!Number.isInteger(index) || !((index as number) >= 0 && (index as number) < count)) {
			return { fault: `gave a vector for the text ${String(index)} of ${count}` };
		}
		vectors[index as number] = Float32Array.from(numbers as number[]);
	}
	return Object.values(vectors).length === count ? vectors : { fault: 'gave two vectors for one text' };
}

function describeBody(text: string): string {
	if (/^\s*</.test(text)) return 'answered with HTML instead of JSON';
	if (/[[,]\s*-?(?:NaN|Infinity)\s*[\],]/.test(text)) return 'gave a vector that has NaN or Infinity';
	return 'answered with something that is not JSON';
}
