import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearestName } from '@pinakes/query/internal';
import {
	type Arguments,
	type Definition,
	type NumberOption,
	type Option,
	type Options,
	type Positional,
	UsageError,
} from './definition.ts';

/** The part of a command's definition that the parser uses. */
type Syntax<O extends Options> = Pick<Definition<O>, 'options' | 'positionals'>;

/**
 * Parses the arguments after a command's name.
 *
 * @throws UsageError for an unknown option, a missing or invalid value, a repeated option, or an unexpected argument
 */
export function parseArguments<O extends Options>(args: readonly string[], syntax: Syntax<O>): Arguments<O> {
	const { options, positionals: rules = [] } = syntax;
	const config = Object.entries(options).map(([name, option]) => [
		name,
		{ type: option.type === 'boolean' ? 'boolean' : 'string', multiple: true },
	]);
	const { tokens, positionals } = parseArgs({
		args: rules.length === 1 && !rules[0]?.multiple ? withTextLast(args, options, rules[0]?.isText) : [...args],
		options: Object.fromEntries(config) as NonNullable<ParseArgsConfig['options']>,
		strict: false,
		allowPositionals: true,
		tokens: true,
	});
	const typed = new Map<string, string[]>();
	for (const token of tokens) {
		if (token.kind !== 'option') continue;
		const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
		if (option === undefined) {
			const hint = rules.length > 0 ? DASHES : '';
			throw new UsageError(unknownName('option', token.rawName, Object.keys(options)) + hint);
		}
		checkToken(token.rawName, token.value, token.inlineValue === true, option);
		typed.set(token.name, [...(typed.get(token.name) ?? []), token.value ?? '']);
	}
	checkPositionals(positionals, rules);
	const values = Object.entries(options).map(([name, option]) => [name, optionValue(name, option, typed.get(name))]);
	return { options: Object.fromEntries(values), positionals, isGiven: (name) => typed.has(String(name)) };
}

/** What to do about a text that looks like an option. */
const DASHES = ' A text that begins with dashes goes behind --.';

/**
 * Moves a text that begins with dashes behind all options: one with a blank or, where short texts are usual, one that is like
 * no option.
 */
function withTextLast(args: readonly string[], options: Options, isShort = false): string[] {
	const names = Object.keys(options);
	const isValue = (i: number): boolean => {
		const name = args[i - 1]?.slice(2) ?? '';
		return args[i - 1]?.startsWith('--') === true && Object.hasOwn(options, name) && options[name]?.type !== 'boolean';
	};
	const at = args.findIndex((arg, i) => {
		const name = /^--?([^=]*)/.exec(arg)?.[1] ?? '';
		if (name === '' || isValue(i) || names.includes(name)) return false;
		return /\s/.test(arg) || (isShort && nearestOf(name, names) === undefined);
	});
	return at < 0 || args.includes('--') ? [...args] : [...args.filter((_, i) => i !== at), '--', args[at] as string];
}

/** Returns the nearest name: the first letter is seldom mistyped, and names that share it are seldom nearest by chance. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
	return nearestName(
		name,
		known.filter((one) => one[0] === name[0]?.toLowerCase()),
	);
}

/** Returns the message about an unknown option or command, with the nearest known name. */
export function unknownName(what: string, name: string, known: readonly string[]): string {
	const bare = name.replace(/^-+/, '');
	const nearest = nearestOf(bare, known);
	const dashes = /^-+/.exec(name)?.[0].padStart(2, '-') ?? '';
	const all = known.map((one) => dashes + one).join(', ');
	return `Unknown ${what} ${name}. ${nearest === undefined ? `The ${what}s are ${all}.` : `Did you mean ${dashes}${nearest}?`}`;
}

function checkToken(rawName: string, value: string | undefined, isInline: boolean, option: Option): void {
	if (option.type === 'boolean') {
		if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
		return;
	}
	if (value === undefined || value === '') {
		throw new UsageError(`${rawName} needs a value: ${rawName} ${option.value}.`);
	}
	if (!isInline && /^--[a-z]/i.test(value)) {
		throw new UsageError(`${rawName} needs a value before ${value}: ${rawName} ${option.value}.`);
	}
}

function checkPositionals(positionals: readonly string[], rules: readonly Positional[]): void {
	if (rules.some(({ multiple }) => multiple === true) || positionals.length <= rules.length) return;
	const taken =
		rules.length === 0 ? 'only options are expected' : `expected ${rules.map(({ name }) => name).join(' ')}`;
	const hint = rules.length === 0 ? '' : ', with quotation marks around a text of several words';
	const dashes = positionals.some((text) => text.startsWith('-')) ? DASHES : '';
	throw new UsageError(`Unexpected argument ${positionals[rules.length]}: ${taken}${hint}.${dashes}`);
}

function optionValue(name: string, option: Option, typed: readonly string[] | undefined): unknown {
	if (option.type === 'boolean') return typed !== undefined;
	if (option.type === 'string' && option.multiple === true) {
		const { separator } = option;
		const values = typed ?? [];
		return separator
			? values.flatMap((value) => value.split(separator)).filter((value) => value.trim() !== '')
			: values;
	}
	if (typed === undefined) return option.default;
	const [value, ...others] = typed as [string, ...string[]];
	if (others.length > 0) throw new UsageError(`--${name} is given more than once.`);
	if (option.type === 'number') return numberOf(name, option, value);
	if (option.choices === undefined || option.choices.includes(value)) return value;
	const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(option.choices);
	throw new UsageError(`--${name} must be ${choices}, not ${value}.`);
}

function numberOf(name: string, option: NumberOption, typed: string): number {
	const number = typed.trim() === '' ? Number.NaN : Number(typed);
	const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, isWhole = false } = option;
	const isValid = Number.isFinite(number) && number >= min && number <= max;
	if (isValid && (!isWhole || Number.isInteger(number))) return number;
	const bounds = `${option.min === undefined ? '' : ` from ${min}`}${option.max === undefined ? '' : ` to ${max}`}`;
	throw new UsageError(`--${name} must be a ${isWhole ? 'whole ' : ''}number${bounds}, not ${typed}.`);
}
