import { fileURLToPath } from 'node:url';
import { DEFAULT_INDEX, UsageError } from '@pinakes/command-line/definition';
import { isThere, statOf } from '@pinakes/indexer/internal/files';
import { isAddress, readAddress } from '@pinakes/postgres';
import { type Index, openIndex, PinakesError, type Source } from '@pinakes/query';
import { type Counts, MANIFEST_FILE } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { type Output, printable } from './output.ts';

/** Timeout of a request or statement, in milliseconds. */
const TIME_LIMIT = 10_000;

/** Whether a location is a URL or the address of a database, not a folder. */
export function isRemote(location: string): boolean {
	return isAddress(location) || /^https?:\/\//i.test(location);
}

/** Returns a location for messages, without a password. */
export function shownLocation(location: string): string {
	if (!isAddress(location)) return location.replace(/^(https?:\/\/)[^/@]*@/i, '$1');
	const { name, collection } = readAddress(location);
	return `${name}#${collection}`;
}

/** Returns the source of the index at a location: a folder, a URL, or the address of a database. */
async function sourceAt(location: string): Promise<Source> {
	if (!isRemote(location)) return directorySource(location);
	const { locateIndex } = await import('@pinakes/mcp/locate-index');
	// Idle connections do not keep the program alive.
	return locateIndex(location, { timeLimit: TIME_LIMIT, refreshAfter: 0 }).source();
}

/** What a command needs of an index: a count in the manifest, and the sources that it comes from. */
const NEEDS = {
	units: 'skills, prompts, agents, a registry of units, or markdown that its configuration names as units',
	documents: 'markdown files',
} as const satisfies Partial<Record<keyof Counts, string>>;

/**
 * Opens an index in a folder, at a URL, or in a database.
 *
 * @throws UsageError with the build command if there is no index; PinakesError if it cannot be read
 */
export async function openIndexAt(location: string): Promise<Index> {
	try {
		return await openIndex(await sourceAt(location));
	} catch (cause) {
		const isAbsent = cause instanceof PinakesError && cause.code === 'not_an_index';
		if (isAbsent && isThere(location, `index/${MANIFEST_FILE}`)) {
			throw new UsageError(`${location} holds no index, but ${location.replace(/\/$/, '')}/index does: name that.`);
		}
		// What is there may be sources, which a build must not be told to write into.
		if (!isAbsent || isRemote(location) || /^\w+:\/\//.test(location) || statOf(location)) throw cause;
		throw new UsageError(
			`${location} holds no index. This builds one from the current folder: ${buildCommand(location)}`,
		);
	}
}

/** Opens an index, and prints a note with the build command if it lacks what the command needs. */
export async function openIndexWith(need: keyof typeof NEEDS, location: string, output: Output): Promise<Index> {
	const index = await openIndexAt(location);
	if (index.manifest.counts[need] === 0) {
		const search = need === 'units' ? 'Ask its documents by pinakes search. ' : '';
		const cure = `${search}Build it from a folder DIR that has ${NEEDS[need]}`;
		output.note(
			isRemote(location)
				? `! The index has no ${need}. ${cure}.`
				: printable(`! ${location} has no ${need}. ${cure}: ${buildCommand(location, 'DIR')}`),
		);
	}
	return index;
}

function buildCommand(folder: string, source?: string): string {
	const quoted = /^[\w./:-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", "'\\''")}'`;
	return ['pinakes build', source, folder === DEFAULT_INDEX ? undefined : `--out ${quoted}`]
		.filter((part) => part !== undefined)
		.join(' ');
}

/**
 * Returns a path inside a package that the program loads when a command needs it. `npm run demo` builds only the
 * program, so in a clone it may not be there yet.
 */
export function builtPart(path: string): string {
	if (statOf(path)) return path;
	throw new UsageError(`${path} is not built: run npm run build in the clone of Pinakes.`);
}

export function explorerFolder(): string {
	return builtPart(fileURLToPath(new URL('dist', import.meta.resolve('@pinakes/explorer/package.json'))));
}

export function searchBoxFolder(): string {
	return builtPart(fileURLToPath(new URL('dist/standalone', import.meta.resolve('@pinakes/search-box/package.json'))));
}
