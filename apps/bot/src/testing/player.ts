import { type Bot, createBot } from 'mineflayer';
import { eventually } from './processes.ts';

/** Someone who plays beside the bot. */
export interface Player extends Disposable {
	readonly bot: Bot;
	/** What this player has read in the chat so far. */
	readonly read: readonly string[];
	/** Says something, and waits for the lines that the bot says until one has the pattern; that line. */
	ask(text: string, pattern: RegExp): Promise<string>;
}

/** Joins a server on loopback as a player. */
export async function joinAs(name: string, port: number): Promise<Player> {
	const bot = createBot({
		host: '127.0.0.1',
		port,
		username: name,
		auth: 'offline',
		version: '1.16.1',
		hideErrors: true,
	});
	const read: string[] = [];
	// Errors after the end of a connection must not end the test.
	bot.on('error', () => undefined);
	bot.on('messagestr', (text) => {
		read.push(text);
	});
	let isIn = false;
	bot.once('spawn', () => {
		isIn = true;
	});
	await eventually(
		() => isIn || undefined,
		() => `${name} to join`,
	);
	return {
		bot,
		read,
		ask(text, pattern) {
			const from = read.length;
			bot.chat(text);
			return eventually(
				() => read.slice(from).find((line) => line.startsWith('<Pinakes> ') && pattern.test(line)),
				() => `${pattern} in the chat after “${text}”:\n${read.slice(from).join('\n')}`,
			);
		},
		[Symbol.dispose]() {
			bot.quit();
		},
	};
}
