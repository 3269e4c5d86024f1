import type { Bilingual } from '../kinds/messages/format.ts';
import type { Say } from '../kinds/messages/read.ts';
import type { UnitRecord } from '../kinds/records/format.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { normalizeTerm } from '../text/normalize.ts';
import { explainNearest, type NearCandidate, unitsAt } from './explain.ts';
import type { CheckedOptions } from './options.ts';
import type { Ranking } from './ranking.ts';
import { reaches } from './scoring.ts';
import { findSmallestChange, GENERIC_IDE, type SmallestChange } from './smallest-change.ts';

/** Why there is no answer. */
export type RejectionCategory =
	| 'no_candidates_by_tag'
	| 'candidates_but_no_ide_support'
	| 'candidates_but_incompatible_env'
	| 'insufficient_info';

/** Entries of a list within a sentence. */
const MOST_LISTED = 20;

/** A refusal: why, what to change, and what came near. */
export interface Refusal {
	readonly rejection_category: RejectionCategory;
	/** The reason in the language asked for. */
	readonly rejection_reason: string;
	/** The reason in every language. */
	readonly rejection_reasons: Bilingual;
	readonly suggestions: readonly string[];
	/** Questions whose answers would help; only where information is missing. */
	readonly follow_up_questions: readonly string[];
	readonly nearest_candidates: readonly NearCandidate[];
	/** The fewest edits that would have matched, verified by running them; null where there are none. */
	readonly smallest_change: SmallestChange | null;
}

/** Says why a ranking gives no answer. */
export function* refuse(manifest: Manifest, ranking: Ranking, options: CheckedOptions, say: Say): Recipe<Refusal> {
	const category = categorize(ranking, options.threshold);
	const values = { ide: ranking.query.ide, percent: String(Math.round(options.threshold * 1000) / 10) };
	const units = yield* unitsAt(manifest, ranking, ranking.best);
	const change = yield* findSmallestChange(manifest, ranking, options);
	return {
		rejection_category: category,
		rejection_reason: say(category, values),
		rejection_reasons: { en: say(category, values, 'en'), zh: say(category, values, 'zh') },
		suggestions: [
			say(`suggest_${category}`),
			...(category === 'candidates_but_no_ide_support' ? sayIdes(manifest, units, say) : []),
			...(change === null ? [] : [sayChange(change, say)]),
		],
		follow_up_questions: category === 'insufficient_info' ? questions(ranking, units, say) : [],
		nearest_candidates: explainNearest(ranking, units, options, say),
		smallest_change: change,
	};
}

function categorize({ candidates, ideSupport, openScores }: Ranking, threshold: number): RejectionCategory {
	if (candidates.units.length === 0) return 'no_candidates_by_tag';
	if (ideSupport === 'none') return 'candidates_but_no_ide_support';
	return openScores.some((score) => reaches(score, threshold)) ? 'candidates_but_incompatible_env' : 'insufficient_info';
}

function sayIdes(manifest: Manifest, units: readonly UnitRecord[], say: Say): string[] {
	const ides = distinct(units, 'ide_support');
	return [
		say('candidate_ides', { list: listed(ides) }),
		...(ides.includes(GENERIC_IDE) ? [say('candidates_generic')] : []),
		say('index_ides', { list: listed(manifest.ides) }),
	];
}

function sayChange({ unit_id, changes }: SmallestChange, say: Say): string {
	const said = changes.map(({ operation, value, to = '' }) => say(operation, { value, to }));
	return say('suggest_change', { unit: unit_id, changes: said.join('; ') });
}

/** Asks only for what could raise the score of the units that came near. */
function questions({ query }: Ranking, units: readonly UnitRecord[], say: Say): string[] {
	const tags = distinct(units, 'capability_tags').filter((tag) => !query.tags.includes(tag));
	const keywords = distinct(units, 'keywords').filter((keyword) => !query.keywords.includes(keyword));
	return [
		...(query.goal === '' ? [say('question_goal')] : []),
		...(tags.length > 0 ? [say('question_tags', { list: listed(tags) })] : []),
		...(keywords.length > 0 ? [say('question_keywords', { list: listed(keywords) })] : []),
		...(query.ide === '' ? [say('question_ide', { list: listed(distinct(units, 'ide_support')) })] : []),
	];
}

function distinct(units: readonly UnitRecord[], field: 'capability_tags' | 'keywords' | 'ide_support'): string[] {
	return [...new Set(units.flatMap((unit) => unit[field].map(normalizeTerm)))].sort();
}

function listed(items: readonly string[]): string {
	return items.slice(0, MOST_LISTED).join(', ') + (items.length > MOST_LISTED ? ', …' : '');
}
