import { isRecord, nearestName } from '@pinakes/query/internal';
import { BuildError } from './report.ts';

/** The name of every option, so that the compiler misses one that is left out. */
export type OptionNames<T extends object> = Readonly<Record<keyof T, true>>;

/**
 * Checks that options are known, as programs without types may misspell them, and that their folders are paths.
 *
 * @param what name of the called function
 * @throws BuildError for another option, with the nearest known one, or without a folder
 */
export function checkNames<T extends object>(what: string, options: T, known: OptionNames<T>): void {
	if (!isRecord(options)) throw new BuildError(`${what}: the options must be an object.`);
	const names = Object.keys(known);
	const folder = ['index', 'out'].find((name) => names.includes(name) && !isPath(options[name]));
	if (folder !== undefined)
		throw new BuildError(
			`${what}: ${folder} must be the folder to ${folder === 'out' ? 'write' : 'read'}, such as '.pinakes'.`,
		);
	const unknown = Object.keys(options).find((name) => !names.includes(name));
	if (unknown === undefined) return;
	const hint = nearestName(unknown, names) ?? names.join(', ');
	throw new BuildError(`${what} has no option ${unknown}. Did you mean ${hint}?`);
}

/**
 * Checks a list of folders.
 *
 * @throws BuildError
 */
export function checkFolders(folders: readonly string[]): void {
	if (!Array.isArray(folders) || !folders.every(isPath)) {
		throw new BuildError("folders must be a list of the folders to read, such as ['docs'].");
	}
}

/**
 * Checks that there is a list, or anything else that can be iterated but a text.
 *
 * @throws BuildError
 */
export function checkList(called: string, what: string, list: Iterable<unknown>): void {
	if (typeof list === 'object' && typeof list?.[Symbol.iterator] === 'function') return;
	throw new BuildError(`${called} takes a list of ${what}.`);
}

/**
 * Checks a choice that may be left out.
 *
 * @throws BuildError, which lists the choices
 */
export function checkChoice(name: string, value: unknown, choices: readonly unknown[]): void {
	if (value === undefined || choices.includes(value)) return;
	throw new BuildError(`${name} must be ${choices.join(' or ')}, not ${JSON.stringify(value)}.`);
}

/**
 * Refuses the address of a database or a site where a folder is meant, before a folder of that name is made.
 *
 * @throws BuildError, without the address, which may have a password
 */
export function refuseAddress(folder: string, use: string): void {
	if (/^[\w+.-]+:\/\//.test(folder)) throw new BuildError(`An address is no folder: ${use}.`);
}

export function isPath(path: unknown): boolean {
	return typeof path === 'string' && path !== '';
}
