import { assembleContext, type Block, chatSlices, type Slice, type Utterance } from '@pinakes/context';
import { type Index, type Language, matchUnits, retrieveEntry, sectionsOf } from '@pinakes/query';
import { definedFields, messageLanguageOf } from '@pinakes/query/internal';
import { type Citation, type SearchHit, search } from '@pinakes/query/search';
import { MESSAGES, type Messages } from './messages.ts';
import { snapshotSlice } from './minecraft/snapshot.ts';
import { GAME_WORDS } from './minecraft/words.ts';
import { audienceOf } from './remember.ts';
import type { Bot, PlayerMessage, Session, World } from './session.ts';

function languageFor(bot: Bot, { text }: PlayerMessage): Language {
	return bot.lang ?? messageLanguageOf(text);
}

export function sayFor(bot: Bot, message: PlayerMessage): Messages {
	return MESSAGES[languageFor(bot, message)];
}

/** Minutes by which the time zone of the process is ahead of UTC. */
export const UTC_OFFSET = -new Date().getTimezoneOffset();

export function assemblePrompt(bot: Bot, session: Session, message: PlayerMessage, world: World) {
	const lang = languageFor(bot, message);
	const include = [...session.include].map(([slice, include]) => [slice, { include }]);
	return assembleContext({
		slices: slicesFor(bot, session, message, world),
		message: message.text,
		recentDialogue: dialogueOf(session, message),
		player: message.player,
		budget: session.budget ?? bot.budget,
		state: { ai: { context: Object.fromEntries(include) } },
		lang,
		vocabulary: GAME_WORDS,
		detail: session.detail,
		now: Date.now(),
		utcOffset: UTC_OFFSET,
	});
}

export function dialogueOf(session: Session, { isWhisper }: PlayerMessage): Utterance[] {
	return isWhisper ? session.whispered : session.open;
}

/** Returns the slices of the prompt for a message, in printing order. */
export function slicesFor(bot: Bot, session: Session, message: PlayerMessage, world: World): readonly Slice[] {
	const say = sayFor(bot, message);
	const { snapshot } = world;
	const slices = chatSlices({
		rules: say.rules(bot.name),
		task: world.task ?? say.defaultTask,
		affordances: say.affordances,
		memories: bot.memories,
		channels: audienceOf(bot, message).channels,
		dialogue: dialogueOf(session, message),
		...definedFields({ events: world.events }),
		slices: snapshot === undefined ? [] : [snapshotSlice(() => snapshot(session.detail))],
	});
	if (bot.index === undefined) return slices;
	const last = slices.findIndex(({ name }) => name === 'dialogue');
	return [...slices.slice(0, last), ...knowledgeSlices(bot.index, say), ...slices.slice(last)];
}

/** Maximum number of documents, and their minimum score relative to the best one. */
const MAX_DOCUMENTS = 3;
const MIN_SHARE = 0.5;
const DOCS_TOKENS = 500;
const SKILLS_TOKENS = 150;

/** Returns the slices `skills` and `docs`, which are empty if the evidence is weak. */
function knowledgeSlices(index: Index, { skills, docs }: Messages): readonly Slice[] {
	const slice = (name: string, label: string, tokens: number, find: typeof findDocs): Slice => {
		return { name, label, budget: { tokens }, content: ({ message }) => find(index, message) };
	};
	return [slice('skills', skills, SKILLS_TOKENS, findSkills), slice('docs', docs, DOCS_TOKENS, findDocs)];
}

export async function findSkills(index: Index, goal: string): Promise<Block[]> {
	const { matches } = await matchUnits(index, { goal }, { lang: messageLanguageOf(goal) });
	return matches.map(({ unit: { unit_id, name, description, source } }) => {
		return { id: unit_id, text: `[${source}] ${name}: ${description}` };
	});
}

/** Returns what documents say about a question, with sources: the best section as a whole, and passages of others. */
export async function findDocs(index: Index, question: string): Promise<Block[]> {
	const { results, rejection_category } = await search(index, question, { limit: MAX_DOCUMENTS });
	const best = results[0];
	if (rejection_category !== null || best === undefined) return [];
	const statement = results.filter(({ score }) => score >= best.score * MIN_SHARE);
	return Promise.all(
		statement.map(async (hit) => ({
			id: citationText(hit.citation),
			keywords: `${hit.title} ${hit.excerpt}`,
			// The source comes first, as long texts are cut at the end.
			text: `[${[citationText(hit.citation), hit.citation.headings.join(' > ')].filter(Boolean).join(' ')}]\n${
				hit === best ? await sectionOf(index, hit) : hit.passage
			}`,
		})),
	);
}

/** Returns the whole section of a hit, or its passage if the section cannot be retrieved. */
async function sectionOf(index: Index, { citation, passage }: SearchHit): Promise<string> {
	const heading = citation.headings.at(-1);
	const line = citation.lines?.[0];
	if (heading === undefined || line === undefined) return passage;
	const entry = await retrieveEntry(index, { targetEntry: heading, filePaths: [citation.path] });
	const section = sectionsOf(entry).find(({ first }) => first === line);
	return section?.content.trim() || passage;
}

/** Formats a citation, such as `handbook/release.md:66-68`. */
function citationText({ path, lines }: Citation): string {
	return lines === null ? path : `${path}:${lines[0]}-${lines[1]}`;
}
