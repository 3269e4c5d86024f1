import { createInterface } from 'node:readline/promises';
import { answer } from './answer.js';

const terminal = createInterface({ input: process.stdin, output: process.stdout });
terminal.setPrompt('> ');
terminal.prompt();
for await (const message of terminal) {
	console.log(await answer(message));
	terminal.prompt();
}
