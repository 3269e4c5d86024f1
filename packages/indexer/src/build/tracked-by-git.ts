import { spawnSync } from 'node:child_process';

/** Whether git tracks any file in a folder, so that others may have written it. */
export function isTrackedByGit(folder: string): boolean {
	const args = ['-C', folder, '-c', 'core.fsmonitor=false', 'ls-files', '-z', '--', '.'];
	// The output may be cut off for a long list, which is enough; without git, nothing is tracked.
	return (spawnSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] }).stdout?.length ?? 0) > 0;
}
