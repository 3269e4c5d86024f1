import { DEFAULT_CONFIDENCE } from '@pinakes/format/calibration/confidence';
import { type Factor, MIN_SCORE } from './scoring.ts';

/** The categories of refusals that factors cause. */
export const NO_IDE = 'candidates_but_no_ide_support';
export const INCOMPATIBLE = 'candidates_but_incompatible_env';

/** A factor of the score. Its name is that of the value in messages that say what a score comes from. */
interface Rule {
	readonly name: string;
	readonly operation: Factor['operation'];
	/** What it adds at most, or multiplies by. */
	readonly worth: number;
	/** The kind of facts that it comes from: it counts once for each that holds. */
	readonly fact: string;
	/** Whether it counts for each that does not hold instead. */
	readonly lacking?: boolean;
	/** Whether units are found by such facts. It counts by the share of them that holds, also where none does. */
	readonly finds?: boolean;
	/** The category of a refusal that the factor alone causes. */
	readonly refusal?: string;
}

/** In the order in which they are listed; what adds comes before what multiplies. */
const TABLE = [
	{ name: 'tag_coverage', operation: 'add', worth: 0.6, fact: 'tag', finds: true },
	{ name: 'keyword_match', operation: 'add', worth: 0.3, fact: 'keyword', finds: true },
	{ name: 'ide_support', operation: 'add', worth: 0.1, fact: 'ide' },
	{ name: 'ide_unsupported', operation: 'multiply', worth: 0.2, fact: 'ide', lacking: true, refusal: NO_IDE },
	{ name: 'env_conflict', operation: 'multiply', worth: 0.3, fact: 'env', refusal: INCOMPATIBLE },
	{ name: 'constraint_violated', operation: 'multiply', worth: 0.5, fact: 'constraint', refusal: INCOMPATIBLE },
] as const satisfies readonly Rule[];

type Row = (typeof TABLE)[number];

/** The kinds of facts that factors come from. */
export type FactKind = Row['fact'];
/** The edits that take something out of a query: what units are found by, and what lowers their score. */
export type Drop = `drop_${Extract<Row, { readonly finds: true } | { readonly operation: 'multiply' }>['fact']}`;
/** The categories of refusals that single factors cause. */
export type FactorRefusal = Extract<Row, { readonly refusal: unknown }>['refusal'];

/** A row of the table, whichever. */
export interface FactorRule extends Rule {
	readonly name: Row['name'];
	readonly fact: FactKind;
	readonly refusal?: FactorRefusal;
}

/**
 * The scoring rules of skill matching, which ranking, refusals, smallest changes and explanations all read:
 *
 *     score = tag_coverage x 0.6 + keyword_match x 0.3 + ide_support x 0.1
 *             x 0.2 where the IDE asked for is not supported
 *             x 0.3 where the unit's conflicts name the environment
 *             x 0.5 for each constraint that the unit violates
 *
 * Where a query has a goal and neither tags nor keywords, goal_match x 0.9 takes the place of both.
 */
export const FACTORS: readonly FactorRule[] = TABLE;

const GOAL_MATCH = { name: 'goal_match', operation: 'add', worth: 0.9 } as const;

/** What each additive factor is worth. */
export const WEIGHTS = /* @__PURE__ */ worthsOf('add');

/** What each failing multiplies the score by. */
export const PENALTIES = /* @__PURE__ */ worthsOf('multiply');

type Worths<Rules extends Pick<Rule, 'name' | 'worth'>> = { readonly [R in Rules as R['name']]: R['worth'] };

function worthsOf<Operation extends Rule['operation']>(
	wanted: Operation,
): Worths<Extract<Row | typeof GOAL_MATCH, { readonly operation: Operation }>> {
	const rules = [...TABLE, GOAL_MATCH].filter(({ operation }) => operation === wanted);
	return Object.fromEntries(rules.map(({ name, worth }) => [name, worth])) as ReturnType<typeof worthsOf<Operation>>;
}

/** Something that a query says, and whether it holds of a unit. */
export interface Known {
	readonly kind: string;
	readonly value: string;
	/** Undefined where it does not count. */
	readonly holds: boolean | undefined;
}

/**
 * The factors of a unit of which certain facts hold, with what each comes from; `scoreOf` them is its score. What is added
 * comes before what multiplies.
 *
 * @param further factors that the caller gave for the unit
 * @param goalMatch how well it matches a goal alone
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
	// Nothing asked is nothing had.
	return [factorOf(rule, values.length / (known.filter(({ kind }) => kind === rule.fact).length || 1), values)];
}

function factorOf({ name, operation, worth }: Omit<Rule, 'fact'>, share: number, detail: readonly string[]): Factor {
	const [value, weight] = operation === 'add' ? [share, worth] : [worth, 1];
	return { name, operation, value, weight, detail };
}

/** True where a factor comes from what is known. */
export function counts({ fact, lacking = false }: FactorRule, { kind, holds }: Known): boolean {
	return kind === fact && holds === !lacking;
}

/** The factor of a goal that a unit answers with such a confidence. */
export function goalFactor(confidence: number, words: readonly string[]): Factor {
	return factorOf(GOAL_MATCH, goalValue(confidence), words);
}

/**
 * The value of `goal_match` for a confidence: on straight lines through 0, the value whose score is `MIN_SCORE` where
 * confidence is `DEFAULT_CONFIDENCE`, and 1, so that the threshold of scores is one of confidence.
 */
export function goalValue(confidence: number): number {
	const gate = MIN_SCORE / GOAL_MATCH.worth;
	if (confidence < DEFAULT_CONFIDENCE) return (confidence / DEFAULT_CONFIDENCE) * gate;
	return gate + ((confidence - DEFAULT_CONFIDENCE) / (1 - DEFAULT_CONFIDENCE)) * (1 - gate);
}
