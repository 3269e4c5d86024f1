import { isThere } from '@pinakes/conformance/chromium';
import { openIndex, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { publish, visit } from './box-page.ts';

const FILES = {
	'pinakes.config.json': { site: { generator: 'vitepress', pages: { '**': '/:path' } } },
	'backup.md':
		'# Back up\n\n## Take a snapshot\n\nA snapshot copies all keys.\n\n## Restore a snapshot {#restore}\n\nStop, then copy it.\n',
	'cache.md': '# Cache\n\n## Evict keys\n\nAn eviction policy says which keys go.\n',
};

/** Pages of words of their own, so that a second query needs parts that the first did not read. */
const MORE = Object.fromEntries(
	Array.from({ length: 150 }, (_, i) => [
		`more/${i}.md`,
		`# Page${i * 7919}\n\nThe word${i * 104729} is in part${i * 31}.\n`,
	]),
);

let site: string;

beforeAll(async () => {
	if (isThere) site = await publish(FILES);
});

async function typed(page: Page, query: string): Promise<void> {
	await page.locator('pinakes-search button').first().click();
	await page.keyboard.type(query);
}

/** Expects that a box finds a section by what a server answers. */
async function expectResult(box: string, serve: (route: Route) => Promise<boolean>): Promise<void> {
	await visit({ site, box, serve }, async (page, faults) => {
		await typed(page, 'restore a snapshot');
		const result = page.locator('pinakes-search a', { hasText: 'Restore a snapshot' }).first();
		await result.waitFor();
		expect(await result.getAttribute('href')).toMatch(/backup\.html#restore$/);
		expect(faults).toEqual([]);
	});
}

const names = (page: Page): Promise<string[]> => page.locator('pinakes-search a .name').allTextContents();

describe.skipIf(!isThere)('a search box in Chromium', () => {
	it('asks a server that answers with JSON', async () => {
		const index = await openIndex(directorySource(`${site}/index`));
		const serve = async (route: Route): Promise<boolean> => {
			const url = new URL(route.request().url());
			if (url.pathname !== '/api') return false;
			const limit = Number(url.searchParams.get('limit'));
			await route.fulfill({ json: await searchText(index, url.searchParams.get('q') ?? '', { limit, threshold: 0 }) });
			return true;
		};
		await expectResult('endpoint="/api"', serve);
	});

	it('never mixes two builds: after a deploy it answers from the new one, and reads its manifest once', async () => {
		const first = await publish({ ...FILES, ...MORE });
		const next = await publish({
			...{ ...FILES, ...MORE },
			'backup.md': '# Copies\n\n## Take a snapshot weekly\n\nA snapshot of each week is kept.\n',
		});
		const manifests: string[] = [];
		const how = {
			site: first,
			serve: async (route: Route): Promise<boolean> => {
				const { pathname } = new URL(route.request().url());
				if (pathname.endsWith('manifest.json')) manifests.push(pathname);
				return false;
			},
		};
		await visit(how, async (page) => {
			await typed(page, 'eviction');
			await page.locator('pinakes-search a').first().waitFor();
			const before = manifests.length;
			// The packs of the first build are gone, and what is asked for them is a page.
			how.site = next;
			await page.locator('pinakes-search input').fill('snapshot');
			await page.locator('pinakes-search a', { hasText: 'Take a snapshot weekly' }).first().waitFor();
			expect(await names(page)).not.toContain('Restore a snapshot');
			expect(manifests.length).toBe(before + 1);
		});
	});

	it('asks a host once more that keeps an old manifest, not at every letter', async () => {
		let manifests = 0;
		const serve = async (route: Route): Promise<boolean> => {
			const { pathname } = new URL(route.request().url());
			if (pathname.endsWith('manifest.json')) manifests++;
			if (!pathname.endsWith('.bin')) return false;
			await route.fulfill({ status: 404 });
			return true;
		};
		await visit({ site, serve }, async (page) => {
			await typed(page, 'a snapshot of');
			await page.locator('pinakes-search .notice', { hasText: 'cannot be read' }).waitFor();
			await page.keyboard.type(' each week');
			await page.waitForTimeout(300);
			expect(manifests).toBe(2);
		});
	});

	it('keeps what is typed from shortcuts of the page', async () => {
		await visit({ site }, async (page) => {
			await page.evaluate(() => {
				const seen: string[] = [];
				Object.assign(globalThis, { seen });
				for (const type of ['keydown', 'keypress', 'keyup'])
					document.addEventListener(type, (event) => seen.push((event as KeyboardEvent).key));
			});
			await page.locator('pinakes-search button').first().click();
			await page.keyboard.type('snapshot');
			await page.locator('pinakes-search a').first().waitFor();
			expect(await page.evaluate('globalThis.seen')).toEqual([]);
			await page.keyboard.press('Control+k');
			await page.locator('pinakes-search dialog').waitFor({ state: 'hidden' });
		});
	});
});
