import { DEFAULT_INDEX } from '@pinakes/command-line/default-index';
import { UsageError } from '@pinakes/command-line/usage-error';
import { type Counts, type Index, PinakesError } from '@pinakes/query';
import { openSegments } from '@pinakes/query/union';
import { type Output, printable } from './output.ts';
import { isRemote, lookUpSourceAt, sourceAt } from './source-at.ts';

/** What a command looks in: the count of the manifest, and what a folder must have for it. */
const NEEDS = {
	units: 'skills, prompts, agents or a registry of units',
	documents: 'markdown files',
} as const satisfies Partial<Record<keyof Counts, string>>;

/**
 * Opens the index in a folder, at a URL, or in a database.
 *
 * @param sourceOf how the index is read
 * @throws UsageError with the command that builds it, where there is no index; PinakesError where it cannot be read
 */
export async function openIndexAt(location: string, sourceOf = sourceAt): Promise<Index> {
	try {
		return await openSegments(await sourceOf(location));
	} catch (cause) {
		if (isRemote(location) || !(cause instanceof PinakesError) || cause.code !== 'not_an_index') throw cause;
		throw new UsageError(`${cause.message} This builds one from the current folder: ${buildCommand(location)}`);
	}
}

/** The same; where the index has nothing that the command looks in, standard error gets the command that builds it. */
export async function openIndexWith(need: keyof typeof NEEDS, location: string, output: Output): Promise<Index> {
	const index = await openIndexAt(location, lookUpSourceAt);
	if (index.manifest.counts[need] === 0) {
		const cure = `Build it from a folder DIR that has ${NEEDS[need]}`;
		output.note(
			isRemote(location)
				? `! The index has no ${need}. ${cure}.`
				: printable(`! ${location} has no ${need}. ${cure}: ${buildCommand(location, 'DIR')}`),
		);
	}
	return index;
}

/** The command that builds an index into a folder, as it is typed in a shell. */
function buildCommand(folder: string, source?: string): string {
	const quoted = /^[\w./:-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", "'\\''")}'`;
	return ['pinakes build', source, folder === DEFAULT_INDEX ? undefined : `--out ${quoted}`]
		.filter((part) => part !== undefined)
		.join(' ');
}
