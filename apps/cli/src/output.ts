import picocolors from 'picocolors';

/** Where a command writes: data for programs and people, and what it says about its work. */
export interface Output {
	/** Data: a line to standard output. */
	data(line: string): void;
	/** Text of a source, unchanged, to standard output; on a terminal unsafe characters are shown as their codes. */
	text(text: string): void;
	/** Diagnostics: a line to standard error. */
	note(line: string): void;
	/** Marks up a word where both outputs are a terminal; plain elsewhere, and where NO_COLOR is set. */
	style(style: 'bold' | 'red' | 'yellow' | 'green' | 'dim', text: string): string;
	/** Whether people watch: standard error is a terminal. */
	readonly isTerminal: boolean;
}

/** The output of a process. */
export function processOutput(): Output {
	// A reader that has seen enough, such as head, closes the pipe; that is no error.
	process.stdout.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code !== 'EPIPE') throw error;
		process.exit();
	});
	const isTerminal = process.stderr.isTTY === true;
	const hasColor = isTerminal && process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
	const colors = picocolors.createColors(hasColor);
	return {
		data: (line) => process.stdout.write(`${line}\n`),
		text: (text) => process.stdout.write(process.stdout.isTTY === true ? text.replace(UNSAFE_IN_LINES, escaped) : text),
		note: (line) => process.stderr.write(`${line}\n`),
		style: (style, text) => colors[style](text),
		isTerminal,
	};
}

/** Control characters, and those that turn the direction of text: with them a file could move the cursor or hide words. */
const UNSAFE = '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069';
const UNSAFE_CHARACTERS = new RegExp(`[${UNSAFE}]`, 'g');

/** The same without the carriage returns of a text's line ends. */
const UNSAFE_IN_LINES = new RegExp(`(?!\\r\\n)[${UNSAFE}]`, 'g');

/** Text from a source file in one line, safe on a terminal: unsafe characters are shown as their codes. */
export function printable(text: string): string {
	return text.replace(/\r?\n|\t/g, ' ').replace(UNSAFE_CHARACTERS, escaped);
}

/** JSON in one line, safe on a terminal: the same value, unsafe characters written as their codes. */
export function jsonText(value: unknown): string {
	return JSON.stringify(value).replace(UNSAFE_CHARACTERS, escaped);
}

function escaped(character: string): string {
	return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}

/** A share in percent; a dash for what is no number. */
export function percent(share: unknown): string {
	return typeof share === 'number' ? `${(share * 100).toFixed(1)} %` : '-';
}
