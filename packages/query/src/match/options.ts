import { fits } from '../json.ts';
import type { Language } from '../kinds/messages/format.ts';
import type { UnitRecord } from '../kinds/records/format.ts';
import { normalizeTerm } from '../text/normalize.ts';
import { checkFields, type Rules } from './check.ts';
import type { CheckedQuery } from './query.ts';
import { MIN_SCORE, MOST_MATCHES } from './scoring.ts';

/**
 * A further factor of the score, such as popularity or recency. It is asked about every candidate,
 * so all of their records are read.
 */
export interface ExtraFactor {
	readonly name: string;
	/** `add` adds `value x weight` before anything is multiplied; `multiply` multiplies by it. */
	readonly operation: 'add' | 'multiply';
	/** What the value is worth: it is multiplied by this; 1 unless given. */
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
	readonly clock: () => number | undefined;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isOperation = (value: unknown): boolean => value === 'add' || value === 'multiply';

const RULES: Rules = {
	limit: [(value) => fits(value, 0) && value !== 0 && (value as number) <= MOST_MATCHES, `1 to ${MOST_MATCHES}`],
	threshold: [(value) => isFunction(value) || (value as number) >= 0, 'a number of 0 or more, or a function'],
	factors: [[{ name: '', operation: isOperation, value: isFunction }], 'a list of { name, operation, value }'],
	synonyms: [[['']], 'lists of strings'],
	lang: [(value) => value === 'en' || value === 'zh', 'en or zh'],
	explain: [(value) => typeof value === 'boolean', 'true or false'],
	clock: [isFunction, 'a function'],
};

/**
 * Checks options and fills in what is left out.
 *
 * @throws PinakesError `unknown_field` or `invalid_value`
 */
export function checkOptions(options: MatchOptions, query: CheckedQuery): CheckedOptions {
	checkFields('options', options, RULES);
	const { limit, threshold: given, factors, synonyms, lang, explain, clock } = options;
	const threshold = typeof given === 'function' ? given(query) : (given ?? MIN_SCORE);
	checkFields('options', { threshold }, RULES);
	return {
		limit: limit ?? MOST_MATCHES,
		threshold,
		factors: factors ?? [],
		synonyms: (synonyms ?? []).map((group) => group.map(normalizeTerm)),
		lang: lang ?? 'en',
		explain: explain ?? false,
		clock: clock ?? (() => undefined),
	};
}
