import { isThere } from '@pinakes/conformance/chromium';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessFaults, publish, visit } from './box-page.ts';

const FILES = {
	'guide/keys.md':
		'---\ntags: [storage]\n---\n# Keys\n\n## Expire a key\n\nA key expires after its time to live, which `EXPIRE` sets.\n\n## Delete a key\n\nDEL removes a key.\n',
	'guide/hostile.md':
		'# Widget <img src=x onerror="globalThis.harmed=1"> \u202Egnp.exe\n\n## <script>globalThis.harmed=1</script> part `<b>`\n\nwidget [x](javascript:globalThis.harmed=1) <svg onload="globalThis.harmed=1"> \u202Eabc\n',
};

/** What a state of the box needs before it is checked. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	closed: async () => {},
	empty: async (page) => page.keyboard.press('/'),
	results: async (page) => {
		await page.keyboard.press('/');
		await page.keyboard.type('expire key');
		await page.locator('pinakes-search .excerpt').first().waitFor();
		await page.keyboard.press('ArrowDown');
	},
	refusal: async (page) => {
		await page.keyboard.press('/');
		await page.keyboard.type('kubernetes operators delete helm');
		await page.locator('pinakes-search .refusal').waitFor();
	},
	answer: async (page) => {
		await page.keyboard.press('/');
		await page.keyboard.type('how do I expire a key?');
		await page.locator('pinakes-search .answer a').first().waitFor();
	},
};

const PHONE: BrowserContextOptions = {
	viewport: { width: 360, height: 640 },
	hasTouch: true,
	isMobile: true,
	reducedMotion: 'reduce',
};

/** How the box is looked at, and the states that may have faults of their own there. */
const VIEWS: Readonly<Record<string, readonly [browser: BrowserContextOptions, states: readonly string[]]>> = {
	light: [{}, Object.keys(STATES)],
	dark: [{ colorScheme: 'dark' }, ['results', 'refusal', 'answer']],
	phone: [PHONE, ['empty', 'results']],
};

let site: string;

beforeAll(async () => {
	if (isThere) site = await publish(FILES);
});

describe.skipIf(!isThere)('access', () => {
	for (const [view, [browser, states]] of Object.entries(VIEWS)) {
		it.each(states)(`has no fault in the state %s, ${view}`, async (state) => {
			const box = 'index="index/" facets="tag" answers';
			await visit({ site, box, browser: { ...browser, bypassCSP: true } }, async (page) => {
				await STATES[state]?.(page);
				await page.waitForTimeout(200);
				expect(await accessFaults(page)).toEqual([]);
			});
		});
	}

	it('shows results above the keyboard of a phone', async () => {
		await visit({ site, browser: PHONE }, async (page) => {
			await page.locator('pinakes-search button').first().click();
			await page.locator('pinakes-search input').fill('expire');
			const first = page.locator('pinakes-search a[role=option]').first();
			// Results are rendered again as more of them come, so that an element may go while it is measured.
			const bottom = async () => {
				const bounds = await first.boundingBox();
				return bounds === null ? Number.POSITIVE_INFINITY : bounds.y + bounds.height;
			};
			await expect.poll(bottom, { timeout: 10_000 }).toBeLessThan(320);
			const width = await page.evaluate('document.documentElement.scrollWidth');
			expect(width).toBeLessThanOrEqual(360);
		});
	});
});

describe.skipIf(!isThere)('hostile texts', () => {
	it('are shown as texts and run nothing', async () => {
		await visit({ site, box: 'pages="javascript:globalThis.harmed=1//" answers' }, async (page, faults) => {
			await page.keyboard.press('/');
			await page.keyboard.type('what is a widget?');
			await page.locator('pinakes-search .excerpt').first().waitFor();
			expect(await page.locator('pinakes-search').locator('img, script, svg').count()).toBe(0);
			const text = (await page.locator('pinakes-search [role=listbox]').textContent()) ?? '';
			expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
			expect(await page.locator('pinakes-search a[href]').count()).toBe(0);
			await page.keyboard.press('Enter');
			expect(await page.evaluate('globalThis.harmed')).toBeUndefined();
			expect(faults).toEqual([]);
		});
	});
});
