import { existsSync } from 'node:fs';
import { DEFAULT_INDEX } from '@pinakes/command-line/default-index';
import { UsageError } from '@pinakes/command-line/usage-error';
import { type Counts, type Index, openIndex, PinakesError } from '@pinakes/query';
import { type Output, printable } from './output.ts';
import { isRemote, lookUpSourceAt, sourceAt } from './source-at.ts';

/** What a command needs of an index: a count in the manifest, and the sources that it comes from. */
const NEEDS = {
	units: 'skills, prompts, agents, a registry of units, or markdown that its configuration names as units',
	documents: 'markdown files',
} as const satisfies Partial<Record<keyof Counts, string>>;

/**
 * Opens an index in a folder, at a URL, or in a database; of a published site also by the address of its page.
 *
 * @param sourceOf returns the source of the index
 * @throws UsageError with the build command if there is no index; PinakesError if it cannot be read
 */
export async function openIndexAt(location: string, sourceOf = sourceAt): Promise<Index> {
	try {
		return await openIndex(await sourceOf(location));
	} catch (cause) {
		throwUnlessAbsent(cause);
		const below = await openBelow(location, sourceOf);
		if (below) return below;
		// What is there may be sources, which a build must not be told to write into.
		if (isRemote(location) || /^\w+:\/\//.test(location) || existsSync(location)) throw cause;
		throw new UsageError(
			`${location} holds no index. This builds one from the current folder: ${buildCommand(location)}`,
		);
	}
}

/** Opens the index of a published site by the address or folder of its first page; undefined if there is none. */
async function openBelow(page: string, sourceOf: typeof sourceAt): Promise<Index | undefined> {
	if (isRemote(page) ? !/^http/i.test(page) : !existsSync(page)) return undefined;
	const source = await sourceOf(`${page.replace(/\/?$/, '/')}index`);
	return openIndex(source).catch(throwUnlessAbsent);
}

/** Throws what is not the error for a place without an index, such as that for a damaged one. */
function throwUnlessAbsent(cause: unknown): undefined {
	if (!(cause instanceof PinakesError) || cause.code !== 'not_an_index') throw cause;
}

/** Opens an index, and prints a note with the build command if it lacks what the command needs. */
export async function openIndexWith(need: keyof typeof NEEDS, location: string, output: Output): Promise<Index> {
	const index = await openIndexAt(location, lookUpSourceAt);
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

/** Returns the shell command that builds an index into a folder. */
function buildCommand(folder: string, source?: string): string {
	const quoted = /^[\w./:-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", "'\\''")}'`;
	return ['pinakes build', source, folder === DEFAULT_INDEX ? undefined : `--out ${quoted}`]
		.filter((part) => part !== undefined)
		.join(' ');
}
