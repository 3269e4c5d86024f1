import { join } from 'node:path';
import { UsageError } from '@pinakes/command-line/definition';
import type { Encoder } from '@pinakes/encoders';
import type { EncoderChoice } from '@pinakes/indexer/internal';

const VALUES = 'built-in, none, model2vec:DIR, openai:URL,MODEL or transformers:DIR';

/** Default timeout of a batch in seconds; generous, as builds may run on busy machines. */
const BATCH_SECONDS = 120;
const QUESTION_SECONDS = 30;

export const VECTORS_OPTION = {
	type: 'string',
	value: 'KIND',
	help: `how questions find texts by meaning: ${VALUES}; default built-in. "none" leaves out translations too`,
} as const;

export const TIMEOUT_OPTION = {
	type: 'number',
	value: 'SECONDS',
	min: 0.001,
	help: `how long an embeddings server may take to answer; default ${BATCH_SECONDS}`,
} as const;

/** Limits for a neural network, which uses all cores for one batch. */
const ONE_AT_A_TIME = { atOnce: 1, limits: { texts: 16, characters: 64_000 } };

/** Values of these options. */
interface VectorValues {
	readonly vectors: string | undefined;
	/** In seconds. */
	readonly timeout?: number | undefined;
}

/** Settings of a build that encodes sections. */
interface EncodedBuild {
	/** Folder of the cache; undefined for no cache. */
	readonly cache: string | undefined;
	readonly onEncoded: (texts: number) => void;
}

/**
 * Returns the encoder for questions or, given a build, for sections; undefined if no option is given. Expensive vectors
 * of sections are cached on disk.
 *
 * @throws UsageError for an unknown kind, PinakesError if a model or server cannot be used
 */
export async function encoderChoiceOf(
	values: VectorValues,
	env: NodeJS.ProcessEnv,
	build?: EncodedBuild,
): Promise<EncoderChoice | undefined> {
	const named = await namedVectors(values, env, build === undefined ? QUESTION_SECONDS : BATCH_SECONDS);
	if (typeof named !== 'object') return named;
	const { encoder, isKept } = named;
	if (build?.cache === undefined || !isKept) return encoder;
	const cacheFolder = join(build.cache, 'embeddings');
	const { resumableEncoder } = await import('@pinakes/encoders/node');
	const pace = encoder.name.startsWith('transformers:') ? ONE_AT_A_TIME : {};
	return resumableEncoder(encoder, { cacheFolder, onEncoded: build.onEncoded, ...pace });
}

/** An encoder, and whether its vectors should be cached. */
interface SelectedEncoder {
	readonly encoder: Encoder;
	readonly isKept: boolean;
}

async function namedVectors(
	{ vectors: value, timeout }: VectorValues,
	env: NodeJS.ProcessEnv,
	seconds: number,
): Promise<Exclude<EncoderChoice, Encoder> | SelectedEncoder | undefined> {
	if (value === undefined || value === 'built-in' || value === 'none') return value;
	const colon = value.indexOf(':');
	const [kind, rest] = [value.slice(0, Math.max(0, colon)), value.slice(colon + 1)];
	if (rest === '') throw new UsageError(`--vectors must be ${VALUES}, not ${value}.`);
	const { openaiEncoder, readModel2vec, transformersEncoder } = await loadEncoders();
	if (kind === 'model2vec') return { encoder: await readModel2vec(rest), isKept: false };
	if (kind === 'transformers') return { encoder: await transformersEncoder(rest), isKept: true };
	if (kind === 'openai') return { encoder: openaiEncoder(serverOf(rest, env, timeout ?? seconds)), isKept: true };
	// The part after a colon may have a password.
	throw new UsageError(`--vectors must be ${VALUES}, not ${colon === -1 ? value : `${kind}:…`}.`);
}

/** Loads what most commands do not need. */
async function loadEncoders() {
	return { ...(await import('@pinakes/encoders')), ...(await import('@pinakes/encoders/node')) };
}

function serverOf(value: string, env: NodeJS.ProcessEnv, seconds: number) {
	const comma = value.lastIndexOf(',');
	const [url, model] = [value.slice(0, comma).trim(), value.slice(comma + 1).trim()];
	if (comma === -1 || url === '' || model === '') {
		throw new UsageError('--vectors openai:URL,MODEL needs both, such as openai:http://localhost:11434/v1,bge-m3.');
	}
	const apiKey = env.PINAKES_API_KEY || env.OPENAI_API_KEY;
	return { url, model, apiKey, timeout: seconds * 1000 };
}
