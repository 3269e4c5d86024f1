import type { Bilingual, Language } from '../format/base/bilingual.js';
import { reaches, scoreOf } from '../format/base/factors.ts';
import type { Recipe } from '../format/base/recipe.js';
import type { MessageName, Say } from '../format/kinds/messages.js';
import { GENERIC_IDE, readUnits, type UnitRecord } from '../format/kinds/units.js';
import { MIN_PLAUSIBLE } from '../format/kinds/weights.js';
import type { Opened } from '../format/manifest/opened.js';
import { explainNearest, type NearCandidate } from './explain.ts';
import { knownOf, supportsIde, valuesOf } from './facts.ts';
import { type CheckedOptions, type CheckedQuery, termsOfUnits } from './query.ts';
import { rankTerms } from './rank-terms.ts';
import type { Candidates, Group, RankedUnit, Ranking } from './ranking.ts';
import {
	counts,
	FACTORS,
	type FactKind,
	type FactorRefusal,
	factorsOf,
	INCOMPATIBLE,
	type Known,
	MAX_MATCHES,
	NO_IDE,
} from './scoring.ts';

/** Category of the reason for a refusal. */
export type RejectionCategory = 'no_candidates_by_tag' | FactorRefusal | 'insufficient_info';

/** Explains why there is no match: the reason, suggestions, and the nearest candidates. */
export interface Refusal {
	readonly rejection_category: RejectionCategory;
	/** The reason in the language of the options. */
	readonly rejection_reason: string;
	/** The reason in every language. */
	readonly rejection_reasons: Bilingual<string>;
	readonly suggestions: readonly string[];
	/** The question whose answer helps most; none if no information is missing. */
	readonly follow_up_questions: readonly string[];
	readonly nearest_candidates: readonly NearCandidate[];
	/** The fewest edits after which the query matches, verified by running it; null if none were found. */
	readonly smallest_change: SmallestChange | null;
}

/** Explains why a ranking has no match. */
export function* refuse(manifest: Opened, ranking: Ranking, options: CheckedOptions, say: Say): Recipe<Refusal> {
	const { query, goal, userOnly } = ranking;
	const category = categorize(ranking, options.threshold);
	// What only users may start is all there is to say.
	const isAdvised = manifest.counts.units > 0 && userOnly.length === 0;
	const nearest = nearestOf(ranking, category);
	const numbers = nearest.map(({ unit }) => unit);
	const units = yield* readUnits(manifest, numbers);
	const change = isAdvised ? yield* findSmallestChange(manifest, ranking, options) : null;
	const ides = termsOfUnits(units, 'ide_support');
	const furtherTerms = (list: 'capability_tags' | 'keywords', asked: readonly string[], factor: string): string[] => {
		// Asking for more of what the best unit has whole would raise no score.
		const isFull = nearest[0]?.factors.some(({ name, value }) => name === factor && value >= 1);
		return isFull ? [] : termsOfUnits(units, list).filter((term) => !asked.includes(term));
	};
	const values = {
		ide: query.ide,
		percent: `${Math.round(options.threshold * 100)}`,
		ides,
		generic: ides.filter((ide) => ide === GENERIC_IDE),
		index_ides: manifest.ides,
		tags: furtherTerms('capability_tags', query.tags, 'tag_coverage'),
		keywords: furtherTerms('keywords', query.keywords, 'keyword_match'),
		missing_ide: query.ide || ides.join() === GENERIC_IDE ? [] : ides,
		nearest: units.map(({ name, unit_id }) => name || unit_id),
		unit_id: change?.unit_id,
		user_only: userOnly,
		changes: change?.changes.flatMap(({ operation, ...edit }) => say(operation, edit)),
	};
	const question = goal ? (units.length > 0 ? 'ask_nearest' : 'ask_goal') : (`ask_${category}` as const);
	const reason = userOnly.length > 0 ? 'user_only' : reasonOf(ranking, category, manifest.counts.units);
	const sayReason = (lang: Language): string => say(reason, values, lang)[0] ?? say(category, values, lang).join('');
	const reasons = { en: sayReason('en'), zh: sayReason('zh') };
	return {
		rejection_category: category,
		rejection_reason: reasons[options.lang],
		rejection_reasons: reasons,
		suggestions: isAdvised ? say(`suggest_${category}`, values) : [],
		follow_up_questions: isAdvised ? say(question, values).slice(0, 1) : [],
		nearest_candidates: explainNearest(ranking, nearest, units, options.threshold, say),
		smallest_change: change,
	};
}

/**
 * Returns the name of the message: that of the category, unless a more specific one applies to the index or the goal.
 */
function reasonOf({ goal, query }: Ranking, category: RejectionCategory, units: number): MessageName {
	if (units === 0) return 'no_units';
	if (!goal || category !== 'no_candidates_by_tag') return category;
	return query.goal ? 'no_words_of_goal' : 'nothing_asked';
}

function categorize({ groups, goal, facts, userOnly }: Ranking, threshold: number): RejectionCategory {
	if (groups.length === 0) return 'no_candidates_by_tag';
	if (userOnly.length > 0) return 'insufficient_info';
	const supporting = groups.filter(({ bits }) => supportsIde(facts, bits));
	const causes = FACTORS.filter(({ refusal }) => refusal).map(({ name }) => name);
	// Whether one of these would pass without the factors of refusals.
	const wouldPass = (some: readonly Group[]): boolean =>
		some.some(({ factors }) => reaches(scoreOf(factors.filter(({ name }) => !causes.includes(name))), threshold));
	if (wouldPass(supporting)) return INCOMPATIBLE;
	// A unit that only shares a word with the goal would not have matched anyway, so the IDE is not the cause.
	return (goal ? wouldPass(groups) : supporting.length === 0) ? NO_IDE : 'insufficient_info';
}

/** Whether a score is not 0.00. */
function isShown({ score }: Group): boolean {
	return score >= 0.005;
}

/** Returns the units that a refusal lists: the best, or if the IDE is the cause, the best that do not support it. */
function nearestOf({ best, groups, goal, facts }: Ranking, category: RejectionCategory): readonly RankedUnit[] {
	if (!goal) return best.filter(isShown);
	const isListed = (one: Group): boolean =>
		isShown(one) && one.probability >= MIN_PLAUSIBLE && (category !== NO_IDE || !supportsIde(facts, one.bits));
	const listed = groups.filter(isListed).map((group): RankedUnit => ({ ...group, unit: group.units[0] as number }));
	return listed.sort((a, b) => b.probability - a.probability).slice(0, MAX_MATCHES);
}

/** One edit of a query. */
export interface Change {
	readonly operation: `drop_${FactKind}` | 'ask_ide';
	/** The value that is dropped or replaced. */
	readonly value: string;
	/** The replacement, for `ask_ide`. */
	readonly to?: string;
}

/** The fewest edits after which a refused query matches, and the match. */
export interface SmallestChange {
	readonly changes: readonly Change[];
	readonly query: CheckedQuery;
	readonly unit_id: string;
	readonly score: number;
}

/** Maximum number of plans that are tried. */
const MAX_TRIALS = 8;

/** The edits that a group of candidates needs, the smallest unit number of the group, and its score after them. */
interface Plan {
	readonly unit: number;
	readonly score: number;
	readonly changes: readonly Change[];
}

/**
 * Finds the smallest change to a refused query that would have matched. Candidates with the same facts need the same
 * edits, so there is one plan for each group; plans are run, the shortest and then the best first, until one
 * matches.
 */
function* findSmallestChange(
	manifest: Opened,
	ranking: Ranking,
	options: CheckedOptions,
): Recipe<SmallestChange | null> {
	const plans = ranking.all.flatMap((candidates) => cheapestPlan(ranking, candidates, options.threshold) ?? []);
	plans.sort((a, b) => a.changes.length - b.changes.length || b.score - a.score || a.unit - b.unit);
	for (const plan of plans.slice(0, MAX_TRIALS)) {
		const ides = termsOfUnits(yield* readUnits(manifest, [plan.unit]), 'ide_support');
		const changes = plan.changes.map((change) => (change.operation === 'drop_ide' ? ideChange(change, ides) : change));
		const changed = changedQuery(ranking, changes);
		const [best] = (yield* rankTerms(manifest, changed, options)).passing;
		if (!best) continue;
		const [answer] = (yield* readUnits(manifest, [best.unit])) as [UnitRecord];
		return { changes, query: changed, unit_id: answer.unit_id, score: best.score };
	}
	return null;
}

/**
 * Returns the edits that drop everything that lowers the score of the candidates, and as few missing terms as possible.
 */
function cheapestPlan({ facts }: Ranking, { bits, units, goalMatch }: Candidates, threshold: number): Plan | undefined {
	const known = knownOf(facts, bits);
	const obstacles = known.filter((one) =>
		FACTORS.some((factor) => factor.operation === 'multiply' && counts(factor, one)),
	);
	const lacked = FACTORS.filter(({ finds }) => finds).map(({ fact }) =>
		known.filter(({ kind, holds }) => kind === fact && !holds),
	);
	const unit = units.reduce((a, b) => Math.min(a, b));
	let fewest: Plan | undefined;
	for (const terms of choicesOf(lacked)) {
		const dropped = [...obstacles, ...terms];
		if (fewest && fewest.changes.length <= dropped.length) continue;
		// A replaced IDE is assumed to be supported by the units.
		const left = known
			.filter((one) => one.kind === 'ide' || !dropped.includes(one))
			.map((one) => (one.kind === 'ide' ? { ...one, holds: true } : one));
		const score = scoreOf(factorsOf(left, [], goalMatch));
		const changes = dropped.map(({ kind, value }): Change => ({ operation: `drop_${kind as FactKind}`, value }));
		if (reaches(score, threshold)) fewest = { unit, score, changes };
	}
	return fewest;
}

/** Returns all combinations of prefixes of the lists. */
function choicesOf(lists: readonly (readonly Known[])[]): Known[][] {
	return lists.reduce<Known[][]>(
		(chosen, list) => chosen.flatMap((one) => [one, ...list.map((_, i) => [...one, ...list.slice(0, i + 1)])]),
		[[]],
	);
}

/** Replaces the IDE rather than dropping it, preferably by `generic`, which most tools can use. */
function ideChange(change: Change, ides: readonly string[]): Change {
	const to = ides.includes(GENERIC_IDE) ? GENERIC_IDE : ides[0];
	return to ? { operation: 'ask_ide', value: change.value, to } : change;
}

function changedQuery({ facts, query }: Ranking, changes: readonly Change[]): CheckedQuery {
	const kept = (kind: FactKind): string[] => {
		const dropped = changes.filter(({ operation }) => operation === `drop_${kind}`).map(({ value }) => value);
		return valuesOf(facts, kind).filter((value) => !dropped.includes(value));
	};
	return {
		goal: query.goal,
		tags: kept('tag'),
		keywords: kept('keyword'),
		ide: changes.find(({ to }) => to)?.to ?? kept('ide').join(''),
		env: kept('env').join(''),
		constraints: kept('constraint'),
	};
}
