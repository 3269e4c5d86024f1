/** What a build measures of general questions, to calibrate probabilities. */

import type { Recipe } from '../format/base/recipe.js';
import type { Opened } from '../format/manifest/opened.js';
import { findSections, QUESTION, readQuestion } from './find.ts';
import { judge } from './judge.ts';
import { openTextStore } from './open-text-store.ts';

/** Measures the evidence for a question as `searchText` computes it. */
export function* measureEvidence(opened: Opened, question: string): Recipe<number> {
	const store = yield* openTextStore(opened);
	const asked = yield* readQuestion(store, { text: question, options: QUESTION });
	return judge(store, yield* findSections(store, asked, { limit: 1 }), 0, 1).evidence;
}
