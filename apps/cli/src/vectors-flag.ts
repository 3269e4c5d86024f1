import { relative, resolve } from 'node:path';
import { resumableEncoder, transformersEncoder, type Vectorizer } from '@pinakes/indexer';
import { type Encoder, openaiEncoder } from '@pinakes/query/encoders';
import { readModel2vec } from '@pinakes/query/node';
import type { Arguments, Flag } from './arguments.ts';
import { UsageError } from './exit-codes.ts';
import { numberOf } from './flags.ts';

const VALUES = 'lsa, none, model2vec:DIR, openai:URL,MODEL or transformers:DIR';

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
	help: 'how long an embeddings server may take to answer; 120 unless given',
};

/** Where vectors are kept that a build was given. */
export const CACHE_FLAG: Flag = {
	type: 'string',
	value: 'DIR',
	help: 'where vectors of openai and transformers are kept; .pinakes-cache/embeddings unless given',
};

const CACHE_FOLDER = '.pinakes-cache/embeddings';
const TIMEOUT_SECONDS = 120;

/** A network takes all cores for one batch. */
const ONE_AT_A_TIME = { atOnce: 1, limits: { texts: 16, characters: 64_000 } };

/**
 * What is to give an index its vectors; undefined where nothing was said. Vectors of a server, and those that take
 * long, are kept on disk.
 *
 * @param out the folder of the index, in which nothing is kept
 * @param onEncoded told how many texts were encoded
 * @throws UsageError for what gives none, and a PinakesError or BuildError where a model or server cannot be used
 */
export async function vectorizerOf(
	args: Arguments,
	out: string,
	onEncoded: (texts: number) => void,
): Promise<Vectorizer | undefined> {
	const named = await namedVectors(args);
	if (named === undefined || typeof named === 'string' || !named.isKept) return encoderOrName(named);
	const cacheFolder = args.text('cache') ?? CACHE_FOLDER;
	if (!/^\.\.($|[/\\])/.test(relative(resolve(out), resolve(cacheFolder)))) {
		throw new UsageError(`--cache must not lie in the index, ${out}: a build replaces that folder.`);
	}
	const pace = named.encoder.name.startsWith('transformers:') ? ONE_AT_A_TIME : {};
	return resumableEncoder(named.encoder, { cacheFolder, onEncoded, ...pace });
}

/**
 * What is to encode questions; undefined where nothing was said, `lsa` where the index does it itself.
 *
 * @throws what `vectorizerOf` does
 */
export async function queryEncoderOf(args: Arguments): Promise<Vectorizer | undefined> {
	return encoderOrName(await namedVectors(args));
}

/** An encoder, and whether its vectors are worth keeping. */
interface NamedEncoder {
	readonly encoder: Encoder;
	readonly isKept: boolean;
}

function encoderOrName(named: 'lsa' | 'none' | NamedEncoder | undefined): Vectorizer | undefined {
	return typeof named === 'object' ? named.encoder : named;
}

async function namedVectors(args: Arguments): Promise<'lsa' | 'none' | NamedEncoder | undefined> {
	const value = args.text('vectors');
	if (value === undefined || value === 'lsa' || value === 'none') return value;
	const [, kind, rest = ''] = /^(\w+):([^]+)$/.exec(value) ?? [];
	if (kind === 'model2vec') return { encoder: await readModel2vec(rest), isKept: false };
	if (kind === 'transformers') return { encoder: await transformersEncoder(rest), isKept: true };
	if (kind === 'openai') return { encoder: serverEncoder(rest, args), isKept: true };
	// What stands behind a colon may hold a password.
	throw new UsageError(`--vectors must be ${VALUES}, not ${value.replace(/:[^]*/, ':…')}.`);
}

function serverEncoder(value: string, args: Arguments): Encoder {
	const comma = value.lastIndexOf(',');
	const [url, model] = [value.slice(0, comma).trim(), value.slice(comma + 1).trim()];
	if (comma === -1 || url === '' || model === '') {
		throw new UsageError('--vectors openai:URL,MODEL needs both, such as openai:http://localhost:11434/v1,bge-m3.');
	}
	const { timeout = TIMEOUT_SECONDS } = numberOf(args, 'timeout');
	if (timeout <= 0) throw new UsageError(`--timeout must be a number above 0, not ${timeout}.`);
	const apiKey = process.env.PINAKES_API_KEY || process.env.OPENAI_API_KEY;
	return openaiEncoder({ url, model, apiKey, timeout: timeout * 1000 });
}
