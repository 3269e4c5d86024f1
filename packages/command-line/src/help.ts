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

/** Minimum number of commands with the same option for it to be listed among shared options. */
const MIN_SHARING = 3;

/** Matches an option in the usage that may be left out, as the list has it. One within another needs a second pass. */
const OPTIONAL = / \[--[^[\]]*\]…?/g;

/**
 * Returns the reference of a program as sections of markdown: the shared options, and for each command what its help
 * says, without examples.
 *
 * @param commands by program and command, such as `pinakes build`
 */
export function referenceSections(commands: ReadonlyMap<string, Definition>): readonly string[] {
	const counts = new Map<string, number>();
	for (const { options } of commands.values()) {
		for (const [name, option] of Object.entries(options)) {
			const line = optionRow(name, option);
			counts.set(line, (counts.get(line) ?? 0) + 1);
		}
	}
	const shared = new Set([...counts].filter(([, count]) => count >= MIN_SHARING).map(([line]) => line));
	const sections = [...commands].map(([program, command]) => commandSection(program, command, shared));
	return [`## Shared options\n\n${[...shared].sort().join('\n')}`, '## Every command', ...sections];
}

function commandSection(
	program: string,
	{ summary, usage, positionals = [], options }: Definition,
	shared: ReadonlySet<string>,
): string {
	const isShared = ([name, option]: [string, Option]) => shared.has(optionRow(name, option));
	const required = `${program} ${usage}`.replace(OPTIONAL, '').replace(OPTIONAL, '');
	const names = Object.entries(options)
		.filter((entry) => isShared(entry) && !required.includes(`--${entry[0]}`))
		.map(([name]) => code(`--${name}`));
	const also = names.length === 0 ? '' : `; also ${names.join(', ')}`;
	const rows = [
		...positionals.map(({ name, help, multiple }) => row(multiple === true ? `${name}…` : name, help)),
		...Object.entries(options)
			.filter((entry) => !isShared(entry))
			.map(([name, option]) => optionRow(name, option)),
	];
	const opening = `${summary}.\nUsage: ${code(required)}${also}.`;
	return [`### ${program}`, opening, ...(rows.length > 0 ? [rows.join('\n')] : [])].join('\n\n');
}

function optionRow(name: string, option: Option): string {
	return row(optionText(name, option), [option.help, ...valuesOf(option)].join('; '));
}

/** Returns what the help of an option leaves out about its values. Choices are in its placeholder. */
function valuesOf(option: Option): string[] {
	if (option.type === 'boolean') return [];
	const parts: string[] = [];
	if (option.type === 'number') parts.push(rangeOf(option.min, option.max));
	else if (option.multiple === true) parts.push('may be repeated');
	if ('default' in option && option.default !== undefined) parts.push(`default ${code(String(option.default))}`);
	return parts.filter((part) => part !== '' && !option.help.includes(part));
}

function rangeOf(min: number | undefined, max: number | undefined): string {
	if (min !== undefined && max !== undefined) return `${min} to ${max}`;
	if (min !== undefined) return `at least ${min}`;
	return max === undefined ? '' : `at most ${max}`;
}

function row(name: string, help: string): string {
	return `- ${code(name)}: ${help}`;
}

function code(text: string): string {
	return `\`${text}\``;
}
