import { once } from 'node:events';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FSWatcher } from 'chokidar';
import picomatch from 'picomatch';
import { isThere, statOf } from '../base/files.ts';
import { isBuildFolder, targetOf } from '../base/lock.ts';
import { BuildError } from '../base/report.ts';
import { createSpillFolder } from '../base/spill.ts';
import { NO_CONFIG } from '../config/config.ts';
import { CONFIG_FILE, loadConfig } from '../config/load.ts';
import { SKILL_FILE } from '../data/scan-paths.ts';
import { isNeverSource } from '../formats/list-folder.ts';
import { type BuildOptions, type BuildResult, buildIndex } from './build.ts';

interface WatchedSources {
	/** Returns a number that increases with each change. */
	changes(): number;
	/** Restarts watching if a folder was replaced; returns the first folder that does not exist. */
	check(): Promise<string | undefined>;
	close(): Promise<void>;
}

/**
 * Watches the folders and the configuration of a build. Uses notifications of the file system, or polling if there are
 * too many files to watch.
 */
export async function watchSources(options: BuildOptions): Promise<WatchedSources> {
	let changes = 0;
	let usePolling = false;
	let watched = '';
	let watchers: readonly FSWatcher[] = [];
	const onChange = (): void => {
		changes++;
	};
	const onError = (): void => {
		usePolling = true;
	};
	const close = async (): Promise<void> => {
		await Promise.all(watchers.map((watcher) => watcher.close()));
	};
	const check = async (): Promise<string | undefined> => {
		const gone = options.folders.find((folder) => !statOf(resolve(folder))?.isDirectory());
		const found = gone === undefined ? `${usePolling} ${identify(options)}` : '';
		if (found !== watched && gone === undefined) {
			changes++;
			await close();
			watchers = await startWatchers(options, usePolling, onChange, onError);
		}
		watched = found;
		return gone;
	};
	await check();
	return { changes: () => changes, check, close };
}

/** Identifies folders and configurations, to notice when they are replaced by others with the same names. */
function identify({ folders, config }: BuildOptions): string {
	const configs = config === undefined ? folders.map((folder) => join(folder, CONFIG_FILE)) : [config];
	const stamps = configs.map((file) => statOf(resolve(file))).map((stats) => `${stats?.ino} ${stats?.ctimeMs}`);
	return [...folders.map((folder) => statOf(resolve(folder))?.ino), ...stamps].join();
}

function isInSkill(root: string, path: string, stats: ReturnType<typeof statOf>): boolean {
	if (stats?.isFile() !== true || path.split(sep).some((name) => name.startsWith('.'))) return false;
	for (let folder = dirname(path); ; folder = dirname(folder)) {
		if (isThere(root, join(folder, SKILL_FILE))) return true;
		if (folder === '.') return false;
	}
}

async function startWatchers(
	{ folders, out, config }: BuildOptions,
	usePolling: boolean,
	onChange: () => void,
	onError: () => void,
): Promise<FSWatcher[]> {
	// Loaded on demand, as most builds do not watch.
	const { watch } = await import('chokidar');
	const { ignore } = await loadConfig(config, folders).catch(() => NO_CONFIG);
	const isIgnored = picomatch([...ignore], { dot: true });
	const start = async (folder: string): Promise<FSWatcher> => {
		const root = targetOf(folder);
		const ignored = (path: string, stats?: ReturnType<typeof statOf>): boolean => {
			const below = relative(root, path);
			if (below === '') return false;
			return (
				(isNeverSource(below, stats?.isFile() === true) && !isInSkill(root, below, stats)) ||
				isBuildFolder(resolve(folder, below), out) ||
				isIgnored(below.split(sep).join('/'))
			);
		};
		const watcher = watch(root, {
			ignored,
			usePolling,
			ignoreInitial: true,
			followSymlinks: false,
			ignorePermissionErrors: true,
		});
		watcher.on('all', onChange).on('error', onError);
		await once(watcher, 'ready').catch(() => {});
		return watcher;
	};
	return Promise.all(folders.map(start));
}

/** Callbacks of a watch. */
export interface WatchEvents {
	/** The index was built, or kept because of `strict`. */
	onBuilt(result: BuildResult): void;
	/** A build failed; the index is unchanged. */
	onFailed(error: BuildError): void;
	/** A folder has disappeared; the index is kept until it is back. */
	onGone(folder: string): void;
}

/** Options of a watch. */
export interface WatchOptions extends WatchEvents {
	/** Ends the watch. */
	readonly signal: AbortSignal;
	/** Milliseconds without changes before a build. Default: 300. */
	readonly interval?: number;
}

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
	const temporary = createSpillFolder(options.out);
	const building = { ...options, cache: options.cache ?? temporary.open() };
	let sources: Awaited<ReturnType<typeof watchSources>> | undefined;
	try {
		sources = await watchSources(options);
		let built = sources.changes();
		onBuilt(await buildIndex(building));
		let seen = built;
		let gone: string | undefined;
		while (!signal.aborted) {
			const before = gone;
			gone = await sources.check();
			if (gone !== undefined && before === undefined) onGone(gone);
			const isAtRest = sources.changes() === seen;
			seen = sources.changes();
			if (gone === undefined && isAtRest && seen !== built) {
				built = seen;
				await buildIndex(building).then(onBuilt, (error: unknown) => {
					if (!(error instanceof BuildError)) throw error;
					onFailed(error);
				});
			}
			await wait(interval, undefined, { signal }).catch(() => {});
		}
	} finally {
		await sources?.close();
		temporary.remove();
	}
}
