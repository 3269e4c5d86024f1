import { isThere } from '@pinakes/conformance/runtimes/chromium';
import { describe, expect, it } from 'vitest';
import { explore, publishBefore } from './explorer-page.ts';

const MAX_TITLE_LENGTH = 200;

/** Documents that are awkward to show, without harm in them. */
const DOCUMENTS = {
	'a, b、c (d) #e?f=100%.md': '# Comma\n\nGizmo in a path with signs.\n',
	'long.md': `---\ntitle: ${'Endless title '.repeat(1000)}\n---\n# Long\n\nTrinket.\n\n${'line of a long text\n\n'.repeat(3000)}`,
	'rtl.md': '# النسخ الاحتياطي\n\nهذا نص عربي doohickey.\n',
};

publishBefore(DOCUMENTS);

describe.skipIf(!isThere)('what is read', () => {
	it('may be in a file whose path has any character', async () => {
		await explore({ hash: 'panel=search&q=gizmo&lang=en' }, async (page) => {
			await page.waitForSelector('.answer .passage mark');
			expect(await page.locator('.hits .location').textContent()).toContain('a, b、c (d) #e?f=100%.md');
			expect(await page.locator('.answer mark').textContent()).toBe('Gizmo');
		});
	});

	it('has a short title', async () => {
		await explore({ hash: 'panel=search&q=trinket&lang=en' }, async (page) => {
			const title = page.locator('.hits h3').first();
			await title.waitFor();
			expect((await title.textContent())?.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
		});
	});

	it('has the direction of its own words', async () => {
		await explore({ hash: 'panel=search&q=doohickey&lang=en' }, async (page) => {
			await page.waitForSelector('.answer .passage');
			const style = 'getComputedStyle(document.querySelector(".answer .passage")).unicodeBidi';
			expect(await page.evaluate(style)).toBe('plaintext');
			expect(await page.locator('.hits h3').first().getAttribute('dir')).toBe('auto');
		});
	});

	it.each([['panel=match&lang=en', 'This index has no units']])(
		'lacks something in %s, which is said',
		async (hash, text) => {
			await explore({ hash }, async (page, faults) => {
				await page.locator('main', { hasText: text }).waitFor();
				expect(faults).toEqual([]);
			});
		},
	);
});
