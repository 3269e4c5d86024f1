import { visible, visibleJson, visibleLine } from '@pinakes/query/format/visible';
import picocolors from 'picocolors';

/** The outputs of a command: data, and diagnostics about its work. */
export interface Output {
	/** Data: a line to standard output. */
	data(line: string): void;
	/** Text of a source, unchanged, to standard output; on a terminal unsafe characters are shown as their codes. */
	text(text: string): void;
	/** Diagnostics: a line to standard error. */
	note(line: string): void;
	/** Marks up a word where both outputs are a terminal; plain elsewhere, and where NO_COLOR is set. */
	style(style: 'bold' | 'red' | 'yellow' | 'green' | 'dim', text: string): string;
	/** Whether standard error is a terminal. */
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
		text: (text) => process.stdout.write(process.stdout.isTTY === true ? visible(text) : text),
		note: (line) => process.stderr.write(`${line}\n`),
		style: (style, text) => colors[style](text),
		isTerminal,
	};
}

/** Text from a source file in one line: see `visible`. */
export const printable = visibleLine;

/** JSON in one line: see `visible`. */
export const jsonText = visibleJson;

/** A share in percent; a dash if it is not a number. */
export function percent(share: unknown): string {
	return typeof share === 'number' ? `${(share * 100).toFixed(1)} %` : '-';
}
