import { isThere } from '@pinakes/conformance/runtimes/chromium';
import { describe, expect, it } from 'vitest';
import { explore, publishBefore, type Visit } from './explorer-page.ts';

publishBefore();

describe.skipIf(!isThere)('a form', () => {
	it('asks again for what failed', async () => {
		let isDown = true;
		const serve: Visit['serve'] = async (route, path) => {
			if (!isDown || !path.startsWith('index/packs/')) return false;
			await route.fulfill({ status: 503 });
			return true;
		};
		await explore({ hash: 'panel=search&q=roll+back&lang=en', serve }, async (page) => {
			const alert = page.locator('main [role=alert]');
			await alert.waitFor();
			expect(await alert.textContent()).toContain('503');
			isDown = false;
			await page.getByRole('button', { name: 'Try again' }).click();
			await page.waitForSelector('.hits > li');
		});
	});

	it('has a threshold to try out', async () => {
		await explore({ hash: 'panel=match&tags=git-commit&ide=vscode&threshold=0.1&lang=en' }, async (page) => {
			await page.waitForSelector('.outcome .refusal, .outcome .hits');
			await page.getByLabel('Threshold').fill('7');
			await page.getByRole('button', { name: 'Look up' }).click();
			await page.locator('.refusal').waitFor();
			expect(page.url()).toContain('threshold=7');
		});
	});
});
