import { parse, TomlError } from 'smol-toml';
import { type Format, FormatError, type ReadText } from './format.ts';

/** The folder of commands, of a project or of an extension. */
const FOLDER = 'commands/';

/** Matches the line with the text of a command or an agent, and whether the text begins on the next line. */
const TEXT = /^[ \t]*(["']?)(prompt|developer_instructions)\1[ \t]*=[ \t]*((?:"""|''')[ \t]*\r?$)?/m;

/**
 * A command of Gemini CLI, whose prompt is the text and whose name has its folders, or a custom agent of Codex, whose
 * instructions are the text. Other TOML is not read.
 */
export const TOML_PROMPT: Format = {
	name: 'command or agent in TOML',
	extensions: ['toml'],
	isRare: true,
	read(text, path): ReadText | undefined {
		const found = TEXT.exec(text);
		const key = found?.[2];
		if (!found || key === undefined || (key === 'prompt' && !isCommandPath(path))) return undefined;
		const { [key]: markdown, name, description } = parseToml(text);
		// The configuration of Codex may have instructions, too, and is no agent.
		if (typeof markdown !== 'string' || (key !== 'prompt' && name === undefined)) return undefined;
		const first = text.slice(0, found.index).split('\n').length + (found[3] === undefined ? 0 : 1);
		const fields = new Map<string, unknown>([['name', key === 'prompt' ? nameOf(path) : name]]);
		if (description !== undefined) fields.set('description', description);
		return { markdown, fields, lines: markdown.split('\n').map((_, i) => first + i) };
	},
};

function isCommandPath(path: string): boolean {
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
