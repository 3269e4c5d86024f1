import { currentDay } from '@pinakes/command-line/system';
import {
	type AssembledContext,
	assembleContext,
	type Block,
	BUDGET_TOKENS,
	type Budget,
	type Fragment,
} from '@pinakes/context';
import { type Index, type Match, matchUnits, searchText } from '@pinakes/query';
import { check, definedFields, oneLine, quoted } from '@pinakes/query/internal';
import { PAGES } from '@pinakes/query/parts';
import { type SearchResult, search } from '@pinakes/query/search';
import * as z from 'zod';
import { readDocumentSections } from '../index/documents.ts';
import { item, joined, unitLine } from './markdown.ts';
import { count, defineTool, LANG } from './tool.ts';

const DEFAULT_SECTIONS = 20;

/** The share of a result's characters that the text may have: what became of each section takes some as well. */
const SHARE_OF_TEXT = 0.5;

export const PACK = defineTool({
	name: 'pinakes_pack',
	title: 'Pack what a message needs into a budget',
	description: 'Packs the skills and sections that a message needs into a budget: one text, each part with its source.',
	input: {
		message: z.string().describe('The question or task'),
		budget_tokens: count(`Default ${BUDGET_TOKENS}`),
		budget_characters: count('In place of tokens'),
		top_k: count('Sections; default 20', 100),
		lang: LANG,
	},
	isServed: ({ manifest }) => manifest.counts.units + manifest.counts.documents > 0,
	async run({ index, characters }, { message, budget_tokens, budget_characters, top_k, lang }) {
		check(message.trim() !== '', 'message must not be empty: give the question or task.');
		const { matches } = await matchUnits(index, { goal: message }, definedFields({ lang }));
		const limit = top_k ?? DEFAULT_SECTIONS;
		const found = await search(index, message, { today: currentDay(), limit });
		const room = Math.floor(characters * SHARE_OF_TEXT);
		const tokens = budget_tokens ?? (budget_characters === undefined ? BUDGET_TOKENS : undefined);
		const budget = { ...definedFields({ tokens }), characters: Math.min(room, budget_characters ?? room) };
		const packed = await assembleContext({
			message,
			budget,
			...definedFields({ lang }),
			slices: [
				{ name: 'skills', label: { en: 'Skills', zh: '技能' }, content: matches.map(skillBlock) },
				{ name: 'sections', label: { en: 'Documents', zh: '文档' }, content: await sectionBlocks(index, found, limit) },
			],
		});
		return {
			...resultOf(packed, budget),
			rejection_category: matches.length === 0 ? found.rejection_category : null,
			has_more: false,
			next_offset: null,
		};
	},
	toText: ({ text: packed, tokens, fragments, rejection_category, warnings }) =>
		joined([
			rejection_category === null && packed !== ''
				? quoted(packed)
				: `Nothing is packed: ${rejection_category ?? reasonOf(fragments)}`,
			`(${tokens} tokens)`,
			item('warnings', warnings.join('; ')),
		]),
});

/** Why the best was left out, and how much the budget would have to hold. */
function reasonOf(fragments: readonly Pick<Fragment, 'reason' | 'score' | 'tokens'>[]): string {
	const [best] = [...fragments].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
	return best === undefined ? 'empty' : `${best.reason} (the best part has ${best.tokens} tokens)`;
}

function skillBlock({ unit_id, probability, unit }: Match): Block {
	const run = unit.entrypoints.map(({ command }) => `\n${oneLine(command)}`).join('');
	return { id: unit_id, label: oneLine(unit.source), score: probability, text: `${unitLine(unit)}${run}` };
}

/**
 * The best sections of the documents of an answer, whole; none where a search refuses. The first is as relevant as the answer is
 * probable, as a skill is. The others are in proportion to the scores of their documents, and to those of sections within these.
 */
async function sectionBlocks(index: Index, found: SearchResult, limit: number): Promise<Block[]> {
	const { query, results, probability, rejection_category } = found;
	const best = Math.max(...results.map(({ score }) => score));
	if (rejection_category !== null || !(best > 0)) return [];
	const { hits } = await searchText(index, query, { use: [PAGES], limit, threshold: 0, anyLanguage: true });
	const located = results.flatMap(({ path, title, score, passage, citation: { headings, lines } }) => {
		const own = { path, title, headings, lines, passage, score };
		const sections = hits.filter(({ id }) => id === path);
		const most = sections[0]?.score ?? 1;
		const others = sections.filter((hit) => hit.lines?.[0] !== lines?.[0]);
		return [own, ...others.map((hit) => ({ ...own, ...hit, score: (score * hit.score) / most }))];
	});
	const sorted = located.sort((a, b) => b.score - a.score).slice(0, limit);
	return Promise.all(
		sorted.map(async ({ path, title, headings, lines, passage, score }) => {
			const sections = lines === null ? [] : await readDocumentSections(index, path);
			const { text = passage } = sections.find((section) => section.lines?.[0] === lines?.[0]) ?? {};
			const reference = lines === null ? path : `${path}:${lines.join('-')}`;
			return {
				id: reference,
				label: oneLine([reference, ...(headings.length > 0 ? headings : [title])].join(' > ')),
				score: (probability * score) / best,
				text: text.trim(),
			};
		}),
	);
}

/** The text within a budget, and what became of each skill and section: its id is that of a unit, or path and lines. */
function resultOf({ text, trace }: AssembledContext, budget: Budget) {
	return {
		text,
		tokens: trace.tokens,
		characters: trace.characters,
		budget,
		// A slice without blocks has one fragment, which says that it is empty.
		fragments: trace.fragments
			.filter(({ reason }) => reason !== 'empty')
			.map(({ slice, id, score, tokens, kept, reason, cut }) => ({ slice, id, score, tokens, kept, reason, cut })),
		warnings: trace.warnings.map(({ message }) => message),
	};
}
