import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isThere } from '@pinakes/conformance/runtimes/chromium';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessFaults, publish, visit } from './box-page.ts';
import { type Layout, layoutFaults, layoutOf } from './layout.ts';
import { FILES, reach, STATES, type State } from './states.ts';

/*
 * Every state of the box is accessible, on its grid, and laid out and colored as it was. `PINAKES_PICTURES=write npx vitest run
 * packages/search-box/e2e/states.test.ts` writes their pictures and layouts. Layouts are compared, not pictures: with the fonts of
 * another machine up to 4 % of their pixels differ, and some states differ from each other by less.
 */
const LAYOUTS = new URL('layouts.json', import.meta.url);
const PICTURES = fileURLToPath(new URL('../../../docs/pictures/search-box/', import.meta.url));
const isWriting = process.env.PINAKES_PICTURES === 'write';

const layouts: Record<string, Layout> = existsSync(LAYOUTS) ? JSON.parse(readFileSync(LAYOUTS, 'utf8')) : {};

let site: string;

beforeAll(async () => {
	if (isThere) site = await publish(FILES);
	if (isWriting) mkdirSync(PICTURES, { recursive: true });
});

/** What is off the grid in an open box, whatever the fonts: heights of rows and bars, and what is wider than its place. */
function offGrid(page: Page): Promise<string[]> {
	return page.locator('pinakes-search dialog').evaluate((dialog) => {
		const isPhone = innerWidth <= 640;
		const heights: Record<string, readonly number[]> = {
			'.header': [isPhone ? 60 : 56],
			'.label': [32],
			'[part=result]': isPhone ? [36, 56, 76] : [28, 48, 68],
			'.line': [isPhone ? 44 : 36],
			'.source': [isPhone ? 44 : 28],
			'.footer': [isPhone ? 52 : 40],
		};
		const faults = Object.entries(heights).flatMap(([selector, allowed]) =>
			[...dialog.querySelectorAll(selector)]
				.map((element) => element.getBoundingClientRect().height)
				.filter((height) => height > 0 && !allowed.includes(Math.round(height)))
				.map((height) => `${selector} is ${height} high`),
		);
		const body = dialog.querySelector('.body');
		if (body !== null && body.scrollWidth > body.clientWidth) faults.push('the list is too wide');
		const bounds = dialog.getBoundingClientRect();
		if (bounds.right > innerWidth || bounds.left < 0) faults.push('the dialog is too wide');
		return faults;
	});
}

describe.skipIf(!isThere)('states of the box', () => {
	it('are 24', () => {
		expect(Object.keys(STATES)).toHaveLength(24);
	});

	it.each(Object.entries(STATES))('%s: is accessible and on the grid', async (name, state) => {
		const browser = { viewport: { width: 1280, height: 800 }, ...state.browser, bypassCSP: true };
		const { box = '', lang } = state;
		const folder = box.includes('index=') ? '' : 'index="index/" ';
		await visit({ site, box: folder + box, browser, ...(lang && { lang }) }, async (page) => {
			await reach(page, state);
			const layout = await layoutOf(page);
			if (isWriting) {
				layouts[name] = layout;
				writeFileSync(LAYOUTS, `${JSON.stringify(layouts, undefined, '\t')}\n`);
				const path = `${PICTURES}${name.replaceAll(' ', '-')}.png`;
				await page.screenshot({ path, animations: 'disabled' });
			}
			expect(await accessFaults(page)).toEqual([]);
			expect(await offGrid(page)).toEqual([]);
			expect(layoutFaults(layout, layouts[name] as Layout)).toEqual([]);
		});
	});

	const BROKEN: Readonly<Record<string, string>> = {
		'a row that is 4 pixels higher': '.line, [part=result] { padding-block-end: 8px }',
		'icons off their axis': '[role=option] > .icon { margin-inline-start: 8px }',
		'marks with a background': 'mark { background: yellow }',
		'titles as light as texts': '.title { font-weight: 400 !important }',
		'no footer': '.footer { display: none }',
		'a wider box': 'dialog { width: 720px }',
		'no selection': '[aria-selected=true] { background: none !important }',
	};

	it('differ from their layouts if a style breaks them', async () => {
		const browser = { viewport: { width: 1280, height: 800 } };
		const state = STATES.results as State;
		await visit({ site, browser }, async (page) => {
			await reach(page, state);
			const faults = async () => layoutFaults(await layoutOf(page), layouts.results as Layout);
			for (const [what, style] of Object.entries(BROKEN)) {
				await page.evaluate((css) => {
					const sheet = new CSSStyleSheet();
					sheet.replaceSync(css);
					document.querySelector('pinakes-search')?.shadowRoot?.adoptedStyleSheets.push(sheet);
				}, style);
				expect(await faults(), what).not.toEqual([]);
				await page.evaluate(() => document.querySelector('pinakes-search')?.shadowRoot?.adoptedStyleSheets.pop());
				expect(await faults(), what).toEqual([]);
			}
		});
	});
});
