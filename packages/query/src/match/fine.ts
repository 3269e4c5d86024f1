import { PinakesError } from '../errors.ts';
import type { UnitRecord } from '../kinds/records/format.ts';
import { normalizeTerm } from '../text/normalize.ts';
import type { Asked, AskedTerm } from './asked.ts';
import type { ExtraFactor } from './options.ts';
import type { CheckedQuery } from './query.ts';
import { ENV_BIT, type IdeSupport, type Scores, type Unscored } from './ranking.ts';
import { add, type Factor, multiply, PENALTIES, scoreOf, share, WEIGHTS } from './scoring.ts';

/** Scores depend on two counts and the obstacles: one small table, and no record is read. */
export function scoreByCounts({ asked, candidates, ideSupport, obstacleBits }: Unscored): Scores {
	const columns = asked.keywords.length + 1;
	const table = new Float64Array((asked.tags.length + 1) * columns);
	for (let i = 0; i < table.length; i++) {
		table[i] = scoreOf(countFactors(Math.floor(i / columns), i % columns, asked, ideSupport));
	}
	const openScores = new Float64Array(obstacleBits.length);
	const scores = new Float64Array(obstacleBits.length);
	for (let i = 0; i < scores.length; i++) {
		let score = table[(candidates.tags[i] as number) * columns + (candidates.keywords[i] as number)] as number;
		openScores[i] = score;
		// One after the other, as scoreOf multiplies them, so that not even the last bit differs.
		for (let bits = obstacleBits[i] as number; bits !== 0; bits &= bits - 1) {
			score *= bits & ENV_BIT ? PENALTIES.env_conflict : PENALTIES.constraint_violated;
		}
		scores[i] = score;
	}
	return { scores, openScores };
}

/** With further factors every candidate's record counts, so all of them are given. */
export function scoreByFactors(ranking: Unscored, extra: readonly ExtraFactor[], units: readonly UnitRecord[]): Scores {
	const factors = units.map((unit, i) => candidateFactors(ranking, i, unit, extra));
	return {
		scores: Float64Array.from(factors, scoreOf),
		openScores: Float64Array.from(factors, (all) => scoreOf(all.filter((factor) => !isObstacle(factor)))),
	};
}

/** True for a factor that only lowers scores, for the IDE, the environment or a constraint. */
export function isHindrance({ name }: Factor): boolean {
	return name in PENALTIES;
}

function isObstacle(factor: Factor): boolean {
	return isHindrance(factor) && factor.name !== 'ide_unsupported';
}

function countFactors(
	tags: number,
	keywords: number,
	asked: Asked,
	ideSupport: IdeSupport,
	detail: { readonly tags?: string[]; readonly keywords?: string[]; readonly ide?: string[] } = {},
): Factor[] {
	return [
		add('tag_coverage', share(tags, asked.tags.length), WEIGHTS.tag_coverage, detail.tags),
		add('keyword_match', share(keywords, asked.keywords.length), WEIGHTS.keyword_match, detail.keywords),
		...(ideSupport === 'all' ? [add('ide_support', 1, WEIGHTS.ide_support, detail.ide)] : []),
		...(ideSupport === 'none' ? [multiply('ide_unsupported', PENALTIES.ide_unsupported, detail.ide)] : []),
	];
}

/** The factors of one candidate, with what each comes from; `scoreOf` them is its score. */
export function candidateFactors(
	{ asked, candidates, query, ideSupport, obstacles, obstacleBits }: Unscored,
	place: number,
	unit: UnitRecord,
	extra: readonly ExtraFactor[],
): Factor[] {
	const bits = obstacleBits[place] as number;
	const counted = countFactors(candidates.tags[place] as number, candidates.keywords[place] as number, asked, ideSupport, {
		tags: matchedTerms(asked.tags, unit.capability_tags),
		keywords: matchedTerms(asked.keywords, unit.keywords),
		ide: [query.ide],
	});
	const violated = obstacles.constraints.filter((_, i) => bits & (ENV_BIT << (i + 1)));
	const all = [
		...counted,
		...(bits & ENV_BIT ? [multiply('env_conflict', PENALTIES.env_conflict, [query.env])] : []),
		...violated.map(({ constraint }) => multiply('constraint_violated', PENALTIES.constraint_violated, [constraint])),
		...extra.map((factor) => extraFactor(factor, unit, query)),
	];
	const isAdded = (factor: Factor): boolean => factor.operation === 'add';
	return [...all.filter(isAdded), ...all.filter((factor) => !isAdded(factor))];
}

function extraFactor({ name, operation, weight = 1, value }: ExtraFactor, unit: UnitRecord, query: CheckedQuery): Factor {
	const given = value(unit, query);
	if (!Number.isFinite(given)) {
		throw new PinakesError('invalid_value', `The factor ${name} gave ${given} for ${unit.unit_id}; give a finite number.`);
	}
	return operation === 'add' ? add(name, given, weight) : multiply(name, given);
}

/** The asked terms that a unit carries, under the names they were asked by. */
export function matchedTerms(asked: readonly AskedTerm[], carried: readonly string[]): string[] {
	const terms = carried.map(normalizeTerm);
	return asked.filter(({ standIns }) => standIns.some((term) => terms.includes(term))).map(({ term }) => term);
}
