import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import type { Measured } from '../units/measure.ts';
import { questionOptions } from './find-question.ts';
import { readText } from './open-text-store.ts';
import { findBest } from './search-store.ts';
import { documentOf } from './section-locations.ts';

/**
 * Asks a question of the texts as `searchText` does. `best` is the number of a document.
 *
 * @param without the number of a document that is left out, as if the index lacked it
 */
export function* measureQuestion(manifest: Manifest, question: string, without?: number): Recipe<Measured> {
	const store = yield* readText(manifest);
	const isExcluded = (section: number): boolean => documentOf(store, section) === without;
	const asked = without === undefined ? store : { ...store, isExcluded };
	const { best, evidence } = yield* findBest(asked, question, questionOptions(question, 1));
	return { evidence, best: best[0] && documentOf(store, best[0].section) };
}
