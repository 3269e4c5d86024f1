import { normalizeTerm } from '../format/analysis/normalize.js';
import { messageLanguageOf } from '../format/analysis/registry.js';
import type { Language } from '../format/base/bilingual.js';
import { check } from '../format/base/errors.js';
import { type Complete, isShare } from '../format/base/json.js';
import { anyValue, checkFields, checkQueryText, type FieldRules } from '../format/base/options.ts';
import { checkThreshold } from '../format/kinds/calibration.js';
import { scopeOf } from '../format/kinds/documents.js';
import { daysOf } from '../format/kinds/stored-fields.js';
import type { Encoder } from '../format/kinds/vectors.js';
import { DEFAULT_LIMIT } from '../text/question.ts';
import type { AskedFilters } from '../text/scope.ts';
import type { VectorSearch } from '../vectors/vector-search.ts';
import type { WriteAnswer } from './answer.ts';

/** Options of a search in a knowledge base. */
export interface KnowledgeOptions {
	/** A directory, as a path or the end of one, such as `tasks/`. */
	readonly scope?: string | null | undefined;
	readonly category?: string | null | undefined;
	/** Tags that a document must have, all of them. */
	readonly tags?: readonly string[] | null | undefined;
	/** `high`, `medium`, `low` or `deprecated`. Default: all but deprecated documents. */
	readonly confidence?: string | null | undefined;
	/** Maximum documents returned. Default: 5. */
	readonly limit?: number | null | undefined;
	/** The current day, such as `2026-01-31`, to recognize stale reviews. Without it, no review is stale. */
	readonly today?: string | null | undefined;
	/** Language of messages. Default: the language of the question. */
	readonly lang?: Language | null | undefined;
	/** Adds the factors of every score. */
	readonly explain?: boolean | null | undefined;
	/** Adds how many candidates each step left, and how long it took. */
	readonly trace?: boolean | null | undefined;
	/**
	 * Vector search in place of the vectors of the index; `none` searches only text. Default: the vectors of the index.
	 */
	readonly vectors?: VectorSearch | 'none' | null | undefined;
	/** The encoder of the index, if it has one. It encodes the question, which the words of the index do otherwise. */
	readonly encoder?: Encoder | null | undefined;
	/** Minimum probability of an answer, 0 to 1. Default: `DEFAULT_THRESHOLD`. */
	readonly threshold?: number | null | undefined;
	/** Minimum score by vectors, 0 to 1; lower ones count as 0. Default: 0. */
	readonly minVectorScore?: number | null | undefined;
	/** Milliseconds that a `VectorSearch` or an encoder may take before only text is searched. Default: 10,000. */
	readonly timeout?: number | null | undefined;
	/** Writes the answer. It is rejected if it cites nothing, or an unknown source. */
	readonly write?: WriteAnswer | null | undefined;
}

/** Options with defaults applied. Empty strings are filters that were not given. */
export interface CheckedKnowledgeOptions
	extends AskedFilters,
		Complete<Pick<KnowledgeOptions, 'limit' | 'lang' | 'explain' | 'trace' | 'threshold' | 'minVectorScore'>> {
	readonly query: string;
	/** Days since 1970; 0 if not given. */
	readonly today: number;
	readonly vectors: KnowledgeOptions['vectors'];
	readonly encoder: KnowledgeOptions['encoder'];
	readonly write: KnowledgeOptions['write'];
	readonly timeout: number;
}

const DEFAULT_TIMEOUT = 10_000;

const MAX_LIMIT = 100;

const RULES: FieldRules = {
	scope: '',
	category: '',
	tags: [''],
	confidence: '',
	limit: anyValue,
	today: '',
	lang: '',
	timeout: 0,
	explain: anyValue,
	trace: anyValue,
	vectors: anyValue,
	encoder: anyValue,
	write: anyValue,
	minVectorScore: anyValue,
	threshold: anyValue,
};

/**
 * Validates a question and its options.
 *
 * @throws PinakesError `unknown_field` or `invalid_value`
 */
export function checkKnowledgeQuery(query: string, options: KnowledgeOptions): CheckedKnowledgeOptions {
	const given = options ?? {};
	checkFields(given, RULES);
	const { scope, category, tags, confidence, today, lang } = given;
	const { explain, trace, vectors, encoder, write, timeout, minVectorScore, threshold } = given;
	checkQueryText(query);
	check(query.trim(), 'The query must not be empty.');
	const limit = given.limit ?? DEFAULT_LIMIT;
	check(Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT, `limit must be 1 to ${MAX_LIMIT}.`);
	const least = minVectorScore ?? 0;
	check(isShare(least), 'minVectorScore is 0 to 1.');
	const days = today ? daysOf(today) : 0;
	check(days !== undefined, `today is ${today}: write a day as 2026-01-31.`);
	check(
		(vectors == null ||
			vectors === 'none' ||
			(typeof vectors.search === 'function' && typeof vectors.name === 'string')) &&
			(encoder == null || typeof encoder.encode === 'function') &&
			(write == null || typeof write === 'function'),
		'vectors needs a function search, encoder a function encode, and write is a function.',
	);
	return {
		query,
		scope: scopeOf(scope ?? ''),
		category: normalizeTerm(category ?? ''),
		tags: [...new Set(tags?.map(normalizeTerm))].filter(Boolean),
		confidence: normalizeTerm(confidence ?? ''),
		limit,
		today: days,
		lang: lang ?? messageLanguageOf(query),
		explain: explain === true,
		trace: trace === true,
		threshold: checkThreshold(threshold ?? undefined),
		minVectorScore: least,
		vectors,
		encoder,
		write,
		timeout: timeout || DEFAULT_TIMEOUT,
	};
}
