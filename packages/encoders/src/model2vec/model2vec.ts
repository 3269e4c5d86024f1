import type { Content } from '@pinakes/query';
import { isRecord, own, parseJson, textOf, webSha256 } from '@pinakes/query/internal';
import type { Encoder } from '@pinakes/query/search';
import { modelError } from './model-error.ts';
import { readSafetensors, type Tensor } from './safetensors.ts';
import { readTokenizer, type Tokenizer } from './tokenizer.ts';

/** The files of a static embedding model in the Model2Vec layout. */
export interface Model2vecFiles {
	/** Name of the model, such as `potion-base-8M`, by which an index refers to its encoder. */
	readonly name: string;
	/** `tokenizer.json`. */
	readonly tokenizer: Content;
	/** `model.safetensors`. */
	readonly model: Uint8Array;
	/** `config.json`, if there is one. Its `normalize` says whether vectors are scaled to length 1. */
	readonly config?: Content | undefined;
}

/** Maximum tokens of a text, as in Model2Vec's `encode`; the rest is cut off. */
const MAX_TOKENS = 512;

/** Upper bound of the median token length, greater than that of any vocabulary: it bounds the work for one text. */
const MAX_MEDIAN_LENGTH = 32;

const FILE = 'model.safetensors';

/** Names of the tensor of vectors: in Model2Vec, in sentence-transformers, and in its first versions. */
const VECTORS = ['embeddings', 'embedding.weight', '0'];

/**
 * Creates an encoder from the files of a static embedding model: the vector of a text is the mean of its tokens'
 * vectors. It follows [Model2Vec](https://github.com/MinishLab/model2vec) (`StaticModel.encode`): a text is cut off
 * after 512 times the median length of a token in characters, unknown tokens are left out, 512 tokens count, a token's
 * vector is taken from the row that `mapping` names, times its entry in `weights`, where there are such tensors, and a
 * text without a known token has the zero vector. Unknown tokens of Unigram models are left out too, as in
 * model2vec-rs. Needs no network and runs in any runtime.
 *
 * @param sha256 returns the SHA-256 of a content in hexadecimal, for the fingerprint. Default: that of the runtime
 * @throws PinakesError `invalid_model` if a file is damaged or uses an unsupported feature, which the message names
 */
export async function model2vecEncoder(
	{ name, tokenizer: tokenizerFile, model, config }: Model2vecFiles,
	sha256: (content: Content) => Promise<string> = webSha256,
): Promise<Encoder> {
	const tokenizer = readTokenizer(tokenizerFile, 'tokenizer.json');
	const vectorOf = pooling(model, tokenizer, isNormalized(config));
	const maxLength = MAX_TOKENS * Math.min(MAX_MEDIAN_LENGTH, medianLength(tokenizer));
	return {
		name: `model2vec:${name}`,
		fingerprint: await sha256(`${await sha256(tokenizerFile)}\n${await sha256(model)}`),
		async encode(texts) {
			return texts.map((text) => {
				const known = tokenizer.encode(firstCharacters(text, maxLength)).filter((token) => token !== tokenizer.unknown);
				return vectorOf(known.slice(0, MAX_TOKENS));
			});
		},
	};
}

function isNormalized(config: Content | undefined): boolean {
	if (config === undefined) return false;
	const json = parseJson(textOf(config));
	if (!isRecord(json)) throw modelError('config.json', 'is not a JSON object');
	return own(json, 'normalize') === true;
}

/** Returns the median length of tokens in characters, rounded as Python's `int(numpy.median(…))`. */
function medianLength({ tokens }: Tokenizer): number {
	const lengths = Array.from(tokens.keys(), (token) => [...token].length).sort((a, b) => a - b);
	const half = lengths.length >> 1;
	const upper = lengths[half] ?? 1;
	const lower = lengths.length % 2 === 1 ? upper : (lengths[half - 1] ?? 1);
	return Math.floor((lower + upper) / 2);
}

function firstCharacters(text: string, count: number): string {
	return [...text.slice(0, 2 * count)].slice(0, count).join('');
}

/** Returns the function that computes a vector from token numbers. */
function pooling(model: Uint8Array, tokenizer: Tokenizer, isUnit: boolean) {
	const tensors = readSafetensors(model, FILE);
	const vectors = VECTORS.map((name) => tensors.get(name)).find((tensor) => tensor !== undefined);
	if (vectors === undefined) throw modelError(FILE, `has no tensor ${VECTORS.join(', ')}`);
	const [rows = 0, dimensions = 0, ...more] = vectors.shape;
	if (rows === 0 || dimensions === 0 || more.length > 0) throw modelError(FILE, 'has no table of vectors');
	const mapping = tensors.get('mapping');
	const weights = tensors.get('weights');
	const count = mapping?.shape[0] ?? rows;
	checkList('mapping', mapping, count);
	checkList('weights', weights, count);
	for (const [token, number] of tokenizer.tokens) {
		if (number >= count) {
			throw modelError(
				FILE,
				`has no vector for the token ${JSON.stringify(token)}, whose number is ${number}: tokenizer.json is another model's`,
			);
		}
	}
	return (tokens: readonly number[]): Float32Array => {
		const sums = new Float64Array(dimensions);
		for (const token of tokens) {
			const row = mapping?.at(token) ?? token;
			if (!Number.isInteger(row) || row < 0 || row >= rows) throw modelError(FILE, `maps the token ${token} to no row`);
			const weight = weights?.at(token) ?? 1;
			for (let i = 0; i < dimensions; i++) (sums[i] as number) += vectors.at(row * dimensions + i) * weight;
		}
		return meanOf(sums, tokens.length, isUnit);
	};
}

function checkList(name: string, tensor: Tensor | undefined, count: number): void {
	if (tensor === undefined || (tensor.shape[0] === count && tensor.shape.slice(1).every((size) => size === 1))) return;
	throw modelError(FILE, `has ${name} for ${tensor.shape.join(' x ')} tokens, not for ${count}`);
}

function meanOf(sums: Float64Array, count: number, isUnit: boolean): Float32Array {
	const mean = sums.map((sum) => sum / Math.max(1, count));
	const length = isUnit ? Math.sqrt(mean.reduce((sum, value) => sum + value * value, 0)) : 1;
	const vector = Float32Array.from(mean, (value) => (length === 0 ? 0 : value / length));
	if (!vector.every(Number.isFinite)) throw modelError(FILE, 'holds numbers that are not finite');
	return vector;
}
