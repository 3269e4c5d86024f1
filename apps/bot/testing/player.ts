import { type Bot, createBot } from 'mineflayer';
import { eventually } from './processes.ts';

/** Another player on the server. */
export interface Player extends Disposable {
	readonly bot: Bot;
	/** Lines of the chat so far. */
	readonly read: readonly string[];
	/** Sends a message, waits for a line of the bot that matches, and returns it. */
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
	// Late errors of a connection must not end the test.
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
