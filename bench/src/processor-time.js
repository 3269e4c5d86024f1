import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/self/stat';

/** Ticks per second in /proc. */
const TICKS = 100;

/**
 * Seconds of processor time of this process, and on Linux of those that it started and that have ended.
 */
export function processorSeconds() {
	if (!existsSync(STAT)) {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1e6;
	}
	// Fields 14 to 17: user and system time of the process, and of its children; the name before them may have spaces.
	const fields = readFileSync(STAT, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
	return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}
