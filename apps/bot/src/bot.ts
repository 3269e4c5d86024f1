import type { AssembledContext } from '@pinakes/context';
import { assemblePrompt, dialogueOf, languageFor } from './assemble-prompt.ts';
import { runCommand } from './commands.ts';
import { factsIn } from './facts.ts';
import { MESSAGES, type Messages } from './messages.ts';
import type { Bot, BotParts, PlayerMessage, World } from './parts.ts';
import { readMessage } from './read-message.ts';
import { statementIn } from './remember.ts';
import { record, type Session, sessionOf } from './session.ts';
import { type Stored, storeStatement } from './store-statement.ts';
import { truncate } from './text.ts';

/** Maximum UTF-16 code units of a message; longer ones are refused. */
const MAX_MESSAGE_LENGTH = 2000;

/** Maximum UTF-16 code units of a reply in the dialogue. */
const MAX_KEPT_REPLY_LENGTH = 2000;

/** Maximum number of messages of a player that wait for an answer. */
const MAX_WAITING = 4;

/** Creates a bot without sessions. */
export function createBot(parts: BotParts): Bot {
	return { ...parts, sessions: new Map() };
}

/**
 * Answers a message. The messages of a player are answered one after the other. Memories of a player are not used for
 * others.
 */
export async function answer(bot: Bot, message: PlayerMessage, world: World): Promise<string> {
	const session = sessionOf(bot.sessions, message.player);
	const say = MESSAGES[languageFor(bot, message)];
	if (message.text.length > MAX_MESSAGE_LENGTH) return say.tooLong(MAX_MESSAGE_LENGTH);
	if (session.waiting >= MAX_WAITING) return say.busy;
	session.waiting += 1;
	const reply = session.last.then(() => answerNow(bot, session, message, world));
	session.last = reply.catch(() => undefined);
	try {
		return await reply;
	} finally {
		session.waiting -= 1;
	}
}

async function answerNow(bot: Bot, session: Session, message: PlayerMessage, world: World): Promise<string> {
	const parsed = readMessage(message.text);
	if ('command' in parsed) return runCommand({ bot, session, message, world }, parsed.command);
	return converse(bot, session, { ...message, text: parsed.words }, world);
}

async function converse(bot: Bot, session: Session, message: PlayerMessage, world: World): Promise<string> {
	const context = await assemblePrompt(bot, session, message, world);
	session.lastTrace = context.trace;
	bot.onTrace?.(message.player, context.trace);
	// Stored before the model is asked, as the player may leave or the bot may stop before the reply.
	const statement = statementIn(message.text);
	const stored = statement === undefined ? undefined : storeStatement(bot, message, statement);
	const dialogue = dialogueOf(session, message);
	record(dialogue, { speaker: message.player, text: message.text });
	const completion = await bot.complete?.(context.messages);
	if (completion === undefined || !('reply' in completion)) {
		const say = MESSAGES[languageFor(bot, message)];
		const why =
			completion === undefined ? say.noModel : say.failed(completion.failure, bot.host ?? '', completion.retryAfter);
		return replyWithoutModel(why, context, stored, say);
	}
	record(dialogue, { speaker: bot.name, text: truncate(completion.reply, MAX_KEPT_REPLY_LENGTH), role: 'assistant' });
	return stored?.isLost ? `${stored.text}\n${completion.reply}` : completion.reply;
}

/** Returns the reply without a model: the reason, and the facts that were found. It is not added to the dialogue. */
function replyWithoutModel(
	why: string,
	{ trace }: AssembledContext,
	stored: Stored | undefined,
	say: Messages,
): string {
	const facts = factsIn(trace);
	if (facts.length === 0) return say.said(stored?.text ?? say.noFacts, why);
	return [...(stored === undefined ? [] : [stored.text]), say.found(why), ...facts].join('\n');
}
