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
		reporters: process.env.CI ? ['default', ['json', { outputFile: 'test-results.json' }]] : ['default'],
	},
});
