import type { Bot as Player } from 'mineflayer';
import { answer } from '../bot.ts';
import type { Bot, World } from '../parts.ts';
import { addressed } from './addressed.ts';
import { chatLines, MAX_LINE_LENGTH } from './chat-lines.ts';
import { createEvents, watch } from './events.ts';
import { type Heard, hear, type ServerMessage } from './hear.ts';
import { type JoinSettings, stayJoined } from './join.ts';
import { observe } from './observe.ts';
import { createOutbox } from './outbox.ts';

/** Characters of `/tell NAME ` before what is whispered. */
const WHISPER_HEAD = '/tell  '.length;

/** How the bot joins, and what it does there. */
export interface PlaySettings extends JoinSettings {
	readonly task: string;
	/** Milliseconds between lines of the chat, where there are many. */
	readonly pace: number;
}

/**
 * Plays on a server until it is ended: answers players who speak to it, where they spoke, from what it sees and remembers.
 *
 * @returns false where the server could not be reached any more
 */
export function play(bot: Bot, settings: PlaySettings): Promise<boolean> {
	const { task, pace, signal } = settings;
	const events = createEvents();
	const send = createOutbox(pace, signal);
	// An answer may take longer than a connection holds; it is given in the next one.
	let current: Player;

	const world: World = {
		task,
		isNarrow: true,
		events: events.latest,
		snapshot: (isDetailed) => observe(current, task, isDetailed),
	};

	async function reply(heard: Heard): Promise<void> {
		const text = await answer(bot, heard, world);
		const head = heard.isWhisper ? heard.player.length + WHISPER_HEAD : 0;
		send(chatLines(text, MAX_LINE_LENGTH - head), (line) =>
			heard.isWhisper ? current.whisper(heard.player, line) : current.chat(line),
		);
	}

	return stayJoined(settings, (player) => {
		current = player;
		watch(player, events);
		player.once('kicked', () => events.add('kicked'));
		// The sender comes third, which mineflayer's types leave out.
		player.on('message', async (...said: readonly unknown[]) => {
			try {
				const heard = hear(serverMessage(said[0] as Component, said[2]), listed(player));
				if (heard === undefined || heard.player === player.username) return;
				const text = heard.isWhisper ? heard.text : addressed(heard.text, player.username);
				if (text !== undefined) await reply({ ...heard, text: text || 'ai help' });
			} catch (cause) {
				settings.log(`no answer: ${cause instanceof Error ? cause.message : String(cause)}`);
			}
		});
	});
}

function listed(player: Player) {
	return Object.values(player.players).map(({ username, uuid }) => ({ name: username, id: uuid }));
}

/** A message as mineflayer hands it over: what is read of it. */
interface Component {
	toString(): string;
	readonly translate?: string;
	readonly with?: readonly unknown[];
}

function serverMessage(message: Component, sender: unknown): ServerMessage {
	return {
		text: message.toString(),
		wording: message.translate,
		values: (message.with ?? []).map(String),
		sender: typeof sender === 'string' ? sender : undefined,
	};
}
