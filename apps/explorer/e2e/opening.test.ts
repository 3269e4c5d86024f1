import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isThere } from '@pinakes/conformance/runtimes/chromium';
import { describe, expect, it } from 'vitest';
import { explore, publishBefore, site, type Visit } from './explorer-page.ts';

publishBefore();

const MANIFEST = 'index/manifest.json';
const HOW = 'panel=search&q=roll back a release';

/** What the page says instead of opening. */
function failure(visit: Visit): Promise<string> {
	return explore(visit, async (page) => {
		await page.waitForSelector('[role=alert]');
		return (await page.locator('[role=alert]').textContent()) ?? '';
	});
}

describe.skipIf(!isThere)('an index that cannot be opened', () => {
	it('is not beside the page', async () => {
		const serve: Visit['serve'] = async (route, path) => {
			if (!path.startsWith('index/')) return false;
			await route.fulfill({ status: 404 });
			return true;
		};
		expect(await failure({ serve })).toContain('manifest.json is missing');
	});

	it('is on another site, which no link can make the page show', async () => {
		const hash = `index=${encodeURIComponent('https://elsewhere.example/index/')}&q=roll back a release`;
		await explore({ hash }, async (page, faults) => {
			await page.waitForSelector('.hits > li');
			expect(faults).toEqual([]);
		});
	});

	it('is of a newer format', async () => {
		const manifest = JSON.parse(readFileSync(join(site, MANIFEST), 'utf8'));
		const text = await failure({
			serve: async (route, path) => {
				if (path !== MANIFEST) return false;
				await route.fulfill({ json: { ...manifest, format_version: 99 } });
				return true;
			},
		});
		expect(text).toContain('99');
	});

	it('is something else', async () => {
		const text = await failure({
			serve: async (route, path) => {
				if (!path.startsWith('index/')) return false;
				await route.fulfill({ body: '<!doctype html><title>Hello</title>', contentType: 'text/html' });
				return true;
			},
		});
		expect(text).toContain('is not the manifest of an index');
	});
});

describe.skipIf(!isThere)('an index that is opened', () => {
	it('may be slow', async () => {
		const serve: Visit['serve'] = async (route, path) => {
			if (path.startsWith('index/')) await new Promise((resolve) => setTimeout(resolve, 50));
			void route;
			return false;
		};
		await explore({ hash: HOW, serve }, async (page, faults) => {
			await page.waitForSelector('.hits > li');
			expect(faults).toEqual([]);
		});
	});

	it('says which part is missing if it is half uploaded, and answers when it is there', async () => {
		let isThereNow = false;
		const serve: Visit['serve'] = async (route, path) => {
			if (isThereNow || !path.startsWith('index/packs/')) return false;
			await route.fulfill({ status: 404 });
			return true;
		};
		await explore({ hash: HOW, serve }, async (page) => {
			await page.waitForSelector('[role=alert]');
			expect(await page.locator('[role=alert]').textContent()).toMatch(/packs\/\S+ is missing/);
			isThereNow = true;
			await page.getByRole('button', { name: 'Look up' }).click();
			await page.getByLabel('Question').fill('roll back the release');
			await page.getByRole('button', { name: 'Look up' }).click();
			await page.waitForSelector('.hits > li');
		});
	});
});
