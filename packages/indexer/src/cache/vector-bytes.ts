import type { VectorSettings } from '@pinakes/query/format';
import type { DocumentVectors, KnownVectors } from '../kinds/vectors/known.ts';

/** Vectors but for their numbers, which are bytes behind it: of all documents, and of all terms. */
interface VectorsJson {
	readonly input: string;
	readonly every: number;
	readonly settings: VectorSettings;
	readonly documents: readonly (readonly [path: string, text: string, sample: string, bytes: number])[];
	readonly terms: readonly string[];
	readonly scales: readonly number[];
}

/** Vectors as lists of bytes: JSON, numbers of sections, numbers of terms. */
export function encodeVectors({ input, every, learnt, documents }: KnownVectors): Buffer[] {
	const json: VectorsJson = {
		input,
		every,
		settings: learnt.settings,
		documents: documents.map(({ path, text, sample, numbers }) => [path, text, sample, numbers.length]),
		terms: learnt.terms.names,
		scales: learnt.terms.scales,
	};
	return [
		Buffer.from(JSON.stringify(json)),
		Buffer.concat(documents.map(({ numbers }) => bytesOf(numbers))),
		Buffer.from(bytesOf(learnt.terms.numbers)),
	];
}

function bytesOf({ buffer, byteOffset, byteLength }: Int8Array): Uint8Array {
	return new Uint8Array(buffer, byteOffset, byteLength);
}

/**
 * Reads what `encodeVectors` wrote.
 *
 * @throws TypeError or SyntaxError where it is something else
 */
export function decodeVectors([text, ofSections, ofTerms]: readonly Buffer[]): KnownVectors {
	if (!text || !ofSections || !ofTerms) throw new TypeError('vectors are missing');
	const { input, every, settings, terms: names, scales, documents } = JSON.parse(text.toString()) as VectorsJson;
	const sections = numbersOf(ofSections);
	const numbers = numbersOf(ofTerms);
	let end = 0;
	const own = documents.map(([path, ownText, sample, bytes]): DocumentVectors => {
		end += bytes;
		return { path, text: ownText, sample, numbers: sections.subarray(end - bytes, end) };
	});
	const isWhole = end === sections.length && scales.length === names.length;
	if (!isWhole || numbers.length !== names.length * settings.dimensions) throw new TypeError('vectors are cut off');
	return { input, every, learnt: { settings, terms: { names, scales, numbers } }, documents: own };
}

function numbersOf({ buffer, byteOffset, byteLength }: Buffer): Int8Array {
	return new Int8Array(buffer, byteOffset, byteLength);
}
