import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isThere } from '@pinakes/conformance/runtimes/chromium';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessFaults, SITE, type Visit, visit, workFolder } from './box-page.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/docs-site.js', import.meta.url));
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const site = join(workFolder(), 'site');

beforeAll(() => {
	if (isThere) execFileSync(process.execPath, [SCRIPT, site], { stdio: 'pipe' });
});

const open = (use: (page: Page, faults: string[]) => Promise<void>, browser: Visit['browser'] = {}) =>
	visit({ site, hasPages: true, browser }, use);

/** Links and pictures of a page that lead to nothing of the site, and headings that links name in vain. */
const LOST = `(async () => {
	const lost = [];
	for (const link of document.querySelectorAll('main a[href], nav a[href], img')) {
		const url = new URL(link.href || link.src);
		if (url.origin !== location.origin) continue;
		const response = await fetch(url);
		const text = response.ok ? await response.text() : '';
		const anchor = decodeURIComponent(url.hash.slice(1));
		const isThere = response.ok && (anchor === '' || text.includes('id="' + anchor + '"'));
		if (!isThere) lost.push(link.outerHTML);
	}
	return lost;
})()`;

describe.skipIf(!isThere)('the site of the documentation', () => {
	it('is searched from its front page, and a hit opens the section that was found', async () => {
		await open(async (page, faults) => {
			await page.keyboard.press('/');
			await page.keyboard.type('what hosts need');
			const hit = page.locator('pinakes-search a[role=option]', { hasText: 'What hosts need' }).first();
			await hit.waitFor();
			await hit.click();
			await page.waitForURL(`${SITE}docs/operations/publishing.html#what-hosts-need`);
			const heading = page.locator(':target');
			expect(await heading.textContent()).toBe('What hosts need');
			await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(60);
			await page.keyboard.press('/');
			await page.keyboard.type('refusals');
			const other = page.locator('pinakes-search a[role=option]').first();
			await other.waitFor();
			expect(await other.getAttribute('href')).toMatch(new RegExp(`^${SITE}(?:docs/)?[\\w/.-]+\\.html`));
			expect(faults).toEqual([]);
		});
	});

	it('says where nothing answers', async () => {
		await open(async (page) => {
			await page.keyboard.press('/');
			await page.keyboard.type('kubernetes operators with helm charts');
			const notice = page.locator('pinakes-search .notice', { hasText: 'Nothing here answers this' });
			await notice.waitFor();
			expect(await notice.textContent()).toContain('kubernetes');
			await page.keyboard.press('Escape');
		});
	});

	it.each([
		['in light', ['index.html', 'docs/guides/search-box.html', 'README.zh-CN.html'], {}],
		['in dark', ['docs/guides/search-box.html'], { colorScheme: 'dark' }],
		['on a phone', ['docs/reference/configuration.html'], PHONE],
	] as const)('is accessible and complete %s', async (_name, paths, browser) => {
		await open(
			async (page, faults) => {
				for (const path of paths) {
					await page.goto(`${SITE}${path}`);
					expect(await accessFaults(page)).toEqual([]);
					if (browser === PHONE) expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
					else if (!('colorScheme' in browser)) expect(await page.evaluate(LOST)).toEqual([]);
				}
				expect(faults).toEqual([]);
			},
			{ ...browser, bypassCSP: true },
		);
	});

	it('allows no style and no script but those of its files', () => {
		const page = readFileSync(join(site, 'index.html'), 'utf8');
		expect(page).toContain("script-src 'self'; style-src 'self'");
		expect(page).not.toMatch(/<style|<script>| style=| on\w+=/);
	});
});
