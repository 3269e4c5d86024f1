import { existsSync } from 'node:fs';
import { UsageError } from '@pinakes/command-line/usage-error';

/**
 * Returns a path inside a package that the program loads when a command needs it. `npm run demo` builds only the
 * program, so in a clone it may not be there yet.
 */
export function builtPart(path: string): string {
	if (existsSync(path)) return path;
	throw new UsageError(`${path} is not built: run npm run build in the clone of Pinakes.`);
}
