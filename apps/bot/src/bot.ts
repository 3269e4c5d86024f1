import type { AssembledContext } from '@pinakes/context';
import { choose, dialogueOf, languageFor } from './choose.ts';
import { runCommand } from './commands.ts';
import { factsIn } from './facts.ts';
import { MESSAGES, type Messages } from './messages.ts';
import type { Bot, BotParts, Said, World } from './parts.ts';
import { readMessage } from './read-message.ts';
import { tellingIn } from './remember.ts';
import { record, type Session, sessionOf } from './session.ts';
import { type Stored, storeTelling } from './store-telling.ts';
import { sliceWhole } from './text.ts';

/** UTF-16 units of a message that is read at all. */
const MAX_MESSAGE_LENGTH = 2000;

/** UTF-16 units of a reply that the dialogue keeps. */
const MAX_KEPT_REPLY_LENGTH = 2000;

/** Messages of one player that may wait for an answer. */
const MAX_WAITING = 4;

/** A bot that has not been spoken to yet. */
export function createBot(parts: BotParts): Bot {
	return { ...parts, sessions: new Map() };
}

/**
 * Answers a message. The messages of one player are answered one after the other; nothing that one player told
 * is used for another.
 */
export async function answer(bot: Bot, said: Said, world: World): Promise<string> {
	const session = sessionOf(bot.sessions, said.player);
	const say = MESSAGES[languageFor(bot, said)];
	if (said.text.length > MAX_MESSAGE_LENGTH) return say.tooLong(MAX_MESSAGE_LENGTH);
	if (session.waiting >= MAX_WAITING) return say.busy;
	session.waiting += 1;
	const reply = session.last.then(() => answerNow(bot, session, said, world));
	session.last = reply.catch(() => undefined);
	try {
		return await reply;
	} finally {
		session.waiting -= 1;
	}
}

async function answerNow(bot: Bot, session: Session, said: Said, world: World): Promise<string> {
	const message = readMessage(said.text);
	if ('command' in message) return runCommand({ bot, session, said, world }, message.command);
	return converse(bot, session, { ...said, text: message.words }, world);
}

async function converse(bot: Bot, session: Session, said: Said, world: World): Promise<string> {
	const context = await choose(bot, session, said, world);
	session.lastTrace = context.trace;
	bot.onTrace?.(said.player, context.trace);
	// Stored before a model is asked: the player may leave before the reply, and the bot may stop.
	const telling = tellingIn(said.text);
	const stored = telling === undefined ? undefined : storeTelling(bot, said, telling);
	const dialogue = dialogueOf(session, said);
	record(dialogue, { speaker: said.player, text: said.text });
	const completion = await bot.complete?.(context.messages);
	if (completion === undefined || !('reply' in completion)) {
		const say = MESSAGES[languageFor(bot, said)];
		const why =
			completion === undefined ? say.noModel : say.failed(completion.failure, bot.host ?? '', completion.retryAfter);
		return factsAlone(why, context, stored, say);
	}
	record(dialogue, { speaker: bot.name, text: sliceWhole(completion.reply, MAX_KEPT_REPLY_LENGTH), role: 'assistant' });
	return stored?.isLost ? `${stored.text}\n${completion.reply}` : completion.reply;
}

/** What is said where no model is: why, and what was found. It is no part of the dialogue, as its sources are there. */
function factsAlone(why: string, { trace }: AssembledContext, stored: Stored | undefined, say: Messages): string {
	const facts = factsIn(trace);
	if (facts.length === 0) return say.said(stored?.text ?? say.noFacts, why);
	return [...(stored === undefined ? [] : [stored.text]), say.found(why), ...facts].join('\n');
}
