import type { AssembledContext, Fragment, Trace } from '@pinakes/context';
import { type CommandContext, forgetMemories, readMessage, type Stored, storeStatement } from './commands.ts';
import type { Messages } from './messages.ts';
import { assemblePrompt, dialogueOf, sayFor } from './prompt.ts';
import { forgetRequestIn, statementIn } from './remember.ts';
import { type Bot, type BotParts, type PlayerMessage, record, sessionOf, type World } from './session.ts';
import { safeText, truncate } from './text.ts';

const MAX_MESSAGE_LENGTH = 2000;

const MAX_KEPT_REPLY_LENGTH = 2000;
const MAX_WAITING = 4;

export function createBot(parts: BotParts): Bot {
	return { ...parts, sessions: new Map() };
}

/**
 * Answers a message. The messages of a player are answered one after the other. Memories of a player are not used for
 * others.
 */
export async function answer(bot: Bot, message: PlayerMessage, world: World): Promise<string> {
	const session = sessionOf(bot, message.player);
	const say = sayFor(bot, message);
	if (message.text.length > MAX_MESSAGE_LENGTH) return say.tooLong(MAX_MESSAGE_LENGTH);
	if (session.waiting >= MAX_WAITING) return say.busy;
	session.waiting += 1;
	const reply = session.last.then(() => answerNow({ bot, session, message, world, say }));
	session.last = reply.catch(() => undefined);
	try {
		return await reply;
	} finally {
		session.waiting -= 1;
	}
}

async function answerNow(context: CommandContext): Promise<string> {
	const parsed = readMessage(context.message.text);
	if ('run' in parsed) return parsed.run(context, parsed.rest);
	const forgotten = forgetRequestIn(parsed.words);
	if (forgotten !== undefined) return forgetMemories(context, forgotten);
	const message = { ...context.message, text: parsed.words };
	return converse({ ...context, message, say: sayFor(context.bot, message) });
}

async function converse({ bot, session, message, world, say }: CommandContext): Promise<string> {
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
		const why =
			completion === undefined ? say.noModel : say.failed(bot.host ?? '', completion.retryAfter)[completion.failure];
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

/** Slices with instructions or dialogue instead of facts. */
const NOT_FACTS: ReadonlySet<string> = new Set(['rules', 'task', 'affordances', 'dialogue']);

const MAX_FACT_LENGTH = 600;

/** Returns the facts in a prompt as list items, best first. */
function factsIn(trace: Trace): string[] {
	return trace.fragments
		.filter(isFact)
		.sort((one, other) => (other.score ?? 0) - (one.score ?? 0))
		.map((fragment) => textOf(trace, fragment))
		.filter((text) => text !== '')
		.map((text) => (text.startsWith('- ') ? text : `- ${text}`));
}

/** Whether a fragment is a fact: one that was kept, or a memory that the dialogue repeats, which is not listed. */
function isFact({ kept, reason, score, slice }: Fragment): boolean {
	const isThere = kept || (slice === 'memory' && reason === 'near_duplicate');
	return isThere && score !== null && !NOT_FACTS.has(slice);
}

function textOf({ request }: Trace, { slice, id, cut, keptCharacters }: Fragment): string {
	const blocks = request.slices.find(({ name }) => name === slice)?.blocks ?? [];
	const text = blocks.find((block) => block.id === id)?.text ?? '';
	const most = cut ? Math.min(keptCharacters, MAX_FACT_LENGTH) : MAX_FACT_LENGTH;
	return safeText(text.length > most ? `${truncate(text, most)}…` : text).trim();
}
