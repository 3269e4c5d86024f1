import type { Definition, Option } from './definition.ts';

/** Width of the first column, in characters. */
const WIDTH = 24;

/**
 * Returns the help of a command.
 *
 * @param program program and command, such as `pinakes build`
 */
export function helpText(program: string, { summary, usage, positionals = [], options, examples }: Definition): string {
	const rows = [
		...positionals.map(({ name, help }) => row(name, help)),
		...Object.entries(options).map(([name, option]) => row(optionText(name, option), helpOf(option))),
	];
	return [
		summary,
		'',
		`Usage: ${program} ${usage}`,
		'',
		...rows,
		row('--help', 'show this'),
		'',
		'Examples:',
		...examples.map((example) => `  ${example}`),
	].join('\n');
}

/** Returns an option with its placeholder, such as `--out DIR`. */
export function optionText(name: string, option: Option): string {
	return `--${name}${option.type === 'boolean' ? '' : ` ${option.value}`}`;
}

function helpOf(option: Option): string {
	if ('multiple' in option && option.multiple === true) return `${option.help} (may be repeated)`;
	return 'default' in option ? `${option.help} (default ${option.default})` : option.help;
}

function row(left: string, right: string): string {
	return `  ${left.padEnd(WIDTH)} ${right}`;
}
