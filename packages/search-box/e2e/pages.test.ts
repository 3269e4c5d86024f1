import { isThere } from '@pinakes/conformance/chromium';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { publish, SITE, visit } from './box-page.ts';

const FILES = {
	'pinakes.config.json': { site: { generator: 'vitepress', pages: { 'docs/**': '/:path' } } },
	'docs/backup.md': '# Back up data\n\nA snapshot is a copy of all keys on disk.\n',
	'docs/cache.md': '# Cache eviction\n\nAn eviction policy says which keys are removed when memory is full.\n',
};

const BOX = '<pinakes-search index="index/"></pinakes-search>';

let site: string;

beforeAll(async () => {
	if (isThere) site = await publish(FILES);
});

const options = (page: Page) => page.locator('pinakes-search a[role=option]');
const heading = (page: Page) => page.locator('h1').textContent();

/** Whether the dialog of each box is open. */
const opened = (page: Page): Promise<boolean[]> =>
	page.evaluate(
		`[...document.querySelectorAll('pinakes-search')].map((box) => box.shadowRoot.querySelector('dialog').open)`,
	);

/** Waits until a closed dialog has left the history. */
async function hasLeft(page: Page): Promise<void> {
	await expect.poll(() => page.evaluate('history.state?.pinakesSearch === true')).toBe(false);
}

async function ask(page: Page, query: string): Promise<void> {
	await page.keyboard.press('Control+k');
	await page.keyboard.insertText(query);
	await options(page).first().waitFor();
}

/** A router that loads a result for a while, and gives up when the page goes back meanwhile, as React Router does. */
const ROUTER = `document.addEventListener('pinakes-select', (event) => {
	event.preventDefault();
	const timer = setTimeout(() => {
		history.pushState(null, '', event.detail.href);
		document.querySelector('h1').textContent = 'routed';
	}, 50);
	addEventListener('popstate', () => clearTimeout(timer), { once: true });
})`;

describe.skipIf(!isThere)('the search box on pages as they are', () => {
	it('reads the index once a reader points at the button, and nothing before', async () => {
		await visit({ site, body: BOX }, async (page) => {
			const read: string[] = [];
			page.on('request', (request) => read.push(request.url()));
			await page.locator('h1').hover();
			expect(read).toEqual([]);
			await page.locator('pinakes-search button').first().hover();
			await expect.poll(() => read.some((url) => url.endsWith('index/manifest.json'))).toBe(true);
			expect(await opened(page)).toEqual([false]);
			await page.keyboard.press('Control+k');
			await page.keyboard.insertText('snapshot');
			await options(page).first().waitFor();
			expect(read.filter((url) => url.includes('manifest'))).toHaveLength(1);
		});
	});

	it('finds the index after a router has shown another page below the same header', async () => {
		await visit({ site, body: BOX }, async (page) => {
			await page.evaluate(`history.pushState(null, '', '/guide/deep/')`);
			await ask(page, 'snapshot');
			expect(await options(page).first().getAttribute('href')).toBe(`${SITE}backup.html`);
		});
	});

	it('of two boxes opens the one that is visible, and closes it by the same keys', async () => {
		await visit({ site, body: BOX + BOX }, async (page) => {
			await page.keyboard.press('Control+k');
			expect(await opened(page)).toEqual([true, false]);
			await page.keyboard.press('Control+k');
			expect(await opened(page)).toEqual([false, false]);
			await hasLeft(page);
			await page.evaluate(`document.querySelector('pinakes-search').style.display = 'none'`);
			await page.keyboard.press('Control+k');
			expect(await opened(page)).toEqual([false, true]);
		});
	});

	it('leaves the keys to a page that hides it or handles them, and takes events without a key', async () => {
		await visit({ site }, async (page, faults) => {
			await page.evaluate(`document.querySelector('input').dispatchEvent(new Event('keydown', { bubbles: true }))`);
			await page.evaluate(`{
				globalThis.handle = (event) => event.preventDefault();
				addEventListener('keydown', handle, { capture: true });
			}`);
			await page.keyboard.press('Control+k');
			expect(await opened(page)).toEqual([false]);
			await page.evaluate(`removeEventListener('keydown', handle, { capture: true })`);
			await page.evaluate(`document.querySelector('pinakes-search').parentNode.style.display = 'none'`);
			await page.keyboard.press('Control+k');
			expect(await opened(page)).toEqual([false]);
			expect(faults).toEqual([]);
		});
	});

	it('opens what Enter asks for: results of the text in the field, once they are there', async () => {
		let delay = 0;
		const serve = async (): Promise<boolean> => {
			await new Promise((resolve) => setTimeout(resolve, delay));
			return false;
		};
		await visit({ site, serve }, async (page) => {
			delay = 100;
			await page.keyboard.press('Control+k');
			await page.keyboard.insertText('snapshot');
			await page.keyboard.press('Enter');
			await page.waitForURL(`${SITE}backup.html`);
		});
		delay = 0;
		await visit({ site, serve }, async (page) => {
			await ask(page, 'snapshot');
			await page.evaluate(`{
				const field = document.querySelector('pinakes-search').shadowRoot.querySelector('input');
				field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, composed: true }));
			}`);
			expect(await opened(page)).toEqual([true]);
			await page.keyboard.press('Control+a');
			await page.keyboard.insertText('eviction');
			await page.keyboard.press('Enter');
			await page.waitForURL(`${SITE}cache.html`);
		});
	});

	it('leaves results and the sources of answers to a router, but not new tabs', async () => {
		await visit({ site, box: 'index="index/" answers' }, async (page) => {
			await page.evaluate(ROUTER);
			await ask(page, 'snapshot');
			await Promise.all([
				page.context().waitForEvent('page'),
				options(page)
					.first()
					.click({ modifiers: ['Control'] }),
			]);
			expect(await heading(page)).toBe('Page');
			await page.keyboard.press('Enter');
			await page.waitForURL(`${SITE}backup.html`);
			expect(await heading(page)).toBe('routed');
			await page.goBack();
			await page.waitForURL(SITE);
			await ask(page, 'what is a snapshot of all keys on disk?');
			await page.locator('pinakes-search .answer a').first().click();
			await page.waitForURL(`${SITE}backup.html`);
			expect(await opened(page)).toEqual([false]);
		});
	});

	it('leaves one history entry, also of a page that is reloaded while it is open', async () => {
		await visit({ site }, async (page) => {
			await page.goto(`${SITE}second`);
			await ask(page, 'snapshot');
			await page.reload();
			await page.waitForFunction('customElements.get("pinakes-search") !== undefined');
			await ask(page, 'snapshot');
			await page.keyboard.press('Escape');
			await hasLeft(page);
			await page.goBack();
			expect(page.url()).toBe(SITE);
		});
	});

	it('closes when it is removed or an attribute changes, and works afterwards', async () => {
		await visit({ site }, async (page) => {
			await ask(page, 'snapshot');
			await page.evaluate(`{
				const box = document.querySelector('pinakes-search');
				const parent = box.parentNode;
				box.remove();
				parent.append(box);
			}`);
			await hasLeft(page);
			expect(await opened(page)).toEqual([false]);
			await ask(page, 'eviction');
			await page.evaluate(`document.querySelector('pinakes-search').setAttribute('lang', 'zh')`);
			await hasLeft(page);
			expect(await opened(page)).toEqual([false]);
			await ask(page, 'eviction');
			expect(await page.locator('pinakes-search input').getAttribute('placeholder')).toBe('搜索，或直接提问');
		});
	});

	it('keeps its own look below a header with other fonts, and stays open while text is selected', async () => {
		await visit({ site }, async (page) => {
			await page.evaluate(`Object.assign(document.querySelector('main').style, {
				whiteSpace: 'nowrap', textTransform: 'uppercase', letterSpacing: '4px', pointerEvents: 'none', visibility: 'visible',
			})`);
			await ask(page, 'snapshot');
			const style = `(({ whiteSpace, textTransform, letterSpacing, pointerEvents }) =>
				[whiteSpace, textTransform, letterSpacing, pointerEvents])(
				getComputedStyle(document.querySelector('pinakes-search').shadowRoot.querySelector('.name')))`;
			expect(await page.evaluate(style)).toEqual(['normal', 'none', 'normal', 'auto']);
			const field = (await page.locator('pinakes-search input').boundingBox()) as { x: number; y: number };
			await page.mouse.move(field.x + 60, field.y + 10);
			await page.mouse.down();
			await page.mouse.move(5, 5);
			await page.mouse.up();
			expect(await opened(page)).toEqual([true]);
			await page.mouse.click(5, 5);
			expect(await opened(page)).toEqual([false]);
		});
	});

	it('keeps to the folders of its scope: results, answers, filters, completions and the number of pages', async () => {
		const pageOf = (version: string): string =>
			`---\ntags: [pots, ${version}]\n---\n# Kilns\n\n## Fire a kiln\n\nA kiln is fired at night, says ${version}.\n`;
		const versions = await publish({
			'kilns.md': pageOf('newest'),
			'glaze.md': '# Glaze\n\nA glaze is painted.\n',
			'v1/kilns.md': pageOf('first'),
			'v1/kilns-of-old.md': '# Kilns of old\n\nA kiln of brick.\n',
			'v2/kilns.md': pageOf('second'),
		});
		for (const [scope, name, pages] of [
			['v1/', 'first', '2 pages'],
			['-v1/ -v2/', 'newest', '2 pages'],
			['v2', 'second', '1 page'],
		] as const) {
			const box = `index="index/" answers facets="tag" scope="${scope}"`;
			await visit({ site: versions, box }, async (page) => {
				const search = page.locator('pinakes-search');
				await page.keyboard.press('Control+k');
				await search.getByText(`${pages} can be searched.`).waitFor();
				await page.keyboard.insertText('kilns of');
				await options(page).first().waitFor();
				expect(await search.locator('.query').allTextContents()).toEqual(name === 'first' ? ['Kilns of old'] : []);
				await page.keyboard.press('Control+a');
				await page.keyboard.insertText('when is a kiln fired?');
				await search.locator('.answer p').first().waitFor();
				const shown = [
					...(await options(page).allTextContents()),
					...(await search.locator('.answer p').allTextContents()),
				];
				expect(shown.filter((text) => text.includes('at night')).every((text) => text.includes(name))).toBe(true);
				expect(shown.join()).toContain(name);
				expect((await search.locator('.facets').allTextContents()).join()).toMatch(
					name === 'second' ? /^$/ : new RegExp(`${name} 1`),
				);
			});
		}
	});

	it('opens with the query of the address, which follows what is typed and leads back to the results', async () => {
		await visit({ site, box: 'index="index/" parameter="q"' }, async (page) => {
			expect(await opened(page)).toEqual([false]);
			await page.goto(`${SITE}?q=snap%26shot+copy&other=1`);
			await options(page).first().waitFor();
			const field = page.locator('pinakes-search input');
			expect(await field.inputValue()).toBe('snap&shot copy');
			await field.fill('evict');
			await page.waitForURL(`${SITE}?q=evict&other=1`);
			await page.keyboard.press('Escape');
			await hasLeft(page);
			expect(page.url()).toBe(`${SITE}?q=snap%26shot+copy&other=1`);
			await ask(page, 'eviction policy');
			await page.keyboard.press('Enter');
			await page.waitForURL(`${SITE}cache.html`);
			await page.goBack();
			await page.waitForURL(`${SITE}?q=eviction+policy&other=1`);
			await options(page).first().waitFor();
			expect(await field.inputValue()).toBe('eviction policy');
		});
		await visit({ site }, async (page) => {
			await page.goto(`${SITE}?q=snapshot&=snapshot`);
			await ask(page, 'eviction');
			await page.waitForTimeout(400);
			expect(page.url()).toBe(`${SITE}?q=snapshot&=snapshot`);
		});
	});

	it('asks for facets again after a failure', async () => {
		await visit({ site, body: '' }, async (page) => {
			await page.evaluate(`{
				const box = document.createElement('pinakes-search');
				box.setAttribute('facets', 'tag');
				let asked = 0;
				box.backend = {
					find: async () => ({ sections: [{ id: 'a', title: 'a', headings: ['a'] }], isConfident: true, unknown: [] }),
					facets: async () => {
						if (asked++ === 0) throw new Error('offline');
						return [{ kind: 'tag', value: 'x', documents: 2 }];
					},
				};
				document.querySelector('main').append(box);
			}`);
			await ask(page, 'a');
			await page.keyboard.insertText('b');
			await page.locator('pinakes-search .facets button').waitFor();
			expect(await page.locator('pinakes-search .facets button').count()).toBe(1);
		});
	});
});
