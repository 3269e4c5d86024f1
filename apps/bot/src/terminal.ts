import { createInterface } from 'node:readline';
import { answer } from './bot.ts';
import type { Bot } from './parts.ts';
import { safeText } from './text.ts';

/** The input and output of a terminal chat. */
interface Terminal {
	readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
	readonly output: NodeJS.WritableStream;
}

/** Answers the lines of the input in order, until it ends. */
export async function chat(bot: Bot, player: string, task: string | undefined, terminal: Terminal): Promise<void> {
	const { input, output } = terminal;
	const prompt = input.isTTY === true ? `${player}> ` : '';
	const lines = createInterface({ input, output: input.isTTY === true ? output : undefined, prompt });
	lines.prompt();
	for await (const line of lines) {
		if (line.trim() !== '') {
			const text = await answer(bot, { player, text: line, isWhisper: true }, { task });
			output.write(`${prompt === '' ? '' : `${bot.name}> `}${safeText(text)}\n`);
		}
		if (prompt !== '') lines.prompt();
	}
}
