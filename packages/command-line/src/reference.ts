import type { Definition, Option } from './definition.ts';
import { optionText } from './help.ts';

/**
 * The section of a command in a page of reference, as markdown: what its help says, with the values of options, but without examples.
 *
 * @param program what is typed before the usage, such as `pinakes build`
 */
export function referenceSection(program: string, { summary, usage, positionals = [], options }: Definition): string {
	const rows = [
		...positionals.map(({ name, help, multiple }) => row(multiple === true ? `${name}…` : name, help, '')),
		...Object.entries(options).map(([name, option]) => row(optionText(name, option), option.help, valuesOf(option))),
	];
	return [
		`## ${program}`,
		`${summary}.`,
		`    ${program} ${usage}`,
		['| argument | what it is | values |', '| - | - | - |', ...rows].join('\n'),
	].join('\n\n');
}

/** What an option accepts, and what it is without. */
function valuesOf(option: Option): string {
	if (option.type === 'boolean') return '';
	const parts: string[] = [];
	if (option.type === 'number') parts.push(rangeOf(option.min, option.max));
	else {
		if (option.choices !== undefined) parts.push(option.choices.map(code).join(', '));
		if (option.multiple === true) parts.push('may be repeated');
	}
	if ('default' in option && option.default !== undefined) parts.push(`default ${code(String(option.default))}`);
	return parts.filter((part) => part !== '').join('; ');
}

function rangeOf(min: number | undefined, max: number | undefined): string {
	if (min !== undefined && max !== undefined) return `${min} to ${max}`;
	if (min !== undefined) return `at least ${min}`;
	return max === undefined ? '' : `at most ${max}`;
}

function row(name: string, help: string, values: string): string {
	return `| ${[code(name), help.replaceAll('|', '\\|'), values].join(' | ')} |`;
}

/** Text as code in a cell of a table. */
function code(text: string): string {
	return `\`${text.replaceAll('|', '\\|')}\``;
}
