import { once } from 'node:events';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { System } from '@pinakes/command-line/system';
import { PinakesError } from '@pinakes/query';
import { visible } from '@pinakes/query/internal';
import { currentIndex } from './index/current-index.ts';
import { locateIndex } from './index/locate-index.ts';
import { type McpArguments, type Settings, settingsOf } from './options.ts';
import { boundedLines, MAX_LINE_BYTES } from './server/lines.ts';
import { createServer } from './server/server.ts';

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
