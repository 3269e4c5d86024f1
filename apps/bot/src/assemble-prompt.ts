import { type AssembledContext, assembleContext, chatSlices, type Slice, type Utterance } from '@pinakes/context';
import type { Language } from '@pinakes/query';
import { messageLanguageOf } from '@pinakes/query/format/analysis/registry';
import { knowledgeSlices } from './knowledge.ts';
import { MESSAGES } from './messages.ts';
import { snapshotSlice } from './minecraft/snapshot.ts';
import { PROMPT_WORDS } from './minecraft/words.ts';
import type { Bot, PlayerMessage, World } from './parts.ts';
import type { Session } from './session.ts';
import { withoutWhispers } from './whispers.ts';

/** Returns the language in which a message is answered. */
export function languageFor(bot: Bot, { text }: PlayerMessage): Language {
	return bot.lang ?? messageLanguageOf(text);
}

export function assemblePrompt(
	bot: Bot,
	session: Session,
	message: PlayerMessage,
	world: World,
): Promise<AssembledContext> {
	const lang = languageFor(bot, message);
	const include = [...session.include].map(([slice, include]) => [slice, { include }]);
	const { lastTrace } = session;
	return assembleContext({
		slices: slicesFor(bot, session, message, world),
		message: message.text,
		recentDialogue: dialogueOf(session, message),
		player: message.player,
		budget: session.budget ?? bot.budget,
		state: { ai: { context: Object.fromEntries(include) } },
		lang,
		vocabulary: PROMPT_WORDS,
		detail: session.detail,
		now: Date.now(),
		...(lastTrace === undefined ? {} : { previous: lastTrace }),
	});
}

/** Returns the dialogue that a message belongs to: the whispered or the public one. */
export function dialogueOf(session: Session, { isWhisper }: PlayerMessage): Utterance[] {
	return isWhisper ? session.whispered : session.open;
}

/** Returns the slices of the prompt for a message, in printing order. */
export function slicesFor(bot: Bot, session: Session, message: PlayerMessage, world: World): readonly Slice[] {
	const lang = languageFor(bot, message);
	const say = MESSAGES[lang];
	const { snapshot } = world;
	const slices = chatSlices({
		rules: say.rules(bot.name),
		task: world.task ?? say.defaultTask,
		affordances: say.affordances,
		memories: message.isWhisper ? bot.memories : withoutWhispers(bot.memories),
		dialogue: dialogueOf(session, message),
		...(world.events === undefined ? {} : { events: world.events }),
		...(snapshot === undefined ? {} : { slices: [snapshotSlice(() => snapshot(session.detail))] }),
	});
	if (bot.index === undefined) return slices;
	const last = slices.findIndex(({ name }) => name === 'dialogue');
	return [...slices.slice(0, last), ...knowledgeSlices(bot.index, lang), ...slices.slice(last)];
}
