import { isThere } from '@pinakes/conformance/chromium';
import { beforeAll, describe, expect, it } from 'vitest';
import { publish, visit } from './box-page.ts';
import { FILES, PHONE } from './states.ts';

let site: string;

beforeAll(async () => {
	if (isThere) site = await publish(FILES);
});

describe.skipIf(!isThere)('on a phone', () => {
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
			await expect.poll(bottom).toBeLessThan(320);
			const width = await page.evaluate('document.documentElement.scrollWidth');
			expect(width).toBeLessThanOrEqual(360);
		});
	});
});

describe.skipIf(!isThere)('to readers with other eyes', () => {
	it.each([
		['fr', 'en', 'fr'],
		['ko-KR', 'en', 'ko-KR'],
		['zh-CN', 'zh', 'zh-CN'],
		['', 'en', ''],
	])(
		'on a page in "%s" says its own texts in %s, and results in the language of the page',
		async (lang, own, results) => {
			await visit({ site, lang, box: 'index="index/" answers facets="tag"' }, async (page) => {
				await page.evaluate(`localStorage.setItem('pinakes-recent', '["expire key"]')`);
				await page.keyboard.press('/');
				await page.locator('pinakes-search .query').waitFor();
				const languagesOf = (selector: string): Promise<unknown> =>
					page
						.locator(`pinakes-search ${selector}`)
						.evaluateAll((all) => all.map((one) => (one.closest('[lang]') as HTMLElement).lang));
				expect(await languagesOf('[part=button]')).toEqual([own]);
				expect(await languagesOf('.close')).toEqual([own]);
				expect(await languagesOf('#queries')).toEqual([own]);
				expect(await languagesOf('.query')).toEqual([results]);
				await page.keyboard.type('how do I expire a key?');
				await page.locator('pinakes-search .answer a').first().waitFor();
				expect(await languagesOf('[role=status]')).toEqual([own]);
				expect(new Set((await languagesOf('.name, .answer a, .facets button')) as string[])).toEqual(
					new Set([results]),
				);
				expect(new Set((await languagesOf('.answer .source span')) as string[])).toEqual(new Set([own]));
			});
		},
	);

	it('says a refusal in sentences', async () => {
		await visit({ site }, async (page) => {
			await page.keyboard.press('/');
			await page.keyboard.type('kubernetes');
			await page.locator('pinakes-search .unknown').waitFor();
			expect(await page.locator('pinakes-search [role=status]').textContent()).toBe(
				'Nothing here answers this. No page has: kubernetes 0 results',
			);
		});
	});

	it.each(['light', 'dark'] as const)('shows highlighted words in forced colors, %s', async (colorScheme) => {
		await visit({ site, browser: { colorScheme, forcedColors: 'active' } }, async (page) => {
			await page.keyboard.press('/');
			await page.keyboard.type('expire key');
			await page.locator('pinakes-search .excerpt mark').first().waitFor();
			const colors = await page
				.locator('pinakes-search .excerpt mark')
				.first()
				.evaluate((mark) => {
					const dialog = mark.closest('dialog') as Element;
					const [own, behind] = [mark, dialog].map((element) => getComputedStyle(element).backgroundColor);
					return [getComputedStyle(mark).color, own?.startsWith('rgba') ? behind : own];
				});
			expect(colors[0]).not.toBe(colors[1]);
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
