import { factsOf } from './facts.ts';
import type { Request } from './ranking.ts';
import { credit, type Factor, penalize, share } from './scoring.ts';

/** How many of the tags and keywords asked for a unit has, and which. */
export interface Coverage {
	readonly asked: number;
	readonly matched: readonly string[];
}

/**
 * The factors of a unit of which certain facts hold, with what each comes from; `scoreOf` them is its
 * score. First what is added, then what multiplies, and environment and constraints last.
 *
 * @param goalMatch how well it matches a goal alone
 * @param further factors that the caller gave for the unit
 */
export function factorsOf(
	{ facts, query, supportsIde }: Request,
	bits: number,
	further: readonly Factor[],
	goalMatch?: Factor,
): Factor[] {
	const isAdded = ({ operation }: Factor): boolean => operation === 'add';
	const coverageOf = (kind: 'tag' | 'keyword'): Coverage => {
		const matched = factsOf(facts, kind, bits);
		return { asked: matched.length + factsOf(facts, kind, bits, false).length, matched };
	};
	return [
		...(goalMatch ? [goalMatch] : coverageFactors(coverageOf('tag'), coverageOf('keyword'))),
		...ideFactors(supportsIde ? query.ide : ''),
		...further.filter(isAdded),
		...(supportsIde === false ? [penalize('ide_unsupported', query.ide)] : []),
		...further.filter((factor) => !isAdded(factor)),
		...factsOf(facts, 'env', bits).map((value) => penalize('env_conflict', value)),
		...factsOf(facts, 'constraint', bits).map((value) => penalize('constraint_violated', value)),
	];
}

/** The factors of tags and keywords. */
export function coverageFactors(tags: Coverage, keywords: Coverage): Factor[] {
	const coverage = (name: 'tag_coverage' | 'keyword_match', { asked, matched }: Coverage): Factor =>
		credit(name, share(matched.length, asked), matched);
	return [coverage('tag_coverage', tags), coverage('keyword_match', keywords)];
}

/** The factor of an IDE that is supported; none without one. */
export function ideFactors(ide: string): Factor[] {
	return ide ? [credit('ide_support', 1, [ide])] : [];
}
