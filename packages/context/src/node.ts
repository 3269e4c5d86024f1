import {
	closeSync,
	copyFileSync,
	existsSync,
	fsyncSync,
	openSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { PinakesError } from '@pinakes/query';
import { isRecord, parseJson } from '@pinakes/query/internal';
import { type Memory, type MemoryStore, type NewMemory, problemOf } from './memory/memory.ts';
import { createMemoryStore, type MemoryStoreOptions } from './memory/store.ts';

/** A memory store in a JSON file. */
export interface MemoryFile extends MemoryStore {
	/** Path of the copy of a damaged file that was made when the store was opened, or null. */
	readonly aside: string | null;
}

const FORMAT = 'pinakes-memories';
const VERSION = 1;

/**
 * Opens a memory store in a JSON file. Changes are atomic and on disk when the call returns. A damaged file is copied,
 * and its valid memories are kept. Only one process at a time may write the file.
 *
 * @param path the file; it is created with the first memory
 * @throws PinakesError `format_version` if a newer version wrote the file; `unreadable_source` if it cannot be read,
 * and from `add` and `remove` if it cannot be written, in which case nothing changes
 */
export function openMemoryFile(path: string, options: MemoryStoreOptions = {}): MemoryFile {
	const file = resolve(path);
	removeLeftovers(file);
	const { memories, isDamaged } = readMemories(file);
	const aside = isDamaged ? copyDamaged(file) : null;
	const store = createMemoryStore(memories, options);
	if (aside !== null) write(file, store.list());
	return {
		get size() {
			return store.size;
		},
		aside,
		add(...added: readonly NewMemory[]) {
			const stored = store.add(...added);
			try {
				write(file, store.list());
			} catch (cause) {
				for (const { id } of stored) store.remove(id);
				throw cause;
			}
			return stored;
		},
		remove(id) {
			const others = store.list().filter((memory) => memory.id !== id);
			if (others.length === store.size) return false;
			write(file, others);
			return store.remove(id);
		},
		get: (id) => store.get(id),
		list: (player) => store.list(player),
		search: (query) => store.search(query),
	};
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
		if (problemOf(memory) !== undefined) return false;
		const { id } = memory as NewMemory;
		if (id === undefined || ids.has(id)) return false;
		ids.add(id);
		return true;
	});
	const isWhole = json.format === FORMAT && json.version === VERSION && memories.length === json.memories.length;
	return { memories, isDamaged: !isWhole };
}

/**
 * Returns the memories in the lines of broken JSON, any of which a person may have edited. `version` is that of the
 * first line if it is of a newer version.
 */
function salvage(text: string): object {
	const lines = text.split('\n');
	const version = Number(/"version":(\d+)/.exec(lines[0] as string)?.[1]);
	const memories = lines
		.map((line) => parseJson(line.trim().replace(/,$/, '')))
		.filter((memory) => memory !== undefined);
	return { memories, ...(version > VERSION ? { version } : {}) };
}

/**
 * Copies a damaged file to an unused name and returns it. The file itself stays until its valid memories are written.
 */
function copyDamaged(file: string): string {
	let number = 1;
	while (existsSync(`${file}.damaged-${number}`)) number++;
	const aside = `${file}.damaged-${number}`;
	try {
		copyFileSync(file, aside);
	} catch (cause) {
		throw fileError(file, 'is damaged and cannot be put aside', cause);
	}
	return aside;
}

/** Writes the memories to a temporary file and renames it, so that the file is always complete. */
function write(file: string, memories: readonly Memory[]): void {
	const lines = memories.map((memory) => JSON.stringify(memory)).join(',\n');
	const temporary = `${file}.${process.pid}.tmp`;
	try {
		const handle = openSync(temporary, 'w');
		try {
			writeFileSync(handle, `{"format":"${FORMAT}","version":${VERSION},"memories":[\n${lines}\n]}\n`);
			fsyncSync(handle);
		} finally {
			closeSync(handle);
		}
		renameSync(temporary, file);
	} catch (cause) {
		rmSync(temporary, { force: true });
		throw fileError(file, 'cannot be written', cause);
	}
}

/** Removes temporary files of processes that no longer run. */
function removeLeftovers(file: string): void {
	const folder = dirname(file);
	const name = basename(file);
	if (!existsSync(folder)) return;
	for (const other of readdirSync(folder)) {
		const pid = other.startsWith(`${name}.`) ? /^(\d+)\.tmp$/.exec(other.slice(name.length + 1))?.[1] : undefined;
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
