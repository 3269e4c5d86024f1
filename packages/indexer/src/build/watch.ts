import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BuildError } from '../base/report.ts';
import { type Built, createBuilder } from './build.ts';
import type { BuildOptions } from './options.ts';
import { watchSources } from './watch-sources.ts';

/** Callbacks of a watch. */
export interface WatchEvents {
	/** The index was built, or kept because of `strict`. */
	onBuilt(built: Built): void;
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
	const temporary = options.cache === undefined ? mkdtempSync(join(tmpdir(), 'pinakes-watch-')) : undefined;
	const builder = createBuilder({ ...options, cache: options.cache ?? temporary });
	let sources: Awaited<ReturnType<typeof watchSources>> | undefined;
	try {
		sources = await watchSources(options);
		let built = sources.changes();
		onBuilt(await builder.build());
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
				await builder.build().then(onBuilt, (error: unknown) => {
					if (!(error instanceof BuildError)) throw error;
					onFailed(error);
				});
			}
			await wait(interval, undefined, { signal }).catch(() => {});
		}
	} finally {
		await sources?.close();
		if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
	}
}
