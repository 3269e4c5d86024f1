import { isThere } from '@pinakes/conformance/runtimes/chromium';
import { describe, expect, it } from 'vitest';
import { explore, publishBefore } from './explorer-page.ts';

const RUN = 'globalThis.harmed = true';

/** A page that tries everything. */
const HOSTILE = `# Widget <img src=x onerror="${RUN}"> \u202Egnp.exe

widget <script>${RUN}</script> and <svg onload="${RUN}"></svg>

[widget link](javascript:${RUN}) ![widget](javascript:${RUN}) <javascript:${RUN}>

<iframe src="javascript:${RUN}"></iframe> <a href="data:text/html,x" onclick="${RUN}">widget</a>

## Widget __proto__ ${'long '.repeat(200_000)}

widget
`;

publishBefore({ 'widget.md': HOSTILE });

describe.skipIf(!isThere)('what strangers wrote', () => {
	it('is harmless text', async () => {
		await explore({ hash: 'panel=search&q=widget' }, async (page, faults) => {
			await page.waitForSelector('.hits > li');
			const folded = page.locator('main details:not([open]) > summary:visible');
			while ((await folded.count()) > 0) await folded.first().click();
			expect(await page.evaluate('globalThis.harmed')).toBeUndefined();
			expect(await page.locator('main script, main iframe, main svg, main [onclick], main [onerror]').count()).toBe(0);
			const addresses = await page
				.locator('main a, main img')
				.evaluateAll((elements) =>
					(elements as unknown as { getAttribute(name: string): string | null }[]).map(
						(element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
					),
				);
			expect(addresses.filter((address) => /^(?:javascript|data):/i.test(address))).toEqual([]);
			expect(await page.locator('main').textContent()).not.toMatch(/[\u202a-\u202e]/);
			expect(faults).toEqual([]);
		});
	});

	it('lets no script in by its policy: none that is inline, and none from elsewhere', async () => {
		await explore({}, async (page) => {
			await page.waitForSelector('form.look-up');
			await page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { text: '${RUN}' }))`);
			expect(await page.evaluate('globalThis.harmed')).toBeUndefined();
			const policy = await page.getAttribute('meta[http-equiv]', 'content');
			expect(policy).toContain("script-src 'self';");
		});
	});
});
