import type { Factor } from '../format/base/factors.ts';
import { DEFAULT_THRESHOLD } from '../format/kinds/weights.js';

/** Default threshold of scores: without a unit that reaches it, there is no match. */
export const MIN_SCORE = 0.6;

/** Maximum matches of any query. */
export const MAX_MATCHES = 3;

/** Categories of refusals that factors cause. */
export const NO_IDE = 'candidates_but_no_ide_support';
export const INCOMPATIBLE = 'candidates_but_incompatible_env';

/** Kinds of facts that factors measure. */
export type FactKind = 'tag' | 'keyword' | 'ide' | 'env' | 'constraint';
/** Categories of refusals that single factors cause. */
export type FactorRefusal = typeof NO_IDE | typeof INCOMPATIBLE;

/** The rule of a factor. `name` is also the name of its value in messages. */
interface FactorRule {
	readonly name: string;
	readonly operation: Factor['operation'];
	/** Maximum that it adds, or the multiplier. */
	readonly worth: number;
	/** The kind of facts that it measures: one factor for each fact that holds. */
	readonly fact: FactKind;
	/** Measures facts that do not hold instead. */
	readonly lacking?: boolean;
	/**
	 * Whether units are found by such facts. There is then one factor, whose value is the share of the facts that hold.
	 */
	readonly finds?: boolean;
	/** The category of a refusal that is due to this factor alone. */
	readonly refusal?: FactorRefusal;
}

/**
 * The scoring rules of skill matching, which ranking, refusals, smallest changes and explanations all read, in the order
 * in which factors are listed:
 *
 *     score = tag_coverage x 0.6 + keyword_match x 0.3 + ide_support x 0.1
 *             x 0.2 if the IDE of the query is not supported
 *             x 0.3 if the unit's conflicts name the environment
 *             x 0.5 for each constraint that the unit violates
 *
 * If a query has a goal and neither tags nor keywords, goal_match x 0.9 replaces both.
 */
export const FACTORS: readonly FactorRule[] = [
	{ name: 'tag_coverage', operation: 'add', worth: 0.6, fact: 'tag', finds: true },
	{ name: 'keyword_match', operation: 'add', worth: 0.3, fact: 'keyword', finds: true },
	{ name: 'ide_support', operation: 'add', worth: 0.1, fact: 'ide' },
	{ name: 'ide_unsupported', operation: 'multiply', worth: 0.2, fact: 'ide', lacking: true, refusal: NO_IDE },
	{ name: 'env_conflict', operation: 'multiply', worth: 0.3, fact: 'env', refusal: INCOMPATIBLE },
	{ name: 'constraint_violated', operation: 'multiply', worth: 0.5, fact: 'constraint', refusal: INCOMPATIBLE },
];

const GOAL_MATCH = { name: 'goal_match', operation: 'add', worth: 0.9 } as const;

/** Part of a query, and whether it holds for a unit. */
export interface Known {
	readonly kind: string;
	readonly value: string;
	readonly holds: boolean;
}

/**
 * Returns the factors of a unit, additive ones first. `scoreOf` computes the score from them.
 *
 * @param further factors that the caller gave for the unit
 * @param goalMatch the factor of a query with only a goal, in place of tags and keywords
 */
export function factorsOf(known: readonly Known[], further: readonly Factor[], goalMatch?: Factor): Factor[] {
	const rules = goalMatch ? FACTORS.filter(({ finds }) => !finds) : FACTORS;
	const all = [...(goalMatch ? [goalMatch] : []), ...rules.flatMap((rule) => measure(rule, known)), ...further];
	const isAdded = ({ operation }: Factor): boolean => operation === 'add';
	return [...all.filter(isAdded), ...all.filter((factor) => !isAdded(factor))];
}

function measure(rule: FactorRule, known: readonly Known[]): Factor[] {
	const values = known.filter((one) => counts(rule, one)).map(({ value }) => value);
	if (!rule.finds) return values.map((value) => factorOf(rule, 1, [value]));
	// A query without such terms has a share of 0.
	return [factorOf(rule, values.length / (known.filter(({ kind }) => kind === rule.fact).length || 1), values)];
}

function factorOf(
	{ name, operation, worth }: Pick<FactorRule, 'name' | 'operation' | 'worth'>,
	share: number,
	detail: readonly string[],
): Factor {
	const [value, weight] = operation === 'add' ? [share, worth] : [worth, 1];
	return { name, operation, value, weight, detail };
}

export function counts({ fact, lacking = false }: FactorRule, { kind, holds }: Known): boolean {
	return kind === fact && holds === !lacking;
}

/** Returns the factor of a goal for the probability that a unit matches it. */
export function goalFactor(probability: number, words: readonly string[]): Factor {
	return factorOf(GOAL_MATCH, goalValue(probability), words);
}

/**
 * Maps a probability to the value of `goal_match`. Piecewise linear: 0 at 0, 1 at 1, and at `DEFAULT_THRESHOLD` the
 * value whose score is `MIN_SCORE`, so that the threshold of scores is one of probability as well.
 */
export function goalValue(probability: number): number {
	const thresholdValue = MIN_SCORE / GOAL_MATCH.worth;
	if (probability < DEFAULT_THRESHOLD) return (probability / DEFAULT_THRESHOLD) * thresholdValue;
	return thresholdValue + ((probability - DEFAULT_THRESHOLD) / (1 - DEFAULT_THRESHOLD)) * (1 - thresholdValue);
}
