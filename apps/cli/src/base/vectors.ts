import { join } from 'node:path';
import { UsageError } from '@pinakes/command-line/definition';
import type { Encoder } from '@pinakes/encoders';

const VALUES = 'transformers:DIR, openai:URL,MODEL or model2vec:DIR';

/** Default timeout of a batch in seconds; generous, as builds may run on busy machines. */
const BATCH_SECONDS = 120;
const QUESTION_SECONDS = 30;

export const ENCODER_OPTION = {
	type: 'string',
	value: 'KIND',
	help: `what encodes sections and units, better than the built-in words do: ${VALUES}; readers need none of it`,
} as const;

/** The option of programs that ask an index. */
export const QUESTION_ENCODER_OPTION = {
	...ENCODER_OPTION,
	help: 'the encoder of the index, which then encodes the question too',
} as const;

export const TEXT_ALONE_OPTION = {
	type: 'string',
	value: 'CHOICE',
	choices: ['none'],
	help: 'none, to search by text alone',
} as const;

export const TIMEOUT_OPTION = {
	type: 'number',
	value: 'SECONDS',
	min: 0.001,
	help: `how long an embeddings server may take to answer; default ${BATCH_SECONDS}`,
} as const;

/** Values of these options. */
interface EncoderValues {
	readonly encoder: string | undefined;
	/** In seconds. */
	readonly timeout?: number | undefined;
}

/** Settings of a build that encodes sections. */
interface EncodedBuild {
	/** Folder of the cache; undefined for no cache. */
	readonly cache: string | undefined;
}

/**
 * Returns the encoder for questions or, given a build, for sections; undefined if no option is given. Expensive vectors
 * of sections are cached on disk.
 *
 * @throws UsageError for an unknown kind, PinakesError if a model or server cannot be used
 */
export async function encoderOf(
	values: EncoderValues,
	env: NodeJS.ProcessEnv,
	build?: EncodedBuild,
): Promise<Encoder | undefined> {
	if (values.encoder === undefined) return undefined;
	const seconds = values.timeout ?? (build === undefined ? QUESTION_SECONDS : BATCH_SECONDS);
	const { encoder, isKept } = await namedEncoder(values.encoder, env, seconds);
	if (build?.cache === undefined || !isKept) return encoder;
	const { resumableEncoder } = await import('@pinakes/encoders/node');
	return resumableEncoder(encoder, { cacheFolder: join(build.cache, 'embeddings') });
}

/** An encoder, and whether its vectors should be cached. */
interface SelectedEncoder {
	readonly encoder: Encoder;
	readonly isKept: boolean;
}

async function namedEncoder(value: string, env: NodeJS.ProcessEnv, seconds: number): Promise<SelectedEncoder> {
	const colon = value.indexOf(':');
	const [kind, rest] = [value.slice(0, Math.max(0, colon)), value.slice(colon + 1)];
	if (rest === '') throw new UsageError(`--encoder must be ${VALUES}, not ${value}.`);
	const { openaiEncoder, readModel2vec, transformersEncoder } = await loadEncoders();
	if (kind === 'model2vec') return { encoder: await readModel2vec(rest), isKept: false };
	if (kind === 'transformers') return { encoder: await transformersEncoder(rest), isKept: true };
	if (kind === 'openai') return { encoder: openaiEncoder(serverOf(rest, env, seconds)), isKept: true };
	// The part after a colon may have a password.
	throw new UsageError(`--encoder must be ${VALUES}, not ${colon === -1 ? value : `${kind}:…`}.`);
}

/** Loads what most commands do not need. */
async function loadEncoders() {
	return { ...(await import('@pinakes/encoders')), ...(await import('@pinakes/encoders/node')) };
}

function serverOf(value: string, env: NodeJS.ProcessEnv, seconds: number) {
	const comma = value.lastIndexOf(',');
	const [url, model] = [value.slice(0, comma).trim(), value.slice(comma + 1).trim()];
	if (comma === -1 || url === '' || model === '') {
		throw new UsageError('--encoder openai:URL,MODEL needs both, such as openai:http://localhost:11434/v1,bge-m3.');
	}
	const apiKey = env.PINAKES_API_KEY || env.OPENAI_API_KEY;
	return { url, model, apiKey, timeout: seconds * 1000 };
}
