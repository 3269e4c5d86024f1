import type * as FileSystem from 'node:fs';
import { dirname } from 'node:path';

/** A failure of a file system call: with an error, after half a write, permanently, or by a crash of the process. */
interface Fault {
	/** Number of the call that fails, from 1. */
	readonly at: number;
	readonly code: string;
	/**
	 * `lasting` and `crash` make all later calls fail too. A crash also empties files and undoes renames that were not
	 * flushed.
	 */
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

/** Files with unflushed changes; `opened` has the paths of open files by descriptor. */
const unflushed = new Set<string>();
const opened = new Map<unknown, string>();

/** A rename that is not yet durable, with the content of the file that it replaced. */
interface Rename {
	readonly from: string;
	readonly to: string;
	readonly replaced: Uint8Array | undefined;
}

/** Renames that are not yet durable, oldest first. */
let renames: Rename[] = [];

/** Returns the module `node:fs` with calls that fail as `runWithFault` requests. For `vi.mock`. */
export function faultyFs(fs: typeof FileSystem): typeof FileSystem {
	original = fs;
	// With `realpathSync.native`.
	const failing = NAMES.map((name) => [name, Object.assign(failingCall(name, fs[name] as Call), fs[name])]);
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
			// As on Linux, a file is closed even if closing it fails.
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

/** Matches calls that make earlier renames durable, as in a file system with an ordered journal. */
const CHANGES = /^(?:write|append|copy|cp|rm|unlink|link|mkdir)/;

function follow(name: string, [first, second]: unknown[], result: unknown): void {
	if (CHANGES.test(name)) renames = [];
	if (name === 'openSync') opened.set(result, String(first));
	if (/^(?:write|append|copy)/.test(name)) {
		unflushed.add(opened.get(first) ?? String(name.startsWith('copy') ? second : first));
	}
	// One name of a file is enough to track it.
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

/** Simulates a power failure on a file system with an ordered journal. */
function losePower(fs: typeof FileSystem): void {
	for (const path of unflushed) if (fs.existsSync(path)) fs.truncateSync(path);
	for (const { from, to, replaced } of renames.reverse()) {
		fs.renameSync(to, from);
		if (replaced !== undefined) fs.writeFileSync(to, replaced);
	}
}

/** Runs a function with one failing call, ignores its exceptions, and returns the number of calls. */
export async function runWithFault(next: Fault | undefined, run: () => unknown): Promise<number> {
	calls = 0;
	unflushed.clear();
	renames = [];
	fault = next;
	try {
		await run();
	} catch (cause) {
		// Tests check only what is left on the disk.
		if (next === undefined) throw cause;
	} finally {
		fault = undefined;
	}
	if (next?.kind === 'crash' && original) losePower(original);
	return calls;
}

/** Runs a function, and other work just before its call with a number, from 1. */
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

/** Returns the number of faults injected so far. */
export function injectedFaults(): number {
	return injected;
}

/** Returns all faults of calls up to a number; with `step`, only every `step`-th, to save time. */
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
	// Coprime to the number of kinds, so that all kinds occur.
	return faults.filter((_, i) => i % step === 0);
}
