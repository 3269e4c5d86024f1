/** Installs what is missing and builds every package. */
import { run, setUp } from './setup.js';

setUp();
run('node_modules/.bin/turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'], {
	TURBO_TELEMETRY_DISABLED: '1',
	TURBO_NO_UPDATE_NOTIFIER: '1',
});
