import { isThere } from '@pinakes/conformance/runtimes/chromium';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { explore, publishBefore } from './explorer-page.ts';

publishBefore();

/** The rows of a funnel: the kind of step, its name, what it let through, and its time. */
async function rows(page: Page): Promise<string[][]> {
	await page.waitForSelector('.funnel tbody tr');
	const lines = await page.locator('.funnel tbody tr').all();
	return Promise.all(lines.map((line) => line.locator('td, th').allTextContents()));
}

/** Each look-up, and what its steps let through: as written by hand for the fixtures. */
const STEPS: readonly (readonly [hash: string, steps: readonly string[]])[] = [
	[
		'panel=search&q=how do I roll back a release',
		['all documents 18', 'coarse filters 18', 'coarse text 3', 'fine rank 3'],
	],
	[
		'panel=search&q=how do I roll back a release&scope=handbook/',
		['all documents 18', 'coarse filters 4', 'coarse text 2', 'fine rank 2'],
	],
	['panel=search&q=zebra xylophone', ['coarse text 0', 'fine rank 0', 'gate gate 0']],
	[
		'panel=match&tags=git-commit&ide=vscode',
		['all units 9', 'coarse terms 1', 'coarse ide 0', 'fine fine 1', 'gate gate 0'],
	],
];

describe.skipIf(!isThere)('the steps of a look-up', () => {
	it.each(STEPS)('are counted and timed for %s', async (hash, steps) => {
		await explore({ hash: `${encodeURI(hash)}&lang=en` }, async (page) => {
			const found = await rows(page);
			const told = found.map(([stage, name, , count]) => `${stage} ${name} ${count}`.trim());
			expect(told).toEqual(expect.arrayContaining([...steps]));
			const times = found.map(([, , , , ms]) => ms ?? '').filter(Boolean);
			expect(times.length).toBeGreaterThan(0);
			for (const ms of times) expect(ms).toMatch(/^\d+\.\d\d$/);
		});
	});

	it('are shown in Chinese, with the names of the trace', async () => {
		await explore({ hash: 'panel=search&q=roll+back&lang=zh' }, async (page) => {
			const found = await rows(page);
			expect(found.map(([stage, name]) => `${stage}${name}`)).toEqual([
				'all documents',
				'粗筛filters',
				'粗筛text',
				'精排rank',
				'门槛gate',
			]);
		});
	});
});
