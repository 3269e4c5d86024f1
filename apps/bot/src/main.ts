import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { UsageError } from '@pinakes/command-line/definition';
import { processSystem, type System } from '@pinakes/command-line/system';
import { fragmentTable, type Trace } from '@pinakes/context';
import { openMemoryFile } from '@pinakes/context/node';
import { openIndex, PinakesError } from '@pinakes/query';
import { oneLine } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { answer, createBot } from './bot.ts';
import { completeBy, endpointSettings } from './endpoint.ts';
import { MESSAGES } from './messages.ts';
import { GAME_WORDS } from './minecraft/words.ts';
import { HELP, type Options, readOptions } from './options.ts';
import { UTC_OFFSET } from './prompt.ts';
import type { Bot } from './session.ts';
import { safeText } from './text.ts';

const DEFAULT_BUDGET = 1000;

/** Milliseconds after which the process exits despite open connections. */
const LAST_MOMENT = 1000;

/**
 * Runs the bot.
 *
 * @param args arguments after the program's name
 * @param system what it reads and writes
 * @returns exit code: 0; 1 if the server can no longer be reached; 2 for wrong usage or unusable files
 */
export async function main(args: readonly string[], system: System = processSystem('pinakes-bot')): Promise<number> {
	const note = (line: string) => system.stderr.write(`pinakes-bot: ${oneLine(line)}\n`);
	try {
		if (args.includes('--help') || args.includes('-h')) {
			system.stdout.write(HELP);
			return 0;
		}
		return await run(readOptions(args), system, note);
	} catch (cause) {
		if (!(cause instanceof UsageError || cause instanceof PinakesError)) throw cause;
		note(cause.message);
		return 2;
	}
}

async function run(options: Options, system: System, note: Note): Promise<number> {
	const bot = await openBot(options, system.env, note);
	const say = MESSAGES[options.lang ?? 'en'];
	if (bot.complete === undefined) note(`${say.noModel} ${say.modelHint}`);
	if (options.server === undefined) {
		await chat(bot, options.player, options.task, system);
		return 0;
	}
	// Loaded on demand, as it takes a second and 100 MB.
	const { play } = await import('./minecraft/play.ts');
	const { server, username, retry: backOff, attempts, pace, task = say.defaultTask } = options;
	const signal = system.interrupted();
	const isEnded = await play(bot, { ...server, username, backOff, attempts, task, pace, signal, log: note });
	// A pending connection may keep the process alive for a minute.
	setTimeout(() => process.exit(), LAST_MOMENT).unref();
	return isEnded ? 0 : 1;
}

type Note = (line: string) => void;

async function openBot(options: Options, env: NodeJS.ProcessEnv, note: Note): Promise<Bot> {
	const { username, memory, shared, index, budget = DEFAULT_BUDGET, lang, timeout, traces, isVerbose } = options;
	const endpoint = endpointSettings(env);
	const memories = openMemoryFile(memory, { vocabulary: GAME_WORDS, utcOffset: UTC_OFFSET });
	if (memories.aside !== null)
		note(`${memory} was damaged: ${memories.size} memories could be read, and ${memories.aside} is a copy.`);
	const write = traces === undefined ? undefined : traceWriter(traces);
	return createBot({
		name: username,
		memories,
		shared,
		complete: endpoint && completeBy(endpoint, timeout),
		host: endpoint?.url.host,
		index: index === undefined ? undefined : await openIndex(directorySource(index)),
		budget,
		lang,
		onTrace: (player, trace) => {
			if (isVerbose) logTrace(player, trace, note);
			try {
				write?.(player, trace);
			} catch (cause) {
				note(`a trace is lost: ${(cause as Error).message}`);
			}
		},
		onProblem: note,
	});
}

function logTrace(player: string, trace: Trace, note: Note): void {
	for (const line of fragmentTable(trace).split('\n')) note(`${player}: ${line}`);
	for (const { message } of trace.warnings) note(`${player}: ${message}`);
}

/** Matches a line of a channel, with its speaker. */
const SPOKEN = /^([\p{L}\p{N}_-]{1,32})[:：]\s+(.+)$/su;

/**
 * Answers the lines of the input in order, until it ends. In a channel that shares its memories, `NAME: TEXT` is what
 * NAME says.
 */
export async function chat(
	bot: Bot,
	player: string,
	task: string | undefined,
	system: Pick<System, 'stdin' | 'stdout'>,
) {
	const { stdin: input, stdout: output } = system;
	const prompt = input.isTTY === true ? `${player}> ` : '';
	const lines = createInterface({ input, output: input.isTTY === true ? output : undefined, prompt });
	lines.prompt();
	for await (const line of lines) {
		if (line.trim() !== '') {
			const [, speaker = player, said = line] = (bot.shared === undefined ? null : SPOKEN.exec(line)) ?? [];
			const message = { player: speaker, text: said, isWhisper: bot.shared === undefined };
			const text = await answer(bot, message, { task });
			output.write(`${prompt === '' ? '' : `${bot.name}> `}${safeText(text)}\n`);
		}
		if (prompt !== '') lines.prompt();
	}
}

/** Digits of the number at the beginning of a file name. */
const DIGITS = 5;

/**
 * Creates a function that writes traces to a folder, each to a file such as `00001-Alice.json`, for `pinakes ctx
 * --replay`. As they contain messages of players, only the owner of the process may read them.
 *
 * @returns a function that writes a trace, and throws errors of the file system
 * @throws UsageError if the folder cannot be created
 */
function traceWriter(folder: string): (player: string, trace: Trace) => void {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	} catch (cause) {
		throw new UsageError(`--traces ${folder} is not a folder that can be written to: ${(cause as Error).message}`);
	}
	// Numbering continues after earlier runs, so that their traces are not overwritten.
	let count = Math.max(0, ...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0));
	return (player, trace) => {
		count += 1;
		const name = `${String(count).padStart(DIGITS, '0')}-${player.replace(/[^\p{L}\p{N}_-]/gu, '_').slice(0, 32)}.json`;
		writeFileSync(join(folder, name), `${JSON.stringify(trace, null, '\t')}\n`, { mode: 0o600 });
	};
}
