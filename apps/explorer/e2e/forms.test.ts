import { join } from 'node:path';
import { isThere } from '@pinakes/conformance/chromium';
import { describe, expect, it } from 'vitest';
import { explore, publishBefore, published, site, type Visit } from './explorer-page.ts';

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

	it.each(['match', 'contexts', 'get', 'outline'])('of %s is reached by /', async (panel) => {
		await explore({ hash: `panel=${panel}` }, async (page) => {
			await page.waitForSelector('main :is(input, textarea)');
			await page.keyboard.press('/');
			expect(await page.evaluate('document.activeElement.matches("main input")')).toBe(true);
			await page.keyboard.type('/');
			expect(await page.evaluate('document.activeElement.value.includes("/")')).toBe(true);
		});
	});

	it('has the values of the index for everything that it can have', async () => {
		await explore({ hash: 'panel=contexts&lang=en' }, async (page) => {
			await page.locator('input[name=epic]').focus();
			await page.waitForSelector('datalist option[value="EPIC-01"]', { state: 'attached' });
			await page.goto(page.url().replace('contexts', 'get'));
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
	it('without a file leads to the documents that have it', async () => {
		await explore({ hash: 'panel=get&heading=no+such+heading&lang=en' }, async (page) => {
			await page.locator('.refusal', { hasText: 'No document has the heading no such heading' }).waitFor();
			await page.getByLabel('Heading').fill('step');
			await page.getByRole('button', { name: 'Look up' }).click();
			await page.waitForSelector('.choices a');
			await page.locator('.choices a').first().click();
			await page.waitForSelector('.answer .markdown');
			await page.goBack();
			await page.waitForSelector('.choices a');
		});
	});

	it('of several documents is suggested with their number, and gives the choice', async () => {
		const page = (name: string): string => `# ${name}\n\n## Known errors\n\nErrors of ${name}.\n`;
		const other = await published({ 'one.md': page('one'), 'two.md': page('two'), 'three.md': page('three') });
		await explore({ site: other, hash: 'panel=search&lang=en' }, async (page) => {
			await page.waitForSelector('form.look-up');
			await page.keyboard.press('/');
			await page.keyboard.type('known');
			await page.waitForSelector('[role=option]');
			expect(await page.locator('[role=option]').allTextContents()).toEqual(['Known errors section, in 3 documents']);
			await page.keyboard.press('ArrowDown');
			await page.keyboard.press('Enter');
			await page.waitForSelector('.choices a');
			expect(await page.locator('.choices li').count()).toBe(3);
			expect(page.url()).toMatch(/panel=get&lang=en&heading=Known\+errors$/);
			await page.getByRole('link', { name: 'two' }).click();
			await page.waitForSelector('.answer .markdown');
			expect(await page.locator('.answer').textContent()).toContain('Errors of two');
		});
	});
});

describe.skipIf(!isThere)('what somebody did', () => {
	it('leaves the keyboard in the panel, and shows what a link leads to from its top', async () => {
		await explore({ hash: 'panel=match&tags=git-commit&ide=vscode&lang=en' }, async (page) => {
			await page.locator('.change button').focus();
			await page.keyboard.press('Enter');
			await page.waitForSelector('.hits > li .factors');
			// The keyboard follows a moment after what is shown.
			await page.waitForSelector('#panel:focus');
			await page.goto(page.url().replace(/#.*/, '#panel=outline&lang=en'));
			await page.setViewportSize({ width: 400, height: 300 });
			await page.waitForSelector('.outline > li');
			await page.locator('.outline summary').last().click();
			await page.locator('.outline a').last().scrollIntoViewIfNeeded();
			expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
			await page.locator('.outline a').last().click();
			await page.waitForSelector('.answer');
			expect(await page.evaluate('scrollY')).toBe(0);
		});
	});

	it('is there when they come back to a panel', async () => {
		await explore({ hash: 'panel=search&q=roll+back&lang=en' }, async (page) => {
			await page.waitForSelector('.hits > li');
			await page.getByRole('link', { name: 'Match' }).click();
			await page.waitForSelector('input[name=goal]');
			await page.getByRole('link', { name: 'Search', exact: true }).click();
			await page.waitForSelector('.hits > li');
			expect(page.url()).toContain('q=roll+back');
		});
	});

	it('is one entry of the history for a filter that is typed', async () => {
		await explore({ hash: 'panel=outline&lang=en' }, async (page) => {
			await page.waitForSelector('.outline > li');
			await page.getByLabel('Filter').pressSequentially('rolling');
			await page.getByRole('link', { name: 'Rolling back' }).click();
			await page.waitForSelector('.answer');
			await page.goBack();
			await page.waitForSelector('.outline > li');
			expect(await page.getByLabel('Filter').inputValue()).toBe('rolling');
			await page.getByRole('link', { name: 'Search', exact: true }).click();
			await page.getByRole('link', { name: 'Outline' }).click();
			await page.waitForSelector('.outline > li');
			expect(page.url()).toContain('filter=rolling');
		});
	});

	it('with a folder is there again after going back and forward', async () => {
		await explore({ hash: 'panel=outline&lang=en' }, async (page) => {
			await page.waitForSelector('.outline > li');
			await page.locator('input[type=file]').setInputFiles(join(site, 'index'));
			await page.waitForFunction('location.hash.includes("index=&")||location.hash.endsWith("index=")');
			await page.waitForSelector('.outline > li');
			await page.goBack();
			await page.waitForFunction('document.querySelector("[name=address]").value === "../index/"');
			await page.waitForSelector('.outline > li');
			await page.goForward();
			await page.waitForFunction('document.querySelector("[name=address]").placeholder.includes("index")');
			await page.waitForSelector('.outline > li');
		});
	});
});
