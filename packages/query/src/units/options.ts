import { normalizeTerm } from '@pinakes/format/analysis/normalize';
import { PinakesError } from '@pinakes/format/errors';
import type { Language } from '@pinakes/format/kinds/messages/schema';
import type { UnitRecord } from '@pinakes/format/kinds/records/schema';
import type { CheckedQuery } from './query.ts';
import { type Factor, MAX_MATCHES, MIN_SCORE } from './scoring.ts';

/**
 * Gives further factors of a unit's score, such as popularity or recency. It is asked about every
 * candidate, so that all of their records are read.
 */
export type FurtherFactors = (unit: UnitRecord, query: CheckedQuery) => readonly Factor[];

/** How a match is made; every field may be left out. */
export interface MatchOptions {
	/** Matches returned at most: 1 to 3, 3 unless given. */
	readonly limit?: number;
	/** The score below which there is no answer: 0.6 unless given. */
	readonly threshold?: number | ((query: CheckedQuery) => number);
	/** Further factors: what adds counts before what multiplies, whoever gives it. */
	readonly factors?: FurtherFactors;
	/** Groups of terms that stand for each other, beside those that the index was built with. */
	readonly synonyms?: readonly (readonly string[])[];
	/** The language of reasons, warnings and suggestions: `en` unless given. */
	readonly lang?: Language;
	/** Adds the trace: what each step let through, and in what time. */
	readonly explain?: boolean;
}

/** Options with nothing left open. */
export interface CheckedOptions {
	readonly limit: number;
	readonly threshold: number;
	readonly factors: FurtherFactors | undefined;
	readonly synonyms: readonly (readonly string[])[];
	readonly lang: Language;
	readonly explain: boolean;
}

/**
 * Checks options and fills in what is left out.
 *
 * @throws PinakesError `invalid_value`
 */
export function checkOptions(options: MatchOptions, query: CheckedQuery): CheckedOptions {
	const { limit = MAX_MATCHES, threshold = MIN_SCORE, factors, synonyms = [], lang = 'en', explain = false } = options;
	const least = typeof threshold === 'function' ? threshold(query) : threshold;
	if (!(limit >= 1 && limit <= MAX_MATCHES && least >= 0)) {
		throw new PinakesError('invalid_value', `limit is 1 to ${MAX_MATCHES}, threshold 0 or more`);
	}
	return {
		limit,
		threshold: least,
		factors,
		synonyms: synonyms.map((group) => group.map(normalizeTerm)),
		lang,
		explain,
	};
}
