import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { openTextStore } from '../text/open-text-store.ts';
import { type Ranked, rankByText } from '../text/rank-by-text.ts';
import { rankSections } from '../vectors/rank-sections.ts';
import { mergeFound } from './ask-vectors.ts';
import type { AvailableVectors } from './available-vectors.ts';
import type { Narrowed } from './narrow.ts';

/** Retrieves the documents to rank, by text and by the available vectors. */
export function* retrieve(
	manifest: Manifest,
	narrowed: Narrowed,
	{ use, scores }: Pick<AvailableVectors, 'use' | 'scores'>,
	text: string,
): Recipe<Ranked> {
	if (scores) return { best: yield* mergeFound(manifest, narrowed, text, scores), comparisons: 0 };
	const store = yield* openTextStore(manifest);
	const { found, searched: candidates, limit } = narrowed;
	const question = { text, candidates, found, limit };
	return use ? yield* rankSections(store, question, use) : yield* rankByText(store, question);
}
