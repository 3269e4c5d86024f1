import { type AssembledContext, assembleContext, chatSlices, type Slice, type Utterance } from '@pinakes/context';
import type { Language } from '@pinakes/query';
import { messageLanguageOf } from '@pinakes/query/format/analysis/registry';
import { knowledgeSlices } from './knowledge.ts';
import { MESSAGES } from './messages.ts';
import type { Bot, Said, World } from './parts.ts';
import type { Session } from './session.ts';
import { withoutWhispers } from './whispers.ts';

/** The language that a message is answered in. */
export function languageFor(bot: Bot, { text }: Said): Language {
	return bot.lang ?? messageLanguageOf(text);
}

/** What goes into the prompt for a message, as things are. */
export function choose(bot: Bot, session: Session, said: Said, world: World): Promise<AssembledContext> {
	const lang = languageFor(bot, said);
	const include = [...session.include].map(([slice, include]) => [slice, { include }]);
	const { lastTrace } = session;
	return assembleContext({
		slices: slicesFor(bot, session, said, world),
		message: said.text,
		recentDialogue: dialogueOf(session, said),
		player: said.player,
		budget: session.budget ?? bot.budget,
		state: { ai: { context: Object.fromEntries(include) } },
		lang,
		detail: session.detail,
		now: Date.now(),
		...(lastTrace === undefined ? {} : { previous: lastTrace }),
	});
}

/** What was said where the message was: in a whisper, or where all hear it. */
export function dialogueOf(session: Session, { isWhisper }: Said): Utterance[] {
	return isWhisper ? session.whispered : session.open;
}

/** The slices of a prompt for a message, in the order of reading. */
export function slicesFor(bot: Bot, session: Session, said: Said, world: World): readonly Slice[] {
	const lang = languageFor(bot, said);
	const say = MESSAGES[lang];
	const { snapshot } = world;
	const slices = chatSlices({
		rules: say.rules(bot.name),
		task: world.task ?? say.defaultTask,
		affordances: say.affordances,
		memories: said.isWhisper ? bot.memories : withoutWhispers(bot.memories),
		dialogue: dialogueOf(session, said),
		...(world.events === undefined ? {} : { events: world.events }),
		...(snapshot === undefined ? {} : { snapshot: () => snapshot(session.detail) }),
	});
	if (bot.index === undefined) return slices;
	const last = slices.findIndex(({ name }) => name === 'dialogue');
	return [...slices.slice(0, last), ...knowledgeSlices(bot.index, lang), ...slices.slice(last)];
}
