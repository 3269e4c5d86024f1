import { existsSync, readFileSync } from 'node:fs';

const STATUS = '/proc/self/status';

/**
 * The most memory in bytes that this process has had in use at a time. Linux keeps two counts: that of
 * `process.resourceUsage` begins with what the parent had in use when it forked, this one with the program itself.
 */
export function peakMemory() {
	const kibibytes = existsSync(STATUS) ? /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8'))?.[1] : undefined;
	return Number(kibibytes ?? process.resourceUsage().maxRSS) * 1024;
}
