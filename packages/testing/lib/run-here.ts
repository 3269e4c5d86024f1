import { Readable, Writable } from 'node:stream';

/** What a program that runs in this process has of the system. */
interface System {
	readonly stdin: Readable;
	readonly stdout: Writable;
	readonly stderr: Writable;
	readonly env: NodeJS.ProcessEnv;
	interrupted(): AbortSignal;
}

/** A program as a function of its arguments and the system, which returns its exit code. */
type Program = (args: readonly string[], system: System) => Promise<number>;

export interface Settings {
	/** Working folder. Programs of which one begins while another runs have the same. */
	readonly cwd?: string | undefined;
	/** Variables that differ from those of the tests. */
	readonly env?: NodeJS.ProcessEnv;
	/** Standard input; default nothing. */
	readonly stdin?: Readable;
}

/** The result of a program. */
export interface Run {
	readonly code: number;
	readonly stdout: string;
	readonly stderr: string;
	/** Both, in the order in which they were printed. */
	readonly printed: string;
	/** The lines of standard output. */
	readonly lines: readonly string[];
	/** Parses standard output as JSON Lines. */
	json(): unknown[];
}

/** A program that runs in this process. */
export interface Running {
	/** Returns what it prints until a text fits, after what was waited for before. */
	until(pattern: RegExp): Promise<string>;
	/** Interrupts it. */
	end(): Promise<Run>;
	readonly ended: Promise<Run>;
}

/** Starts a program in this process, which takes a small part of the time that a process of its own would. */
export function startHere(program: Program, args: readonly string[], settings: Settings = {}): Running {
	const { cwd, env, stdin = Readable.from([]) } = settings;
	const said = { stdout: '', stderr: '', printed: '' };
	let seen = 0;
	let look = (): void => {};
	const streamOf = (name: 'stdout' | 'stderr'): Writable =>
		new Writable({
			decodeStrings: false,
			write(text, _, done) {
				said[name] += text;
				said.printed += text;
				look();
				done();
			},
		});
	const controller = new AbortController();
	const run = async (): Promise<Run> => {
		const before = process.cwd();
		if (cwd !== undefined) process.chdir(cwd);
		try {
			const [stdout, stderr] = [streamOf('stdout'), streamOf('stderr')];
			const system = { stdin, stdout, stderr, env: { ...process.env, ...env }, interrupted: () => controller.signal };
			const code = await program(args, system);
			const lines = said.stdout.split('\n').slice(0, -1);
			return { ...said, code, lines, json: () => lines.map((line) => JSON.parse(line) as unknown) };
		} finally {
			process.chdir(before);
		}
	};
	const ended = run();
	return {
		until: (pattern) =>
			new Promise((resolve, reject) => {
				look = () => {
					const found = pattern.exec(said.printed.slice(seen));
					if (found === null) return;
					const end = seen + found.index + found[0].length;
					resolve(said.printed.slice(seen, end));
					seen = end;
					look = () => {};
				};
				look();
				const fail = (): void => reject(new Error(`the program ended without ${pattern}: ${said.printed}`));
				ended.then(fail, fail);
			}),
		end() {
			controller.abort();
			return ended;
		},
		ended,
	};
}
