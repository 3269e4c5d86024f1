import { crc32, textOf } from '../base/bytes.ts';
import { indexError, WAS_CHANGED } from '../base/errors.ts';
import { fits, isRecord, optional, own, parseJson, type Shape, tableOf } from '../base/json.ts';
import { web } from '../base/web.ts';
import { parsePartFile, partFile } from '../codec/cuts.ts';
import { decodeNumbers } from '../codec/numbers.ts';
import { MANIFEST_FILE, type PackedTable, type Packs } from '../manifest/manifest.ts';
import { type BodyReader, bytesOf } from './fetch.ts';
import { type Content, checkSource, type Source, type Stretch } from './source.ts';

/**
 * A published index has its many small files in packs, each of which begins with a table of offsets:
 *
 *     packs/VERSION/0.bin  1.bin  …    offset of each entry, and the end of the last (32 bits each, big endian) | entry | entry | …
 *     entry                            check (32 bits), then the file, compressed by DEFLATE
 *
 * The check is the CRC-32 of the file's path, a line feed and its text, so that another file, or one of another build, is
 * detected. The name of the folder begins the SHA-256 of all
 * packs, so that they can be cached. The first pack has the files
 * that are not parts of tables; those of each table follow. A part's number determines its pack. A host without ranges sends whole
 * packs, so they are small. The field `packs` of a manifest says where entries are.
 *
 * The last pack of a small index is one entry: the parts of all tables that a search reads, which together compress better. A page
 * reads it while nothing else is to do, or at once from a host without ranges.
 */
const PACKS_FOLDER = 'packs';

/** Size of an offset, and of the check before an entry, in bytes. */
export const OFFSET_BYTES = 4;
export const CHECK_BYTES = 4;

/** Name of the entry of all tables. */
export const ALL_PARTS = 'all';

/** Separates its parts: JSON has no such character. */
export const PART_SEPARATOR = '\0';

/** Maximum number of parts of a table in a pack. */
export const MAX_PARTS_PER_PACK = 4096;

const isInteger = (json: unknown): boolean => Number.isSafeInteger(json) && (json as number) >= 0;

function isTable(json: unknown): boolean {
	const [parts, each, lengths = ''] = Array.isArray(json) ? (json as unknown[]) : [];
	const isCount = isInteger(each) && (each as number) > 0 && (each as number) <= MAX_PARTS_PER_PACK;
	return isInteger(parts) && isCount && typeof lengths === 'string';
}

const isRange = (json: unknown): boolean => Array.isArray(json) && json.length === 2 && json.every(isInteger);

const SHAPE: Shape = {
	// It becomes part of a URL.
	version: (json) => typeof json === 'string' && /^[0-9a-f]+$/.test(json),
	others: tableOf(isRange),
	inline: optional(tableOf('')),
	tables: tableOf(isTable),
	all: optional({ tables: [''], bytes: isInteger }),
};

/** Returns the field `packs` of a parsed manifest; undefined if it is absent or invalid. */
export function packsOf(manifest: unknown): Packs | undefined {
	const packs = isRecord(manifest) ? manifest.packs : undefined;
	return fits(packs, SHAPE) ? (packs as Packs) : undefined;
}

/** Returns the path of a pack. */
export function packFile({ version }: Pick<Packs, 'version'>, number: number): string {
	return `${PACKS_FOLDER}/${version}/${number}.bin`;
}

/** Returns the number of packs: one of single files, those of each table, and in a small index one of all. */
export function packCount({ tables, all }: Packs): number {
	const first = all === undefined ? 1 : 2;
	return Object.values(tables).reduce((sum, [parts, each]) => sum + Math.ceil(parts / each), first);
}

/** Returns the text that the check of an entry is the CRC-32 of. */
export function checkedText(path: string, text: string): string {
	return `${path}\n${text}`;
}

/** A source of the files of a folder that may have packs. */
export interface PackedFiles extends Omit<Source, 'read'> {
	/** @param version of the packs of the manifest that was read last */
	read(path: string, version?: string): Promise<Content | undefined>;
}

/**
 * Returns a source for an index that `pinakes publish-site` wrote, which serves files in packs as if they were files of
 * the folder. Other indexes are read unchanged. It requests ranges of packs if the source can read them, else whole
 * packs. Needs `DecompressionStream`, which every browser and server runtime has, unless the source has `inflate`.
 *
 * @throws PinakesError `changed_part` for a pack that is damaged or of another build
 */
export function packedSource(source: PackedFiles): PackedSource {
	let packed: ReturnType<typeof openPacks> | undefined;
	return {
		name: checkSource(source).name,
		loadLanguages: source.loadLanguages,
		async read(path) {
			const version = packed?.version;
			if (path !== MANIFEST_FILE) return (await packed?.read(path)) ?? source.read(path, version);
			const content = await source.read(path, version);
			const text = content && textOf(content);
			const packs = packsOf(parseJson(text));
			packed = packs && openPacks(packs, source);
			return text ?? content;
		},
		async readAll(isProbe) {
			await packed?.readAll(isProbe);
		},
	};
}

/** A source of files that may be in packs. */
export interface PackedSource extends Source {
	/**
	 * Reads all tables that a search reads of a small index, so that nothing of them is requested afterwards.
	 *
	 * @param isProbe only from a host without ranges, which later reads wait for. From others, a few bytes are read
	 */
	readAll(isProbe?: boolean): Promise<void>;
}

type Location = readonly [pack: number, from: number, to: number];

function openPacks(packs: Packs, source: PackedFiles) {
	const { read, isKept } = createPackReader(packs, source);
	const locate = entryLocator(packs, read);
	const unpack = (path: string, ...location: Location) =>
		read(...location, path, (bytes) => unpackEntry(bytes, path, source.inflate ?? inflate));
	const last = packCount(packs) - 1;
	const known = new Map(Object.entries(packs.inline ?? {}));
	let [probe, all]: (Promise<void> | undefined)[] = [];

	async function readParts(tables: readonly string[], bytes: number): Promise<void> {
		const parts = (await unpack(ALL_PARTS, last, 0, bytes)).split(PART_SEPARATOR);
		for (const table of tables) {
			const [count = 0] = own(packs.tables, table) ?? [];
			for (const [number, text] of parts.splice(0, count).entries()) known.set(partFile(table, number), text);
		}
	}

	async function readAll(isProbe: boolean): Promise<void> {
		const { tables, bytes } = packs.all ?? { tables: [], bytes: 0 };
		if (bytes === 0 || (isProbe && bytes > MAX_PROBED_BYTES)) return;
		if (isProbe) await read(last, 0, CHECK_BYTES, ALL_PARTS, async (check) => check);
		if (isProbe && !isKept(last)) return;
		all ??= readParts(tables, bytes).catch((cause: unknown) => {
			all = undefined;
			throw cause;
		});
		await all;
	}

	return {
		version: packs.version,
		/** Returns undefined for a file that is neither in a pack nor in the manifest. */
		async read(path: string): Promise<string | undefined> {
			await probe;
			const text = known.get(path);
			const location = text === undefined ? await locate(path) : undefined;
			return location === undefined ? text : unpack(path, ...location);
		},
		async readAll(isProbe = false): Promise<void> {
			const reading = readAll(isProbe);
			// An error is that of the reads that follow.
			if (isProbe) probe = reading.catch(() => undefined);
			await reading;
		},
	};
}

/** Maximum bytes that are read at once from a host without ranges, instead of the packs that a search needs. */
const MAX_PROBED_BYTES = 2 ** 19;

/** Returns the text of an entry; undefined for bytes that are not of this file. */
async function unpackEntry(
	bytes: Uint8Array,
	path: string,
	inflateBytes: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>,
): Promise<string | undefined> {
	try {
		const text = textOf(await inflateBytes(bytes.subarray(CHECK_BYTES)));
		return text !== undefined && crc32(checkedText(path, text)) === dataOf(bytes).getUint32(0) ? text : undefined;
	} catch {
		return undefined;
	}
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
	const { writable, readable } = new DecompressionStream('deflate-raw');
	const writer = writable.getWriter();
	// Errors are also thrown by the reader, where they are handled.
	const ignore = (): void => undefined;
	writer.write(bytes).catch(ignore);
	writer.close().catch(ignore);
	return bytesOf({ body: readable, arrayBuffer: async () => new ArrayBuffer(0) });
}

/** The part of the web platform that is used here. */
declare const DecompressionStream: new (
	format: 'deflate-raw',
) => {
	readonly readable: { getReader(): BodyReader };
	readonly writable: {
		getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> };
	};
};

/** Offsets that are read together, since other look-ups need others of them. */
const OFFSETS_AT_ONCE = 32;

/** Groups of offsets that are kept, of about 100 bytes each. */
const MAX_GROUPS = 2 ** 12;

/** Returns a function that locates a file; it returns undefined for one in no pack. */
function entryLocator(packs: Packs, read: PackReader['read']): (path: string) => Promise<Location | undefined> {
	/** The first pack of each table, and its lengths as far as they are known. */
	const tables = new Map<string, { first: number; packed: PackedTable; lengths: Uint32Array | undefined }>();
	let next = 1;
	for (const [table, packed] of Object.entries(packs.tables)) {
		const [parts, each, lengths] = packed;
		tables.set(table, { first: next, packed, lengths: lengths === undefined ? lengths : decodeNumbers(lengths) });
		next += Math.ceil(parts / each);
	}
	const groups = new Map<string, Promise<Uint8Array>>();

	return async (path) => {
		const part = parsePartFile(path);
		const table = part && tables.get(part.table);
		if (part === undefined || table === undefined || part.number >= table.packed[0]) {
			const range = own(packs.others, path);
			return range && [0, ...range];
		}
		const [parts, each] = table.packed;
		const index = part.number % each;
		const pack = table.first + (part.number - index) / each;
		const entries = Math.min(each, parts - part.number + index);
		if (table.lengths) {
			let to = OFFSET_BYTES * (entries + 1);
			for (const length of table.lengths.subarray(part.number - index, part.number + 1)) to += length;
			return [pack, to - (table.lengths[part.number] ?? 0), to];
		}
		const first = index - (index % OFFSETS_AT_ONCE);
		const group = await readGroup(pack, first, Math.min(first + OFFSETS_AT_ONCE, entries), path);
		const from = dataOf(group).getUint32(OFFSET_BYTES * (index - first));
		const to = dataOf(group).getUint32(OFFSET_BYTES * (index - first + 1));
		// No range is empty; one of another build fails its check.
		return [pack, from, Math.max(to, from + CHECK_BYTES)];
	};

	function readGroup(pack: number, first: number, end: number, path: string): Promise<Uint8Array> {
		const key = `${pack} ${first}`;
		if (groups.size >= MAX_GROUPS) groups.clear();
		const [from, to] = [OFFSET_BYTES * first, OFFSET_BYTES * (end + 1)];
		const group = groups.get(key) ?? read(pack, from, to, path, async (bytes) => bytes);
		groups.set(key, group);
		group.catch(() => groups.delete(key));
		return group;
	}
}

/** Returns a view of bytes, to read numbers from. */
function dataOf({ buffer, byteOffset, length }: Uint8Array): DataView {
	return new DataView(buffer, byteOffset, length);
}

/** Reads byte ranges of the packs of an index. */
interface PackReader {
	/** Whether a pack was read as a whole. */
	isKept(pack: number): boolean;
	/**
	 * Reads a byte range and converts it. If the bytes do not convert, they are read again from the whole pack, since a host may serve other ranges than requested.
	 *
	 * @param what the name of the file in error messages
	 * @param convert returns undefined for invalid bytes
	 * @throws PinakesError `changed_part` if the bytes of the whole pack are invalid as well, `missing_part`
	 * without the pack
	 */
	read<T>(
		pack: number,
		from: number,
		to: number,
		what: string,
		convert: (bytes: Uint8Array) => Promise<T | undefined>,
	): Promise<T>;
}

/** Default of `maxGap`: what a slow connection brings in the time that a request takes a phone. */
const MAX_GAP = 1536;

/** Maximum bytes of whole packs in the cache. */
const MAX_CACHED_BYTES = 2 ** 24;

/**
 * Maximum number of requests sent per task. Each takes a browser one or two milliseconds, a phone eight, and it should
 * react to keys meanwhile.
 */
const MAX_AT_A_TIME = 4;

/** Waits for the next task; not in runtimes without `setTimeout`. */
function nextTask(): Promise<unknown> {
	return new Promise((resolve) => (web.setTimeout ?? resolve)(resolve, 0));
}

/**
 * Returns a reader of the packs of a source. It reads ranges if the source can, and as long as the host supports them.
 */
export function createPackReader(packs: Packs, source: PackedFiles): PackReader {
	const packed = fetchPacks(packs, source);
	const fetchRange = batchRequests(packed, source);
	const fromWhole = async (pack: number, from: number, to: number): Promise<Uint8Array | undefined> =>
		(await packed.whole(pack))?.subarray(from, to);

	return {
		async read(pack, from, to, what, convert) {
			for (const isWhole of [false, true]) {
				const bytes = await (isWhole ? fromWhole : fetchRange)(pack, from, to);
				if (bytes === undefined)
					throw indexError('missing_part', source.name, packFile(packs, pack), 'is missing: it has parts of the index');
				const value = bytes.length === to - from ? await convert(bytes) : undefined;
				// If the whole pack is valid, the range was wrong.
				if (isWhole && value !== undefined) packed.giveUpRanges();
				if (value !== undefined) return value;
			}
			throw indexError('changed_part', source.name, what, WAS_CHANGED);
		},
		isKept: packed.isKept,
	};
}

/** Fetches packs: by ranges, until a response shows that the host does not support them. */
function fetchPacks(packs: Packs, source: PackedFiles) {
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
		/** Disables range requests: from now on whole packs are fetched. */
		giveUpRanges(): void {
			readRange = undefined;
		},
		isKept: (pack: number) => kept.has(pack),
		whole,
		/** Fetches at least a byte range of a pack. */
		async stretch(pack: number, from: number, to: number): Promise<Stretch | undefined> {
			const isKept = kept.has(pack);
			if (readRange !== undefined && !isKept) {
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
			if (bytes && !isKept) readRange = undefined;
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
	packed: ReturnType<typeof fetchPacks>,
	{ maxGap = MAX_GAP, isLocal }: PackedFiles,
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
