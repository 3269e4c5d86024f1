import { isThere } from '@pinakes/conformance/chromium';
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
		['all documents 18', 'coarse left by filters 18', 'coarse with a word of the question 3', 'fine ranked 3'],
	],
	[
		'panel=search&q=how do I roll back a release&scope=handbook/',
		['all documents 18', 'coarse left by filters 4', 'coarse with a word of the question 2', 'fine ranked 2'],
	],
	[
		'panel=search&q=zebra xylophone',
		['coarse with a word of the question 0', 'fine ranked 0', 'gate above the gate 0'],
	],
	[
		'panel=match&tags=git-commit&ide=vscode',
		[
			'all units 9',
			'coarse with a tag or a keyword 1',
			'coarse supporting the IDE 0',
			'fine scored 1',
			'gate above the gate 0',
		],
	],
	[
		'panel=contexts&keywords=authentication',
		['all contexts 10', 'coarse with a keyword 4', 'fine in the name, the title or a tag 2', 'gate returned 2'],
	],
	[
		'panel=get&heading=Step 2&file=handbook/release.md',
		['files 1', 'coarse headings in these files 15', 'fine headings that fit 1', 'gate returned 1'],
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

	it('are shown in Chinese', async () => {
		await explore({ hash: 'panel=search&q=roll+back&lang=zh' }, async (page) => {
			const found = await rows(page);
			expect(found.map(([stage, name]) => `${stage}${name}`)).toEqual([
				'全部文档',
				'粗筛过滤后留下',
				'粗筛含有问题中的词',
				'精排参与排序',
				'门槛过了门槛',
			]);
		});
	});
});
