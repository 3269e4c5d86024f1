import { letterRuns, type Tokenizer } from '../analysis/tokenizer.ts';
import type { Language } from '../base/bilingual.ts';
import { type Shape, tableOf } from '../base/json.ts';
import { need, type Recipe } from '../base/recipe.ts';

/**
 * Contexts, the documents for tasks, of the global scope and of epics: what they are found by, in columns.
 *
 *     parts/contexts.json
 *       "lang"      "zh"                                   the language of most of them
 *       "tasks"     { "e2e_test": ["architecture", …] }    types of global contexts that each task falls back to
 *       "types"     ["architecture", "data_model", …]      every type that is known
 *       "epics"     ["EPIC-01", …]                         every epic that has contexts
 *       "general"   ["实现", "implement", …]                words that are not keywords
 *       "paths"     ["docs/A.md", …]                       sorted; what follows is in this order
 *       "scopes"    [0, 1, …]                              0 for the global scope, else the epic's position, from 1
 *       "kinds"     [0, 4, …]                              positions of their types
 *       "updated"   [2, 0, …]                              their positions by last update, from 1, 0 without a date
 *       "dates"     ["", "2025-01-15", …]                  these dates
 *       "names", "titles", "tags"                          searched for keywords, one line per context
 *     parts/context_texts.json                             { "texts": "…" }   headings and first text, one line per context
 *
 * Each line has the results of `formsOf` for a text.
 */
export const CONTEXTS_FILE = 'parts/contexts.json';
export const CONTEXT_TEXTS_FILE = 'parts/context_texts.json';

/** `parts/contexts.json` as parsed. */
export interface Contexts {
	readonly lang: Language;
	readonly tasks: Readonly<Record<string, readonly string[]>>;
	readonly types: readonly string[];
	readonly epics: readonly string[];
	readonly general: readonly string[];
	readonly paths: readonly string[];
	readonly scopes: readonly number[];
	readonly kinds: readonly number[];
	readonly updated: readonly number[];
	readonly dates: readonly string[];
	readonly names: string;
	readonly titles: string;
	readonly tags: string;
}

/** Separates the forms of a text, so that no phrase matches across two of them. */
export const FORM_BREAK = '\t';

const DIGITS = /\d+/g;
const CASES = /[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g;

/**
 * Returns the words of a text in every form: as written, split at digits, and split at capital letters as well.
 * `OAuth2_Login` becomes `oauth2 login`, `oauth 2 login` and `o auth 2 login`.
 */
export function formsOf(text: string, { folding }: Pick<Tokenizer, 'folding'>): string[] {
	const forms = [text, text.replace(DIGITS, ' $& '), text.replace(CASES, '$& ').replace(DIGITS, ' $& ')];
	return [...new Set(forms.map((form) => letterRuns(form, folding).join(' ')))].filter(Boolean);
}

/** Reads the columns by which contexts are found. */
export function readContexts(): Recipe<Contexts> {
	return need<Contexts>({ file: CONTEXTS_FILE, shape: SHAPE });
}

const SHAPE = {
	tasks: tableOf(['']),
	types: [''],
	epics: [''],
	general: [''],
	paths: [''],
	scopes: [0],
	kinds: [0],
	updated: [0],
	dates: [''],
	names: '',
	titles: '',
	tags: '',
} satisfies Shape;

/** Reads the headings and first text of contexts, one line each. */
export function* readContextTexts(): Recipe<string> {
	return (yield* need<{ texts: string }>({ file: CONTEXT_TEXTS_FILE, shape: { texts: '' } })).texts;
}
