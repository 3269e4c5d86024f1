import type { Intent } from '../kinds/documents/format.ts';
import { readDocumentTags } from '../kinds/documents/read.ts';
import type { Lexicon } from '../kinds/lexicon/format.ts';
import { LONGEST_KEY } from '../kinds/vocabulary/format.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { hasCjk } from '../text/characters.ts';
import { conceptsOf } from '../text/concepts.ts';
import { normalizeText } from '../text/normalize.ts';
import { runsOf } from '../text/words.ts';

/** Tags that are inferred at most. */
const MOST_TAGS = 8;

/** The directories where what a question asks for is found; none for a question of no kind that is known. */
export function inferScopes(query: string, intents: readonly Intent[]): readonly string[] {
	const text = ` ${runsOf(query).join(' ')} `;
	const whole = normalizeText(query);
	const fits = (word: string): boolean =>
		hasCjk(word) ? whole.includes(normalizeText(word)) : text.includes(` ${runsOf(word).join(' ')} `);
	return intents.find(({ words }) => words.some(fits))?.scopes ?? [];
}

/** The index's own tags that a question speaks of, the longest first where one is part of another. */
export function* inferTags(manifest: Manifest, { phrases }: Lexicon, query: string): Recipe<string[]> {
	const concepts = conceptsOf(query, phrases, manifest.analyzer.stop_words);
	const keys: string[] = [];
	const spans: [from: number, to: number][] = [];
	for (let length = LONGEST_KEY; length > 0; length--) {
		for (let from = 0; from + length <= concepts.length; from++) {
			keys.push(concepts.slice(from, from + length).join(' '));
			spans.push([from, from + length]);
		}
	}
	const tags = yield* readDocumentTags(manifest, keys);
	const taken = new Set<number>();
	const found: string[] = [];
	spans.forEach(([from, to], i) => {
		const places = Array.from({ length: to - from }, (_, j) => from + j);
		if (tags[i] === undefined || places.some((place) => taken.has(place))) return;
		for (const place of places) taken.add(place);
		found.push(...(tags[i] as readonly string[]));
	});
	return [...new Set(found)].slice(0, MOST_TAGS);
}
