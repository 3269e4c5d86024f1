import { once } from 'node:events';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { UsageError } from '@pinakes/command-line/definition';
import type { System } from '@pinakes/command-line/system';
import { PinakesError } from '@pinakes/query';
import { visible } from '@pinakes/query/internal';
import { currentIndex } from './index/current-index.ts';
import { locateIndex, type RemoteSettings } from './index/locate-index.ts';
import { type McpArguments, TOKEN_VARIABLE } from './options.ts';
import type { HttpSettings } from './server/http.ts';
import { boundedLines, MAX_LINE_BYTES } from './server/lines.ts';
import { createServer, TOOLS } from './server/server.ts';

export interface Settings extends RemoteSettings {
	/** The folder or the address of the index. */
	readonly index: string;
	/** Over HTTP; else over standard input and output. */
	readonly http: HttpSettings | undefined;
	/** Characters of a result at most, as JSON. */
	readonly maxChars: number;
	/** Names of the only tools there are. */
	readonly tools?: readonly string[] | undefined;
}

/** Milliseconds for one file of an index at an address, and between questions whether it changed. */
const TIME_LIMIT = 10_000;
const REFRESH_AFTER = 5_000;

/**
 * The settings that options and environment ask for.
 *
 * @throws UsageError for an unusable token, and for --port without --http
 */
export function settingsOf({ options, isGiven }: McpArguments, environment: NodeJS.ProcessEnv): Settings {
	const { index, http, port, 'max-chars': maxChars, tools } = options;
	if (!http && isGiven('port')) throw new UsageError('--port is for HTTP: add --http.');
	return {
		index,
		http: http ? { port, token: tokenOf(environment[TOKEN_VARIABLE]) } : undefined,
		maxChars,
		tools: tools === undefined ? undefined : toolNames(tools),
		timeLimit: TIME_LIMIT,
		refreshAfter: REFRESH_AFTER,
	};
}

/** The names of tools, which may be typed without `pinakes_`. */
function toolNames(typed: string): string[] {
	const known = TOOLS.map(({ name }) => name);
	const given = typed.split(',').flatMap((name) => name.trim() || []);
	return given.map((name) => {
		const found = known.find((one) => [name, `pinakes_${name}`].includes(one));
		if (found !== undefined) return found;
		throw new UsageError(`There is no tool ${name}: --tools takes names from ${known.join(', ')}.`);
	});
}

function tokenOf(variable: string | undefined): string | undefined {
	const token = variable?.trim();
	// A header can hold visible ASCII only.
	if (token === undefined || /^[!-~]+$/.test(token)) return token;
	throw new UsageError(`${TOKEN_VARIABLE} holds no token: give it letters, digits and signs, without spaces.`);
}

/** A server that runs. */
export interface Serving {
	/** The index that it serves, without a password. */
	readonly name: string;
	/** Where HTTP clients reach it; undefined over standard input and output. */
	readonly url: string | undefined;
	/** Resolves when the client has gone, or `close` was called. */
	readonly ended: Promise<void>;
	close(): Promise<void>;
}

/**
 * Serves an index over MCP. An index that cannot be opened yet is no reason not to start: calls say what is wrong, and
 * answer as soon as it is there.
 *
 * @param report called with what the people who run the server should know
 * @param streams of a client, unless it is served over HTTP
 * @throws UsageError where HTTP cannot be served on the port
 */
export async function serve(
	settings: Settings,
	report: (message: string) => void,
	{ stdin, stdout }: Pick<System, 'stdin' | 'stdout'> = process,
): Promise<Serving> {
	const current = currentIndex(locateIndex(settings.index, settings), report);
	const toolSettings = { maxChars: settings.maxChars, chosen: settings.tools, report };
	const create = () => createServer(current, toolSettings);
	let end: () => void = () => {};
	const ended = new Promise<void>((resolve) => {
		end = resolve;
	});
	const overStreams = (): { readonly url?: string; close(): Promise<void> } => {
		const lines = boundedLines((answer) => void stdout.write(answer));
		const transport = new StdioServerTransport(stdin.pipe(lines), stdout, { maxBufferSize: 2 * MAX_LINE_BYTES });
		const handle = serveStdio(create, { transport, onerror: ({ message }) => report(message) });
		// A file or /dev/null comes to its end, and is never closed.
		stdin.once('end', end).once('close', end);
		return {
			close() {
				stdin.unpipe(lines).pause();
				return handle.close();
			},
		};
	};
	// Clients on standard input and output start the server for each session, and need nothing of HTTP.
	const { url, close } = settings.http
		? await (await import('./server/http.ts')).serveHttp(create, settings.http, report)
		: overStreams();
	await current
		.use(async () => {})
		.catch((cause: unknown) => {
			report(cause instanceof PinakesError ? `${cause.message} Calls fail until then.` : String(cause));
		});
	return { name: current.name, url, ended, close: () => close().then(current.close).then(end) };
}

/**
 * Serves as options ask, until the client has gone or a signal ends the process.
 *
 * @param report called with the address that it serves, and with errors
 * @throws UsageError for options that cannot be followed, or a port that cannot be used
 */
export async function serveUntilEnd(
	args: McpArguments,
	report: (message: string) => void,
	system: System,
): Promise<void> {
	// Names of skills and of the index are in messages too.
	const say = (message: string): void => report(visible(message));
	const settings = settingsOf(args, system.env);
	const serving = await serve(settings, say, system);
	const interruption = system.interrupted();
	const location = serving.url === undefined ? 'on standard input and output' : `at ${serving.url}`;
	say(`serving ${serving.name} ${location}`);
	await Promise.race([serving.ended, once(interruption, 'abort')]);
	await serving.close();
}
