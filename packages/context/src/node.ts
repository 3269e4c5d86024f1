import { createHash, randomUUID } from 'node:crypto';
import {
	closeSync,
	existsSync,
	fsyncSync,
	linkSync,
	openSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { PinakesError } from '@pinakes/query';
import { check, isRecord, parseJson } from '@pinakes/query/internal';
import { MEMORY, type Memory, type MemoryStore } from './memory/memory.ts';
import { createMemoryStore, type MemoryStoreOptions } from './memory/store.ts';
import { isFit } from './rules.ts';

/** A memory store in a JSON file. */
export interface MemoryFile extends MemoryStore {
	/** Path of the copy of a damaged file that was made when the store was opened, or null. */
	readonly aside: string | null;
}

const FORMAT = 'pinakes-memories';
const VERSION = 1;

/**
 * Opens a memory store in a JSON file. Changes are atomic and on disk when the call returns. A damaged file is copied,
 * and its valid memories are kept; `remove` leaves the copy. Several processes may use a file: each change is made to the
 * file as it is, under a lock, and each call sees what others wrote before it.
 *
 * @param path the path or `file:` URL of the file, or of a link to it; created with the first memory, for its owner alone
 * @throws PinakesError `format_version` if a newer version wrote the file; `unreadable_source` if it cannot be read,
 * and from `add` and `remove` if it cannot be written, in which case nothing changes
 */
export function openMemoryFile(path: string | URL, options: MemoryStoreOptions = {}): MemoryFile {
	const isFile = path instanceof URL ? path.protocol === 'file:' : path && typeof path === 'string';
	check(isFile, 'openMemoryFile takes the path of a file.');
	const given = resolve(path instanceof URL ? fileURLToPath(path) : path);
	const file = existsSync(given) ? realpathSync(given) : given;
	removeLeftovers(file);
	let identity = identityOf(file);
	const { memories, aside } = readMemories(file);
	let store = createMemoryStore(memories, options);

	/** Returns the store as it is in the file. */
	function current(): MemoryStore {
		const found = identityOf(file);
		if (found === identity) return store;
		const { memories, aside } = readMemories(file);
		const known = store.list();
		if (known.every((memory, i) => JSON.stringify(memory) === JSON.stringify(memories[i]))) {
			store.add(...memories.slice(known.length));
		} else {
			// What is known of a file that was damaged meanwhile is written again with the next change.
			const ids = new Set(memories.map(({ id }) => id));
			const lost = aside === null ? [] : known.filter(({ id }) => !ids.has(id));
			store = createMemoryStore([...memories, ...lost], options);
		}
		identity = found;
		return store;
	}

	/** Changes the file as it is, or nothing if it cannot be written. */
	const change = <T>(run: (store: MemoryStore) => T): T =>
		locked(file, (owns) => {
			const before = current().list();
			const result = run(store);
			if (store.size === before.length) return result;
			try {
				write(file, store.list(), owns);
			} catch (cause) {
				store = createMemoryStore(before, options);
				throw cause;
			}
			identity = identityOf(file);
			return result;
		});

	return {
		get size() {
			return current().size;
		},
		aside,
		add: (...added) => change((store) => store.add(...added)),
		remove: (id) => change((store) => store.remove(id)),
		get: (id) => current().get(id),
		list: (audience) => current().list(audience),
		search: (query) => current().search(query),
	};
}

/** Identifies the version of a file; '' if there is none. Each version is a new file, which has another inode or time. */
function identityOf(file: string): string {
	const { ino, size, mtimeNs } = statSync(file, { bigint: true, throwIfNoEntry: false }) ?? {};
	return ino === undefined ? '' : `${ino} ${size} ${mtimeNs}`;
}

/** Identifies this thread in locks and names of temporary files. */
const SELF = `${process.pid}-${threadId}`;

/** Mode of all files: memories are for their owner alone. */
const PRIVATE = 0o600;

/** Longest wait for a lock in milliseconds, and the time between two attempts. */
const MAX_WAIT = 10_000;
const PAUSE = 5;

/** Age in milliseconds at which a lock is taken for left over, even if a process with its number runs. */
const MAX_LOCK_AGE = 30_000;

/** Age in milliseconds at which a lock without a whole name is left over, of a process that ended while it wrote it. */
const MAX_UNFINISHED_AGE = 1000;

/** Runs a function while no other process changes the file. */
function locked<T>(file: string, run: (owns: () => boolean) => T): T {
	const lock = `${file}.lock`;
	const token = `${SELF} ${randomUUID()}`;
	const owns = (): boolean => contentOf(lock) === token;
	const deadline = performance.now() + MAX_WAIT;
	while (!owns()) {
		try {
			writeFileSync(lock, token, { mode: PRIVATE, flag: 'wx' });
		} catch (cause) {
			if (codeOf(cause) !== 'EEXIST') throw fileError(file, 'cannot be written', cause);
			if (performance.now() > deadline) throw fileError(file, 'is in use by another process', { code: 'EBUSY' });
			removeLeftLock(file, lock);
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
		}
	}
	try {
		return run(owns);
	} finally {
		if (owns()) rmSync(lock, { force: true });
	}
}

/** Removes a lock that is left over. A thread holds one within a call only, so its own one is of a call that failed. */
function removeLeftLock(file: string, lock: string): void {
	const held = contentOf(lock);
	const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
	if (held === undefined || since === undefined) return;
	const pid = /^(\d+)-\d+ \S{36}$/.exec(held)?.[1];
	const isHeld = pid === undefined || (!held.startsWith(`${SELF} `) && isRunning(Number(pid)));
	const maxAge = pid === undefined ? MAX_UNFINISHED_AGE : MAX_LOCK_AGE;
	if ((isHeld && Date.now() - since <= maxAge) || contentOf(lock) !== held) return;
	// Moved away rather than removed, as another process may have replaced it: of those who move it, one gets it.
	const away = `${file}.${SELF}.away.tmp`;
	try {
		renameSync(lock, away);
		if (contentOf(away) !== held) linkSync(away, lock);
	} catch {
		// Another process was first.
	}
	rmSync(away, { force: true });
}

function contentOf(file: string): string | undefined {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return undefined;
	}
}

/** Returns the valid memories of a file, and the path of the copy that was made of it if it is damaged, or null. */
function readMemories(file: string): { memories: readonly Memory[]; aside: string | null } {
	let bytes: Buffer;
	try {
		bytes = readFileSync(file);
	} catch (cause) {
		if (codeOf(cause) === 'ENOENT') return { memories: [], aside: null };
		throw fileError(file, 'cannot be read', cause);
	}
	// Editors on Windows put a byte order mark there.
	const text = bytes.toString().replace(/^\ufeff/, '');
	const json = parseJson(text) ?? salvage(text);
	const { format, version, memories: found } = isRecord(json) ? json : {};
	if (typeof version === 'number' && version > VERSION) {
		const fix = 'use the version of @pinakes/context that wrote it, or name another file';
		const message = `${file} is of version ${version}, this reads up to ${VERSION}: ${fix}. It was left as it is.`;
		throw new PinakesError('format_version', message, file);
	}
	const given: readonly unknown[] = Array.isArray(found) ? found : [];
	const fit = given.filter((memory): memory is Memory => isFit(memory, MEMORY) && (memory as Memory).id !== undefined);
	const byId = new Map([...fit].reverse().map((memory) => [memory.id, memory]));
	const memories = fit.filter((memory) => byId.get(memory.id) === memory);
	const isWhole = format === FORMAT && version === VERSION && given === found && memories.length === given.length;
	return { memories, aside: isWhole ? null : copyDamaged(file, bytes) };
}

/** Returns the memories in the lines of broken JSON, and the version in the first line. */
function salvage(text: string): object {
	const memories = text.split('\n').map((line) => parseJson(line.trim().replace(/,$/, '')));
	return { version: Number(/^.*"version":(\d+)/.exec(text)?.[1]), memories: memories.filter(isRecord) };
}

/** Copies a damaged file under a name for its content, and returns that. */
function copyDamaged(file: string, bytes: Buffer): string {
	const aside = `${file}.damaged-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;
	try {
		flushed(aside, 'w', (handle) => writeFileSync(handle, bytes));
	} catch (cause) {
		throw fileError(file, 'is damaged and cannot be put aside', cause);
	}
	return aside;
}

/** Writes the memories to a temporary file and renames it, so that the file is always complete, and flushes both. */
function write(file: string, memories: readonly Memory[], owns: () => boolean): void {
	const lines = memories.map((memory) => JSON.stringify(memory)).join(',\n');
	const temporary = `${file}.${SELF}.tmp`;
	try {
		const text = `{"format":"${FORMAT}","version":${VERSION},"memories":[\n${lines}\n]}\n`;
		flushed(temporary, 'w', (handle) => writeFileSync(handle, text));
		if (!owns()) throw Object.assign(new Error('the lock was lost'), { code: 'EBUSY' });
		renameSync(temporary, file);
		// Windows cannot open a folder.
		if (process.platform !== 'win32') flushed(dirname(file), 'r', () => undefined);
	} catch (cause) {
		rmSync(temporary, { force: true });
		throw fileError(file, 'cannot be written', cause);
	}
}

function flushed(path: string, flags: string, run: (handle: number) => void): void {
	const handle = openSync(path, flags, PRIVATE);
	try {
		run(handle);
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}

/** Removes temporary files of processes that no longer run. */
function removeLeftovers(file: string): void {
	const folder = dirname(file);
	for (const other of existsSync(folder) ? readdirSync(folder) : []) {
		const [own, pid] = /^(.*)\.(\d+)-\d+\.(?:away\.)?tmp$/.exec(other)?.slice(1) ?? [];
		if (own === basename(file) && !isRunning(Number(pid))) rmSync(join(folder, other), { force: true });
	}
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (cause) {
		return codeOf(cause) === 'EPERM';
	}
}

const codeOf = (cause: unknown): string | undefined => (cause as { code?: string }).code;

function fileError(file: string, what: string, cause: unknown): PinakesError {
	const message = `${file} ${what} (${codeOf(cause) ?? cause}): check the folder and its permissions, or name another file.`;
	return new PinakesError('unreadable_source', message, file);
}
