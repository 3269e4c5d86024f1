import { join } from 'node:path';
import { resumableEncoder, transformersEncoder, type Vectorizer } from '@pinakes/indexer';
import { type Encoder, openaiEncoder } from '@pinakes/query/encoders';
import { readModel2vec } from '@pinakes/query/node';
import type { Arguments, Flag } from './arguments.ts';
import { cacheFolderOf } from './cache-flag.ts';
import { UsageError } from './exit-codes.ts';
import { numberOf } from './flags.ts';

const VALUES = 'lsa, none, model2vec:DIR, openai:URL,MODEL or transformers:DIR';

/** A batch may take a busy machine its time; whoever asks a question waits for it. */
const BATCH_SECONDS = 120;
const QUESTION_SECONDS = 30;

/** The flag that names what gives texts their vectors. */
export const VECTORS_FLAG: Flag = {
	type: 'string',
	value: 'KIND',
	help: `what gives vectors: ${VALUES}; lsa, the texts themselves, unless given`,
};

/** How long an answer of an embeddings server may take. */
export const TIMEOUT_FLAG: Flag = {
	type: 'string',
	value: 'SECONDS',
	help: `how long an embeddings server may take to answer; ${BATCH_SECONDS} unless given`,
};

/** A network takes all cores for one batch. */
const ONE_AT_A_TIME = { atOnce: 1, limits: { texts: 16, characters: 64_000 } };

/** The build whose sections are encoded. */
export interface EncodedBuild {
	/** The folder of the index, in which nothing is kept. */
	readonly out: string;
	/** Told how many texts were encoded. */
	readonly onEncoded: (texts: number) => void;
}

/**
 * What is to give vectors, of questions or, given a build, of sections; undefined where nothing was said. Sections'
 * vectors that cost money or time are kept on disk.
 *
 * @throws UsageError for what gives none, and a PinakesError or BuildError where a model or server cannot be used
 */
export async function vectorizerOf(args: Arguments, build?: EncodedBuild): Promise<Vectorizer | undefined> {
	const named = await namedVectors(args, build === undefined ? QUESTION_SECONDS : BATCH_SECONDS);
	if (typeof named !== 'object') return named;
	const { encoder, isKept } = named;
	if (build === undefined || !isKept) return encoder;
	const cache = cacheFolderOf(args, build.out);
	if (cache === undefined) return encoder;
	const cacheFolder = join(cache, 'embeddings');
	const pace = encoder.name.startsWith('transformers:') ? ONE_AT_A_TIME : {};
	return resumableEncoder(encoder, { cacheFolder, onEncoded: build.onEncoded, ...pace });
}

/** An encoder, and whether its vectors are worth keeping. */
interface NamedEncoder {
	readonly encoder: Encoder;
	readonly isKept: boolean;
}

async function namedVectors(args: Arguments, seconds: number): Promise<'lsa' | 'none' | NamedEncoder | undefined> {
	const value = args.text('vectors');
	if (value === undefined || value === 'lsa' || value === 'none') return value;
	const colon = value.indexOf(':');
	const [kind, rest] = [value.slice(0, Math.max(0, colon)), value.slice(colon + 1)];
	if (rest === '') throw new UsageError(`--vectors must be ${VALUES}, not ${value}.`);
	if (kind === 'model2vec') return { encoder: await readModel2vec(rest), isKept: false };
	if (kind === 'transformers') return { encoder: await transformersEncoder(rest), isKept: true };
	if (kind === 'openai') return { encoder: serverEncoder(rest, args, seconds), isKept: true };
	// What stands behind a colon may hold a password.
	throw new UsageError(`--vectors must be ${VALUES}, not ${colon === -1 ? value : `${kind}:…`}.`);
}

function serverEncoder(value: string, args: Arguments, seconds: number): Encoder {
	const comma = value.lastIndexOf(',');
	const [url, model] = [value.slice(0, comma).trim(), value.slice(comma + 1).trim()];
	if (comma === -1 || url === '' || model === '') {
		throw new UsageError('--vectors openai:URL,MODEL needs both, such as openai:http://localhost:11434/v1,bge-m3.');
	}
	const { timeout = seconds } = numberOf(args, 'timeout');
	if (timeout <= 0) throw new UsageError(`--timeout must be a number above 0, not ${timeout}.`);
	const apiKey = process.env.PINAKES_API_KEY || process.env.OPENAI_API_KEY;
	return openaiEncoder({ url, model, apiKey, timeout: timeout * 1000 });
}
