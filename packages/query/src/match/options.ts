import { PinakesError } from '../errors.ts';
import { isRecord, isStrings } from '../json.ts';
import type { Language } from '../kinds/messages/format.ts';
import type { UnitRecord } from '../kinds/records/format.ts';
import { nearestName } from '../nearest.ts';
import type { CheckedQuery } from './query.ts';
import { MIN_SCORE, MOST_MATCHES } from './scoring.ts';

/**
 * A further factor of the score, such as popularity or recency. It is asked about every candidate,
 * so all of their records are read.
 */
export interface ExtraFactor {
	readonly name: string;
	/** `add` adds `value x weight` before anything is multiplied; `multiply` comes last. */
	readonly operation: 'add' | 'multiply';
	/** What the value is worth; 1 unless given. Only for `add`. */
	readonly weight?: number;
	readonly value: (unit: UnitRecord, query: CheckedQuery) => number;
}

/** How a match is made; every field may be left out. */
export interface MatchOptions {
	/** Matches returned at most: 1 to 3, 3 unless given. */
	readonly limit?: number;
	/** The score below which there is no answer: 0.6 unless given. */
	readonly threshold?: number | ((query: CheckedQuery) => number);
	readonly factors?: readonly ExtraFactor[];
	/** Groups of terms that stand for each other, beside those that the index was built with. */
	readonly synonyms?: readonly (readonly string[])[];
	/** The language of reasons, warnings and suggestions: `en` unless given. */
	readonly lang?: Language;
	/** Adds the trace: what each step let through, and in what time where `clock` is given. */
	readonly explain?: boolean;
	/** Milliseconds from any fixed point, such as `performance.now`. */
	readonly clock?: () => number;
}

/** Options with nothing left open. */
export interface CheckedOptions {
	readonly limit: number;
	readonly threshold: number;
	readonly factors: readonly ExtraFactor[];
	readonly synonyms: readonly (readonly string[])[];
	readonly lang: Language;
	readonly explain: boolean;
	readonly clock: (() => number) | undefined;
}

const OPTION_NAMES = ['limit', 'threshold', 'factors', 'synonyms', 'lang', 'explain', 'clock'];

/**
 * Checks options and fills in what is left out.
 *
 * @throws PinakesError `unknown_field` or `invalid_value`
 */
export function checkOptions(options: MatchOptions, query: CheckedQuery): CheckedOptions {
	for (const name of Object.keys(options)) {
		if (OPTION_NAMES.includes(name)) continue;
		const nearest = nearestName(name, OPTION_NAMES);
		throw new PinakesError(
			'unknown_field',
			`There is no option "${name}"${nearest === undefined ? '' : `; did you mean "${nearest}"`}? The options are ${OPTION_NAMES.join(', ')}.`,
		);
	}
	const { limit = MOST_MATCHES, threshold = MIN_SCORE, factors = [], synonyms = [], lang = 'en' } = options;
	const reached = typeof threshold === 'function' ? threshold(query) : threshold;
	check(Number.isInteger(limit) && limit >= 1 && limit <= MOST_MATCHES, `limit must be 1 to ${MOST_MATCHES}`, limit);
	check(Number.isFinite(reached) && reached >= 0, 'threshold must be a number of 0 or more', reached);
	check(lang === 'en' || lang === 'zh', 'lang must be "en" or "zh"', lang);
	check(Array.isArray(synonyms) && synonyms.every(isStrings), 'synonyms must be lists of strings', synonyms);
	check(Array.isArray(factors) && factors.every(isFactor), 'factors must have a name, an operation and a value', factors);
	return { limit, threshold: reached, factors, synonyms, lang, explain: options.explain === true, clock: options.clock };
}

function isFactor(factor: unknown): boolean {
	return (
		isRecord(factor) &&
		typeof factor.name === 'string' &&
		(factor.operation === 'add' || factor.operation === 'multiply') &&
		typeof factor.value === 'function'
	);
}

function check(holds: boolean, rule: string, value: unknown): void {
	if (!holds) throw new PinakesError('invalid_value', `The option ${rule}, not ${String(value)}.`);
}
