import { once } from 'node:events';
import { serve } from './serve.ts';
import { type McpArguments, settingsOf } from './settings.ts';

/**
 * Serves as options ask, until the client has gone or a signal ends the process.
 *
 * @param report called with the address that it serves, and with errors
 * @throws UsageError for options that cannot be followed, or a port that cannot be used
 */
export async function serveUntilEnd(args: McpArguments, report: (message: string) => void): Promise<void> {
	const settings = settingsOf(args, process.env);
	const serving = await serve(settings, report);
	const end = Promise.race([serving.ended, once(process, 'SIGINT'), once(process, 'SIGTERM')]);
	const location = serving.url === undefined ? 'on standard input and output' : `at ${serving.url}`;
	report(`serving ${serving.name} ${location}`);
	await end;
	await serving.close();
}
