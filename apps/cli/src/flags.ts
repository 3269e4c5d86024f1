import type { Language } from '@pinakes/query';
import type { Arguments, Flag } from './arguments.ts';
import { UsageError } from './exit-codes.ts';

/** The flag of every command that says something in words. */
export const LANG_FLAG: Flag = { type: 'string', value: 'en|zh', help: 'the language of what is said' };

/** The flag of every command that reads an index. */
export const INDEX_FLAG: Flag = { type: 'string', value: 'DIR', help: 'the index to look in' };

/**
 * The language asked for.
 *
 * @throws UsageError for one that there is not
 */
export function languageOf(args: Arguments): Language | undefined {
	const lang = args.text('lang');
	if (lang === undefined || lang === 'en' || lang === 'zh') return lang;
	throw new UsageError(`--lang must be en or zh, not ${lang}.`);
}

/**
 * The number that a flag gives, under the flag's name, where it is given.
 *
 * @throws UsageError for what is no number
 */
export function numberOf<Name extends string>(args: Arguments, name: Name): { readonly [K in Name]?: number } {
	const text = args.text(name);
	if (text === undefined) return {};
	if (Number.isFinite(Number(text))) return { [name]: Number(text) } as { readonly [K in Name]?: number };
	throw new UsageError(`--${name} must be a number, not ${text}.`);
}

/** Characters of a day, such as 2026-01-31. */
const DATE_LENGTH = 10;

/** The day asked for, or that of the clock, which only the command line reads. */
export function todayOf(args: Arguments): string {
	return args.text('today') ?? new Date().toISOString().slice(0, DATE_LENGTH);
}
