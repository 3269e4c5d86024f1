import type { Say } from '../kinds/messages/read.ts';
import type { PackageRecord, UnitRecord } from '../kinds/records/format.ts';
import { readPackages, readUnits } from '../kinds/records/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import type { AskedTerm } from './asked.ts';
import { candidateFactors, isHindrance, matchedTerms } from './fine.ts';
import type { CheckedOptions } from './options.ts';
import type { Ranking } from './ranking.ts';
import { type Factor, type FactorName, PENALTIES, WEIGHTS } from './scoring.ts';

/** A unit that answers the query. */
export interface Match {
	readonly unit_id: string;
	readonly score: number;
	/** Why it matches, in the language asked for. */
	readonly reasons: readonly string[];
	/** What to know before using it. */
	readonly warnings: readonly string[];
	/** The score's parts; `scoreOf(factors)` is the score. */
	readonly factors: readonly Factor[];
	readonly unit: UnitRecord;
	/** What is installed to have the unit, with commands and trust level; null where it has none. */
	readonly package: PackageRecord | null;
}

/** A unit that came near, in a refusal. */
export interface NearCandidate {
	readonly unit_id: string;
	readonly name: string;
	readonly score: number;
	/** What kept it out, in the language asked for. */
	readonly kept_out: readonly string[];
	readonly factors: readonly Factor[];
	readonly ide_support: readonly string[];
}

/** Reads the units at places of a ranking. */
export function unitsAt(manifest: Manifest, ranking: Ranking, places: readonly number[]): Recipe<UnitRecord[]> {
	return readUnits(
		manifest,
		places.map((place) => ranking.candidates.units[place] as number),
	);
}

/** Reads the records of matches and says why they match. */
export function* explainMatches(
	manifest: Manifest,
	ranking: Ranking,
	places: readonly number[],
	options: CheckedOptions,
	say: Say,
): Recipe<Match[]> {
	const units = yield* unitsAt(manifest, ranking, places);
	const numbers = new Set(units.map((unit) => unit.package).filter((number) => number !== null));
	const packages = yield* readPackages(manifest, [...numbers]);
	return units.map((unit, i) => {
		const place = places[i] as number;
		const factors = candidateFactors(ranking, place, unit, options.factors);
		const packed = packages.find(({ package_id }) => package_id === unit.package_id) ?? null;
		return {
			unit_id: unit.unit_id,
			score: ranking.scores[place] as number,
			reasons: factors.filter((factor) => factor.value !== 0 && !isHindrance(factor)).map((factor) => sayFactor(factor, say)),
			warnings: warningsOf(unit, packed, factors, say),
			factors,
			unit,
			package: packed,
		};
	});
}

/** Says what kept the best of a ranking out. */
export function explainNearest(
	ranking: Ranking,
	units: readonly UnitRecord[],
	options: CheckedOptions,
	say: Say,
): NearCandidate[] {
	return units.map((unit, i) => {
		const place = ranking.best[i] as number;
		const factors = candidateFactors(ranking, place, unit, options.factors);
		const { unit_id, name, ide_support } = unit;
		const lacking = [
			...(ranking.asked.tags.length === 0 ? [say('no_tags')] : []),
			...sayMissing('missing_tags', missingTerms(ranking.asked.tags, unit.capability_tags), say),
			...sayMissing('missing_keywords', missingTerms(ranking.asked.keywords, unit.keywords), say),
		];
		const kept_out = [...lacking, ...sayHindrances(factors, say)];
		return { unit_id, name, score: ranking.scores[place] as number, kept_out, factors, ide_support };
	});
}

/** The asked terms that a unit does not carry. */
export function missingTerms(asked: readonly AskedTerm[], carried: readonly string[]): string[] {
	const matched = matchedTerms(asked, carried);
	return asked.map(({ term }) => term).filter((term) => !matched.includes(term));
}

function sayMissing(name: 'missing_tags' | 'missing_keywords', terms: readonly string[], say: Say): string[] {
	return terms.length === 0 ? [] : [say(name, { list: terms.join(', ') })];
}

function sayFactor({ name, value, detail }: Factor, say: Say): string {
	const known = name in WEIGHTS || name in PENALTIES;
	return say(known ? (name as FactorName) : 'extra_factor', { name, value: String(value), list: detail.join(', ') });
}

function sayHindrances(factors: readonly Factor[], say: Say): string[] {
	return factors.filter(isHindrance).map((factor) => sayFactor(factor, say));
}

function warningsOf(unit: UnitRecord, packed: PackageRecord | null, factors: readonly Factor[], say: Say): string[] {
	const { tags_origin, keywords_origin, package_id } = unit;
	const warnings = sayHindrances(factors, say);
	if (tags_origin === 'derived' || keywords_origin === 'derived') warnings.push(say('derived_terms'));
	if (packed === null && package_id !== null) warnings.push(say('no_package', { id: package_id }));
	if (packed !== null && packed.trust_level !== 'trusted') warnings.push(say('trust_level', { level: packed.trust_level }));
	return warnings;
}
