import type { Bot as Player } from 'mineflayer';
import { answer } from '../bot.ts';
import type { Bot, PlayerMessage, World } from '../session.ts';
import { chatLines, createOutbox, MAX_LINE_LENGTH, readServerMessage, type ServerMessage, textForBot } from './chat.ts';
import { createEvents, watch } from './events.ts';
import { type JoinSettings, stayJoined } from './join.ts';
import { observe } from './snapshot.ts';

/** Characters of the command `/tell NAME ` without the name. */
const WHISPER_PREFIX_LENGTH = '/tell  '.length;

interface PlaySettings extends JoinSettings {
	readonly task: string;
	/** Milliseconds between lines of the chat, if there are many. */
	readonly pace: number;
}

/**
 * Runs the bot on a server until the signal: it answers players who address it, in public or by whisper as they did.
 *
 * @returns false if the server could no longer be reached
 */
export function play(bot: Bot, settings: PlaySettings): Promise<boolean> {
	const { task, pace, signal } = settings;
	const events = createEvents();
	const send = createOutbox(pace, signal);
	// The latest connection, as an answer may take longer than a connection lasts.
	let current: Player;

	const world: World = {
		task,
		isNarrow: true,
		events: events.latest,
		snapshot: (isDetailed) => observe(current, task, isDetailed),
	};

	async function reply(message: PlayerMessage): Promise<void> {
		const text = await answer(bot, message, world);
		const head = message.isWhisper ? message.player.length + WHISPER_PREFIX_LENGTH : 0;
		send(chatLines(text, MAX_LINE_LENGTH - head), (line) =>
			message.isWhisper ? current.whisper(message.player, line) : current.chat(line),
		);
	}

	return stayJoined(settings, (player) => {
		current = player;
		watch(player, events);
		player.once('kicked', () => events.add('kicked'));
		// The third value is the sender, which mineflayer's types leave out.
		player.on('message', async (...values: readonly unknown[]) => {
			try {
				const players = Object.values(player.players).map(({ username, uuid }) => ({ name: username, id: uuid }));
				const message = readServerMessage(serverMessage(values[0] as Component, values[2]), players);
				if (message === undefined || message.player === player.username) return;
				const text = message.isWhisper ? message.text : textForBot(message.text, player.username);
				if (text !== undefined) await reply({ ...message, text: text || 'ai help' });
			} catch (cause) {
				settings.log(`no answer: ${cause instanceof Error ? cause.message : String(cause)}`);
			}
		});
	});
}

/** The part of mineflayer's message that is read. */
interface Component {
	toString(): string;
	readonly translate?: string;
	readonly with?: readonly unknown[];
}

function serverMessage(message: Component, sender: unknown): ServerMessage {
	return {
		text: message.toString(),
		translationKey: message.translate,
		values: (message.with ?? []).map(String),
		sender: typeof sender === 'string' ? sender : undefined,
	};
}
