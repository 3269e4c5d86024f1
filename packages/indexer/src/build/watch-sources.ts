import { once } from 'node:events';
import { existsSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { FSWatcher } from 'chokidar';
import picomatch from 'picomatch';
import { NO_CONFIG } from '../config/config.ts';
import { CONFIG_FILE, loadConfig } from '../config/load.ts';
import { SKILL_FILE } from '../data/scan-paths.ts';
import { isNeverSource } from '../formats/list-folder.ts';
import { isBuildFolder } from '../write/build-folders.ts';
import type { BuildOptions } from './options.ts';

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

function isInSkill(root: string, path: string, stats: Stats | undefined): boolean {
	if (stats?.isFile() !== true || path.split(sep).some((name) => name.startsWith('.'))) return false;
	for (let folder = dirname(path); ; folder = dirname(folder)) {
		if (existsSync(join(root, folder, SKILL_FILE))) return true;
		if (folder === '.') return false;
	}
}

function statOf(file: string): Stats | undefined {
	return statSync(file, { throwIfNoEntry: false });
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
		const root = realpathSync(folder);
		const ignored = (path: string, stats?: Stats): boolean => {
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
