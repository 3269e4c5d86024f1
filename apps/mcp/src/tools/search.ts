import { questionLanguageNotes } from '@pinakes/command-line/question-language';
import { currentDay } from '@pinakes/command-line/system';
import type { Language } from '@pinakes/query';
import { definedFields, MAX_SOURCES, messageLanguageOf, oneLine, quoted } from '@pinakes/query/internal';
import { type KnowledgeOptions, search } from '@pinakes/query/search';
import * as z from 'zod';
import { aroundMatch } from './around-match.ts';
import { pageOf } from './bounds.ts';
import { item, joined, rest, rounded } from './markdown.ts';
import { count, defineTool, EXPLAIN, hasDocuments, LANG, OFFSET, text, texts } from './tool.ts';

/** Documents that can be asked for, and returned unless a caller says otherwise. */
export const MAX_DOCUMENTS = 100;
export const DEFAULT_DOCUMENTS = 5;

const NO_FURTHER = {
	en: `Only the best ${MAX_DOCUMENTS} documents can be asked for: narrow the question, or where it looks.`,
	zh: `最多只能取得最相关的 ${MAX_DOCUMENTS} 个文档：请缩小问题或检索范围。`,
};

/**
 * What is to be said where the last document that can be asked for is there, as there may be further ones.
 *
 * @param end how many documents were asked for, those of pages before included
 */
export function limitNotes(found: number, end: number, query: string, lang?: Language): string[] {
	if (Math.min(found, end) < MAX_DOCUMENTS) return [];
	return [NO_FURTHER[lang ?? messageLanguageOf(query)]];
}

const REFUSED = {
	en: { none: 'No answer', nearest: 'Nearest documents' },
	zh: { none: '没有答案', nearest: '最接近的文档' },
};

/** Tokens of the answer in a brief result, as estimated. */
const BRIEF_TOKENS = 250;

const BRIEF_DOCUMENTS = 3;

export const SEARCH = defineTool({
	name: 'pinakes_search',
	title: 'Search the documents by a question',
	description:
		'Answers a question with passages of the documents and their path, lines and headings, or refuses where the evidence is weak. Read whole sections with pinakes_get.',
	input: {
		query: z.string().describe('The question in your own words'),
		scope: text('Directory: tasks/'),
		category: text('Category of documents'),
		tags: texts('Tags that documents must have'),
		confidence: text('high, medium, low or deprecated'),
		limit: count('Default 5', MAX_DOCUMENTS),
		today: text('Day for stale reviews: 2026-01-31'),
		explain: EXPLAIN,
		lang: LANG,
		offset: OFFSET,
	},
	isServed: hasDocuments,
	async run({ index, characters }, { query, limit, offset, ...filters }) {
		const from = offset ?? 0;
		const end = Math.min(MAX_DOCUMENTS, from + (limit ?? DEFAULT_DOCUMENTS));
		const options: KnowledgeOptions = { today: currentDay(), ...definedFields(filters) };
		// One document more than is asked for tells whether there are more. Only an answer of fewer documents than it
		// is made of at most would have that one in it as well.
		const found = await search(index, query, { ...options, limit: Math.min(MAX_DOCUMENTS, end + 1) });
		// Candidates repeat the documents.
		const { candidates: _, ...said } =
			end < MAX_SOURCES ? await search(index, query, { ...options, limit: end }) : found;
		// The answer has the passages of the best, and pinakes_get any section.
		const documents = found.results.map(({ passage, ...document }) => document);
		// The answer comes with the first documents.
		const lang = filters.lang ?? messageLanguageOf(query);
		const notes = [
			...said.notes,
			...limitNotes(found.results.length, end, query, lang),
			...(said.rejection_category === null ? [] : await questionLanguageNotes(index.manifest, query, lang)),
		];
		const frame = { ...said, notes, results: [], ...(from === 0 ? {} : { answer: '', sources: [] }) };
		const { items, ...page } = pageOf(documents, from, characters, frame, end);
		return { ...frame, search_stats: { ...said.search_stats, results: items.length }, results: items, ...page };
	},
	toText(found, { lang }) {
		const { query, results, answer, rejection_category, notes } = found;
		const { value, isCut } = aroundMatch(answer, query, BRIEF_TOKENS);
		const listed = rejection_category === null ? results : results.slice(0, BRIEF_DOCUMENTS);
		const { none, nearest } = REFUSED[lang ?? messageLanguageOf(query)];
		return joined([
			rejection_category === null ? '' : `${none}: ${rejection_category}`,
			rejection_category === null || listed.length === 0 ? '' : `${nearest}:`,
			value === '' || rejection_category !== null ? '' : quoted(value),
			isCut ? '(Cut: pinakes_get reads whole sections.)' : '',
			listed.map(({ score, path, title, citation: { headings, lines } }) => {
				const reference = lines === null ? path : `${path}:${lines.join('-')}`;
				return `- ${rounded(score)} ${oneLine(`${reference} ${headings.at(-1) ?? title}`)}`;
			}),
			item('notes', notes.join('; ')),
			rest(found),
		]);
	},
});
