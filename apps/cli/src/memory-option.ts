import { UsageError } from '@pinakes/command-line/usage-error';
import { BuildError, parseMemory } from '@pinakes/indexer';

/** The option that says how much memory a build may take. */
export const MEMORY_OPTION = {
	type: 'string',
	value: 'SIZE',
	help: 'memory that documents may take before they are kept beside the index until it is written; 1GiB unless given',
} as const;

/**
 * The bytes that were typed; undefined for none.
 *
 * @throws UsageError for what is not a size, or out of range
 */
export function memoryOf(size: string | undefined): number | undefined {
	try {
		return size === undefined ? undefined : parseMemory(size);
	} catch (cause) {
		throw cause instanceof BuildError ? new UsageError(`--memory ${cause.message}`) : cause;
	}
}
