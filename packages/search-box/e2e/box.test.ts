import { isThere } from '@pinakes/conformance/runtimes/chromium';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOX, names, options, publish, SITE, shownTexts, visit } from './box-page.ts';

/* What a reader does with the box, and what a page may do with it. */

const FILES = {
	'pinakes.config.json': { site: { generator: 'vitepress', pages: { 'docs/**': '/:path' } } },
	'docs/backup.md':
		'---\ntags: [storage]\n---\n# Back up data\n\n## Take a snapshot\n\nA snapshot is a copy of all keys on disk, taken by `BGSAVE`.\n\n## Restore a snapshot {#restore}\n\nStop the server, then copy the snapshot file into its folder and start it.\n',
	'docs/cache.md':
		'---\ntags: [memory]\n---\n# Cache eviction\n\n## Choose a policy\n\nAn eviction policy says which keys are removed when memory is full.\n',
	'docs/replication.md':
		'# Replication\n\n## Configure a replica\n\nWrite `replicaof` into the configuration. Error: no route to the primary host.\n',
	'docs/plans.md': '# Plans\n\nNothing about anything else.\n',
};

let site: string;

beforeAll(async () => {
	if (isThere) site = await publish(FILES);
});

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

/** Collects the details of an event of the box. */
const listen = (page: Page, name: string) =>
	page.evaluate((event) => {
		const details: unknown[] = [];
		Object.assign(globalThis, { details });
		document.addEventListener(event, ({ detail }: CustomEventInit) => details.push(detail));
	}, name);
const heard = (page: Page): Promise<Record<string, unknown>[]> => page.evaluate('details');

/** A router that loads a result for a while, and gives up when the page goes back meanwhile, as React Router does. */
const ROUTER = `document.addEventListener('pinakes-select', (event) => {
	event.preventDefault();
	const timer = setTimeout(() => {
		history.pushState(null, '', event.detail.href);
		document.querySelector('h1').textContent = 'routed';
	}, 50);
	addEventListener('popstate', () => clearTimeout(timer), { once: true });
})`;

describe.skipIf(!isThere)('the search box', () => {
	it('finds by the keyboard alone, under a strict policy, and is closed by the back button', async () => {
		await visit({ site }, async (page, faults) => {
			await page.keyboard.press('Control+k');
			expect(await page.evaluate('document.activeElement.shadowRoot?.activeElement?.getAttribute("role")')).toBe(
				'combobox',
			);
			await page.keyboard.type('snapsh');
			await shownTexts(page);
			expect(await page.locator('pinakes-search .label').allTextContents()).toContain('Back up data');
			expect(await page.locator('pinakes-search mark').allTextContents()).toContain('snapshot');
			const chosen = page.locator('pinakes-search [aria-selected=true]');
			// The first row is selected.
			expect(await chosen.getAttribute('id')).toBe(await options(page).first().getAttribute('id'));
			for (let i = 0; i < 10 && !(await chosen.textContent())?.startsWith('Restore a snapshot'); i++)
				await page.keyboard.press('ArrowDown');
			expect(await page.locator('pinakes-search input').getAttribute('aria-activedescendant')).toBe(
				await chosen.getAttribute('id'),
			);
			await page.keyboard.press('Enter');
			await page.waitForURL(`${SITE}backup.html#restore`);
			await page.goBack();
			expect(page.url()).toBe(SITE);
			await page.waitForFunction('customElements.get("pinakes-search") !== undefined');
			await page.locator('pinakes-search button').first().click();
			await page.locator('pinakes-search .query', { hasText: 'snapsh' }).click();
			await options(page).first().waitFor();
			await page.goBack();
			await page.locator('pinakes-search dialog').waitFor({ state: 'hidden' });
			expect(page.url()).toBe(SITE);
			expect(faults).toEqual([]);
		});
	});

	it('without a query shows recent searches, which can be removed, pages and questions', async () => {
		const box = `${BOX} featured="docs/cache.md plans" questions="How do I restore?|What is kept?"`;
		await visit({ site, box }, async (page) => {
			await page.evaluate(`localStorage.setItem('pinakes-recent:/other/index/', '["of another site"]')`);
			await page.evaluate(`localStorage.setItem('pinakes-recent:/index/', '["one","two"]')`);
			await page.keyboard.press('/');
			await page.locator('pinakes-search .label', { hasText: 'Start here' }).waitFor();
			const titles = page.locator('pinakes-search .title');
			const all = ['one', 'two', 'Cache eviction', 'Plans', 'How do I restore?', 'What is kept?'];
			expect(await titles.allTextContents()).toEqual(all);
			expect(await page.locator('pinakes-search .count').textContent()).toBe('4 pages');
			await page.keyboard.press('Shift+Delete');
			await page.locator('pinakes-search .remove').first().click();
			expect(await titles.allTextContents()).toEqual(all.slice(2));
			expect(await page.evaluate(`localStorage.getItem('pinakes-recent:/index/')`)).toBe('[]');
			await page.keyboard.press('Enter');
			await page.waitForURL(`${SITE}cache.html`);
		});
	});

	it('without a query shows the first pages of a site that names none', async () => {
		await visit({ site }, async (page) => {
			await page.keyboard.press('/');
			await page.locator('pinakes-search .line').nth(3).waitFor();
			expect(await page.locator('pinakes-search .line').count()).toBe(4);
		});
	});

	it('opens by / but not while somebody types elsewhere or where it is off, and Escape gives the focus back', async () => {
		await visit({ site }, async (page) => {
			const dialog = page.locator('pinakes-search dialog');
			await page.locator('main > input').focus();
			await page.keyboard.type('a/b');
			expect(await dialog.isVisible()).toBe(false);
			await page.locator('pinakes-search button[part=button]').focus();
			await page.keyboard.press('/');
			expect(await dialog.isVisible()).toBe(true);
			await page.keyboard.press('Escape');
			await dialog.waitFor({ state: 'hidden' });
			expect(await page.evaluate('document.activeElement.localName')).toBe('pinakes-search');
			await hasLeft(page);
			await page.evaluate(`document.querySelector('pinakes-search').setAttribute('slash', 'off')`);
			await page.keyboard.press('/');
			expect(await dialog.isVisible()).toBe(false);
			await page.evaluate(`dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true }))`);
			expect(await dialog.isVisible()).toBe(true);
		});
	});

	it('keeps what is typed from shortcuts of the page, and takes events without a key', async () => {
		await visit({ site }, async (page, faults) => {
			await page.evaluate(() => {
				const seen: string[] = [];
				Object.assign(globalThis, { seen });
				for (const type of ['keydown', 'keypress', 'keyup'])
					document.addEventListener(type, (event) => seen.push((event as KeyboardEvent).key));
			});
			await page.locator('pinakes-search button').first().click();
			await page.keyboard.type('snapshot');
			await options(page).first().waitFor();
			expect(await page.evaluate('globalThis.seen')).toEqual([]);
			await page.keyboard.press('Control+k');
			await page.locator('pinakes-search dialog').waitFor({ state: 'hidden' });
			await page.evaluate(`document.querySelector('input').dispatchEvent(new Event('keydown', { bubbles: true }))`);
			await page.evaluate(`addEventListener('keydown', (event) => event.preventDefault(), { capture: true })`);
			await page.keyboard.press('Control+k');
			expect(await opened(page)).toEqual([false]);
			expect(faults).toEqual([]);
		});
	});

	it('of two boxes opens the one that is visible, and closes it by the same keys', async () => {
		const two = `<pinakes-search ${BOX}></pinakes-search>`.repeat(2);
		await visit({ site, body: two }, async (page) => {
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

	it('reads the index once a reader points at the button, also of a page that a router showed', async () => {
		await visit({ site }, async (page) => {
			const read: string[] = [];
			page.on('request', (request) => read.push(request.url()));
			await page.locator('h1').hover();
			expect(read).toEqual([]);
			await page.evaluate(`history.pushState(null, '', '/guide/deep/')`);
			await page.locator('pinakes-search button').first().hover();
			await expect.poll(() => read.some((url) => url.endsWith('index/manifest.json'))).toBe(true);
			await ask(page, 'snapshot');
			expect(read.filter((url) => url.includes('manifest'))).toHaveLength(1);
			expect(await options(page).first().getAttribute('href')).toMatch(`${SITE}backup.html`);
		});
	});

	it('opens what Enter asks for: results of the text in the field, once they are there; nothing on a refusal', async () => {
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
			await page.waitForURL(/backup\.html/);
			delay = 0;
			await page.goto(SITE);
			await ask(page, 'snapshot');
			await page.evaluate(`{
				const field = document.querySelector('pinakes-search').shadowRoot.querySelector('input');
				field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, composed: true }));
			}`);
			expect(await opened(page)).toEqual([true]);
			await page.locator('pinakes-search input').fill('kubernetes helm charts snapshot');
			await page.locator('pinakes-search .say').waitFor();
			await page.keyboard.press('Enter');
			expect(await opened(page)).toEqual([true]);
			await page.locator('pinakes-search input').fill('eviction');
			await page.keyboard.press('Enter');
			await page.waitForURL(/cache\.html/);
		});
	});

	it('leaves results and the sources of answers to a router, but not new tabs, and the state of the page lives on', async () => {
		await visit({ site, box: `${BOX} answers` }, async (page) => {
			await page.evaluate(`globalThis.state = 'kept'`);
			await page.evaluate(ROUTER);
			await ask(page, 'snapshot');
			const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
			await tab.close();
			expect(await heading(page)).toBe('Page');
			await page.keyboard.press('Enter');
			await page.waitForURL(/backup\.html/);
			expect(await heading(page)).toBe('routed');
			await page.goBack();
			await page.waitForURL(SITE);
			await ask(page, 'how do I restore a snapshot?');
			await page.locator('pinakes-search .source').first().click();
			await page.waitForURL(/backup\.html/);
			expect(await opened(page)).toEqual([false]);
			expect(await page.evaluate('globalThis.state')).toBe('kept');
		});
	});

	it('tells the page what was searched once it was seen, and what was chosen', async () => {
		await visit({ site }, async (page) => {
			await listen(page, 'pinakes-search');
			await page.keyboard.press('Control+k');
			await page.keyboard.type('snapshot');
			await expect.poll(async () => (await heard(page)).length).toBe(1);
			expect(await heard(page)).toEqual([
				{ query: 'snapshot', count: 2, probability: expect.any(Number), verdict: 'answered', unknown: [] },
			]);
			await page.locator('pinakes-search input').fill('Kubernetes helm');
			await expect.poll(async () => (await heard(page)).length).toBe(2);
			expect((await heard(page))[1]).toMatchObject({ verdict: 'nothing', unknown: ['Kubernetes', 'helm'] });
			await listen(page, 'pinakes-select');
			await page.evaluate(`document.addEventListener('pinakes-select', (event) => event.preventDefault())`);
			await page.locator('pinakes-search input').fill('eviction');
			await page.keyboard.press('Enter');
			await expect.poll(async () => (await heard(page)).length).toBe(1);
			expect((await heard(page))[0]).toMatchObject({
				query: 'eviction',
				href: expect.stringContaining('cache.html'),
				section: { id: 'docs/cache.md' },
			});
		});
	});

	it('counts one vote of a reader on what is shown, however often a thumb is pressed', async () => {
		await visit({ site, box: `${BOX} feedback answers` }, async (page) => {
			await listen(page, 'pinakes-feedback');
			await page.keyboard.press('Control+k');
			await page.keyboard.insertText('kubernetes helm charts');
			const thumbs = page.locator('pinakes-search .thumb');
			await thumbs.first().waitFor();
			await thumbs.first().evaluate((thumb) => {
				for (let i = 0; i < 100; i++) (thumb as HTMLElement).click();
			});
			await thumbs.last().evaluate((thumb) => {
				for (let i = 0; i < 100; i++) (thumb as HTMLElement).click();
			});
			expect(await heard(page)).toEqual([
				{ query: 'kubernetes helm charts', helpful: true },
				{ query: 'kubernetes helm charts', helpful: false },
			]);
		});
	});

	it('searches a pasted error by its most telling line', async () => {
		await visit({ site }, async (page) => {
			await page.keyboard.press('Control+k');
			await page.evaluate(() => {
				const data = new DataTransfer();
				const frames = '    at step (/srv/app/node_modules/x/index.js:10:2)\n'.repeat(80);
				data.setData(
					'text',
					`2026-01-02 10:00:00 starting\n${frames}ConnectError: no route to the primary host\n${frames}`,
				);
				const field = document.querySelector('pinakes-search')?.shadowRoot?.querySelector('input');
				field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
			});
			await options(page).first().waitFor();
			expect(await page.locator('pinakes-search input').inputValue()).toBe(
				'ConnectError: no route to the primary host',
			);
			expect(await names(page)).toContain('Configure a replica');
		});
	});

	it('begins titles and excerpts at the same side, whatever their direction', async () => {
		await visit({ site, lang: 'fa' }, async (page) => {
			await page.keyboard.press('Control+k');
			await page.keyboard.insertText('snapshot');
			await shownTexts(page);
			const right = `((line) => { const range = new Range(); range.selectNodeContents(line); return range.getBoundingClientRect().right; })`;
			const root = `document.querySelector('pinakes-search').shadowRoot`;
			const rightOf = (part: string) =>
				page.evaluate(`Math.round(${right}(${root}.querySelector('[role=option] ${part}')))`);
			expect(await rightOf('.text')).toBe(await rightOf('.name'));
		});
	});

	it.each(['/index/', '/backends-'])('says that it is offline, and asks again once it is back: %s', async (part) => {
		let isOffline = true;
		const serve = async (route: { abort(): Promise<void>; request(): { url(): string } }): Promise<boolean> => {
			if (!isOffline || !route.request().url().includes(part)) return false;
			await route.abort();
			return true;
		};
		await visit({ site, serve }, async (page) => {
			await page.evaluate(`Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })`);
			await page.keyboard.press('Control+k');
			await page.keyboard.insertText('snapshot');
			await page.locator('pinakes-search .notice', { hasText: 'You are offline' }).waitFor();
			isOffline = false;
			await page.evaluate(`dispatchEvent(new Event('online'))`);
			await options(page).first().waitFor();
			expect(await page.locator('pinakes-search .notice').textContent()).toBe('');
		});
	});

	it('shows a quiet bar and grey rows while the first search takes long, then old results under the bar', async () => {
		let wait: Promise<unknown> | undefined;
		const serve = async (route: { request(): { url(): string } }): Promise<boolean> => {
			if (route.request().url().includes('/index/')) await wait;
			return false;
		};
		await visit({ site, serve }, async (page) => {
			let go: (value?: unknown) => void = () => {};
			wait = new Promise((resolve) => {
				go = resolve;
			});
			await page.keyboard.press('Control+k');
			await page.keyboard.insertText('snapshot');
			await page.locator('pinakes-search .skeleton').nth(4).waitFor();
			expect(await page.locator('pinakes-search .count').textContent()).toBe('Searching…');
			go();
			await options(page).first().waitFor();
			expect(await page.locator('pinakes-search .bar').isVisible()).toBe(false);
			expect(await page.locator('pinakes-search .skeleton').count()).toBe(0);
			expect(await page.locator('pinakes-search .count').textContent()).toBe('2 results');
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

	it('closes when it is removed or an attribute or a text changes, and works afterwards', async () => {
		await visit({ site }, async (page, faults) => {
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
			await page.evaluate(
				`document.querySelector('pinakes-search').translations = { placeholder: 'Zoek', wrong: 'x', open: 3 }`,
			);
			await hasLeft(page);
			await ask(page, 'eviction');
			expect(await page.locator('pinakes-search input').getAttribute('placeholder')).toBe('Zoek');
			expect(await page.locator('pinakes-search .footer').textContent()).toContain('打开');
			expect(faults).toEqual([]);
		});
	});

	it('has the font of the page and its own look below a header with others, and stays open while text is selected', async () => {
		await visit({ site }, async (page) => {
			await page.evaluate(`Object.assign(document.querySelector('main').style, {
				whiteSpace: 'nowrap', textTransform: 'uppercase', letterSpacing: '4px', pointerEvents: 'none', visibility: 'visible',
				fontFamily: 'Missing, monospace', fontSize: '40px',
			})`);
			await ask(page, 'snapshot');
			const style = `(({ whiteSpace, textTransform, letterSpacing, pointerEvents, fontFamily, fontSize }) =>
				[whiteSpace, textTransform, letterSpacing, pointerEvents, fontFamily, fontSize])(
				getComputedStyle(document.querySelector('pinakes-search').shadowRoot.querySelector('.body')))`;
			expect(await page.evaluate(style)).toEqual(['normal', 'none', 'normal', 'auto', 'Missing, monospace', '14px']);
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

	it('shows results while a font of the page never loads', async () => {
		const serve = async (route: Route): Promise<boolean> => route.request().url().endsWith('.woff2');
		await visit({ site, serve, browser: { bypassCSP: true } }, async (page, faults) => {
			await page.evaluate(`{
				document.fonts.add(new FontFace('Never', 'url(/never.woff2)'));
				document.body.style.fontFamily = 'Never, sans-serif';
			}`);
			await ask(page, 'snapshot');
			await shownTexts(page);
			expect(await page.evaluate('document.fonts.status')).toBe('loading');
			const heights = await options(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
			expect(heights.filter((height) => ![36, 48, 68].includes(height))).toEqual([]);
			expect(faults).toEqual([]);
		});
	});

	it('follows the switch of a page between light and dark, and takes all tints from the accent', async () => {
		const colors = (page: Page) =>
			page
				.locator('pinakes-search')
				.evaluate((box) => getComputedStyle(box.shadowRoot?.querySelector('dialog') as Element).backgroundColor);
		const tints = (page: Page) =>
			page
				.locator('pinakes-search mark, pinakes-search [aria-selected=true]')
				.evaluateAll((all) =>
					all.slice(0, 2).map((one) => getComputedStyle(one).color + getComputedStyle(one).backgroundColor),
				);
		await visit({ site, browser: { colorScheme: 'light' } }, async (page) => {
			expect(await colors(page)).toBe('rgb(255, 255, 255)');
			await page.evaluate("document.documentElement.style.colorScheme = 'dark'");
			expect(await colors(page)).toBe('rgb(23, 25, 29)');
			await ask(page, 'take a snapshot');
			const before = await tints(page);
			await page.evaluate(`document.querySelector('pinakes-search').style.setProperty('--pinakes-accent', '#eab308')`);
			const after = await tints(page);
			expect(before.map((tint, i) => tint === after[i])).toEqual([false, false]);
		});
	});

	it('opens with the query of the address, which follows what is typed and leads back to the results', async () => {
		await visit({ site, box: `${BOX} parameter="q"` }, async (page) => {
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
			await page.waitForURL(/cache\.html/);
			await page.goBack();
			await page.waitForURL(`${SITE}?q=eviction+policy&other=1`);
			await options(page).first().waitFor();
			expect(await field.inputValue()).toBe('eviction policy');
		});
	});

	it('stands in a page that is for search, with the results of its address', async () => {
		await visit({ site, box: `${BOX} parameter="q" inline` }, async (page, faults) => {
			await page.goto(`${SITE}?q=eviction`);
			await options(page).first().waitFor();
			expect(await page.evaluate('history.state')).toBe(null);
			expect(await page.locator('pinakes-search button[part=button]').isVisible()).toBe(false);
			expect(
				await page.evaluate(`document.querySelector('pinakes-search').shadowRoot.querySelector('dialog:modal')`),
			).toBe(null);
			await page.locator('pinakes-search input').fill('snapshot');
			await page.waitForURL(`${SITE}?q=snapshot`);
			await page.keyboard.press('Enter');
			await page.waitForURL(/backup\.html/);
			expect(faults).toEqual([]);
		});
	});

	it('on a phone is the whole screen, above the keyboard, with targets of 44 pixels', async () => {
		const browser = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
		await visit({ site, browser, box: `${BOX} facets="tag" feedback` }, async (page) => {
			await page.locator('pinakes-search button').first().click();
			await page.locator('pinakes-search input').fill('snapshot');
			await shownTexts(page);
			await page.locator('pinakes-search .facets button').first().waitFor();
			const small = await page.locator('pinakes-search dialog').evaluate((dialog) =>
				[...dialog.querySelectorAll('button, [role=option]')]
					.map((one) => [one.textContent, one.getBoundingClientRect()] as const)
					.filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44))
					.map(([text, { width, height }]) => [text, width, height]),
			);
			expect(small).toEqual([]);
			expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
			await page.setViewportSize({ width: 390, height: 430 });
			const bottom = async () => {
				const bounds = await options(page).nth(1).boundingBox();
				return bounds === null ? Number.POSITIVE_INFINITY : bounds.y + bounds.height;
			};
			await expect.poll(bottom).toBeLessThan(430);
			await page.locator('pinakes-search .close').click();
			expect(await opened(page)).toEqual([false]);
		});
	});
});
