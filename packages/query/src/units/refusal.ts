import type { Say } from '../format/kinds/messages/read.js';
import type { Bilingual, Language, MessageName } from '../format/kinds/messages/schema.js';
import { GENERIC_IDE } from '../format/kinds/records/schema.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { explainNearest, type NearCandidate } from './explain.ts';
import { FACTORS, type FactorRefusal, INCOMPATIBLE, NO_IDE } from './factors.ts';
import { type CheckedOptions, termsOfUnits } from './query.ts';
import { type Ranking, readRanked } from './ranking.ts';
import { reaches, scoreOf } from './scoring.ts';
import { findSmallestChange, type SmallestChange } from './smallest-change.ts';

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
	/** Questions whose answers would help; only if information is missing. */
	readonly follow_up_questions: readonly string[];
	readonly nearest_candidates: readonly NearCandidate[];
	/** The fewest edits after which the query matches, verified by running it; null if none were found. */
	readonly smallest_change: SmallestChange | null;
}

/** Questions about a goal list the terms of candidates from this confidence on: those of others would mislead. */
const MIN_PLAUSIBLE = 0.1;

/** Explains why a ranking has no match. */
export function* refuse(manifest: Manifest, ranking: Ranking, options: CheckedOptions, say: Say): Recipe<Refusal> {
	const { query, goal, best } = ranking;
	const category = categorize(ranking, options.threshold);
	const units = yield* readRanked(manifest, best);
	const change = yield* findSmallestChange(manifest, ranking, options);
	const ides = termsOfUnits(units, 'ide_support');
	const plausible = units.filter((_, rank) => !goal || (best[rank]?.confidence ?? 0) >= MIN_PLAUSIBLE);
	const values = {
		ide: query.ide,
		percent: `${Math.round(options.threshold * 100)}`,
		ides,
		generic: ides.filter((ide) => ide === GENERIC_IDE),
		index_ides: manifest.ides,
		tags: termsOfUnits(plausible, 'capability_tags').filter((tag) => !query.tags.includes(tag)),
		keywords: termsOfUnits(plausible, 'keywords').filter((keyword) => !query.keywords.includes(keyword)),
		missing_ide: query.ide || ides.join() === GENERIC_IDE ? [] : ides,
		unit_id: change?.unit_id,
		changes: change?.changes.flatMap(({ operation, ...edit }) => say(operation, edit)),
	};
	const reason = reasonOf(ranking, category, manifest.counts.units);
	const sayReason = (lang: Language): string => say(reason, values, lang)[0] ?? say(category, values, lang).join('');
	const reasons = { en: sayReason('en'), zh: sayReason('zh') };
	return {
		rejection_category: category,
		rejection_reason: reasons[options.lang],
		rejection_reasons: reasons,
		suggestions: manifest.counts.units > 0 ? say(`suggest_${category}`, values) : [],
		follow_up_questions: [
			...say(`ask_${category}`, values),
			...(goal && manifest.counts.units > 0 ? say('ask_goal', values) : []),
		],
		nearest_candidates: explainNearest(ranking, units, say),
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

function categorize({ groups, goal, supportsIde }: Ranking, threshold: number): RejectionCategory {
	if (groups.length === 0) return 'no_candidates_by_tag';
	// Whether a unit would pass without the factors of these categories.
	const wouldPass = (...causes: readonly FactorRefusal[]): boolean => {
		const isOther = (name: string): boolean =>
			!FACTORS.some((row) => row.name === name && row.refusal && causes.includes(row.refusal));
		return groups.some(({ factors }) => reaches(scoreOf(factors.filter(({ name }) => isOther(name))), threshold));
	};
	// A unit that only shares a word with the goal would not have matched anyway, so the IDE is not the cause.
	if (supportsIde === false && (!goal || wouldPass(NO_IDE, INCOMPATIBLE))) return NO_IDE;
	return wouldPass(INCOMPATIBLE) ? INCOMPATIBLE : 'insufficient_info';
}
