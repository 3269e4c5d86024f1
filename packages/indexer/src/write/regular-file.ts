import { readFileSync, statSync } from 'node:fs';
import { BuildError } from '../errors.ts';

/**
 * Reads a file of a folder that anyone may have written, such as an index that came with a repository.
 *
 * @throws BuildError for a pipe or a device, which may have no end
 */
export function readRegularFile(file: string): Buffer {
	if (statSync(file).isFile()) return readFileSync(file);
	throw new BuildError(`${file} is not a file: remove it, and build the index again.`);
}
