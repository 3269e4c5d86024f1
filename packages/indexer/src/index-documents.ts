import type { TextDocument } from '@pinakes/query/format';
import { indexFiles } from './build.ts';
import { NO_CONFIG } from './config.ts';
import { type TextOptions, USUAL_TEXT } from './kinds/text/settings.ts';
import type { Report } from './report.ts';
import type { IndexFiles } from './write/parts.ts';

/** How documents are indexed. */
export interface DocumentOptions extends Partial<TextOptions> {
	/** Told of documents that are left out, for lack of an id or because another one has it. */
	readonly onProblem?: Report;
}

/**
 * The files of an index of texts alone, which need not be files: any documents that have ids.
 *
 * @param documents in any order, which is kept; read once, so that they need not all be in memory
 * @throws BuildError where two documents have the same id or one has none, unless `onProblem` is told
 */
export function indexDocuments(
	documents: Iterable<TextDocument>,
	{ onProblem, ...options }: DocumentOptions = {},
): IndexFiles {
	const config = { ...NO_CONFIG, text: { ...USUAL_TEXT, ...options } };
	return indexFiles({ units: [], packages: [] }, { outlines: [], documents }, config, onProblem);
}
