import { parse, TomlError } from 'smol-toml';
import { type Format, FormatError, type ReadText } from './format.ts';

/** The folder of commands, of a project or of an extension. */
const FOLDER = 'commands/';

/** Matches the line with the prompt, and whether it begins there. */
const PROMPT = /^[ \t]*(["']?)prompt\1[ \t]*=[ \t]*((?:"""|''')[ \t]*\r?$)?/m;

/** A command of Gemini CLI: its prompt is the text, and folders are parts of its name. Other TOML is not read. */
export const GEMINI_COMMAND: Format = {
	name: 'Gemini CLI command',
	extensions: ['toml'],
	isRare: true,
	read(text, path): ReadText | undefined {
		const found = PROMPT.exec(text);
		if (found === null) return undefined;
		const { prompt, description } = parseToml(text);
		if (typeof prompt !== 'string') return undefined;
		const first = text.slice(0, found.index).split('\n').length + (found[2] === undefined ? 0 : 1);
		const fields = new Map<string, unknown>([['name', nameOf(path)]]);
		if (description !== undefined) fields.set('description', description);
		return { markdown: prompt, fields, lines: prompt.split('\n').map((_, i) => first + i) };
	},
};

/** Whether the path of a file in TOML may be that of a command. */
export function isCommandPath(path: string): boolean {
	return `/${path}`.toLowerCase().includes(`/${FOLDER}`);
}

/** Returns what users call a command: its path below the last folder of commands. */
function nameOf(path: string): string {
	const below = `/${path}`.toLowerCase().lastIndexOf(`/${FOLDER}`) + FOLDER.length;
	return path.slice(below, -'.toml'.length).replaceAll('/', ':');
}

function parseToml(text: string): Record<string, unknown> {
	try {
		return parse(text);
	} catch (cause) {
		if (!(cause instanceof TomlError)) throw cause;
		const [message = ''] = cause.message.replace('Invalid TOML document: ', '').split('\n');
		throw new FormatError(`the TOML is broken: ${message}`, cause.line);
	}
}
