import { existsSync, readFileSync } from 'node:fs';

const STATUS = '/proc/self/status';

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

/**
 * The most memory in bytes that this process has had in use at a time. Linux keeps two counts: that of
 * `process.resourceUsage` begins with what the parent had in use when it forked, this one with the program itself.
 */
export function peakMemory() {
	const kibibytes = existsSync(STATUS) ? /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8'))?.[1] : undefined;
	return Number(kibibytes ?? process.resourceUsage().maxRSS) * 1024;
}
