import { findContexts } from '@pinakes/query';
import { check, definedFields, oneLine, readContexts } from '@pinakes/query/internal';
import { extractKeywords } from '@pinakes/query/keywords';
import { pageOf } from './bounds.ts';
import { joined } from './markdown.ts';
import { count, defineTool, EXPLAIN, LANG, OFFSET, text, texts } from './tool.ts';

export const CONTEXTS = defineTool({
	name: 'pinakes_contexts',
	title: 'Find the design documents that a task needs',
	description: 'Finds the paths of the design documents that a development task needs. Read them with pinakes_get.',
	input: {
		keywords: texts('Technical terms; or give story'),
		story: text('Text to take keywords from'),
		task: text('Type of task: requirements_review'),
		epic: text('Epic: EPIC-01'),
		types: texts('Types of contexts'),
		limit: count('1 to 8; default 6'),
		explain: EXPLAIN,
		lang: LANG,
		offset: OFFSET,
	},
	isServed: async (index) => (await index.run(readContexts)).paths.length > 0,
	async run({ index, characters }, { story, keywords, lang, explain, offset, ...query }) {
		check(keywords?.length || story, 'pinakes_contexts needs keywords, or a story to take them from.');
		const extracted = story ? await extractKeywords(index, story) : [];
		const all = [...(keywords ?? []), ...extracted];
		const found = await findContexts(index, { ...query, keywords: all }, definedFields({ lang, explain }));
		const { explanation, ...frame } = found;
		if (explanation === undefined) return { ...frame, has_more: false, next_offset: null };
		const { items, ...page } = pageOf(explanation, offset ?? 0, characters, { ...frame, explanation: [] });
		return { ...frame, explanation: items, ...page };
	},
	toText: ({ message, contexts }) => joined([oneLine(message), contexts.map((path) => `- ${oneLine(path)}`)]),
});
