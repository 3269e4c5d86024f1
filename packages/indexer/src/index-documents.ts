import type { TextDocument } from '@pinakes/query/format/kinds/text/document';
import type { Encoder } from '@pinakes/query/format/kinds/vectors/encoder';
import { STATIC, TRAINED } from '@pinakes/query/format/kinds/vectors/schema';
import { z } from 'zod';
import { draftFiles, finishIndex, refuse } from './build/assemble-index.ts';
import { NO_CONFIG } from './config.ts';
import { GRAMS, issuesOf, VECTOR_WEIGHT, WEIGHT } from './config-schema.ts';
import { BuildError } from './errors.ts';
import type { IndexedText } from './kinds/text/indexed.ts';
import { DEFAULT_TEXT, type TextOptions } from './kinds/text/settings.ts';
import { ownVectors } from './kinds/vectors/make.ts';
import { CHOSEN_BY_TEXTS, type EncoderChoice } from './kinds/vectors/settings.ts';
import type { Report } from './report.ts';
import type { IndexFiles } from './write/parts.ts';

/** How documents are indexed. */
export interface DocumentOptions extends Partial<TextOptions> {
	/** Whether vectors are trained from the texts; `none` unless something else is said. */
	readonly vectors?: Exclude<EncoderChoice, Encoder>;
	/** What these count beside text; chosen by the texts unless given. */
	readonly vectorWeight?: number | undefined;
	/** Called for documents that are left out, for lack of an id or because another one has it. */
	readonly onProblem?: Report;
}

const OPTIONS_SCHEMA = z.strictObject({
	grams: GRAMS,
	weights: z.tuple([WEIGHT, WEIGHT, WEIGHT]).default([...DEFAULT_TEXT.weights]),
	markdown: z.boolean().default(DEFAULT_TEXT.markdown),
	vectors: z.enum([CHOSEN_BY_TEXTS, TRAINED, STATIC, 'none']).default('none'),
	vectorWeight: VECTOR_WEIGHT.optional(),
});

/**
 * The files of an index of texts alone, which need not be files: any documents that have ids.
 *
 * @param documents in any order, which is kept; read once, so that they need not all be in memory
 * @throws BuildError where two documents have the same id or one has none, unless `onProblem` is given, and for
 * an invalid option
 */
export function indexDocuments(
	documents: Iterable<TextDocument>,
	{ onProblem = refuse, ...options }: DocumentOptions = {},
): IndexFiles {
	const checked = OPTIONS_SCHEMA.safeParse(options);
	if (!checked.success) throw new BuildError(`indexDocuments: ${issuesOf(checked.error, 'the options')}.`);
	const { vectors, vectorWeight, ...text } = checked.data;
	const draft = draftFiles({ units: [], packages: [] }, { outlines: [], documents }, { ...NO_CONFIG, text }, onProblem);
	return finishIndex(draft, ownVectors(draft.text as IndexedText | undefined, vectors, { weight: vectorWeight })?.made);
}
