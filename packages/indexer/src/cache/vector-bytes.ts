import type { VectorSettings } from '@pinakes/query/format';
import type { DocumentVectors, KnownVectors } from '../kinds/vectors/known.ts';
import type { TermVector } from '../kinds/vectors/write.ts';

/** Vectors but for their numbers, which are bytes behind it: of all documents, and of all terms. */
interface VectorsJson {
	readonly input: string;
	readonly every: number;
	readonly settings: VectorSettings;
	readonly documents: readonly (readonly [path: string, text: string, sample: string, bytes: number])[];
	readonly terms: readonly (readonly [term: string, scale: number])[];
}

/** Vectors as lists of bytes: JSON, numbers of sections, numbers of terms. */
export function encodeVectors({ input, every, learnt, documents }: KnownVectors): Buffer[] {
	const json: VectorsJson = {
		input,
		every,
		settings: learnt.settings,
		documents: documents.map(({ path, text, sample, numbers }) => [path, text, sample, numbers.length]),
		terms: [...learnt.terms].map(([term, { scale }]) => [term, scale]),
	};
	return [
		Buffer.from(JSON.stringify(json)),
		Buffer.concat(documents.map(({ numbers }) => bytesOf(numbers))),
		Buffer.concat([...learnt.terms.values()].map(({ numbers }) => bytesOf(numbers))),
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
	const { input, every, settings, ...json } = JSON.parse(text.toString()) as VectorsJson;
	const { dimensions } = settings;
	const sections = numbersOf(ofSections);
	const numbers = numbersOf(ofTerms);
	let end = 0;
	const documents = json.documents.map(([path, ownText, sample, bytes]): DocumentVectors => {
		end += bytes;
		return { path, text: ownText, sample, numbers: sections.subarray(end - bytes, end) };
	});
	if (end !== sections.length || numbers.length !== json.terms.length * dimensions) {
		throw new TypeError('numbers of vectors are missing');
	}
	const terms = new Map(
		json.terms.map(([term, scale], i): [string, TermVector] => {
			return [term, { scale, numbers: numbers.subarray(i * dimensions, (i + 1) * dimensions) }];
		}),
	);
	return { input, every, learnt: { settings, terms }, documents };
}

function numbersOf({ buffer, byteOffset, byteLength }: Buffer): Int8Array {
	return new Int8Array(buffer, byteOffset, byteLength);
}
