import { type Arguments, type Options, UsageError } from '@pinakes/command-line/definition';
import { countOption, flag, listOption, textOption } from '@pinakes/command-line/options';
import { questionLanguageNotes } from '@pinakes/command-line/question-language';
import { currentDay } from '@pinakes/command-line/system';
import type { Factor, Language } from '@pinakes/query';
import { messageLanguageOf, quoted, visible } from '@pinakes/query/internal';
import { type KnowledgeOptions, type SearchHit, type SearchResult, search as searchIndex } from '@pinakes/query/search';
import {
	ANY_INDEX_OPTION,
	defineCommand,
	JSON_OPTION,
	LANG_OPTION,
	QUERIES_OPTION,
	TODAY_OPTION,
} from '../base/command.ts';
import { openIndexWith } from '../base/open-index.ts';
import { counted, jsonText, type Output, printable, REFUSED } from '../base/output.ts';
import { answerQueries, askLine, exitCodeOf, readQueries } from '../base/queries.ts';
import { encoderOf, QUESTION_ENCODER_OPTION, TEXT_ALONE_OPTION } from '../base/vectors.ts';

const OPTIONS = {
	index: ANY_INDEX_OPTION,
	scope: textOption('DIR', 'only documents below this directory, such as tasks/'),
	category: textOption('NAME', 'only documents of this category'),
	tag: listOption('TAG', 'only documents with this tag, and with each where several are given'),
	confidence: textOption('LEVEL', 'only documents of this confidence; deprecated ones are left out'),
	limit: countOption('documents at most, 1 to 100; default 5', { min: 1, max: 100 }),
	today: TODAY_OPTION,
	encoder: QUESTION_ENCODER_OPTION,
	vectors: TEXT_ALONE_OPTION,
	queries: QUERIES_OPTION,
	explain: flag('show the factors of each score'),
	lang: LANG_OPTION,
	json: JSON_OPTION,
} as const satisfies Options;

export const search = defineCommand({
	summary: 'Search documents by a question, filters first, and answer with citations',
	usage: '"QUESTION" [--index DIR] [--scope DIR] [--category NAME] [--tag TAG]… [--confidence LEVEL]',
	positionals: [{ name: 'QUESTION', help: 'what is looked for', isText: true }],
	options: OPTIONS,
	examples: [
		'pinakes search "how do I roll back a release?" --index .pinakes',
		'pinakes search "Redis 主从切换" --index .pinakes --scope tasks/ --tag redis --json',
		'pinakes search --queries questions.jsonl --index .pinakes > answers.jsonl',
	],
	async run(args, output, { env }) {
		const [question] = args.positionals;
		const file = args.options.queries;
		if (question !== undefined && file !== undefined) throw new UsageError('Give a question or --queries, not both.');
		if (question === undefined && file === undefined) {
			throw new UsageError('search needs a question: pinakes search "QUESTION", or --queries FILE with one to a line.');
		}
		const options = { ...optionsOf(args), ...(await vectorsOf(args.options, env)) };
		const index = await openIndexWith('documents', args.options.index, output);
		if (file !== undefined) {
			return answerQueries('search', file, readQueries(file), output, (fields) => askLine(index, fields, options));
		}
		const found = await searchIndex(index, question as string, options);
		const lang = options.lang ?? messageLanguageOf(question as string);
		const isRefused = found.rejection_category !== null;
		const further = isRefused ? await questionLanguageNotes(index.manifest, question as string, lang) : [];
		const result = { ...found, notes: [...found.notes, ...further] };
		if (args.options.json) output.data(jsonText(result));
		else show(result, lang, output);
		return exitCodeOf(result);
	},
});

function optionsOf({ options }: Arguments<typeof OPTIONS>): KnowledgeOptions {
	const { scope, category, tag: tags, confidence, limit, lang, explain, today = currentDay() } = options;
	return { scope, category, tags, confidence, limit, lang, explain, today };
}

/** Timeout of an encoder in milliseconds. Encoders also have their own. */
const ENCODER_TIMEOUT = 60_000;

/** Returns the vectors of a search: those of the index, with an encoder if one is given, or none. */
export async function vectorsOf(
	{ encoder: named, vectors }: { readonly encoder: string | undefined; readonly vectors: 'none' | undefined },
	env: NodeJS.ProcessEnv,
): Promise<Pick<KnowledgeOptions, 'vectors' | 'encoder' | 'timeout'>> {
	const encoder = await encoderOf({ encoder: named }, env);
	return { vectors, ...(encoder && { encoder, timeout: ENCODER_TIMEOUT }) };
}

function show(result: SearchResult, lang: Language, output: Output): void {
	const { rejection_category: rejection, verdict, results, answer } = result;
	for (const line of summaryOf(result, lang)) output.note(printable(line));
	if (verdict !== 'answered') output.data(`${output.style('red', REFUSED[verdict][lang])}  ${rejection}`);
	const shown = rejection === null ? results : results.slice(0, MAX_NEAREST);
	for (const { score, path, title, excerpt, reason, factors = [], ...scores } of shown) {
		output.data(`${output.style('green', score.toFixed(2))}  ${output.style('bold', printable(path))}`);
		output.data(printable(`      ${[title, excerpt].filter(Boolean).join(': ')}`));
		if (factors.length > 0) output.data(printable(`      ${reason}`));
		for (const line of factorLines(factors, scores, lang)) output.data(printable(`        ${line}`));
	}
	if (answer !== '') output.text(`\n${quoted(visible(answer))}\n`);
	for (const note of result.notes) output.note(printable(`! ${note}`));
}

/** Maximum number of documents that are shown with a refusal. */
const MAX_NEAREST = 3;

const ENGLISH = {
	narrowed: (filters: string, total: number, left: number, ratio: string) =>
		`${filters}: ${left} of ${total} documents (${ratio} left out)`,
	noFilter: 'without deprecated pages and older versions',
	inferred: (names: string) => `ranked higher, by the question: ${names}`,
	found: (results: number, left: number, ms: string, engine: string) =>
		`${results} of ${counted(left, 'document')} in ${ms} ms, by ${engine}`,
	/** What ranked, by engine. Default: the name of the engine. */
	engines: { bm25: 'text', hybrid: 'text and vectors' } as Readonly<Record<string, string>>,
	compared: (vectors: number) => ` (${vectors} compared)`,
	probability: (value: string) => `, probability ${value}`,
	scores: (text: string, vector: string) => `by text ${text}, by vectors ${vector}`,
	/** Labels of factors, by name. Default: the name. */
	factors: {} as Readonly<Record<string, string>>,
};

const CHINESE: typeof ENGLISH = {
	narrowed: (filters, total, left, ratio) => `索引过滤（${filters}）: ${total} → ${left} 文档，过滤 ${ratio}`,
	noFilter: '不含已弃用和旧版本',
	inferred: (names) => `由问题推断，优先排序: ${names}`,
	found: (results, left, ms, engine) => `${left} 个文档中取 ${results} 个，耗时 ${ms} 毫秒，按${engine}检索`,
	engines: { bm25: '文本', hybrid: '文本和向量' },
	compared: (vectors) => `（比较 ${vectors} 个向量）`,
	probability: (value) => `，概率 ${value}`,
	scores: (text, vector) => `正文 ${text}，向量 ${vector}`,
	factors: { index: '索引', retrieval: '检索', confidence: '置信度', staleness: '时效' },
};

const LINES = { en: ENGLISH, zh: CHINESE };

export function summaryOf(
	{ filter_stats, search_stats, results, probability }: SearchResult,
	lang: Language,
): string[] {
	const say = LINES[lang];
	const { total_docs, filtered_docs, filter_ratio, filters_applied, inferred } = filter_stats;
	const { engine, vector_comparisons, time_ms } = search_stats;
	const compared = vector_comparisons === undefined ? '' : say.compared(vector_comparisons);
	const stated = results.length === 0 ? '' : say.probability(probability.toFixed(2));
	const isNarrowed = filters_applied.length > 0 || filtered_docs < total_docs;
	const filters = filters_applied.join(' ') || say.noFilter;
	return [
		...(isNarrowed ? [say.narrowed(filters, total_docs, filtered_docs, filter_ratio)] : []),
		...(inferred.length > 0 ? [say.inferred(inferred.join(' '))] : []),
		// If the filters leave nothing, all documents are searched.
		`${say.found(results.length, filtered_docs || total_docs, time_ms.toFixed(1), say.engines[engine] ?? engine)}${compared}${stated}`,
	];
}

/** Returns what a factor does to a score, such as `+ 0.2500`. */
export function factorSign({ operation, value, weight }: Factor): string {
	return operation === 'add' ? `+ ${(value * weight).toFixed(4)}` : `x ${value}`;
}

function factorLines(
	factors: readonly Factor[],
	{ text_score, vector_score = 0 }: Pick<SearchHit, 'text_score' | 'vector_score'>,
	lang: Language,
): string[] {
	const say = LINES[lang];
	const lines = factors.map(
		(factor) => `${(say.factors[factor.name] ?? factor.name).padEnd(12)} ${factorSign(factor)}`,
	);
	if (text_score !== undefined) lines.push(say.scores(text_score.toFixed(4), vector_score.toFixed(4)));
	return lines;
}
