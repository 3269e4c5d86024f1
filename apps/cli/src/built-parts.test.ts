import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { builtPart, explorerFolder, searchBoxFolder } from './built-parts.ts';

it('says how to build what a clone lacks', () => {
	const folder = tempFolder({ 'dist/index.html': '' });
	expect(builtPart(join(folder, 'dist'))).toBe(join(folder, 'dist'));
	const missing = join(folder, 'dist/standalone');
	expect(() => builtPart(missing)).toThrow(`${missing} is not built: run npm run build in the clone of Pinakes.`);
});

it('finds the built parts', () => {
	expect(explorerFolder()).toMatch(/dist$/);
	expect(searchBoxFolder()).toMatch(/standalone$/);
});
