import { readFileSync, statSync } from 'node:fs';
import { BuildError } from '../errors.ts';

/**
 * Reads a file of an untrusted folder, such as an index in a repository.
 *
 * @throws BuildError for a pipe or a device, which may be endless
 */
export function readRegularFile(file: string): Buffer {
	if (statSync(file).isFile()) return readFileSync(file);
	throw new BuildError(`${file} is not a file: remove it, and build the index again.`);
}
