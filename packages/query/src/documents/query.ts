import { normalizeTerm } from '@pinakes/format/analysis/normalize';
import { messageLanguageOf } from '@pinakes/format/analysis/registry';
import { checkConfidence } from '@pinakes/format/calibration/confidence';
import { PinakesError } from '@pinakes/format/errors';
import { daysOf } from '@pinakes/format/kinds/documents/days';
import type { Language } from '@pinakes/format/kinds/messages/schema';
import type { Encoder } from '@pinakes/format/kinds/vectors/encoder';
import { checkFields, checkQueryText, type FieldRules } from '../core/query-fields.ts';
import { DEFAULT_LIMIT } from '../text/search-options.ts';
import type { Fusion } from '../vectors/fuse-scores.ts';
import type { VectorSearch } from '../vectors/vector-search.ts';
import type { WriteAnswer } from './prose.ts';

/** How a knowledge base is searched; every field may be left out. */
export interface KnowledgeOptions {
	/** A directory, by its path or the end of it, such as `tasks/`. */
	readonly scope?: string | null | undefined;
	readonly category?: string | null | undefined;
	/** Tags that a document must have, all of them. */
	readonly tags?: readonly string[] | null | undefined;
	/** The same, or one of them. */
	readonly tag?: string | readonly string[] | null | undefined;
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
	/**
	 * What retrieves by meaning, instead of the vectors of the index; `none` for text alone. Without, the index's own
	 * vectors count, if they were trained from it or `encoder` is given.
	 */
	readonly vectors?: VectorSearch | 'none' | null | undefined;
	/** What encoded the sections of an index whose vectors were not trained from it. */
	readonly encoder?: Encoder | null | undefined;
	/** How the scores by text and by the index's vectors become one: `sum` unless given, or `rrf`. */
	readonly fusion?: Fusion | null | undefined;
	/** The confidence, 0 to 1, below which there is no answer: `DEFAULT_CONFIDENCE` unless given. */
	readonly threshold?: number | null | undefined;
	/** Scores by vectors below it count nothing, 0 to 1: 0 unless given. */
	readonly minVectorScore?: number | null | undefined;
	/** Milliseconds that a VectorSearch or an encoder may take before text alone is searched: 10,000 unless given. */
	readonly timeout?: number | null | undefined;
	/** Writes the answer; one that cites what is no source is not taken. */
	readonly write?: WriteAnswer | null | undefined;
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
	readonly fusion: Fusion;
	readonly threshold: number;
	readonly minVectorScore: number;
	readonly isTextAlone: boolean;
}

/** What a search calls. */
export interface Callbacks {
	readonly vectors: VectorSearch | undefined;
	readonly encoder: Encoder | undefined;
	readonly write: WriteAnswer | undefined;
	/** Milliseconds that each may take, but `write`. */
	readonly timeout: number;
}

/** Milliseconds that a VectorSearch or an encoder may take unless the caller says otherwise. */
const DEFAULT_TIMEOUT = 10_000;

/** Documents that can be asked for. */
const MAX_LIMIT = 100;

const RULES: FieldRules = {
	scope: '',
	category: '',
	tag: [''],
	tags: [''],
	confidence: '',
	limit: 0,
	today: '',
	lang: '',
	fusion: '',
	timeout: 0,
};

/**
 * Checks a question and its options.
 *
 * @throws PinakesError `unknown_field` or `invalid_value`
 */
export function checkKnowledgeQuery(query: string, options: KnowledgeOptions): CheckedKnowledgeOptions {
	const { explain, vectors, encoder: _, write: __, minVectorScore, threshold, ...given } = options;
	const fields = { ...given, tag: [given.tag ?? []].flat() };
	checkFields(fields, RULES);
	const { scope, category, tag, tags, confidence, limit, today, lang, fusion } = fields;
	checkQueryText('search', query);
	if (query.trim() === '') throw new PinakesError('invalid_value', 'search: "query" must not be empty.');
	if (limit === 0 || (limit ?? 0) > MAX_LIMIT) {
		throw new PinakesError('invalid_value', `limit is 1 to ${MAX_LIMIT}.`);
	}
	const least = minVectorScore ?? 0;
	if (!['sum', 'rrf'].includes(fusion ?? 'sum') || typeof least !== 'number' || !(least >= 0 && least <= 1)) {
		throw new PinakesError('invalid_value', 'fusion is sum or rrf, minVectorScore 0 to 1.');
	}
	return {
		query,
		scope: scopeOf(scope ?? ''),
		category: normalizeTerm(category ?? ''),
		tags: [...new Set([...(tags ?? []), ...tag].map(normalizeTerm))].filter(Boolean),
		confidence: normalizeTerm(confidence ?? ''),
		limit: limit ?? DEFAULT_LIMIT,
		today: todayOf(today ?? ''),
		lang: lang ?? messageLanguageOf(query),
		explain: explain === true,
		fusion: fusion ?? 'sum',
		threshold: checkConfidence(threshold ?? undefined, 'threshold'),
		minVectorScore: least,
		isTextAlone: vectors === 'none',
	};
}

/**
 * Checks what a search is to call.
 *
 * @throws PinakesError `invalid_value`
 */
export function checkCallbacks({ vectors, encoder, write, timeout }: KnowledgeOptions): Callbacks {
	const own = vectors === 'none' ? undefined : (vectors ?? undefined);
	const isSound =
		(own === undefined || (typeof own.search === 'function' && typeof own.name === 'string')) &&
		(encoder == null || typeof encoder.encode === 'function') &&
		(write == null || typeof write === 'function');
	if (!isSound) {
		throw new PinakesError(
			'invalid_value',
			'vectors needs a function search, encoder a function encode, and write is a function.',
		);
	}
	return {
		vectors: own,
		encoder: encoder ?? undefined,
		write: write ?? undefined,
		timeout: timeout || DEFAULT_TIMEOUT,
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
