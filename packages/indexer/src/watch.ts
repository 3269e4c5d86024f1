import { lstatSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BuildOptions, type Built, createBuilder } from './build.ts';
import { digestOf } from './cache/digest.ts';
import { BuildError } from './errors.ts';
import { listFolder } from './sources/files.ts';
import { ownFolders } from './write/replace-folder.ts';

/** What a watch tells of. */
export interface WatchEvents {
	/** An index was built, or kept because of `strict`. */
	onBuilt(built: Built): void;
	/** A build failed; the index is as it was. */
	onFailed(error: BuildError): void;
	/** A folder is not there any more; the index is as it was, until the folder is there again. */
	onGone(folder: string): void;
}

/** How a watch goes on. */
export interface WatchOptions extends WatchEvents {
	/** Ends the watch. */
	readonly signal: AbortSignal;
	/** Milliseconds between two looks at the folders; 300 unless given, and more where a look takes long. */
	readonly interval?: number;
}

/** A look takes this share of the time at most. */
const SHARE = 0.1;

/**
 * Builds an index, and builds it again whenever its sources have changed and are at rest: two looks in a row find the
 * same. Folders are looked at again and again, since what tells of changes does so on some disks and systems only.
 *
 * @throws what the first build throws
 */
export async function watchIndex(
	options: BuildOptions,
	{ signal, interval = 300, onBuilt, onFailed, onGone }: WatchOptions,
): Promise<void> {
	const builder = createBuilder(options);
	let built = lookAt(options).digest;
	onBuilt(await builder.build());
	let seen = built;
	let gone: string | undefined;
	while (!signal.aborted) {
		const started = performance.now();
		const look = lookAt(options);
		const took = performance.now() - started;
		const isAtRest = look.digest === seen;
		seen = look.digest;
		if (look.gone !== undefined && gone === undefined) onGone(look.gone);
		gone = look.gone;
		// A folder that comes back is built, and so told of, even if it is as it was.
		if (gone !== undefined) built = look.digest;
		if (gone === undefined && isAtRest && seen !== built) {
			built = seen;
			await builder.build().then(onBuilt, (error: unknown) => {
				if (!(error instanceof BuildError)) throw error;
				onFailed(error);
			});
		}
		await wait(Math.max(interval, took / SHARE), undefined, { signal }).catch(() => {});
	}
}

/** What the sources of a build look like from outside, or which folder is gone. */
function lookAt({ folders, out, config }: BuildOptions): { readonly digest: string; readonly gone?: string } {
	const stamps = config === undefined ? [] : [lookAtFile(resolve(config))];
	for (const folder of folders) {
		const root = resolve(folder);
		if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return { digest: '', gone: folder };
		const { paths } = listFolder(root, ownFolders(out), () => {});
		stamps.push(root, ...paths.flatMap((path) => [path, lookAtFile(resolve(root, path))]));
	}
	return { digest: digestOf(stamps.join('\n')) };
}

function lookAtFile(file: string): string {
	const stats = lstatSync(file, { bigint: true, throwIfNoEntry: false });
	return stats === undefined ? '' : [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ');
}
