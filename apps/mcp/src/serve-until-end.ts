import { once } from 'node:events';
import { visible } from '@pinakes/query/format/visible';
import { serve } from './serve.ts';
import { type McpArguments, settingsOf } from './settings.ts';

/**
 * Serves as options ask, until the client has gone or a signal ends the process.
 *
 * @param report called with the address that it serves, and with errors
 * @throws UsageError for options that cannot be followed, or a port that cannot be used
 */
export async function serveUntilEnd(args: McpArguments, report: (message: string) => void): Promise<void> {
	// Names of skills and of the index are in messages too.
	const say = (message: string): void => report(visible(message));
	const settings = settingsOf(args, process.env);
	const serving = await serve(settings, say);
	const end = Promise.race([serving.ended, once(process, 'SIGINT'), once(process, 'SIGTERM')]);
	const location = serving.url === undefined ? 'on standard input and output' : `at ${serving.url}`;
	say(`serving ${serving.name} ${location}`);
	await end;
	await serving.close();
}
