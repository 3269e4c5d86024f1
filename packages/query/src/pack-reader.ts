import { indexError, WAS_CHANGED } from '@pinakes/format/errors';
import { type Packs, packFile } from '@pinakes/format/packs';
import type { Content, Source, Stretch } from '@pinakes/format/source';

/** Reads stretches of the packs of an index. */
export interface PackReader {
	/**
	 * Reads a stretch and converts it; undefined if the pack is missing. What does not convert is read once more, from the whole
	 * pack: a host may serve other ranges than it was asked for.
	 *
	 * @param what the file in error messages
	 * @param convert returns undefined for wrong bytes
	 * @throws PinakesError `changed_part` for bytes that are wrong in whole packs as well
	 */
	read<T>(
		pack: number,
		from: number,
		to: number,
		what: string,
		convert: (bytes: Uint8Array) => Promise<T | undefined>,
	): Promise<T | undefined>;
}

/** Maximum bytes between two stretches of a pack that are fetched as one: the headers of an answer are as long. */
const MAX_GAP = 512;

/** Bytes of whole packs that are kept. */
const MAX_KEPT_BYTES = 2 ** 24;

/** Stretches that one task asks for: a browser takes a millisecond or two for each, and should answer to keys meanwhile. */
const MAX_AT_A_TIME = 8;

/** The part of the web platform that is used here. */
declare const setTimeout: ((run: () => void) => unknown) | undefined;

/** Waits for the next task, where the runtime has several. */
async function nextTask(): Promise<void> {
	if (typeof setTimeout === 'function') await new Promise<void>((resolve) => setTimeout(resolve));
}

/** How packs are fetched: by ranges, until a host turns out to have none. */
interface Packed {
	/** Fetches whole packs from now on. */
	giveUpRanges(): void;
	whole(pack: number): Promise<Uint8Array | undefined>;
	/** Fetches a stretch of a pack, or more. */
	stretch(pack: number, from: number, to: number): Promise<Stretch | undefined>;
}

/** Returns a reader of the packs of a source, by ranges if that can read them and the first answer has one. */
export function createPackReader(packs: Packs, source: Source): PackReader {
	const packed = fetchPacks(packs, source);
	const want = together(packed);
	const fromWhole = async (pack: number, from: number, to: number): Promise<Uint8Array | undefined> =>
		(await packed.whole(pack))?.subarray(from, to);

	return {
		async read(pack, from, to, what, convert) {
			for (const isWhole of [false, true]) {
				const bytes = await (isWhole ? fromWhole : want)(pack, from, to);
				if (bytes === undefined) return undefined;
				const value = bytes.length === to - from ? await convert(bytes) : undefined;
				// Ranges were wrong if the whole pack is right.
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

	function keep(pack: number, reading: Promise<Uint8Array | undefined>): void {
		if (keptBytes > MAX_KEPT_BYTES) {
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
	}

	function whole(pack: number): Promise<Uint8Array | undefined> {
		let reading = kept.get(pack);
		if (reading === undefined) {
			reading = source.read(packFile(packs, pack)).then(asBytes);
			keep(pack, reading);
		}
		return reading;
	}

	return {
		giveUpRanges() {
			readRange = undefined;
		},
		whole,
		async stretch(pack, from, to) {
			if (readRange !== undefined) {
				const asked = await readRange(packFile(packs, pack), from, to);
				if (asked === undefined || (asked.from === from && asked.bytes.length === to - from)) return asked;
				readRange = undefined;
				// A host without ranges gives the whole pack, which is longer; one that cuts ranges gives less.
				if (asked.from === 0 && asked.bytes.length > to - from) keep(pack, Promise.resolve(asked.bytes));
			}
			const bytes = await whole(pack);
			return bytes && { from: 0, bytes };
		},
	};
}

/** A stretch of one pack that is waited for. */
interface Wanted {
	readonly from: number;
	readonly to: number;
	readonly resolve: (bytes: Uint8Array | undefined) => void;
	readonly reject: (cause: unknown) => void;
}

/** Returns a function that fetches a stretch of one pack, and neighbours with it that are asked for at the same time. */
function together(packed: Packed): (pack: number, from: number, to: number) => Promise<Uint8Array | undefined> {
	let wanted = new Map<number, Wanted[]>();
	let probe: Promise<unknown> | undefined;

	async function fetchRun(pack: number, run: readonly Wanted[], end: number): Promise<void> {
		try {
			const read = await packed.stretch(pack, (run[0] as Wanted).from, end);
			for (const { from, to, resolve } of run) resolve(read?.bytes.subarray(from - read.from, to - read.from));
		} catch (cause) {
			for (const { reject } of run) reject(cause);
		}
	}

	/** The first stretches that are ever asked for tell whether the host has ranges; others wait for them. */
	async function fetchWanted(): Promise<void> {
		const all = wanted;
		wanted = new Map();
		await probe;
		const fetching = fetchRuns(
			[...all].flatMap(([pack, stretches]) => runsOf(stretches).map((run) => ({ pack, run }))),
		);
		probe ??= fetching;
	}

	async function fetchRuns(runs: readonly { pack: number; run: readonly Wanted[] }[]): Promise<void> {
		const fetching: Promise<void>[] = [];
		for (const { pack, run } of runs) {
			if (fetching.length > 0 && fetching.length % MAX_AT_A_TIME === 0) await nextTask();
			fetching.push(fetchRun(pack, run, Math.max(...run.map(({ to }) => to))));
		}
		await Promise.all(fetching);
	}

	return (pack, from, to) =>
		new Promise((resolve, reject) => {
			if (wanted.size === 0) void Promise.resolve().then(fetchWanted);
			const stretches = wanted.get(pack) ?? [];
			wanted.set(pack, stretches);
			stretches.push({ from, to, resolve, reject });
		});
}

/** Groups stretches that are close to each other. */
function runsOf(stretches: Wanted[]): Wanted[][] {
	const runs: Wanted[][] = [];
	let end = Number.NEGATIVE_INFINITY;
	for (const one of stretches.sort((a, b) => a.from - b.from)) {
		if (one.from > end + MAX_GAP) runs.push([]);
		runs.at(-1)?.push(one);
		end = Math.max(end, one.to);
	}
	return runs;
}

/** Bytes are never text in a source of files; from any other they do not pass the check. */
function asBytes(content: Content | undefined): Uint8Array | undefined {
	return typeof content === 'string' ? new Uint8Array() : content;
}
