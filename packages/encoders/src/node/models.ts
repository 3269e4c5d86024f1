import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline as flow } from 'node:stream/promises';
import { PinakesError } from '@pinakes/query';
import { check, isRecord } from '@pinakes/query/internal';
import type { Encoder } from '@pinakes/query/search';
import { model2vecEncoder } from '../model2vec/model2vec.ts';

/** Subfolders with the files of a static model, as written by Model2Vec and by sentence-transformers. */
const MODEL_FOLDERS = ['.', '0_StaticEmbedding'];

/**
 * Reads the encoder of a static embedding model from a folder with `tokenizer.json`, `model.safetensors` and,
 * optionally, `config.json`. The encoder is named after the folder, never after its path.
 *
 * @throws PinakesError `invalid_model` if a file is missing, damaged or not supported; `unreadable_source` if a file
 * exists but cannot be read
 */
export async function readModel2vec(folder: string): Promise<Encoder> {
	check(folder && typeof folder === 'string', 'readModel2vec takes the folder of a model.');
	for (const inner of MODEL_FOLDERS) {
		const read = (file: string) => readIfThere(join(folder, inner, file));
		const [tokenizer, model] = [read('tokenizer.json'), read('model.safetensors')];
		if (tokenizer !== undefined && model !== undefined)
			return model2vecEncoder({ name: basename(resolve(folder)), tokenizer, model, config: read('config.json') });
	}
	throw new PinakesError(
		'invalid_model',
		`${folder} has no tokenizer.json and model.safetensors. Name the folder of a model in the Model2Vec layout.`,
	);
}

function readIfThere(file: string): Uint8Array | undefined {
	if (!existsSync(file)) return undefined;
	try {
		return readFileSync(file);
	} catch (cause) {
		const { code } = cause as { code?: string };
		throw new PinakesError(
			'unreadable_source',
			`${file} cannot be read (${code ?? String(cause)}). Check its permissions.`,
		);
	}
}

interface Transformers {
	readonly env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string };
	pipeline(
		task: 'feature-extraction',
		model: string,
		options: { readonly dtype: string; readonly local_files_only: true },
	): Promise<FeatureExtractor>;
}

type FeatureExtractor = (
	texts: string[],
	options: { readonly pooling: string; readonly normalize: true },
) => Promise<{ readonly dims: readonly number[]; readonly data: ArrayLike<number> }>;

const PEER = '@huggingface/transformers';

/** Files of a model, by precision. The first that exists is used. */
const NETWORKS = [
	['model.onnx', 'fp32'],
	['model_fp16.onnx', 'fp16'],
	['model_quantized.onnx', 'q8'],
] as const;

/** Names of pooling methods in sentence-transformers and in transformers. */
const POOLINGS = [
	['pooling_mode_cls_token', 'cls'],
	['pooling_mode_lasttoken', 'last_token'],
	['pooling_mode_mean_tokens', 'mean'],
] as const;

/**
 * Creates an encoder from a model in a folder, run by `@huggingface/transformers` of the current folder's project, or
 * else of this package. Nothing is downloaded. The folder has `config.json`, `tokenizer.json`, `onnx/model.onnx` (or `model_fp16.onnx`, or
 * `model_quantized.onnx`), and `1_Pooling/config.json` if pooling is not by the mean.
 *
 * @param load imports the package; a parameter for tests
 * @throws PinakesError if the package is not installed, a file is missing, or the model cannot be loaded or run
 */
export async function transformersEncoder(folder: string, load: () => Promise<unknown> = importPeer): Promise<Encoder> {
	const path = resolve(folder);
	const network = NETWORKS.find(([file]) => existsSync(join(path, 'onnx', file)));
	const lacking = ['config.json', 'tokenizer.json'].find((file) => !existsSync(join(path, file)));
	if (network === undefined || lacking !== undefined) {
		throw new PinakesError(
			'encoder_failed',
			`${folder} has no ${lacking ?? 'onnx/model.onnx'}: name the folder of a model for transformers.js, with config.json, tokenizer.json and onnx/model.onnx.`,
		);
	}
	const [file, dtype] = network;
	const pooling = poolingOf(path);
	const files = ['tokenizer.json', 'config.json', `onnx/${file}`, `onnx/${file}_data`];
	const fingerprint = await hashOf(path, files, pooling);
	const extract = await extractorOf(path, folder, dtype, load);
	const encodeOne = async (text: string): Promise<Float32Array> => {
		const { dims, data } = await orError(folder, () => extract([text], { pooling, normalize: true }));
		const [count, dimensions] = dims;
		if (dims.length === 2 && count === 1 && data.length === dimensions) return Float32Array.from(data, Number);
		throw new PinakesError(
			'encoder_failed',
			`${folder}: the model gave no vector for a text; name that of an embedding model.`,
		);
	};
	return {
		name: `transformers:${basename(path)}`,
		fingerprint,
		async encode(texts) {
			const vectors: Float32Array[] = [];
			// One by one: in a batch, texts are padded to the longest, which takes gigabytes, and with 8-bit numbers they
			// affect each other's vectors.
			for (const text of texts) vectors.push(await encodeOne(text));
			return vectors;
		},
	};
}

async function importPeer(): Promise<unknown> {
	const project = createRequire(join(process.cwd(), 'package.json'));
	let path: string;
	try {
		path = project.resolve(PEER);
	} catch {
		return import(PEER);
	}
	return project(path);
}

async function extractorOf(path: string, folder: string, dtype: string, load: () => Promise<unknown>) {
	const loaded = await load().catch((cause: NodeJS.ErrnoException) => {
		if (cause.code !== 'ERR_MODULE_NOT_FOUND' || !cause.message.includes(`'${PEER}'`))
			throw new PinakesError('encoder_failed', `${PEER} cannot be loaded (${cause.message}).`);
		throw new PinakesError('encoder_failed', `${PEER} is not installed, which runs the model: npm install ${PEER}`);
	});
	const { env, pipeline } = loaded as Transformers;
	env.allowRemoteModels = false;
	env.allowLocalModels = true;
	env.localModelPath = dirname(path);
	return orError(folder, () => pipeline('feature-extraction', basename(path), { dtype, local_files_only: true }));
}

async function orError<T>(folder: string, act: () => Promise<T>): Promise<T> {
	try {
		return await act();
	} catch (cause) {
		throw new PinakesError('encoder_failed', `${folder}: ${PEER} cannot run the model (${(cause as Error).message}).`);
	}
}

/** Returns the pooling method of a model folder. Default: the mean. */
function poolingOf(path: string): string {
	const file = join(path, '1_Pooling', 'config.json');
	if (!existsSync(file)) return 'mean';
	let json: unknown;
	try {
		json = JSON.parse(readFileSync(file, 'utf8'));
	} catch {}
	const named = POOLINGS.find(([field]) => isRecord(json) && json[field] === true);
	if (named !== undefined) return named[1];
	throw new PinakesError(
		'encoder_failed',
		`${file} names none of ${POOLINGS.map(([field]) => field).join(', ')}, which are possible.`,
	);
}

/** Returns the SHA-256 of the existing files and of everything else that vectors depend on. */
async function hashOf(path: string, files: readonly string[], pooling: string): Promise<string> {
	const whole = createHash('sha256').update(pooling);
	for (const file of files.filter((name) => existsSync(join(path, name)))) {
		const hash = createHash('sha256');
		await flow(createReadStream(join(path, file)), hash);
		whole.update(`\n${file} ${hash.digest('hex')}`);
	}
	return whole.digest('hex');
}
