import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

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
		testTimeout: 60_000,
		// All cores: many tests wait for programs that they start.
		maxWorkers: '100%',
		// Programs that tests start keep their caches out of the user's.
		env: { XDG_CACHE_HOME: join(tmpdir(), 'pinakes-test-cache') },
		reporters: process.env.CI ? ['default', ['json', { outputFile: 'test-results.json' }]] : ['default'],
	},
});
