import { targetOf } from '../base/lock.ts';
import { checkFolders, checkNames, isPath, type OptionNames } from '../base/options.ts';
import { BuildError } from '../base/report.ts';
import type { BuildOptions } from './options.ts';

const BUILD_OPTIONS: OptionNames<BuildOptions> = {
	folders: true,
	out: true,
	config: true,
	strict: true,
	vectors: true,
	suggest: true,
	cache: true,
	memory: true,
	onProgress: true,
	onStep: true,
	onNotice: true,
};

/**
 * Checks the options of a build.
 *
 * @param further names of options that the called function has besides
 * @throws BuildError
 */
export function checkBuildOptions(what: string, options: BuildOptions, further: object = {}): void {
	checkNames(what, options, { ...BUILD_OPTIONS, ...further });
	const { folders, out, config, memory } = options;
	checkFolders(folders);
	if (!isPath(out)) throw new BuildError("out must be the folder to write, such as '.pinakes'.");
	const own = folders.find((folder) => targetOf(folder) === targetOf(out));
	if (own !== undefined) {
		throw new BuildError(`${out} is a folder to read: write to another one, such as ${own}/.pinakes.`);
	}
	if (config !== undefined && !isPath(config)) throw new BuildError('config must be the path of a configuration file.');
	if (memory !== undefined && !(typeof memory === 'number' && memory >= 0)) {
		throw new BuildError('memory must be a number of bytes: parseMemory reads a size such as 2GiB.');
	}
}
