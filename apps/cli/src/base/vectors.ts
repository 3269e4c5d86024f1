import { join } from 'node:path';
import { UsageError } from '@pinakes/command-line/definition';
import { numberOption, textOption } from '@pinakes/command-line/options';
import type { Encoder } from '@pinakes/encoders';

const VALUES = 'transformers:DIR, openai:URL,MODEL or model2vec:DIR';

/** Default timeout of a batch in seconds; generous, as builds may run on busy machines. */
const BATCH_SECONDS = 120;
const QUESTION_SECONDS = 30;

export const ENCODER_OPTION = textOption(
	'KIND',
	`what encodes sections and units, better than the built-in words do: ${VALUES}; readers need none of it`,
);

export const QUESTION_ENCODER_OPTION = {
	...ENCODER_OPTION,
	help: 'the encoder of the index, which then encodes the question too',
} as const;

export const TEXT_ALONE_OPTION = textOption('CHOICE', 'none, to search by text alone', { choices: ['none'] });

export const TIMEOUT_OPTION = numberOption(
	'SECONDS',
	`how long an embeddings server may take to answer; default ${BATCH_SECONDS}`,
	{ min: 0.001 },
);

/**
 * Returns the encoder for questions or, given a build, for sections; undefined if no option is given. Vectors of sections that
 * cost much are kept in the build's cache.
 *
 * @param values of the options, the timeout in seconds
 * @param build with the folder of its cache; undefined for no cache
 * @throws UsageError for an unknown kind, PinakesError if a model or server cannot be used
 */
export async function encoderOf(
	{ encoder: named, timeout }: { readonly encoder: string | undefined; readonly timeout?: number | undefined },
	env: NodeJS.ProcessEnv,
	build?: { readonly cache: string | undefined },
): Promise<Encoder | undefined> {
	if (named === undefined) return undefined;
	const colon = named.indexOf(':');
	const [kind, rest] = [named.slice(0, Math.max(0, colon)), named.slice(colon + 1)];
	if (rest === '') throw new UsageError(`--encoder must be ${VALUES}, not ${named}.`);
	// Loaded here, as most commands need none.
	const { openaiEncoder } = await import('@pinakes/encoders');
	const { readModel2vec, resumableEncoder, transformersEncoder } = await import('@pinakes/encoders/node');
	if (kind === 'model2vec') return readModel2vec(rest);
	// The part after a colon may have a password.
	if (kind !== 'transformers' && kind !== 'openai')
		throw new UsageError(`--encoder must be ${VALUES}, not ${colon === -1 ? named : `${kind}:…`}.`);
	const seconds = timeout ?? (build === undefined ? QUESTION_SECONDS : BATCH_SECONDS);
	const encoder = kind === 'openai' ? openaiEncoder(serverOf(rest, env, seconds)) : await transformersEncoder(rest);
	if (build === undefined) return encoder;
	return resumableEncoder(encoder, { cacheFolder: build.cache === undefined ? null : join(build.cache, 'embeddings') });
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
