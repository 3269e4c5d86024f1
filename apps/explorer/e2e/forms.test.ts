import { isThere } from '@pinakes/conformance/runtimes/chromium';
import { describe, expect, it } from 'vitest';
import { explore, publishBefore, published, type Visit } from './explorer-page.ts';

publishBefore();

describe.skipIf(!isThere)('a form', () => {
	it('keeps what is typed while its choices come, and suggests within a list', async () => {
		const serve: Visit['serve'] = async (_, path) => {
			if (path === 'index/units.by_tag.json') await new Promise((resolve) => setTimeout(resolve, 300));
			return false;
		};
		await explore({ hash: 'panel=match&lang=en', serve }, async (page) => {
			await page.locator('input[name=tags]').focus();
			await page.keyboard.type('code-refactoring, git');
			await page.waitForSelector('datalist option[value="code-refactoring, git-commit"]', { state: 'attached' });
			expect(await page.locator('input[name=tags]').inputValue()).toBe('code-refactoring, git');
			await page.keyboard.press('Enter');
			await page.waitForSelector('.outcome');
			expect(page.url()).toContain('tags=code-refactoring%2C+git');
		});
	});

	it.each(['match', 'get'])('of %s is reached by /', async (panel) => {
		await explore({ hash: `panel=${panel}` }, async (page) => {
			await page.waitForSelector('main :is(input, textarea)');
			await page.keyboard.press('/');
			expect(await page.evaluate('document.activeElement.matches("main input")')).toBe(true);
			await page.keyboard.type('/');
			expect(await page.evaluate('document.activeElement.value.includes("/")')).toBe(true);
		});
	});

	it('has the values of the index for everything that it can have', async () => {
		await explore({ hash: 'panel=get&lang=en' }, async (page) => {
			await page.locator('input[name=heading]').focus();
			await page.waitForSelector('datalist option[value="Rolling back"]', { state: 'attached' });
			await page.goto(page.url().replace('get', 'match'));
			await page.locator('input[name=constraints]').focus();
			await page.waitForSelector('datalist option[value="no-network"]', { state: 'attached' });
		});
	});

	it('asks again for what failed', async () => {
		let isDown = true;
		const serve: Visit['serve'] = async (route, path) => {
			if (!isDown || !path.startsWith('index/packs/')) return false;
			await route.fulfill({ status: 503 });
			return true;
		};
		await explore({ hash: 'panel=search&q=roll+back&lang=en', serve }, async (page) => {
			const alert = page.locator('main [role=alert]');
			await alert.waitFor();
			expect(await alert.textContent()).toContain('check the address and the connection');
			isDown = false;
			await page.getByRole('button', { name: 'Try again' }).click();
			await page.waitForSelector('.hits > li');
		});
	});

	it('has a threshold to try out', async () => {
		await explore({ hash: 'panel=match&tags=git-commit&ide=vscode&threshold=0.1&lang=en' }, async (page) => {
			await page.waitForSelector('.outcome .refusal, .outcome .hits');
			await page.getByLabel('Threshold').fill('7');
			await page.getByRole('button', { name: 'Look up' }).click();
			await page.locator('.refusal').waitFor();
			expect(page.url()).toContain('threshold=7');
		});
	});
});

describe.skipIf(!isThere)('a heading', () => {
	it('without a file is looked for in all of them', async () => {
		const page = (name: string): string => `# ${name}\n\n## Known errors\n\nErrors of ${name}.\n`;
		const other = await published({ 'one.md': page('one'), 'two.md': page('two'), 'three.md': page('three') });
		await explore({ site: other, hash: 'panel=get&heading=no+such+heading&lang=en' }, async (page) => {
			await page.locator('.refusal', { hasText: 'No heading of these files fits' }).waitFor();
			await page.getByRole('textbox', { name: 'Heading' }).fill('known errors');
			await page.getByRole('button', { name: 'Look up' }).click();
			await page.waitForSelector('.answer .markdown');
			expect(await page.locator('.answer').count()).toBe(3);
		});
	});
});
