import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isThere } from '@pinakes/conformance/runtimes/chromium';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { explore, publishBefore } from './explorer-page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

publishBefore();

/** Violations of WCAG 2.2 AA that are serious or worse. */
async function violations(page: Page): Promise<string[]> {
	await page.evaluate(AXE);
	return page.evaluate(`axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
		.then(({ violations }) => violations
			.filter(({ impact }) => impact === 'serious' || impact === 'critical')
			.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`);
}

/** The smallest screen that pages have to fit. */
const PHONE = { width: 320, height: 640 };

/** Each panel with something asked, and what its answer shows. */
const ASKED: readonly (readonly [panel: string, hash: string, selector: string])[] = [
	['search', 'panel=search&q=how do I roll back a release', '.hits > li'],
	['a refusal of search', 'panel=search&q=zebra xylophone', 'main'],
	['match', 'panel=match&tags=code-refactoring,multi-file-editing&ide=windsurf', '.hits > li'],
	['a refusal of match', 'panel=match&tags=git-commit&ide=vscode', '.refusal .change'],
	['more fields', 'panel=search&q=release&limit=2', '.hits > li'],
	['a failure', 'panel=match&tags=a&limit=x', '.failure'],
];

describe.skipIf(!isThere)('the explorer', () => {
	it.each(
		ASKED.flatMap(([panel, hash, selector]) => ['en', 'zh'].map((lang) => [panel, lang, hash, selector] as const)),
	)('shows %s in %s, for everybody', async (_, lang, hash, selector) => {
		await explore({ hash: `${encodeURI(hash)}&lang=${lang}` }, async (page, faults) => {
			await page.waitForSelector(selector);
			expect(await page.getAttribute('html', 'lang')).toBe(lang);
			// Colors do not depend on the language: each is checked with one of them.
			await page.emulateMedia({ colorScheme: lang === 'en' ? 'light' : 'dark' });
			// What is drawn anew or still loaded takes a moment.
			await expect.poll(() => violations(page)).toEqual([]);
			await page.setViewportSize(PHONE);
			const width = (): Promise<number> => page.evaluate('document.documentElement.scrollWidth');
			await expect.poll(width).toBeLessThanOrEqual(PHONE.width);
			await expect.poll(() => violations(page)).toEqual([]);
			expect(faults).toEqual([]);
		});
	});

	it('shows factors that add up to the score', async () => {
		const hash = 'panel=match&tags=code-refactoring,multi-file-editing&ide=windsurf';
		await explore({ hash }, async (page) => {
			await page.waitForSelector('.factors');
			const table = page.locator('.factors').first();
			const numbers = await table.locator('.number').allTextContents();
			const [total, ...parts] = numbers.map((text) => Number(text.replace('+', ''))).reverse();
			expect(parts.length).toBeGreaterThan(0);
			expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total ?? 0, 2);
		});
	});

	it('applies the smallest change by its button, and goes back', async () => {
		await explore({ hash: 'panel=match&tags=git-commit&ide=vscode' }, async (page) => {
			await page.locator('.change button').click();
			await page.waitForSelector('.refusal', { state: 'detached' });
			await page.waitForSelector('.hits > li .factors');
			expect(await page.locator('.refusal').count()).toBe(0);
			await page.goBack();
			await page.waitForSelector('.refusal .change');
		});
	});

	it('is used by the keyboard alone, and every state is an address', async () => {
		await explore({}, async (page) => {
			await page.waitForSelector('form.look-up');
			await page.keyboard.press('Tab');
			await page.keyboard.press('Enter');
			expect(await page.evaluate('document.activeElement.id')).toBe('panel');
			await page.keyboard.press('Tab');
			await page.keyboard.type('roll back a release');
			await page.keyboard.press('Enter');
			await page.waitForSelector('.hits > li');
			const address = page.url();
			expect(address).toContain('q=roll+back+a+release');
			const first = await page.locator('.hits > li h3').first().textContent();
			await page.goto('about:blank');
			await page.goto(address);
			await page.waitForSelector('.hits > li');
			expect(await page.locator('.hits > li h3').first().textContent()).toBe(first);
		});
	});

	it('shows the passages of an answer once', async () => {
		await explore({ hash: 'panel=search&q=how do I roll back a release&limit=9' }, async (page) => {
			await page.waitForSelector('.hits > li');
			const passages = await page.locator('.hits > li > .passage').allTextContents();
			const answer = (await page.locator('.answer').textContent()) ?? '';
			expect(answer).toContain('Keep the previous build');
			expect(passages.filter((passage) => answer.includes(passage))).toEqual([]);
			expect(passages.length).toBeGreaterThan(0);
		});
	});

	it('prints the question with its answer, and nothing to press', async () => {
		await explore({ hash: 'panel=search&q=roll+back&lang=en' }, async (page) => {
			await page.waitForSelector('.hits > li');
			await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
			expect(await page.locator('input[name=q]').isVisible()).toBe(true);
			for (const hidden of ['nav', 'input[name=scope]', 'button[type=submit]']) {
				expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
			}
			expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light');
		});
	});
});
