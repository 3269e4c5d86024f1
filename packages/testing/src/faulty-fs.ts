import type * as FileSystem from 'node:fs';
import { dirname } from 'node:path';

/** How a call of the file system fails: with an error, having written half, for good, or as the last of a process. */
export interface Fault {
	/** The call that fails, counted from 1. */
	readonly at: number;
	readonly code: string;
	/** `lasting` and `crash` fail all later calls as well; a crash then empties files, and undoes renames, that were not flushed. */
	readonly kind: 'error' | 'short' | 'lasting' | 'crash';
}

const NAMES = [
	...(['openSync', 'fsyncSync', 'closeSync', 'writeFileSync', 'appendFileSync', 'readFileSync', 'mkdirSync'] as const),
	...(['readdirSync', 'lstatSync', 'statSync', 'renameSync', 'rmdirSync', 'unlinkSync', 'linkSync'] as const),
	...(['copyFileSync', 'cpSync', 'rmSync', 'realpathSync', 'utimesSync', 'readSync', 'writeSync'] as const),
];

let fault: Fault | undefined;
let calls = 0;
let injected = 0;
let interruption: { readonly at: number; readonly run: () => void } | undefined;
let original: typeof FileSystem | undefined;

/** Files that were written and not flushed since, and paths of open files. */
const unflushed = new Set<string>();
const opened = new Map<unknown, string>();

/** A rename after which neither its folders were flushed nor anything else was changed, and the file that it replaced. */
interface Rename {
	readonly from: string;
	readonly to: string;
	readonly replaced: Uint8Array | undefined;
}

/** In the order in which they happened. */
let renames: Rename[] = [];

/** Returns the module `node:fs` with calls that fail when `runWithFault` says so: for `vi.mock`. */
export function faultyFs(fs: typeof FileSystem): typeof FileSystem {
	original = fs;
	const failing = NAMES.map((name) => [name, failingCall(name, fs[name] as Call)]);
	return { ...fs, ...Object.fromEntries(failing) };
}

type Call = (...args: unknown[]) => unknown;

function failingCall(name: string, call: Call): Call {
	return (...args) => {
		calls++;
		if (calls === interruption?.at) interruption.run();
		const isDown = (fault?.kind === 'crash' || fault?.kind === 'lasting') && calls > fault.at;
		if (fault !== undefined && (calls === fault.at || isDown)) {
			if (!isDown) injected++;
			const [file, content] = args;
			if (fault.kind === 'short' && /^(?:write|append)/.test(name))
				call(file, Buffer.from(content as never).subarray(0, 3));
			// As on Linux: a file is closed also where closing it fails.
			if (name === 'closeSync') call(file);
			throw Object.assign(new Error(`${fault.code}: ${name}`), { code: fault.code });
		}
		const replaced = name === 'renameSync' ? fileAt(args[1]) : undefined;
		const result = call(...args);
		follow(name, args, result);
		if (name === 'renameSync') renames.push({ from: String(args[0]), to: String(args[1]), replaced });
		return result;
	};
}

/** Calls that change what is on the disk, and are not undone: a journal has all before them. */
const CHANGES = /^(?:write|append|copy|cp|rm|unlink|link|mkdir)/;

function follow(name: string, [first, second]: unknown[], result: unknown): void {
	if (CHANGES.test(name)) renames = [];
	if (name === 'openSync') opened.set(result, String(first));
	if (/^(?:write|append|copy)/.test(name)) {
		unflushed.add(opened.get(first) ?? String(name.startsWith('copy') ? second : first));
	}
	// One of two names of a file is enough to follow it.
	if (name === 'linkSync' && unflushed.delete(String(first))) unflushed.add(String(second));
	if (name === 'fsyncSync') {
		const path = opened.get(first) ?? '';
		unflushed.delete(path);
		renames = renames.filter(({ from, to }) => dirname(from) !== path && dirname(to) !== path);
	}
	if (name !== 'renameSync') return;
	for (const path of [...unflushed].filter((each) => each === first || each.startsWith(`${first}/`))) {
		unflushed.delete(path);
		unflushed.add(String(second) + path.slice(String(first).length));
	}
}

function fileAt(path: unknown): Uint8Array | undefined {
	const isFile = original?.statSync(String(path), { throwIfNoEntry: false })?.isFile();
	return isFile ? original?.readFileSync(String(path)) : undefined;
}

/** Leaves what a file system with an ordered journal has after a power failure. */
function losePower(fs: typeof FileSystem): void {
	for (const path of unflushed) if (fs.existsSync(path)) fs.truncateSync(path);
	for (const { from, to, replaced } of renames.reverse()) {
		fs.renameSync(to, from);
		if (replaced !== undefined) fs.writeFileSync(to, replaced);
	}
}

/** Runs something during which one call fails, and returns how many calls there were; what it throws is dropped. */
export async function runWithFault(next: Fault | undefined, run: () => unknown): Promise<number> {
	calls = 0;
	unflushed.clear();
	renames = [];
	fault = next;
	try {
		await run();
	} catch (cause) {
		// What is left on the disk is what counts.
		if (next === undefined) throw cause;
	} finally {
		fault = undefined;
	}
	if (next?.kind === 'crash' && original) losePower(original);
	return calls;
}

/** Runs something during which other work is done before one call, counted from 1. */
export function runInterrupted(at: number, work: () => void, run: () => void): void {
	calls = 0;
	interruption = {
		at,
		run() {
			interruption = undefined;
			work();
		},
	};
	try {
		run();
	} finally {
		interruption = undefined;
	}
}

/** Returns how many faults were injected so far. */
export function injectedFaults(): number {
	return injected;
}

/** Every fault of calls up to a number; only each `step`-th, in turn, to take less time. */
export function faultsOf(callCount: number, step: number): Fault[] {
	const kinds = [
		...['EIO', 'ENOSPC', 'EMFILE', 'EACCES', 'EPERM', 'EROFS', 'EBUSY'].map((code) => ({
			code,
			kind: 'error' as const,
		})),
		...['ENOSPC', 'EIO', 'EROFS', 'EMFILE', 'EACCES', 'EPERM'].map((code) => ({ code, kind: 'lasting' as const })),
		...['ENOSPC', 'EIO'].map((code) => ({ code, kind: 'short' as const })),
		{ code: 'EIO', kind: 'crash' as const },
	];
	const faults = Array.from({ length: callCount }, (_, i) => kinds.map((kind) => ({ at: i + 1, ...kind }))).flat();
	// Coprime to the number of kinds, so that each kind has its turn.
	return faults.filter((_, i) => i % step === 0);
}
