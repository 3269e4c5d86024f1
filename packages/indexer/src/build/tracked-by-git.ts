import { spawnSync } from 'node:child_process';

/** Whether git tracks a file below a folder, so that others may have written it. */
export function isTrackedByGit(folder: string): boolean {
	const args = ['-C', folder, '-c', 'core.fsmonitor=false', 'ls-files', '-z', '--', '.'];
	// Of a long list the beginning is enough; without git, nothing is tracked.
	return (spawnSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] }).stdout?.length ?? 0) > 0;
}
