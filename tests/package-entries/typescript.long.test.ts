import { expect, test } from 'vitest';
import { declarationErrors } from '../testing/compile.ts';

// Between the oldest and the newest compiler, and ways of resolution, which typescript.test.ts tries.
test.each([
	['5.0', 'esnext', 'bundler'],
	['5.9', 'esnext', 'bundler'],
	['6.0', 'esnext', 'bundler'],
] as const)(
	'TypeScript %s reads the declarations of every entry as %s, resolved as %s',
	async (version, module, resolution) => {
		expect(await declarationErrors(version, module, resolution)).toEqual([]);
	},
);
