import { NO_POSTINGS, type Postings } from '../codec/postings.ts';
import { own } from '../json.ts';
import { readConflictWords } from '../kinds/conflict-words/read.ts';
import { type Lexicon, NEGATED } from '../kinds/lexicon/format.ts';
import { readUnitTerms } from '../kinds/unit-terms/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { textTerms } from '../text/words.ts';
import type { Facts } from './facts.ts';
import type { CheckedQuery } from './query.ts';
import { inAtLeast } from './tally.ts';

/** Finds what stands against units, without reading a record: the environment first, then constraints. */
export function* findObstacles(manifest: Manifest, lexicon: Lexicon, { env, constraints }: CheckedQuery): Recipe<Facts> {
	const { units } = manifest.counts;
	const naming = yield* readConflictWords(manifest, textTerms(env));
	const obstacles: Facts[number][] = [{ kind: 'env', value: env, postings: inAtLeast(naming, naming.length, units) }];
	for (const value of constraints) {
		const phrases = forbiddenBy(value, lexicon);
		const spoken: Postings[] = [];
		for (const phrase of phrases ?? []) {
			// A phrase is spoken of where all of its terms stand in the one text.
			const terms = yield* readUnitTerms(manifest, textTerms(phrase, manifest.analyzer.stop_words));
			for (const field of [0, 2] as const) {
				const postings = terms.map((fields) => fields[field]);
				spoken.push(inAtLeast(postings, postings.length, units));
			}
		}
		obstacles.push(
			phrases === undefined
				? { kind: 'ignored', value, postings: NO_POSTINGS }
				: { kind: 'constraint', value, postings: inAtLeast(spoken, 1, units) },
		);
	}
	return obstacles;
}

/** The words that a constraint forbids, or undefined where it does not say what must not be. */
function forbiddenBy(constraint: string, { constraints, negations }: Lexicon): readonly string[] | undefined {
	const negation = negations.find((start) => constraint.startsWith(start) && constraint !== start) ?? '';
	const thing = constraint.slice(negation.length).replace(/[-_]/g, ' ').trim();
	return negation === '' ? own(constraints, thing) : (own(constraints, NEGATED + thing) ?? [thing]);
}
