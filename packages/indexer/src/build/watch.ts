import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PREVIOUS_SUFFIX } from '@pinakes/query/internal';
import glob from 'fast-glob';
import { digestOf } from '../base/digest.ts';
import { pathBelow, statOf } from '../base/files.ts';
import { buildingPrefix, targetOf } from '../base/lock.ts';
import { foldersAbove, isSkillFile } from '../base/read-file.ts';
import { BuildError } from '../base/report.ts';
import { SpillFolder } from '../base/spill.ts';
import { CONFIG_FILE, loadConfig, NO_CONFIG } from '../config/load.ts';
import { IGNORED_GLOBS, isNeverSource } from '../formats/list-folder.ts';
import { navFiles } from '../formats/nav-titles.ts';
import { type BuildOptions, type BuildResult, buildIndex } from './build.ts';

/**
 * Returns a text that is another one after any change of what a build reads. Files are looked at instead of listening to the file
 * system, whose notifications are lost on network drives, in containers and for many files.
 */
export async function stateOf({ folders, out, config }: BuildOptions): Promise<string> {
	const { ignore } = await loadConfig(config, folders).catch(() => NO_CONFIG);
	const target = targetOf(out);
	const built = [target, target + PREVIOUS_SUFFIX].map((path) => glob.escapePath(path));
	built.push(`${glob.escapePath(buildingPrefix(target))}*`);
	const configs = config === undefined ? folders.map((folder) => join(folder, CONFIG_FILE)) : [config];
	const stamps = [...configs, ...folders.flatMap(navFiles)].map((file) => stampOf(statOf(resolve(file))));
	for (const folder of folders) {
		const root = targetOf(folder);
		const files = glob.sync('**', {
			cwd: root,
			dot: true,
			stats: true,
			followSymbolicLinks: false,
			suppressErrors: true,
			ignore: [...IGNORED_GLOBS, ...ignore, ...built.map((path) => `${pathBelow(root, path)}/**`)],
		});
		const skills = new Set(files.flatMap(({ path }) => (isSkillFile(path) ? dirname(path) : [])));
		const isInSkill = (path: string): boolean =>
			!basename(path).startsWith('.') && ['.', ...foldersAbove(path)].some((folder) => skills.has(folder));
		const read = files.filter(({ path }) => !isNeverSource(path, true) || isInSkill(path));
		stamps.push(...read.map(({ path, stats }) => `${path} ${stampOf(stats)}`).sort());
	}
	return digestOf(...stamps);
}

function stampOf(stats: ReturnType<typeof statOf>): string {
	return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}

/** Options of a watch. */
export interface WatchOptions {
	/** The index was built, or kept because of `strict`. */
	onBuilt(result: BuildResult): void;
	/** A build failed; the index is unchanged. */
	onFailed(error: BuildError): void;
	/** A folder has disappeared; the index is kept until it is back. */
	onGone(folder: string): void;
	/** Ends the watch. */
	readonly signal: AbortSignal;
	/** Milliseconds without changes before a build. Default: 300. */
	readonly interval?: number;
}

/** How many times as long as looking for changes takes, nothing is done after it. */
const PAUSE_FACTOR = 20;

/**
 * Builds an index, and builds it again after its sources have changed and then stayed unchanged for the interval.
 * Unchanged files are not analyzed again: without `cache`, a temporary one is used.
 *
 * @throws what the first build throws
 */
export async function watchIndex(options: BuildOptions, watching: WatchOptions): Promise<void> {
	const { signal, interval = 300, onBuilt, onFailed, onGone } = watching ?? {};
	if (signal === undefined || [onBuilt, onFailed, onGone].some((each) => typeof each !== 'function')) {
		throw new BuildError('watchIndex: its second argument needs signal, onBuilt, onFailed and onGone.');
	}
	const temporary = new SpillFolder(options.out);
	const building = { ...options, cache: options.cache ?? temporary.open() };
	try {
		let built: string | undefined = await stateOf(options).catch(() => undefined);
		onBuilt(await buildIndex(building));
		let seen = built;
		let gone: string | undefined;
		while (!signal.aborted) {
			const before = gone;
			const start = performance.now();
			gone = options.folders.find((folder) => !statOf(resolve(folder))?.isDirectory());
			if (gone !== undefined && before === undefined) onGone(gone);
			// What was away is built again, even if it comes back as it was.
			if (gone !== undefined) built = undefined;
			const state: string | undefined = gone === undefined ? await stateOf(options).catch(() => undefined) : undefined;
			const pause = Math.max(interval, PAUSE_FACTOR * (performance.now() - start));
			if (state !== undefined && state === seen && state !== built) {
				built = state;
				await buildIndex(building).then(onBuilt, (error: unknown) => {
					if (!(error instanceof BuildError)) throw error;
					onFailed(error);
				});
			}
			seen = state;
			await wait(pause, undefined, { signal }).catch(() => {});
		}
	} finally {
		temporary.remove();
	}
}
