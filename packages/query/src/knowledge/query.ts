import { PinakesError } from '../errors.ts';
import type { Language } from '../kinds/messages/format.ts';
import { checkFields, type FieldRules, LONGEST_QUERY } from '../query-fields.ts';
import { daysOf } from '../text/days.ts';
import { normalizeTerm } from '../text/normalize.ts';

/** How a knowledge base is searched; every field may be left out. */
export interface KnowledgeOptions {
	/** A directory, by its path or the end of it, such as `tasks/`. */
	readonly scope?: string | null | undefined;
	readonly category?: string | null | undefined;
	/** Tags that a document must have, all of them. */
	readonly tags?: readonly string[] | null | undefined;
	/** `high`, `medium`, `low` or `deprecated`: without, all but deprecated documents. */
	readonly confidence?: string | null | undefined;
	/** Documents returned at most: 5 unless given. */
	readonly limit?: number | null | undefined;
	/** The day, such as `2026-01-31`, from which the last review is too long ago or not; without, none is. */
	readonly today?: string | null | undefined;
	/** The language of messages: that of the question unless given. */
	readonly lang?: Language | null | undefined;
	/** Adds the factors of every score. */
	readonly explain?: boolean | null | undefined;
}

/** Options with nothing left open; an empty text is none. */
export interface CheckedKnowledgeOptions {
	readonly query: string;
	readonly scope: string;
	readonly category: string;
	readonly tags: readonly string[];
	readonly confidence: string;
	readonly limit: number;
	/** Days from 1970; 0 without. */
	readonly today: number;
	readonly lang: Language;
	readonly explain: boolean;
}

/** Documents returned unless the caller says otherwise, and at most. */
const USUAL_LIMIT = 5;
const LARGEST_LIMIT = 100;

const RULES: FieldRules = { scope: '', category: '', tags: [''], confidence: '', limit: 0, today: '', lang: '' };

/**
 * Checks a question and its options.
 *
 * @throws PinakesError `unknown_field` or `invalid_value`
 */
export function checkKnowledgeQuery(query: string, options: KnowledgeOptions): CheckedKnowledgeOptions {
	const { explain, ...fields } = options;
	checkFields(fields, RULES);
	const { scope, category, tags, confidence, limit, today, lang } = options;
	if (typeof query !== 'string' || query.trim() === '' || query.length > LONGEST_QUERY) {
		throw new PinakesError('invalid_value', `The question is empty, or over ${LONGEST_QUERY} characters.`);
	}
	if (limit === 0 || (limit ?? 0) > LARGEST_LIMIT) {
		throw new PinakesError('invalid_value', `limit is 1 to ${LARGEST_LIMIT}.`);
	}
	return {
		query,
		scope: scopeOf(scope ?? ''),
		category: normalizeTerm(category ?? ''),
		tags: [...new Set((tags ?? []).map(normalizeTerm))].filter(Boolean),
		confidence: normalizeTerm(confidence ?? ''),
		limit: limit ?? USUAL_LIMIT,
		today: todayOf(today ?? ''),
		lang: lang ?? (/[\u3400-\u9fff]/.test(query) ? 'zh' : 'en'),
		explain: explain === true,
	};
}

/** A directory as scopes name it: without what leads nowhere, with a slash behind. */
function scopeOf(scope: string): string {
	const names = normalizeTerm(scope)
		.split(/[\\/]/)
		.filter((name) => name !== '' && name !== '.');
	return names.length === 0 ? '' : `${names.join('/')}/`;
}

function todayOf(today: string): number {
	const days = today === '' ? 0 : daysOf(today);
	if (days !== undefined) return days;
	throw new PinakesError('invalid_value', `today is ${today}: write a day as 2026-01-31.`);
}
