import type * as FileSystem from 'node:fs';

/** How a call of the file system fails: with an error, having written half, for good, or as the last of a process. */
export interface Fault {
	/** The call that fails, counted from 1. */
	readonly at: number;
	readonly code: string;
	/** `lasting` and `crash` fail all later calls as well; a crash then empties files that were not flushed. */
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
let truncate: (path: string) => void = () => {};

/** Files that were written and not flushed since, and paths of open files. */
const unflushed = new Set<string>();
const opened = new Map<unknown, string>();

/** Returns the module `node:fs` with calls that fail when `runWithFault` says so: for `vi.mock`. */
export function faultyFs(fs: typeof FileSystem): typeof FileSystem {
	truncate = (path) => {
		if (fs.existsSync(path)) fs.truncateSync(path);
	};
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
		const result = call(...args);
		follow(name, args, result);
		return result;
	};
}

function follow(name: string, [first, second]: unknown[], result: unknown): void {
	if (name === 'openSync') opened.set(result, String(first));
	if (/^(?:write|append|copy)/.test(name)) {
		unflushed.add(opened.get(first) ?? String(name.startsWith('copy') ? second : first));
	}
	// One of two names of a file is enough to follow it.
	if (name === 'linkSync' && unflushed.delete(String(first))) unflushed.add(String(second));
	if (name === 'fsyncSync') unflushed.delete(opened.get(first) ?? '');
	if (name !== 'renameSync') return;
	for (const path of [...unflushed].filter((each) => each === first || each.startsWith(`${first}/`))) {
		unflushed.delete(path);
		unflushed.add(String(second) + path.slice(String(first).length));
	}
}

/** Runs something during which one call fails, and returns how many calls there were; what it throws is dropped. */
export async function runWithFault(next: Fault | undefined, run: () => unknown): Promise<number> {
	calls = 0;
	unflushed.clear();
	fault = next;
	try {
		await run();
	} catch (cause) {
		// What is left on the disk is what counts.
		if (next === undefined) throw cause;
	} finally {
		fault = undefined;
	}
	if (next?.kind === 'crash') unflushed.forEach(truncate);
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
