import { once } from 'node:events';
import { serve } from './serve.ts';
import { type FlagValues, settingsOf } from './settings.ts';

/**
 * Serves as flags ask, until the client has gone or a signal ends the process.
 *
 * @param report is told where it serves, and what goes wrong
 * @throws SettingsError for flags that cannot be, or a port that cannot be used
 */
export async function serveUntilEnd(flags: FlagValues, report: (message: string) => void): Promise<void> {
	const settings = settingsOf(flags, process.env);
	const serving = await serve(settings, report);
	const end = Promise.race([serving.ended, once(process, 'SIGINT'), once(process, 'SIGTERM')]);
	const place = serving.url === undefined ? 'on standard input and output' : `at ${serving.url}`;
	report(`serving ${settings.index} ${place}`);
	await end;
	await serving.close();
}
