import type { Encoder } from '@pinakes/query/format/kinds/vectors/encoder';
import { STATIC, TRAINED } from '@pinakes/query/format/kinds/vectors/schema';
import { BuildError } from '../../base/report.ts';
import type { VectorOptions } from '../../config/config.ts';
import type { IndexedText } from '../text/indexed.ts';
import { areStatic } from './are-static.ts';
import { encodedVectors } from './encoded.ts';
import type { KnownVectors, VectorsBefore } from './known.ts';
import { AUTOMATIC_VECTORS, type EncoderChoice } from './settings.ts';
import { ENCODING_STEP, type StaticText, staticSections } from './static-sections.ts';
import type { StaticThread } from './static-thread.ts';
import { digestOfText, trainedVectors } from './trained.ts';

/**
 * Makes the vectors of an index.
 *
 * @param before vectors of the previous build, which are reused as far as the result would be the same
 * @param onStep called with the name of a step that takes long
 * @returns undefined for `none`
 * @throws what `encodedVectors` throws
 */
export async function makeVectors(
	text: IndexedText | undefined,
	choice: EncoderChoice,
	options: VectorOptions,
	before: VectorsBefore | undefined,
	onStep: (step: string) => void,
): Promise<KnownVectors | undefined> {
	if (typeof choice === 'string') return ownVectors(text, choice, options, before, onStep);
	const { name, fingerprint } = choice;
	const input = text === undefined ? '' : digestOfText(text, name, fingerprint, options);
	if (text !== undefined && before?.vectors.input === input) return before.vectors;
	onStep(ENCODING_STEP);
	return { input, made: await encodedVectors(text, choice, options) };
}

/**
 * Begins vectors that can be made in parallel with the rest of a build: static ones without an earlier build.
 *
 * @returns undefined if `makeVectors` has to make them afterwards
 */
export function beginVectors(
	text: StaticText,
	choice: EncoderChoice,
	options: VectorOptions,
	before: KnownVectors | undefined,
	thread: StaticThread,
): Promise<KnownVectors | undefined> | undefined {
	if (text.sections === 0 || before !== undefined) return undefined;
	return isStaticFor(text, choice) ? thread.make(text, options) : undefined;
}

/** Whether vectors may be static, before texts are known. */
export function mayBeStatic(choice: EncoderChoice): boolean {
	return choice === STATIC || choice === AUTOMATIC_VECTORS;
}

function isStaticFor(text: StaticText | undefined, choice: EncoderChoice): boolean {
	return choice === STATIC || (mayBeStatic(choice) && areStatic(text));
}

/** Makes vectors that need no encoder. */
export function ownVectors(
	text: IndexedText | undefined,
	choice: Exclude<EncoderChoice, Encoder>,
	options: VectorOptions,
	before?: VectorsBefore,
	onStep?: (step: string) => void,
): KnownVectors | undefined {
	if (choice === 'none') return undefined;
	if (isStaticFor(text, choice)) return staticSections(text, options, before, onStep);
	return trainedVectors(text, options, before, onStep);
}

/**
 * Validates the choice of vectors.
 *
 * @throws BuildError for an invalid choice
 */
export function checkEncoderChoice(choice: EncoderChoice): EncoderChoice {
	const isEncoder = typeof (choice as Partial<Encoder> | null)?.encode === 'function';
	const names: readonly EncoderChoice[] = [AUTOMATIC_VECTORS, TRAINED, STATIC, 'none'];
	if (isEncoder || names.includes(choice)) return choice;
	throw new BuildError(`vectors must be ${names.join(', ')} or an encoder, not ${JSON.stringify(choice)}.`);
}
