import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearestName } from '@pinakes/query';
import { UsageError } from './exit-codes.ts';

/** A flag: whether it takes a value, may come repeatedly, and what the help says of it. */
export interface Flag {
	readonly type: 'boolean' | 'string';
	readonly multiple?: boolean;
	readonly short?: string;
	/** What stands for the value in the help, such as `DIR`. */
	readonly value?: string;
	readonly help: string;
}

/** What was typed. */
export interface Arguments {
	readonly positionals: readonly string[];
	flag(name: string): boolean;
	text(name: string): string | undefined;
	texts(name: string): readonly string[];
}

/**
 * Reads a command's arguments.
 *
 * @throws UsageError for an unknown flag, naming the nearest known one, or a flag without its value
 */
export function readArguments(args: readonly string[], flags: Readonly<Record<string, Flag>>): Arguments {
	const names = Object.keys(flags);
	const options = Object.fromEntries(
		Object.entries(flags).map(([name, { type, multiple = false, short }]) => [
			name,
			{ type, multiple, ...(short === undefined ? {} : { short }) },
		]),
	) satisfies ParseArgsConfig['options'];
	const { values, positionals, tokens } = parseArgs({
		args: [...args],
		options,
		strict: false,
		allowPositionals: true,
		tokens: true,
	});
	for (const token of tokens) {
		if (token.kind !== 'option') continue;
		const flag = flags[token.name];
		if (flag === undefined || !Object.hasOwn(flags, token.name)) {
			const nearest = nearestName(token.name, names);
			const hint =
				nearest === undefined
					? `The flags are ${names.map((name) => `--${name}`).join(', ')}.`
					: `Did you mean --${nearest}?`;
			throw new UsageError(`There is no flag ${token.rawName}. ${hint}`);
		}
		if (flag.type === 'string' && (token.value === undefined || token.value === '')) {
			throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${flag.value ?? 'VALUE'}.`);
		}
		if (flag.type === 'boolean' && token.value !== undefined) {
			throw new UsageError(`${token.rawName} takes no value.`);
		}
		if (
			flag.multiple !== true &&
			flag.type === 'string' &&
			tokens.filter((other) => other.kind === 'option' && other.name === token.name).length > 1
		) {
			throw new UsageError(`${token.rawName} is given more than once.`);
		}
	}
	return {
		positionals,
		flag: (name) => values[name] === true,
		text: (name) => asText(values[name]),
		texts: (name) => {
			const value = values[name];
			return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
		},
	};
}

function asText(value: unknown): string | undefined {
	return typeof value === 'string' ? value : undefined;
}
