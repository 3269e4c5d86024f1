import { setTimeout as wait } from 'node:timers/promises';
import { type Index, openIndex, PinakesError } from '@pinakes/query';
import { isPassing } from '@pinakes/query/internal';
import type { IndexLocation } from './locate-index.ts';

/** The index that lies at a location, whichever was built last. */
export interface CurrentIndex {
	readonly name: string;
	/** Makes one call over one state of the index; it is made again if the index is replaced meanwhile. */
	use<T>(call: (index: Index) => Promise<T>): Promise<T>;
	close(): Promise<void>;
}

/** Milliseconds before each further attempt at a call that met a passing fault. */
const PAUSES = [0, 50, 200] as const;

/** What was opened, and what told it from other builds when it was. */
interface Opened {
	readonly stamp: string | undefined;
	readonly index: Promise<Index>;
}

/**
 * Opens the index at a location when it is first used, and anew when another build lies there.
 *
 * @param report called with the reason when an index stays in use although its location cannot be reached
 */
export function currentIndex(location: IndexLocation, report: (message: string) => void): CurrentIndex {
	let opened: Opened | undefined;
	let isReached = true;

	/** The stamp of what lies there now, or that of what is in use where this cannot be told. */
	async function askStamp(): Promise<string | undefined> {
		try {
			const stamp = await location.stamp();
			isReached = true;
			return stamp ?? opened?.stamp;
		} catch (cause) {
			if (opened === undefined) throw cause;
			isReached = false;
			report((cause as Error).message);
			return opened.stamp;
		}
	}

	/** The same; a location that was not reached keeps no call waiting while it is asked again. */
	async function currentStamp(): Promise<string | undefined> {
		const stamp = askStamp();
		return isReached || opened === undefined ? stamp : opened.stamp;
	}

	/** What is to be used now, other than what has just failed. */
	async function current(failed: Opened | undefined): Promise<Opened> {
		const stamp = await currentStamp();
		if (opened !== undefined && opened !== failed && opened.stamp === stamp) return opened;
		const index = openIndex(location.source());
		const now: Opened = { stamp, index };
		opened = now;
		// An index that cannot be opened is tried again by the next call.
		index.catch(() => {
			if (opened === now) opened = undefined;
		});
		return now;
	}

	return {
		name: location.name,
		close: async () => location.close?.(),
		async use(call) {
			let failed: Opened | undefined;
			for (let attempt = 0; ; attempt++) {
				const used = await current(failed);
				try {
					return await (await used.index).use(call);
				} catch (cause) {
					const pause = PAUSES[attempt];
					if (pause === undefined || !(cause instanceof PinakesError) || !isPassing(cause)) throw cause;
					failed = used;
					await wait(pause);
				}
			}
		},
	};
}
