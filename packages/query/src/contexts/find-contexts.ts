import { checkKnown } from '../format/base/options.ts';
import type { Recipe } from '../format/base/recipe.js';
import { type Contexts, readContexts, readContextTexts } from '../format/kinds/contexts.js';
import { readAnalyzer, readLexicon } from '../format/kinds/lexicon.js';
import { type MessageName, readMessages } from '../format/kinds/messages.js';
import { keep, type Opened } from '../format/manifest/opened.js';
import { checkOpen, type Index } from '../format/open/open-index.ts';
import {
	type CheckedContextQuery,
	type ContextOptions,
	type ContextQuery,
	checkContextQuery,
	distinctKeywords,
	GENERAL_TASK,
} from './query.ts';
import {
	columnsOf,
	contentColumns,
	findKeywords,
	keywordForms,
	type Ranked,
	rankContexts,
	type Scopes,
	scopesOf,
	TIERS,
} from './rank.ts';

/** If there are fewer matches, global contexts for the type of the task are added. */
const FEW_MATCHES = 2;

/** Contexts for a task. */
export interface ContextResult {
	/** Paths, best first. */
	readonly contexts: readonly string[];
	readonly total: number;
	readonly task_type: string;
	/** The distinct keywords that were searched, without stop words. */
	readonly search_keywords: readonly string[];
	readonly message: string;
	/** With the option `explain`: every context that is returned or in which a keyword was found. */
	readonly explanation?: readonly ContextExplanation[];
}

/**
 * Finds contexts for a task: those with its keywords in file name, title or tags. If there are few, global contexts for
 * the type of the task are added.
 *
 * @throws PinakesError `invalid_value` for an invalid query, or an unknown task or type; `missing_part`, `damaged_part`
 * or `changed_part` for an index that is incomplete or damaged
 */
export async function findContexts(
	index: Index,
	query: ContextQuery,
	options: ContextOptions = {},
): Promise<ContextResult> {
	const checked = checkContextQuery(query, options);
	return checkOpen(index).run((manifest) => contextRecipe(manifest, checked, options ?? {}));
}

function* contextRecipe(
	manifest: Opened,
	query: CheckedContextQuery,
	{ lang, explain }: ContextOptions,
): Recipe<ContextResult> {
	const all = yield* readContexts();
	const lexicon = yield* readLexicon();
	const say = yield* readMessages(lang ?? all.lang);
	const { task } = query;
	checkKnown('task', [task], Object.keys(all.tasks));
	checkKnown('type', query.types, all.types);
	const keywords = distinctKeywords(query.keywords, manifest.analyzer.stop_words);
	const analyzer = yield* readAnalyzer(manifest, ...keywords);
	const forms = keywords.map((keyword) => keywordForms(keyword, lexicon, analyzer));
	const scopes = scopesOf(all, query);
	// Keywords in the content alone are not enough for a match; they are searched only for the explanation.
	const columns = keep(manifest, 'columns of contexts', () => columnsOf(all, analyzer));
	const contents = explain ? contentColumns(yield* readContextTexts(), analyzer) : [];
	const found = findKeywords([...columns, ...contents], forms, all.paths.length, analyzer);
	const ranked = rankContexts(all, found, scopes, keywords);
	const matches = ranked.filter(({ lacks }) => lacks === undefined).map(({ number }) => number);
	const needed = matches.length < FEW_MATCHES ? (all.tasks[task] as readonly string[]) : [];
	const added = needed
		.map((type) => all.types.indexOf(type))
		.flatMap((kind) => [...all.kinds.keys()].filter((number) => all.kinds[number] === kind))
		.filter((number) => all.scopes[number] === 0 && !matches.includes(number) && !scopes.exclusionOf(number));
	const returned = [...matches, ...added].slice(0, query.limit);
	const total = returned.length;

	const outcome = outcomeOf(query, all.paths.length, { matches, returned, needed }, scopes);
	const { epic } = query;
	const [message = ''] = say(outcome, { total: `${total}`, found: `${matches.length}`, task, epic, epics: all.epics });
	return {
		contexts: returned.map((number) => all.paths[number] as string),
		total,
		task_type: task,
		search_keywords: keywords,
		message,
		...(explain ? { explanation: explainContexts(all, ranked, returned) } : {}),
	};
}

/** Result of a query, as context numbers. */
interface Outcome {
	readonly matches: readonly number[];
	/** The matches and added global contexts, up to the limit. */
	readonly returned: readonly number[];
	/** Types of contexts that were to be added. */
	readonly needed: readonly string[];
}

/**
 * Returns the name of the message for a result.
 *
 * @param count number of contexts in the index
 */
export function outcomeOf(
	{ task, epic }: CheckedContextQuery,
	count: number,
	{ matches, returned, needed }: Outcome,
	{ isEpicUnknown, rankOf }: Scopes,
): MessageName {
	if (count === 0) return 'contexts_none';
	if (isEpicUnknown) return 'contexts_no_epic';
	if (returned.length === 0) return needed.length === 0 ? 'contexts_no_fallback' : 'contexts_fallback_missing';
	if (matches.length === 0) return task === GENERAL_TASK ? 'contexts_general' : 'contexts_fallback';
	if (returned.length > matches.length) return 'contexts_completed';
	const ranks = returned.map(rankOf);
	if (!ranks.includes(0)) return 'contexts_relevant';
	return epic && ranks.includes(2) ? 'contexts_across' : 'contexts_found';
}

/** The best tier in which a keyword was found. */
export type ContextTier = keyof typeof TIERS;

/** Explains why a context is returned or not. */
export interface ContextExplanation {
	readonly context: string;
	/** Score of the tier; 0 without one. */
	readonly score: number;
	/** Null if no keyword was found in the context. */
	readonly tier: ContextTier | null;
	readonly matched_keywords: readonly string[];
	readonly outcome: 'match' | 'fallback' | 'beyond_limit' | NonNullable<Ranked['lacks']>;
}

/** Explains every returned context, and then every other one in which a keyword was found. */
export function explainContexts(
	{ paths }: Contexts,
	ranked: readonly Ranked[],
	returned: readonly number[],
): ContextExplanation[] {
	const byNumber = new Map(ranked.map((one) => [one.number, one]));
	const numbers = new Set([...returned, ...byNumber.keys()]);
	return [...numbers].map((number) => {
		const { score = 0, keywords = [], lacks } = byNumber.get(number) ?? {};
		const isMatch = score > 0 && lacks === undefined;
		return {
			context: paths[number] as string,
			score,
			tier: (Object.keys(TIERS) as ContextTier[]).find((name) => TIERS[name] === score) ?? null,
			matched_keywords: keywords,
			outcome: returned.includes(number) ? (isMatch ? 'match' : 'fallback') : (lacks ?? 'beyond_limit'),
		};
	});
}
