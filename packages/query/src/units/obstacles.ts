import type { Postings } from '../codec/postings.ts';
import { own } from '../json.ts';
import { type Lexicon, NEGATED } from '../kinds/lexicon/format.ts';
import { IN_CONFLICTS, IN_DESCRIPTION, WHOLE_IN_CONFLICTS } from '../kinds/unit-terms/format.ts';
import { readUnitTerms } from '../kinds/unit-terms/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { textTerms } from '../text/words.ts';
import type { Fact, Facts } from './facts.ts';
import type { CheckedQuery } from './query.ts';
import { inAtLeast } from './tally.ts';

/** Finds what stands against units, without reading a record: the environment first, then constraints. */
export function* findObstacles(
	manifest: Manifest,
	lexicon: Lexicon,
	{ env, constraints }: CheckedQuery,
): Recipe<Facts> {
	const { stop_words } = manifest.analyzer;
	const obstacles: Fact[] = [
		{ kind: 'env', value: env, postings: yield* unitsWith(manifest, textTerms(env), WHOLE_IN_CONFLICTS) },
	];
	for (const value of constraints) {
		const phrases = forbiddenBy(value, lexicon);
		const spoken: Postings[] = [];
		for (const phrase of phrases ?? []) {
			for (const list of [IN_DESCRIPTION, IN_CONFLICTS]) {
				spoken.push(yield* unitsWith(manifest, textTerms(phrase, stop_words), list));
			}
		}
		obstacles.push({
			kind: phrases ? 'constraint' : 'ignored',
			value,
			postings: inAtLeast(spoken, 1, manifest.counts.units),
		});
	}
	return obstacles;
}

/** The units that have all of the terms in a text: that is when it speaks of a phrase. */
function* unitsWith(manifest: Manifest, terms: readonly string[], list: number): Recipe<Postings> {
	const found = yield* readUnitTerms(manifest, terms, [list]);
	return inAtLeast(found.flat(), terms.length, manifest.counts.units);
}

/** The words that a constraint forbids, or undefined where it does not say what must not be. */
function forbiddenBy(
	constraint: string,
	{ constraints, forbidden, negations }: Lexicon,
): readonly string[] | undefined {
	const negation = negations.find((start) => constraint.startsWith(start) && constraint !== start) ?? '';
	const thing = constraint.slice(negation.length).replace(/[-_]/g, ' ').trim();
	const known = own(constraints, (negation && NEGATED) + thing) ?? -1;
	return forbidden[known] ?? (negation ? [thing] : undefined);
}
