import { randomUUID } from 'node:crypto';
import {
	chmodSync,
	closeSync,
	copyFileSync,
	existsSync,
	fsyncSync,
	linkSync,
	openSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { threadId } from 'node:worker_threads';
import { PinakesError } from '@pinakes/query';
import { isRecord, parseJson } from '@pinakes/query/internal';
import { type Memory, type MemoryStore, STORED_MEMORY } from './memory/memory.ts';
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
 * and its valid memories are kept. Several processes may use a file: each change is made to the file as it is, under a
 * lock, and each call sees what others wrote before it.
 *
 * @param path the file; it is created with the first memory, for its owner alone
 * @throws PinakesError `format_version` if a newer version wrote the file; `unreadable_source` if it cannot be read,
 * and from `add` and `remove` if it cannot be written, in which case nothing changes
 */
export function openMemoryFile(path: string, options: MemoryStoreOptions = {}): MemoryFile {
	const file = resolve(path);
	removeLeftovers(file);
	let identity = identityOf(file);
	const { memories, isDamaged } = readMemories(file);
	let store = createMemoryStore(memories, options);
	const aside = isDamaged ? locked(file, (owns) => putAside(file, store.list(), owns)) : null;
	if (isDamaged) identity = identityOf(file);

	/** Returns the store as it is in the file. */
	function current(): MemoryStore {
		const found = identityOf(file);
		if (found === identity) return store;
		const read = readMemories(file);
		const known = store.list();
		if (read.isDamaged) copyDamaged(file);
		if (known.every((memory, i) => JSON.stringify(memory) === JSON.stringify(read.memories[i]))) {
			store.add(...read.memories.slice(known.length));
		} else {
			// What is known of a file that was damaged or deleted meanwhile is written again with the next change.
			const ids = new Set(read.memories.map(({ id }) => id));
			const lost = read.isDamaged || found === '' ? known.filter(({ id }) => !ids.has(id)) : [];
			store = createMemoryStore([...read.memories, ...lost], options);
		}
		identity = found;
		return store;
	}

	function save(memories: readonly Memory[], owns: () => boolean): void {
		write(file, memories, owns);
		identity = identityOf(file);
	}

	return {
		get size() {
			return current().size;
		},
		aside,
		add: (...added) =>
			locked(file, (owns) => {
				const stored = current().add(...added);
				try {
					save(store.list(), owns);
				} catch (cause) {
					for (const { id } of stored) store.remove(id);
					throw cause;
				}
				return stored;
			}),
		remove: (id) =>
			locked(file, (owns) => {
				if (current().get(id) === undefined) return false;
				const others = store.list().filter((memory) => memory.id !== id);
				save(others, owns);
				return store.remove(id);
			}),
		get: (id) => current().get(id),
		list: (player) => current().list(player),
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

/** Longest wait for a lock in milliseconds, and the time between two attempts. */
const MAX_WAIT = 10_000;
const PAUSE = 5;

/** Age in milliseconds at which a lock is taken for left over, even if a process with its number runs. */
const MAX_LOCK_AGE = 30_000;

/** Runs a function while no other process changes the file. */
function locked<T>(file: string, run: (owns: () => boolean) => T): T {
	const lock = `${file}.lock`;
	const token = `${SELF} ${randomUUID()}`;
	const deadline = performance.now() + MAX_WAIT;
	while (!tryLock(file, lock, token)) {
		if (performance.now() > deadline) throw fileError(file, 'is in use by another process', { code: 'EBUSY' });
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
	}
	const owns = (): boolean => contentOf(lock) === token;
	try {
		return run(owns);
	} finally {
		if (owns()) rmSync(lock, { force: true });
	}
}

/** Creates the lock, complete from the start as another process may read it at once. Removes one that is left over. */
function tryLock(file: string, lock: string, token: string): boolean {
	const own = `${lock}.${SELF}.tmp`;
	try {
		writeFileSync(own, token, { mode: PRIVATE });
		linkSync(own, lock);
		return true;
	} catch (cause) {
		if ((cause as { code?: string }).code !== 'EEXIST') throw fileError(file, 'cannot be written', cause);
	} finally {
		rmSync(own, { force: true });
	}
	const held = contentOf(lock);
	const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
	if (held === undefined || since === undefined) return false;
	// A thread holds a lock within a call only, so its own one is of a call that failed.
	const isOwn = held.startsWith(`${SELF} `);
	const isLeft = isOwn || !isRunning(Number.parseInt(held, 10)) || Date.now() - since > MAX_LOCK_AGE;
	// Moved away rather than removed, as another process may have replaced it: of those who move it, one gets it.
	const away = `${lock}.${SELF}.away.tmp`;
	if (isLeft && contentOf(lock) === held) {
		try {
			renameSync(lock, away);
			if (contentOf(away) !== held) linkSync(away, lock);
		} catch {
			// Another process was first.
		}
		rmSync(away, { force: true });
	}
	return false;
}

function contentOf(file: string): string | undefined {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return undefined;
	}
}

function readMemories(file: string): { memories: Memory[]; isDamaged: boolean } {
	let text: string;
	try {
		text = readFileSync(file, 'utf8');
	} catch (cause) {
		if ((cause as { code?: string }).code === 'ENOENT') return { memories: [], isDamaged: false };
		throw fileError(file, 'cannot be read', cause);
	}
	// Editors on Windows put a byte order mark there.
	const whole = text.replace(/^\ufeff/, '');
	const json = parseJson(whole) ?? salvage(whole);
	if (!isRecord(json) || !Array.isArray(json.memories)) return { memories: [], isDamaged: true };
	if (typeof json.version === 'number' && json.version > VERSION) {
		const fix = 'use the version of @pinakes/context that wrote it, or name another file';
		const message = `${file} is of version ${json.version}, this reads up to ${VERSION}: ${fix}. It was left as it is.`;
		throw new PinakesError('format_version', message, file);
	}
	const ids = new Set<string>();
	const memories = (json.memories as unknown[]).filter((memory): memory is Memory => {
		if (!isFit(memory, STORED_MEMORY)) return false;
		const { id } = memory as Memory;
		if (ids.has(id)) return false;
		ids.add(id);
		return true;
	});
	const isWhole = json.format === FORMAT && json.version === VERSION && memories.length === json.memories.length;
	return { memories, isDamaged: !isWhole };
}

/** Returns the memories in the lines of broken JSON, and the version in the first line if it is newer. */
function salvage(text: string): object {
	const lines = text.split('\n');
	const version = Number(/"version":(\d+)/.exec(lines[0] as string)?.[1]);
	const memories = lines
		.map((line) => parseJson(line.trim().replace(/,$/, '')))
		.filter((memory) => memory !== undefined);
	return { memories, ...(version > VERSION ? { version } : {}) };
}

/** Copies a damaged file, writes its valid memories in its place, and returns the path of the copy. */
function putAside(file: string, memories: readonly Memory[], owns: () => boolean): string {
	const aside = copyDamaged(file);
	write(file, memories, owns);
	return aside;
}

/** Copies a damaged file to an unused name and returns it. */
function copyDamaged(file: string): string {
	let number = 1;
	while (existsSync(`${file}.damaged-${number}`)) number++;
	const aside = `${file}.damaged-${number}`;
	try {
		copyFileSync(file, aside);
		chmodSync(aside, PRIVATE);
	} catch (cause) {
		throw fileError(file, 'is damaged and cannot be put aside', cause);
	}
	return aside;
}

/** Mode of all files: memories are for their owner alone. */
const PRIVATE = 0o600;

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
	const name = basename(file);
	if (!existsSync(folder)) return;
	for (const other of readdirSync(folder)) {
		const pid = other.startsWith(`${name}.`)
			? /^(?:lock\.)?(\d+)-\d+\.(?:away\.)?tmp$/.exec(other.slice(name.length + 1))?.[1]
			: undefined;
		if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, other), { force: true });
	}
}

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (cause) {
		return (cause as { code?: string }).code === 'EPERM';
	}
}

function fileError(file: string, what: string, cause: unknown): PinakesError {
	const code = (cause as { code?: string }).code ?? String(cause);
	const message = `${file} ${what} (${code}): check the folder and its permissions, or name another file.`;
	return new PinakesError('unreadable_source', message, file);
}
