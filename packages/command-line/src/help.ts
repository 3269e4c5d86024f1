import type { Definition, Option } from './definition.ts';

/** Maximum width of the first column, in characters. */
const MAX_WIDTH = 24;

/** Maximum length of a line. */
const LINE = 110;

/**
 * Returns the help of a command.
 *
 * @param program program and command, such as `pinakes build`
 */
export function helpText(program: string, definition: Definition): string {
	const { summary, usage, positionals = [], options, rare = [], examples } = definition;
	const cells = Object.entries(options).map(
		([name, option]) => [name, optionText(name, option), helpOf(option)] as const,
	);
	const width = Math.min(MAX_WIDTH, Math.max(...cells.map(([, text]) => text.length), '--help'.length));
	const rows = (isRare: boolean) =>
		cells.filter(([name]) => rare.includes(name) === isRare).map(([, text, help]) => helpRow(text, help, width));
	return [
		summary,
		'',
		`Usage: ${program} ${usage}`,
		'',
		...positionals.map(({ name, help }) => helpRow(name, help, width)),
		...rows(false),
		helpRow('--help', 'show this', width),
		'',
		'Examples:',
		...examples.map((example) => `  ${example}`),
		...(rare.length > 0 ? ['', 'Rarely needed:', ...rows(true)] : []),
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

/** Returns a row of two columns, of which the second is wrapped. If the first is too wide, the second begins on the next line. */
export function helpRow(left: string, right: string, width: number): string {
	const space = `\n${' '.repeat(width + 4)}`;
	const words = new RegExp(`.{1,${LINE - space.length}}(?: |$)`, 'g');
	const lines = (right.match(words) ?? [right]).map((line) => line.trimEnd());
	return `  ${left.padEnd(width)}${left.length > width ? space : '  '}${lines.join(space)}`;
}
