import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** Tests of minutes: begun last, they would end long after the others. */
const SLOW = /walk-through|killed|faults|e2e\/|incremental|action\.test|leaks|support\//;

class SlowFirst extends BaseSequencer {
	/** @param {import('vitest/node').TestSpecification[]} files */
	async sort(files) {
		const sorted = await super.sort(files);
		const isSlow = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) => Number(SLOW.test(moduleId));
		return sorted.toSorted((a, b) => isSlow(b) - isSlow(a));
	}
}

const MIN_MEMORY_FOLDER_BYTES = 4 * 2 ** 30;

/** Linux's folder in memory, where programs may run from it: flushing files to a disk takes most of some tests' time. */
function temporaryFolder() {
	const folder = '/dev/shm';
	try {
		const { bavail, bsize } = statfsSync(folder);
		const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm tmpfs (\S+)/m)?.[1];
		const mayRun = mount !== undefined && !mount.split(',').includes('noexec');
		if (mayRun && bavail * bsize >= MIN_MEMORY_FOLDER_BYTES) return folder;
	} catch {
		// Not on this system.
	}
	return tmpdir();
}

const TEMPORARY = temporaryFolder();

// biome-ignore lint/style/noDefaultExport: vitest reads its configuration from one
export default defineConfig({
	test: {
		include: [
			'packages/**/*.test.ts',
			'action/**/*.test.ts',
			'apps/**/*.test.ts',
			'bench/**/*.test.ts',
			'conformance/**/*.test.ts',
			'scripts/**/*.test.ts',
			'tests/**/*.test.ts',
		],
		exclude: ['**/node_modules/**', '**/dist/**'],
		// Against hangs alone: nothing passes or fails by the clock, and the machine may be ten times slower.
		testTimeout: 600_000,
		hookTimeout: 600_000,
		// All cores: many tests wait for programs that they start.
		maxWorkers: '100%',
		sequence: { sequencer: SlowFirst },
		// Programs that tests start keep their caches out of the user's.
		env: { TMPDIR: TEMPORARY, XDG_CACHE_HOME: join(TEMPORARY, 'pinakes-test-cache') },
		reporters: process.env.CI ? ['default', ['json', { outputFile: 'test-results.json' }]] : ['default'],
	},
});
