import { PinakesError } from '../errors.ts';
import type { UnitRecord } from '../kinds/records/format.ts';
import { factsOf } from './facts.ts';
import type { ExtraFactor } from './options.ts';
import type { CheckedQuery } from './query.ts';
import type { Request } from './ranking.ts';
import { credit, type Factor, penalize } from './scoring.ts';

/**
 * The factors of a unit of which certain facts hold, with what each comes from; `scoreOf` them is its
 * score. First what is added, then what multiplies, and environment and constraints last.
 *
 * @param record the unit's record, which only further factors look at
 */
export function factorsOf(
	{ facts, query, supportsIde }: Request,
	bits: number,
	record: UnitRecord | undefined,
	extra: readonly ExtraFactor[],
): Factor[] {
	const further = extra.map((factor) => extraFactor(factor, record as UnitRecord, query));
	const isAdded = ({ operation }: Factor): boolean => operation === 'add';
	const covered = (kind: 'tag' | 'keyword'): [number, string[]] => {
		const matched = factsOf(facts, kind, bits);
		// Nothing asked is nothing matched.
		return [matched.length / (matched.length + factsOf(facts, kind, bits, false).length || 1), matched];
	};
	return [
		credit('tag_coverage', ...covered('tag')),
		credit('keyword_match', ...covered('keyword')),
		...(supportsIde === true ? [credit('ide_support', 1, [query.ide])] : []),
		...further.filter(isAdded),
		...(supportsIde === false ? [penalize('ide_unsupported', query.ide)] : []),
		...further.filter((factor) => !isAdded(factor)),
		...factsOf(facts, 'env', bits).map((value) => penalize('env_conflict', value)),
		...factsOf(facts, 'constraint', bits).map((value) => penalize('constraint_violated', value)),
	];
}

function extraFactor({ name, operation, weight = 1, value }: ExtraFactor, unit: UnitRecord, query: CheckedQuery): Factor {
	const given = value(unit, query);
	if (!Number.isFinite(given)) {
		throw new PinakesError('invalid_value', `The factor ${name} must give a finite number, not ${given} for ${unit.unit_id}.`);
	}
	return { name, operation, value: given, weight, detail: [] };
}
