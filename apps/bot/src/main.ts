import { UsageError } from '@pinakes/command-line/usage-error';
import { fragmentLines, type Trace } from '@pinakes/context';
import { openMemoryFile } from '@pinakes/context/node';
import { openIndex, PinakesError } from '@pinakes/query';
import { lookUpSource } from '@pinakes/query/node';
import { createBot } from './bot.ts';
import { completeBy } from './endpoint/complete.ts';
import { endpointSettings } from './endpoint/settings.ts';
import { MESSAGES } from './messages.ts';
import { MEMORY_WORDS } from './minecraft/words.ts';
import { HELP, type Options, readOptions } from './options.ts';
import type { Bot } from './parts.ts';
import { chat } from './terminal.ts';
import { safeLine } from './text.ts';
import { traceWriter } from './traces.ts';

/** Default budget of a prompt, in tokens. */
const DEFAULT_BUDGET = 1000;

/** Milliseconds after which the process exits despite open connections. */
const LAST_MOMENT = 1000;

/**
 * Runs the bot.
 *
 * @param args arguments after the program's name
 * @returns exit code: 0; 1 if the server can no longer be reached; 2 for wrong usage or unusable files
 */
export async function main(args: readonly string[]): Promise<number> {
	try {
		if (args.includes('--help') || args.includes('-h')) {
			process.stdout.write(HELP);
			return 0;
		}
		return await run(readOptions(args));
	} catch (cause) {
		if (!(cause instanceof UsageError || cause instanceof PinakesError)) throw cause;
		note(cause.message);
		return 2;
	}
}

async function run(options: Options): Promise<number> {
	const bot = await openBot(options);
	const say = MESSAGES[options.lang ?? 'en'];
	if (bot.complete === undefined) note(`${say.noModel} ${say.modelHint}`);
	if (options.server === undefined) {
		// A closed pipe is not an error.
		process.stdout.on('error', () => process.exit());
		await chat(bot, options.player, options.task, { input: process.stdin, output: process.stdout });
		return 0;
	}
	const ending = new AbortController();
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
	// Loaded on demand, as it takes a second and 100 MB.
	const { play } = await import('./minecraft/play.ts');
	const { attempts, ...backOff } = options.retry;
	const { server, username, pace, task = say.defaultTask } = options;
	const isEnded = await play(bot, {
		...server,
		username,
		backOff,
		attempts,
		task,
		pace,
		signal: ending.signal,
		log: note,
	});
	// A pending connection may keep the process alive for a minute.
	setTimeout(() => process.exit(), LAST_MOMENT).unref();
	return isEnded ? 0 : 1;
}

async function openBot({ username, memory, index, budget, lang, timeout, traces, isVerbose }: Options): Promise<Bot> {
	const endpoint = endpointSettings(process.env);
	const memories = openMemoryFile(memory, { vocabulary: MEMORY_WORDS });
	if (memories.aside !== null)
		note(`${memory} was damaged: ${memories.size} memories could be read, and ${memories.aside} is a copy.`);
	const write = traces === undefined ? undefined : traceWriter(traces);
	return createBot({
		name: username,
		memories,
		complete: endpoint && completeBy(endpoint, timeout),
		host: endpoint?.url.host,
		index: index === undefined ? undefined : await openIndex(lookUpSource(index)),
		budget: budget ?? DEFAULT_BUDGET,
		lang,
		onTrace: (player, trace) => {
			if (isVerbose) logTrace(player, trace);
			try {
				write?.(player, trace);
			} catch (cause) {
				note(`a trace is lost: ${(cause as Error).message}`);
			}
		},
		onProblem: note,
	});
}

function logTrace(player: string, trace: Trace): void {
	for (const line of fragmentLines(trace)) note(`${player}: ${line}`);
	for (const { message } of trace.warnings) note(`${player}: ${message}`);
}

function note(line: string): void {
	process.stderr.write(`pinakes-bot: ${safeLine(line)}\n`);
}
