import { normalizeTerm } from '@pinakes/format/analysis/normalize';
import { PinakesError } from '@pinakes/format/errors';
import type { Language } from '@pinakes/format/kinds/messages/schema';
import { checkFields, type FieldRules, MAX_QUERY_LENGTH, MAX_TERMS } from '../core/query-fields.ts';

/** What a task needs contexts for; all but the keywords may be left out. */
export interface ContextQuery {
	/** Technical terms in either language; `extractKeywords` finds them in a text. */
	readonly keywords: readonly string[];
	/** The task's type, which says what is returned where keywords find little: `general` unless given. */
	readonly task?: string | null | undefined;
	/** The epic that the task belongs to, such as `EPIC-01`: its contexts come before those of others. */
	readonly epic?: string | null | undefined;
	/** Types of contexts, such as `architecture`: others are left out. */
	readonly types?: readonly string[] | null | undefined;
	/** Contexts returned at most: 6 unless given, and never more than 8. */
	readonly limit?: number | null | undefined;
}

/** A query with nothing left open; empty texts count as missing. */
export interface CheckedContextQuery {
	readonly keywords: readonly string[];
	readonly task: string;
	readonly epic: string;
	readonly types: readonly string[];
	readonly limit: number;
}

/** How contexts are found; both may be left out. */
export interface ContextOptions {
	/** The language of the message: that of the contexts unless given. */
	readonly lang?: Language | undefined;
	/** Adds why each context is returned or not. */
	readonly explain?: boolean | undefined;
}

/** Contexts returned unless the caller says otherwise, and at the very most. */
const MAX_CONTEXTS = 6;
const MAX_CONTEXTS_LIMIT = 8;

/** The type of a task that is of no type. */
export const GENERAL_TASK = 'general';

const RULES: FieldRules = { keywords: [''], task: '', epic: '', types: [''], limit: 0 };

/**
 * Checks a query and fills in what it leaves out.
 *
 * @throws PinakesError `unknown_field` or `invalid_value`
 */
export function checkContextQuery(query: ContextQuery): CheckedContextQuery {
	checkFields(query, RULES);
	const { keywords, task, epic, types, limit } = query;
	if (!keywords || keywords.length > MAX_TERMS || JSON.stringify(query).length > MAX_QUERY_LENGTH || limit === 0) {
		throw new PinakesError('invalid_value', `No or over ${MAX_TERMS} keywords, or limit 0.`);
	}
	return {
		keywords,
		task: task ?? GENERAL_TASK,
		epic: normalizeTerm(epic ?? ''),
		types: types ?? [],
		limit: Math.min(limit ?? MAX_CONTEXTS, MAX_CONTEXTS_LIMIT),
	};
}

/** Keywords as they were given, each once; without empty ones and words such as `the`. */
export function distinctKeywords(keywords: readonly string[], stopWords: readonly string[]): string[] {
	const distinct = new Map(keywords.map((keyword) => [normalizeTerm(keyword), keyword.trim()]));
	return [...distinct].filter(([term]) => term !== '' && !stopWords.includes(term)).map(([, keyword]) => keyword);
}
