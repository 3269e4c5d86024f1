import type { Bilingual } from '../kinds/messages/format.ts';
import type { Say } from '../kinds/messages/read.ts';
import { GENERIC_IDE } from '../kinds/records/format.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { termsOfUnits } from './distinct-terms.ts';
import { explainNearest, type NearCandidate, readRanked } from './explain.ts';
import type { CheckedOptions } from './options.ts';
import type { Ranking } from './ranking.ts';
import { reaches, scoreOf } from './scoring.ts';
import { findSmallestChange, type SmallestChange } from './smallest-change.ts';

/** Why there is no answer. */
export type RejectionCategory =
	| 'no_candidates_by_tag'
	| 'candidates_but_no_ide_support'
	| 'candidates_but_incompatible_env'
	| 'insufficient_info';

/** A refusal: why, what to change, and what came near. */
export interface Refusal {
	readonly rejection_category: RejectionCategory;
	/** The reason in the language asked for. */
	readonly rejection_reason: string;
	/** The reason in every language. */
	readonly rejection_reasons: Bilingual<string>;
	readonly suggestions: readonly string[];
	/** Questions whose answers would help; only where information is missing. */
	readonly follow_up_questions: readonly string[];
	readonly nearest_candidates: readonly NearCandidate[];
	/** The fewest edits that would have matched, verified by running them; null where there are none. */
	readonly smallest_change: SmallestChange | null;
}

/** Says why a ranking gives no answer. */
export function* refuse(manifest: Manifest, ranking: Ranking, options: CheckedOptions, say: Say): Recipe<Refusal> {
	const { query } = ranking;
	const category = categorize(ranking, options.threshold);
	const units = yield* readRanked(manifest, ranking.best);
	const change = yield* findSmallestChange(manifest, ranking, options);
	const ides = termsOfUnits(units, 'ide_support');
	const values = {
		ide: query.ide,
		percent: `${Math.round(options.threshold * 100)}`,
		ides,
		generic: ides.filter((ide) => ide === GENERIC_IDE),
		index_ides: manifest.ides,
		tags: termsOfUnits(units, 'capability_tags').filter((tag) => !query.tags.includes(tag)),
		keywords: termsOfUnits(units, 'keywords').filter((keyword) => !query.keywords.includes(keyword)),
		missing_ide: query.ide ? [] : ides,
		unit_id: change?.unit_id,
		changes: change?.changes.flatMap(({ operation, ...edit }) => say(operation, edit)),
	};
	const reasons = { en: say(category, values, 'en').join(''), zh: say(category, values, 'zh').join('') };
	return {
		rejection_category: category,
		rejection_reason: reasons[options.lang],
		rejection_reasons: reasons,
		suggestions: say(`suggest_${category}`, values),
		follow_up_questions: say(`ask_${category}`, values),
		nearest_candidates: explainNearest(ranking, units, say),
		smallest_change: change,
	};
}

function categorize({ groups, supportsIde }: Ranking, threshold: number): RejectionCategory {
	if (groups.length === 0) return 'no_candidates_by_tag';
	if (supportsIde === false) return 'candidates_but_no_ide_support';
	const wouldPass = groups.some(({ factors }) => {
		const open = factors.filter(({ name }) => name !== 'env_conflict' && name !== 'constraint_violated');
		return reaches(scoreOf(open), threshold);
	});
	return wouldPass ? 'candidates_but_incompatible_env' : 'insufficient_info';
}
