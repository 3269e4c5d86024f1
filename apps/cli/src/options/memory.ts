import { UsageError } from '@pinakes/command-line/usage-error';
import { BuildError, parseMemory } from '@pinakes/indexer';

/** The option for the memory of a build. */
export const MEMORY_OPTION = {
	type: 'string',
	value: 'SIZE',
	help: 'how much memory the documents may take, roughly; default 1GiB',
} as const;

/**
 * Parses a size into bytes; undefined if not given.
 *
 * @throws UsageError for an invalid size, or one out of range
 */
export function memoryOf(size: string | undefined): number | undefined {
	try {
		return size === undefined ? undefined : parseMemory(size);
	} catch (cause) {
		throw cause instanceof BuildError ? new UsageError(`--memory ${cause.message}`) : cause;
	}
}
