import { plainLine } from './text.ts';

/** A parsed command of the chat. */
export type Command =
	| { readonly name: 'help' }
	| { readonly name: 'ctx'; readonly message: string }
	| { readonly name: 'context'; readonly slice?: string; readonly on?: boolean; readonly isWrong?: boolean }
	| { readonly name: 'snapshot'; readonly level: string }
	| { readonly name: 'budget'; readonly value: string }
	| { readonly name: 'memory'; readonly forget?: string; readonly isWrong?: boolean }
	| { readonly name: 'remember'; readonly text: string };

/** A parsed message: a command, or words for the bot. */
type ParsedMessage = { readonly command: Command } | { readonly words: string };

/** Parses a message. It is a command if its first word after `ai` is one. */
export function readMessage(message: string): ParsedMessage {
	const line = plainLine(message);
	if (line === '') return { command: { name: 'help' } };
	const addressed = /^ai(?:$|[\s,.:，。：]+)(.*)$/isu.exec(line);
	if (addressed === null) return { words: line };
	const words = addressed[1]?.trim() ?? '';
	const command = words === '' ? ({ name: 'help' } as const) : commandIn(words);
	return command === undefined ? { words } : { command };
}

function commandIn(words: string): Command | undefined {
	const [first = ''] = words.split(/\s+/, 1);
	const rest = words.slice(first.length).trim();
	switch (first.toLowerCase()) {
		case 'help':
			return { name: 'help' };
		case 'ctx':
			return { name: 'ctx', message: rest };
		case 'context':
			return contextCommand(rest);
		case 'snapshot':
			return { name: 'snapshot', level: rest.toLowerCase() };
		case 'budget':
			return { name: 'budget', value: rest };
		case 'memory':
			return memoryCommand(rest);
		case 'remember':
			return { name: 'remember', text: rest };
		default:
			return undefined;
	}
}

function contextCommand(rest: string): Command {
	if (rest === '') return { name: 'context' };
	const setting = /^(\S+)\s+(on|off)$/i.exec(rest);
	if (setting?.[1] === undefined) return { name: 'context', isWrong: true };
	return { name: 'context', slice: setting[1].toLowerCase(), on: setting[2]?.toLowerCase() === 'on' };
}

function memoryCommand(rest: string): Command {
	if (rest === '' || rest.toLowerCase() === 'list') return { name: 'memory' };
	const forget = /^forget\s+(.+)$/isu.exec(rest)?.[1];
	return forget === undefined ? { name: 'memory', isWrong: true } : { name: 'memory', forget };
}
