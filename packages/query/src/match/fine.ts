import { factsOf } from './facts.ts';
import type { Request } from './ranking.ts';
import { credit, type Factor, penalize, share } from './scoring.ts';

/**
 * The factors of a unit of which certain facts hold, with what each comes from; `scoreOf` them is its
 * score. First what is added, then what multiplies, and environment and constraints last.
 *
 * @param further factors that the caller gave for the unit
 */
export function factorsOf({ facts, query, supportsIde }: Request, bits: number, further: readonly Factor[]): Factor[] {
	const isAdded = ({ operation }: Factor): boolean => operation === 'add';
	const covered = (kind: 'tag' | 'keyword'): [number, string[]] => {
		const matched = factsOf(facts, kind, bits);
		return [share(matched.length, factsOf(facts, kind, bits, false).length), matched];
	};
	return [
		credit('tag_coverage', ...covered('tag')),
		credit('keyword_match', ...covered('keyword')),
		...(supportsIde ? [credit('ide_support', 1, [query.ide])] : []),
		...further.filter(isAdded),
		...(supportsIde === false ? [penalize('ide_unsupported', query.ide)] : []),
		...further.filter((factor) => !isAdded(factor)),
		...factsOf(facts, 'env', bits).map((value) => penalize('env_conflict', value)),
		...factsOf(facts, 'constraint', bits).map((value) => penalize('constraint_violated', value)),
	];
}
