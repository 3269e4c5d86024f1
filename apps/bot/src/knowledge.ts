import type { Block, Slice } from '@pinakes/context';
import { type Index, type Language, type Match, matchUnits, retrieveEntry, sectionsOf } from '@pinakes/query';
import { messageLanguageOf } from '@pinakes/query/format/analysis/registry';
import { type Citation, type SearchHit, search } from '@pinakes/query/search';
import { MESSAGES } from './messages.ts';

/** Documents that a prompt quotes at most, and the share of the best score that they have. */
const MAX_DOCUMENTS = 3;
const MIN_SHARE = 0.5;

/** Tokens of each slice. */
const DOCS_TOKENS = 500;
const SKILLS_TOKENS = 150;

/** The slices `skills` and `docs`: what a prebuilt index has about the message, nothing where its evidence is weak. */
export function knowledgeSlices(index: Index, lang: Language): readonly Slice[] {
	const { skills, docs } = MESSAGES[lang];
	return [
		{
			name: 'skills',
			label: skills,
			budget: { tokens: SKILLS_TOKENS },
			content: ({ message }) => findSkills(index, message),
		},
		{ name: 'docs', label: docs, budget: { tokens: DOCS_TOKENS }, content: ({ message }) => findDocs(index, message) },
	];
}

/** The skills that do what a message asks for. */
export async function findSkills(index: Index, goal: string): Promise<Block[]> {
	const { matches } = await matchUnits(index, { goal }, { lang: messageLanguageOf(goal) });
	return matches.map(skillBlock);
}

function skillBlock({ unit }: Match): Block {
	const { unit_id, name, description, source } = unit;
	return { id: unit_id, text: `[${source}] ${name}: ${description}` };
}

/** What documents say about a question, each with its source: the best section whole, passages of others. */
export async function findDocs(index: Index, question: string): Promise<Block[]> {
	const { results, rejection_category } = await search(index, question, { limit: MAX_DOCUMENTS });
	const best = results[0];
	if (rejection_category !== null || best === undefined) return [];
	const telling = results.filter(({ score }) => score >= best.score * MIN_SHARE);
	return Promise.all(
		telling.map(async (hit) => ({
			id: citationText(hit.citation),
			keywords: `${hit.title} ${hit.excerpt}`,
			// The source comes first: what is too long is cut at its end.
			text: `[${[citationText(hit.citation), hit.citation.headings.join(' > ')].filter(Boolean).join(' ')}]\n${
				hit === best ? await sectionOf(index, hit) : hit.passage
			}`,
		})),
	);
}

/** The whole section that the hit is in, or else the passage that tells most. */
async function sectionOf(index: Index, { citation, passage }: SearchHit): Promise<string> {
	const heading = citation.headings.at(-1);
	const line = citation.lines?.[0];
	if (heading === undefined || line === undefined) return passage;
	const entry = await retrieveEntry(index, { targetEntry: heading, filePaths: [citation.path] });
	const section = sectionsOf(entry).find(({ first }) => first === line);
	return section?.content.trim() || passage;
}

/** A citation as people write it, such as `handbook/release.md:66-68`. */
function citationText({ path, lines }: Citation): string {
	return lines === null ? path : `${path}:${lines[0]}-${lines[1]}`;
}
