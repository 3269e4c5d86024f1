import { nearestName } from '@pinakes/query';
import { isRecord } from '@pinakes/query/format/json';
import { BuildError } from '../base/report.ts';
import { TRANSLATION_CHOICES } from '../kinds/translations/settings.ts';
import { SEMANTICS_CHOICES } from '../word-vectors/settings.ts';
import { targetOf } from '../write/build-folders.ts';
import type { BuildOptions } from './options.ts';

/** The name of every option, so that the compiler misses one that is left out. */
export type OptionNames<T extends object> = Readonly<Record<keyof T, true>>;

const BUILD_OPTIONS: OptionNames<BuildOptions> = {
	folders: true,
	out: true,
	config: true,
	strict: true,
	vectors: true,
	translations: true,
	semantics: true,
	suggest: true,
	cache: true,
	memory: true,
	onProgress: true,
	onStep: true,
	onNotice: true,
};

/**
 * Checks that options are known, as programs without types may misspell them.
 *
 * @param what name of the called function
 * @throws BuildError for another option, with the nearest known one
 */
export function checkNames<T extends object>(what: string, options: T, known: OptionNames<T>): void {
	if (!isRecord(options)) throw new BuildError(`${what}: the options must be an object.`);
	const names = Object.keys(known);
	const unknown = Object.keys(options).find((name) => !names.includes(name));
	if (unknown === undefined) return;
	const hint = nearestName(unknown, names) ?? names.join(', ');
	throw new BuildError(`${what} has no option ${unknown}. Did you mean ${hint}?`);
}

/**
 * Checks the options of a build.
 *
 * @param further names of options that the called function has besides
 * @throws BuildError
 */
export function checkBuildOptions(what: string, options: BuildOptions, further: object = {}): void {
	checkNames(what, options, { ...BUILD_OPTIONS, ...further });
	const { folders, out, config, translations, semantics, memory } = options;
	checkFolders(folders);
	if (!isPath(out)) throw new BuildError("out must be the folder to write, such as '.pinakes'.");
	const own = folders.find((folder) => targetOf(folder) === targetOf(out));
	if (own !== undefined) {
		throw new BuildError(`${out} is a folder to read: write to another one, such as ${own}/.pinakes.`);
	}
	if (config !== undefined && !isPath(config)) throw new BuildError('config must be the path of a configuration file.');
	checkChoice('translations', translations, TRANSLATION_CHOICES);
	checkChoice('semantics', semantics, SEMANTICS_CHOICES);
	if (memory !== undefined && !(typeof memory === 'number' && memory >= 0)) {
		throw new BuildError('memory must be a number of bytes: parseMemory reads a size such as 2GiB.');
	}
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
export function checkChoice(name: string, value: string | undefined, choices: readonly string[]): void {
	if (value === undefined || choices.includes(value)) return;
	throw new BuildError(`${name} must be ${choices.join(' or ')}, not ${JSON.stringify(value)}.`);
}

function isPath(path: unknown): boolean {
	return typeof path === 'string' && path !== '';
}
