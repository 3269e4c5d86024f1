import { visible, visibleJson, visibleLine } from '@pinakes/query/format/visible';
import picocolors from 'picocolors';
import { EXIT } from './exit-codes.ts';

/** The output of a command: data and diagnostics. */
export interface Output {
	/** Prints a line of data to standard output. */
	data(line: string): void;
	/**
	 * Prints the text of a source to standard output, unchanged; on a terminal, unsafe characters are replaced by their
	 * codes.
	 */
	text(text: string): void;
	/** Prints a line of diagnostics to standard error. */
	note(line: string): void;
	/** Colors a text if both outputs are terminals and NO_COLOR is not set. */
	style(style: 'bold' | 'red' | 'yellow' | 'green' | 'dim', text: string): string;
	/** Whether standard error is a terminal. */
	readonly isTerminal: boolean;
}

export function processOutput(): Output {
	process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
		// A closed pipe, as by `head`, is not an error.
		if (code === 'EPIPE') process.exit();
		process.stderr.write(`pinakes: the output cannot be written (${message}): check the space left where it goes.\n`);
		process.exit(EXIT.unusable);
	});
	// Who reads no diagnostics still wants the data.
	process.stderr.on('error', () => {});
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

/** Makes a text from a source printable on one line. */
export const printable = visibleLine;

/** Returns a value as JSON on one line, with unsafe characters escaped. */
export const jsonText = visibleJson;

/** Formats a share in percent; a dash if it is not a number. */
export function percent(share: unknown): string {
	return typeof share === 'number' ? `${(share * 100).toFixed(1)} %` : '-';
}

/** The word that begins a refusal, by language. */
export const REFUSED = { en: 'refused', zh: '拒绝' } as const;

/** Formats a number with its noun: `1 file`, `2 files`. */
export function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
