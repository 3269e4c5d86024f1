import { indexError, WAS_CHANGED } from '../format/errors.js';
import { type Packs, packFile } from '../format/layouts/packs.js';
import type { Content, Source, Stretch } from '../format/sources/source.js';

/** Reads byte ranges of the packs of an index. */
export interface PackReader {
	/**
	 * Reads a byte range and converts it; returns undefined if the pack is missing. If the bytes do not convert, they are
	 * read again from the whole pack, since a host may serve other ranges than requested.
	 *
	 * @param what the name of the file in error messages
	 * @param convert returns undefined for invalid bytes
	 * @throws PinakesError `changed_part` if the bytes of the whole pack are invalid as well
	 */
	read<T>(
		pack: number,
		from: number,
		to: number,
		what: string,
		convert: (bytes: Uint8Array) => Promise<T | undefined>,
	): Promise<T | undefined>;
}

/** Default of `maxGap`: about the length of the headers of a request and its response. */
const MAX_GAP = 256;

/** Maximum bytes of whole packs in the cache. */
const MAX_CACHED_BYTES = 2 ** 24;

/**
 * Maximum number of requests sent per task. Each takes a browser one or two milliseconds, a phone eight, and it should
 * react to keys meanwhile.
 */
const MAX_AT_A_TIME = 4;

/** The part of the web platform that is used here. */
declare const setTimeout: ((run: () => void) => unknown) | undefined;

/** Waits for the next task. Does nothing in runtimes without `setTimeout`. */
async function nextTask(): Promise<void> {
	if (typeof setTimeout === 'function') await new Promise<void>((resolve) => setTimeout(resolve));
}

/** Fetches packs: by ranges, until a response shows that the host does not support them. */
interface Packed {
	/** Disables range requests: from now on whole packs are fetched. */
	giveUpRanges(): void;
	whole(pack: number): Promise<Uint8Array | undefined>;
	/** Fetches at least a byte range of a pack. */
	stretch(pack: number, from: number, to: number): Promise<Stretch | undefined>;
}

/**
 * Returns a reader of the packs of a source. It reads ranges if the source can, and as long as the host supports them.
 */
export function createPackReader(packs: Packs, source: Source): PackReader {
	const packed = fetchPacks(packs, source);
	const fetchRange = batchRequests(packed, source);
	const fromWhole = async (pack: number, from: number, to: number): Promise<Uint8Array | undefined> =>
		(await packed.whole(pack))?.subarray(from, to);

	return {
		async read(pack, from, to, what, convert) {
			for (const isWhole of [false, true]) {
				const bytes = await (isWhole ? fromWhole : fetchRange)(pack, from, to);
				if (bytes === undefined) return undefined;
				const value = bytes.length === to - from ? await convert(bytes) : undefined;
				// If the whole pack is valid, the range was wrong.
				if (isWhole && value !== undefined) packed.giveUpRanges();
				if (value !== undefined) return value;
			}
			throw indexError('changed_part', source.name, what, WAS_CHANGED);
		},
	};
}

function fetchPacks(packs: Packs, source: Source): Packed {
	const kept = new Map<number, Promise<Uint8Array | undefined>>();
	let keptBytes = 0;
	let readRange = source.readRange;
	let hasReadRange = false;

	function keep(pack: number, reading: Promise<Uint8Array | undefined>): typeof reading {
		if (keptBytes > MAX_CACHED_BYTES) {
			kept.clear();
			keptBytes = 0;
		}
		kept.set(pack, reading);
		reading.then(
			(bytes) => {
				keptBytes += bytes?.length ?? 0;
			},
			() => kept.delete(pack),
		);
		return reading;
	}

	function whole(pack: number): Promise<Uint8Array | undefined> {
		return kept.get(pack) ?? keep(pack, source.read(packFile(packs, pack)).then(asBytes));
	}

	return {
		giveUpRanges() {
			readRange = undefined;
		},
		whole,
		async stretch(pack, from, to) {
			if (readRange !== undefined) {
				const asked = await readRange(packFile(packs, pack), from, to).catch((cause: unknown) => {
					// Browsers cannot decode ranges of files that the host has compressed. Later, it is the connection that fails.
					if (hasReadRange) throw cause;
				});
				hasReadRange = asked?.from === from && asked.bytes.length === to - from;
				if (hasReadRange) return asked as Stretch;
				// A host without ranges sends the whole pack, which is longer than the range; one that truncates ranges sends
				// less.
				if (asked?.from === 0 && asked.bytes.length > to - from) void keep(pack, Promise.resolve(asked.bytes));
			}
			const bytes = await whole(pack);
			if (bytes) readRange = undefined;
			return bytes && { from: 0, bytes };
		},
	};
}

/** A pending request for a byte range of a pack. */
interface PendingRange {
	readonly from: number;
	readonly to: number;
	readonly resolve: (bytes: Promise<Uint8Array | undefined>) => void;
}

/**
 * Returns a function that fetches a byte range of a pack. Requests of the same task for neighbouring ranges are merged.
 */
function batchRequests(
	packed: Packed,
	{ maxGap = MAX_GAP, isLocal }: Source,
): (pack: number, from: number, to: number) => Promise<Uint8Array | undefined> {
	let wanted = new Map<number, PendingRange[]>();
	let probe: Promise<unknown> | undefined;
	/** Number of requests sent in this task. */
	let sent = 0;

	function fetchRun(pack: number, run: readonly PendingRange[]): Promise<unknown> {
		const reading = packed.stretch(pack, (run[0] as PendingRange).from, Math.max(...run.map(({ to }) => to)));
		for (const { from, to, resolve } of run) {
			resolve(reading.then((read) => read?.bytes.subarray(from - read.from, to - read.from)));
		}
		return reading;
	}

	/**
	 * Fetches the pending ranges. The first requests show whether the host supports ranges, so later ones wait for them.
	 */
	async function fetchWanted(): Promise<void> {
		const all = wanted;
		wanted = new Map();
		await probe;
		const fetching = fetchRuns(
			[...all].flatMap(([pack, stretches]) => groupRanges(stretches, maxGap).map((run) => ({ pack, run }))),
		);
		probe ??= fetching;
	}

	async function fetchRuns(runs: readonly { pack: number; run: readonly PendingRange[] }[]): Promise<void> {
		const fetching: Promise<unknown>[] = [];
		for (const { pack, run } of runs) {
			while (sent >= MAX_AT_A_TIME) await nextTask();
			if (!isLocal && sent++ === 0) void nextTask().then(() => (sent = 0));
			fetching.push(fetchRun(pack, run));
		}
		await Promise.allSettled(fetching);
	}

	return (pack, from, to) =>
		new Promise((resolve) => {
			if (wanted.size === 0) void Promise.resolve().then(fetchWanted);
			const stretches = wanted.get(pack) ?? [];
			wanted.set(pack, stretches);
			stretches.push({ from, to, resolve });
		});
}

/** Groups ranges that are at most `maxGap` bytes apart. */
function groupRanges(stretches: PendingRange[], maxGap: number): PendingRange[][] {
	const runs: PendingRange[][] = [];
	let end = Number.NEGATIVE_INFINITY;
	for (const one of stretches.sort((a, b) => a.from - b.from)) {
		if (one.from > end + maxGap) runs.push([]);
		runs.at(-1)?.push(one);
		end = Math.max(end, one.to);
	}
	return runs;
}

/**
 * Sources of files always return bytes. Text of any other source becomes no bytes, which fail the check of the length.
 */
function asBytes(content: Content | undefined): Uint8Array | undefined {
	return typeof content === 'string' ? new Uint8Array() : content;
}
