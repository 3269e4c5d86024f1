import type { Factor, Language } from '@pinakes/query';
import type { SearchHit, SearchResult } from '@pinakes/query/search';
import { counted } from './output.ts';

/** Texts around an answer. */
const ENGLISH = {
	narrowed: (filters: string, total: number, left: number, ratio: string) =>
		`${filters}: ${left} of ${total} documents (${ratio} left out)`,
	noFilter: 'not deprecated',
	inferred: (names: string) => `ranked higher, by the question: ${names}`,
	found: (results: number, left: number, ms: string, engine: string) =>
		`${results} of ${counted(left, 'document')} in ${ms} ms, by ${engine}`,
	/** What ranked, by engine. Default: the name of the engine. */
	engines: { bm25: 'text', hybrid: 'text and vectors' } as Readonly<Record<string, string>>,
	compared: (vectors: number) => ` (${vectors} compared)`,
	confidence: (value: string) => `, confidence ${value}`,
	scores: (text: string, vector: string) => `by text ${text}, by vectors ${vector}`,
	/** Labels of factors, by name. Default: the name. */
	factors: {} as Readonly<Record<string, string>>,
};

const CHINESE: typeof ENGLISH = {
	narrowed: (filters, total, left, ratio) => `索引过滤（${filters}）: ${total} → ${left} 文档，过滤 ${ratio}`,
	noFilter: '未弃用',
	inferred: (names) => `由问题推断，优先排序: ${names}`,
	found: (results, left, ms, engine) => `${left} 个文档中取 ${results} 个，耗时 ${ms} 毫秒，按${engine}检索`,
	engines: { bm25: '文本', hybrid: '文本和向量' },
	compared: (vectors) => `（比较 ${vectors} 个向量）`,
	confidence: (value) => `，置信度 ${value}`,
	scores: (text, vector) => `正文 ${text}，向量 ${vector}`,
	factors: { index: '索引', retrieval: '检索', confidence: '置信度', staleness: '时效' },
};

const LINES = { en: ENGLISH, zh: CHINESE };

/** Returns lines that summarize how an answer was found. */
export function summaryOf({ filter_stats, search_stats, results, confidence }: SearchResult, lang: Language): string[] {
	const say = LINES[lang];
	const { total_docs, filtered_docs, filter_ratio, filters_applied, inferred } = filter_stats;
	const { engine, vector_comparisons, time_ms } = search_stats;
	const compared = vector_comparisons === undefined ? '' : say.compared(vector_comparisons);
	const stated = results.length === 0 ? '' : say.confidence(confidence.toFixed(2));
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

export function factorLines(
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
