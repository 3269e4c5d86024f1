import type { Factor } from '../format/base/factors.ts';
import type { Recipe } from '../format/base/recipe.js';
import type { Say, Values } from '../format/kinds/messages.js';
import { callNameOf, type PackageRecord, readPackages, readUnits, type UnitRecord } from '../format/kinds/units.js';
import type { Opened } from '../format/manifest/opened.js';
import { valuesOf } from './facts.ts';
import type { RankedUnit, Ranking } from './ranking.ts';

/** A unit that matches the query. */
export interface Match {
	readonly unit_id: string;
	readonly score: number;
	/** Probability from 0 to 1 that it is the right unit: calibrated for a query with only a goal, else the score. */
	readonly probability: number;
	/** The parts of the score; `scoreOf(factors)` is the score. */
	readonly factors: readonly Factor[];
	/** Why it matches, in the language of the options. */
	readonly reasons: readonly string[];
	/** What to consider before using the unit. */
	readonly warnings: readonly string[];
	readonly unit: UnitRecord;
	/** The package to install, with commands and trust level; null if the unit belongs to none. */
	readonly package: PackageRecord | null;
}

/** One of the best candidates of a refused query. */
export interface NearCandidate
	extends Pick<Match, 'unit_id' | 'score' | 'probability' | 'factors'>,
		Pick<UnitRecord, 'name' | 'description' | 'ide_support'> {
	/** Why it did not match, in the language of the options. */
	readonly kept_out: readonly string[];
}

/** Returns matches with their records, reasons and warnings. */
export function* explainMatches(manifest: Opened, matches: readonly RankedUnit[], say: Say): Recipe<Match[]> {
	const numbers = matches.map(({ unit }) => unit);
	const units = yield* readUnits(manifest, numbers);
	const packages = yield* readPackages(
		manifest,
		units.map((unit) => unit.package).filter((number) => typeof number === 'number'),
	);
	return units.map((unit, i) => {
		const packed = packages.find(({ package_id }) => package_id === unit.package_id) ?? null;
		const { score, probability, factors } = matches[i] as RankedUnit;
		const values = detailsOf(factors);
		const { unit_id, package_id } = unit;
		const warnings = say('unit_warnings', {
			...values,
			derived: (['tags', 'keywords'] as const).filter((list) => unit[`${list}_origin`] === 'derived'),
			missing_package: packed ? '' : (package_id ?? ''),
			trust_level: packed?.trust_level.replace(/^trusted$/, ''),
			user_only: unit.disable_model_invocation ? callNameOf(unit) : '',
		});
		return { unit_id, score, probability, factors, reasons: say('reasons', values), warnings, unit, package: packed };
	});
}

/** Returns the best candidates of a refused query with the reasons why they did not match. */
export function explainNearest(
	{ facts, goal }: Ranking,
	nearest: readonly RankedUnit[],
	units: readonly UnitRecord[],
	threshold: number,
	say: Say,
): NearCandidate[] {
	return units.map((unit, i) => {
		const { score, probability, bits, factors } = nearest[i] as RankedUnit;
		const { unit_id, name, description, ide_support } = unit;
		const known = {
			...detailsOf(factors),
			tags_asked: goal || valuesOf(facts, 'tag')[0] ? '' : '0',
			goal_probability: goal ? `${Math.round(probability * 100)}` : undefined,
			missing_tag: valuesOf(facts, 'tag', bits),
			missing_keyword: valuesOf(facts, 'keyword', bits),
		};
		const reasons = say('kept_out', known);
		const asScore = (value: number): string => value.toFixed(2);
		const kept_out =
			reasons.length > 0 ? reasons : say('kept_out', { score: asScore(score), threshold: asScore(threshold) });
		return { unit_id, score, probability, factors, kept_out, name, description, ide_support };
	});
}

function detailsOf(factors: readonly Factor[]): Values {
	return Object.fromEntries(
		factors.map(({ name }) => [name, factors.flatMap((factor) => (factor.name === name ? factor.detail : []))]),
	);
}
