import type { Arguments, Flag } from './arguments.ts';
import type { Output } from './output.ts';

/** One command of the program. */
export interface Command {
	/** One line for the list of commands. */
	readonly summary: string;
	/** What is typed after the command's name. */
	readonly usage: string;
	readonly flags: Readonly<Record<string, Flag>>;
	readonly examples: readonly string[];
	/** Carries it out and returns the exit code. */
	run(args: Arguments, output: Output): Promise<number>;
}

/** The flag of every command that prints data. */
export const JSON_FLAG: Flag = { type: 'boolean', help: 'print JSON' };

/** The help of a command. */
export function helpOf(name: string, { summary, usage, flags, examples }: Command): string {
	const rows = Object.entries(flags).map(([flag, { value, help, multiple }]) => {
		const left = `--${flag}${value === undefined ? '' : ` ${value}`}`;
		return `  ${left.padEnd(24)} ${help}${multiple === true ? ' (may be repeated)' : ''}`;
	});
	return [
		summary,
		'',
		`Usage: pinakes ${name} ${usage}`,
		'',
		...rows,
		`  ${'--help'.padEnd(24)} show this`,
		'',
		'Examples:',
		...examples.map((example) => `  ${example}`),
	].join('\n');
}
