import type { TextDocument } from '@pinakes/query/format';
import { z } from 'zod';
import { issuesOf, NO_CONFIG } from './config.ts';
import { indexFiles } from './draft-index.ts';
import { BuildError } from './errors.ts';
import { GRAMS, type TextOptions, USUAL_TEXT, WEIGHT } from './kinds/text/settings.ts';
import type { Report } from './report.ts';
import type { IndexFiles } from './write/parts.ts';

/** How documents are indexed. */
export interface DocumentOptions extends Partial<TextOptions> {
	/** Told of documents that are left out, for lack of an id or because another one has it. */
	readonly onProblem?: Report;
}

const OPTIONS_SCHEMA = z.strictObject({
	grams: GRAMS,
	weights: z.tuple([WEIGHT, WEIGHT, WEIGHT]).default([...USUAL_TEXT.weights]),
	markdown: z.boolean().default(USUAL_TEXT.markdown),
});

/**
 * The files of an index of texts alone, which need not be files: any documents that have ids.
 *
 * @param documents in any order, which is kept; read once, so that they need not all be in memory
 * @throws BuildError where two documents have the same id or one has none, unless `onProblem` is told, and where
 * an option is none
 */
export function indexDocuments(
	documents: Iterable<TextDocument>,
	{ onProblem, ...options }: DocumentOptions = {},
): IndexFiles {
	const checked = OPTIONS_SCHEMA.safeParse(options);
	if (!checked.success) throw new BuildError(`indexDocuments: ${issuesOf(checked.error, 'the options')}.`);
	const config = { ...NO_CONFIG, text: checked.data };
	return indexFiles({ units: [], packages: [] }, { outlines: [], documents }, config, onProblem);
}
