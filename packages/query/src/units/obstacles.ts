import { literalTerms, phraseTerms } from '../format/analysis/analyzer.js';
import type { Postings } from '../format/codec/postings.js';
import { own } from '../format/json.js';
import { readAnalyzer } from '../format/kinds/folding/read.js';
import { type Lexicon, NEGATED } from '../format/kinds/lexicon/schema.js';
import { readUnitTerms } from '../format/kinds/unit-terms/read.js';
import { IN_CONFLICTS, IN_DESCRIPTION, WHOLE_IN_CONFLICTS } from '../format/kinds/unit-terms/schema.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { cachedPostings } from './cached-postings.ts';
import type { Fact, Facts } from './facts.ts';
import type { CheckedQuery } from './query.ts';
import { inAtLeast } from './tally.ts';

/** Finds the units that conflict with the environment, and those that violate each constraint. Reads no records. */
export function* findObstacles(
	manifest: Manifest,
	lexicon: Lexicon,
	{ env, constraints }: CheckedQuery,
): Recipe<Facts> {
	const analyzer = yield* readAnalyzer(manifest, env, ...constraints);
	const obstacles: Fact[] = [
		{ kind: 'env', value: env, postings: yield* unitsWith(manifest, literalTerms(env, analyzer), WHOLE_IN_CONFLICTS) },
	];
	for (const value of constraints) {
		const phrases = forbiddenBy(value, lexicon);
		const spoken: Postings[] = [];
		for (const phrase of phrases ?? []) {
			for (const list of [IN_DESCRIPTION, IN_CONFLICTS]) {
				spoken.push(yield* unitsWith(manifest, phraseTerms(phrase, analyzer), list));
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

/** Returns the units whose text in a list has all of the terms. */
function unitsWith(manifest: Manifest, terms: readonly string[], list: number): Recipe<Postings> {
	return cachedPostings(manifest, `${list} ${terms.join(' ')}`, function* () {
		const found = yield* readUnitTerms(manifest, terms, [list]);
		return inAtLeast(found.flat(), terms.length, manifest.counts.units);
	});
}

/** Returns the phrases that a constraint forbids; undefined if it is not understood. */
function forbiddenBy(
	constraint: string,
	{ constraints, forbidden, negations }: Lexicon,
): readonly string[] | undefined {
	const negation = negations.find((start) => constraint.startsWith(start) && constraint !== start) ?? '';
	const thing = constraint.slice(negation.length).replace(/[-_]/g, ' ').trim();
	const known = own(constraints, (negation && NEGATED) + thing) ?? -1;
	return forbidden[known] ?? (negation ? [thing] : undefined);
}
