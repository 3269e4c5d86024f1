import { normalizeTerm } from '../format/analysis/normalize.js';
import type { Language } from '../format/base/bilingual.js';
import { check } from '../format/base/errors.js';
import type { Complete } from '../format/base/json.ts';
import { checkFields, type FieldRules, MAX_QUERY_LENGTH, MAX_TERMS, withDefaults } from '../format/base/options.ts';

/** A query for contexts. Only the keywords are required. */
export interface ContextQuery {
	/** Technical terms in either language; `extractKeywords` extracts them from a text. */
	readonly keywords: readonly string[];
	/** Type of the task, which determines the contexts that are added if keywords find few. Default: `general`. */
	readonly task?: string | null | undefined;
	/** The epic of the task, such as `EPIC-01`. Its contexts rank before those of other epics. */
	readonly epic?: string | null | undefined;
	/** Types of contexts to return, such as `architecture`. Default: all. */
	readonly types?: readonly string[] | null | undefined;
	/** Maximum contexts returned, at most 8. Default: 6. */
	readonly limit?: number | null | undefined;
}

/** A query with defaults applied; empty texts count as missing. */
export type CheckedContextQuery = Complete<ContextQuery>;

/** Options of `findContexts`. */
export interface ContextOptions {
	/** Language of the message. Default: that of the contexts. */
	readonly lang?: Language | undefined;
	/** Adds why each context is returned or not. */
	readonly explain?: boolean | undefined;
}

/** Default of `limit`, and its maximum. */
const MAX_CONTEXTS = 6;
const MAX_CONTEXTS_LIMIT = 8;

/** Default type of a task. */
export const GENERAL_TASK = 'general';

const RULES: FieldRules = { keywords: [''], task: '', epic: '', types: [''], limit: 0 };
const OPTIONS: Required<ContextOptions> = { lang: undefined, explain: false };

/**
 * Validates a query and its options, and applies defaults to the query.
 *
 * @throws PinakesError `unknown_field` or `invalid_value`
 */
export function checkContextQuery(query: ContextQuery, options: ContextOptions = {}): CheckedContextQuery {
	checkFields(query, RULES);
	withDefaults(options, OPTIONS);
	const { keywords, task, epic, types, limit } = query;
	check(
		keywords && keywords.length <= MAX_TERMS && JSON.stringify(query).length <= MAX_QUERY_LENGTH && limit !== 0,
		`No or over ${MAX_TERMS} keywords, or limit 0.`,
	);
	return {
		keywords,
		task: task ?? GENERAL_TASK,
		epic: normalizeTerm(epic ?? ''),
		types: types ?? [],
		limit: Math.min(limit ?? MAX_CONTEXTS, MAX_CONTEXTS_LIMIT),
	};
}

/** Returns keywords as they are spelled first, without duplicates, empty ones and stop words. */
export function distinctKeywords(keywords: readonly string[], stopWords: readonly string[]): string[] {
	const terms = keywords.map(normalizeTerm);
	const isKept = (term: string, i: number): boolean =>
		term !== '' && !stopWords.includes(term) && terms.indexOf(term) === i;
	return keywords.filter((_, i) => isKept(terms[i] as string, i)).map((keyword) => keyword.trim());
}
