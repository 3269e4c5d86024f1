import { fileURLToPath } from 'node:url';
import type { Definition, Option } from '@pinakes/command-line/definition';
import { helpText, optionText } from '@pinakes/command-line/help';
import { expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';

const PAGE = fileURLToPath(new URL('../../../docs/reference/cli.md', import.meta.url));

const OPENING = `# Options of the commands

After this page you know every argument of every command. \`pinakes COMMAND --help\` prints the same with examples. \`pinakes-mcp\` takes the
options of [\`pinakes mcp\`](#pinakes-mcp), and \`--version\`.

## What commands print

- Data goes to standard output, diagnostics to standard error. \`--json\` prints one value per line.
- \`--queries FILE\` answers every line of a JSON Lines file. A line is a query with an optional \`id\`; that and fields of your own come back in its answer.
- Control characters of files are printed as their codes. Colors are left out where \`NO_COLOR\` is set.
- In answers \`+\` begins a reason, \`-\` what speaks against, \`!\` a warning, \`>\` a suggestion and \`?\` a question.

| exit code | meaning |
| - | - |
| 0 | there is an answer, or the work is done |
| 1 | the answer is no: a refusal, nothing found, lint errors, a stale index, a difference |
| 2 | wrong usage, or input that cannot be read |
| 3 | \`eval\` missed \`--min-right\` or \`--max-wrong\` |`;

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
function referenceSections(commands: ReadonlyMap<string, Definition>): readonly string[] {
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

const commands = new Map(
	await Promise.all([...COMMANDS].map(async ([name, load]) => [`pinakes ${name}`, await load()] as const)),
);
const page = `${[OPENING, ...referenceSections(commands)].join('\n\n')}\n`;

it('docs/reference/cli.md has every command with its options', async () => {
	await expect(page).toMatchFileSnapshot(PAGE);
});

it('says every word of the help', () => {
	for (const [program, command] of commands) {
		expect(page).toContain(helpText(program, command).split('\n')[0]);
		for (const { help } of Object.values(command.options)) expect(page).toContain(help);
	}
});
