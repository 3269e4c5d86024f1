import { isThere } from '@pinakes/conformance/runtimes/chromium';
import { describe, expect, it } from 'vitest';
import { explore, publishBefore } from './explorer-page.ts';

const MAX_TITLE_LENGTH = 200;

/** Documents that are awkward to show, without harm in them. */
const DOCUMENTS = {
	'guide/links.md': `# Links

Widget [beside](other.md), [above](../top.md#part), [here](#part), [web](https://example.com/x), ![picture](a.png).
`,
	'guide/other.md': '# Other\n\nGadget.\n',
	'a, b、c (d) #e?f=100%.md': '# Comma\n\nGizmo in a path with signs.\n',
	'long.md': `---\ntitle: ${'Endless title '.repeat(1000)}\n---\n# Long\n\nTrinket.\n\n${'line of a long text\n\n'.repeat(3000)}`,
	'rtl.md': '# النسخ الاحتياطي\n\nهذا نص عربي doohickey.\n',
	'quotes.md': `# Quotes\n\nContraption.\n\n${'>'.repeat(30_000)} deep\n`,
	'many.md': `# Many\n\n${Array.from({ length: 600 }, (_, i) => `## Part ${i}\n\nText.\n`).join('\n')}`,
};

publishBefore(DOCUMENTS);

describe.skipIf(!isThere)('what is read', () => {
	it('has links that lead to documents of the index, or out of the page, and asks for no picture', async () => {
		const asked: string[] = [];
		const serve = async (_: unknown, path: string): Promise<boolean> => {
			asked.push(path);
			return false;
		};
		await explore({ hash: 'panel=get&heading=Links&file=guide/links.md&lang=en', serve }, async (page) => {
			await page.waitForSelector('.answer .markdown a');
			const links = page.locator('.answer .markdown a');
			expect(await links.allTextContents()).toEqual(['beside', 'above', 'web']);
			expect(await page.locator('.answer').textContent()).toContain('here, web, picture.');
			expect(await links.nth(2).getAttribute('target')).toBe('_blank');
			expect(await links.nth(2).getAttribute('rel')).toBe('noopener noreferrer');
			expect(asked.filter((path) => path.endsWith('.png'))).toEqual([]);
			await links.first().click();
			await page.waitForSelector('.headings li');
			expect(await page.locator('.headings').count()).toBe(1);
			expect(await page.locator('.headings h2').textContent()).toContain('guide/other.md');
		});
	});

	it('may be in a file whose path has any character', async () => {
		await explore({ hash: 'panel=search&q=gizmo&lang=en' }, async (page) => {
			await page.locator('.hits h3 a').first().click();
			await page.waitForSelector('.answer .markdown');
			expect(await page.locator('.answer .location').textContent()).toContain('a, b、c (d) #e?f=100%.md');
			expect(await page.locator('.answer').textContent()).toContain('Gizmo');
		});
	});

	it('has a short title, and shows more on request', async () => {
		await explore({ hash: 'panel=search&q=trinket&lang=en' }, async (page) => {
			const title = page.locator('.hits h3 a').first();
			await title.waitFor();
			expect((await title.textContent())?.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
			await title.click();
			await page.waitForSelector('.answer .markdown p');
			const countOf = (): Promise<number> => page.locator('.answer .markdown').count();
			expect(await countOf()).toBe(1);
			await page.getByRole('button', { name: 'Show more' }).click();
			expect(await countOf()).toBe(2);
		});
	});

	it('has the direction of its own words', async () => {
		await explore({ hash: 'panel=search&q=doohickey&lang=en' }, async (page) => {
			await page.waitForSelector('.answer .markdown p');
			const style = 'getComputedStyle(document.querySelector(".answer .markdown p")).unicodeBidi';
			expect(await page.evaluate(style)).toBe('plaintext');
			expect(await page.locator('.hits h3').first().getAttribute('dir')).toBe('auto');
		});
	});

	it('is rendered in steps if it takes long, so that the page stays responsive', async () => {
		await explore({ hash: 'panel=get&heading=Quotes&file=quotes.md&lang=en' }, async (page, faults) => {
			await page.getByRole('button', { name: 'Show more' }).waitFor();
			await page.getByRole('link', { name: 'Search' }).click();
			await page.waitForSelector('input[name=q]');
			expect(faults).toEqual([]);
		});
	});

	it('has its headings in lists that go on when more is asked for', async () => {
		await explore({ hash: 'panel=get&file=many.md&lang=en' }, async (page) => {
			const headings = page.locator('.headings li a');
			await headings.first().waitFor();
			expect(await headings.count()).toBe(200);
			await page.getByRole('button', { name: 'Show more' }).click();
			expect(await headings.count()).toBe(400);
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
