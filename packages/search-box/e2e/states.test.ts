import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isThere } from '@pinakes/conformance/chromium';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessFaults, publish, visit } from './box-page.ts';
import { FILES, reach, STATES } from './states.ts';

/*
 * Every state of the box is compared with a stored picture, a quarter of its size: there, layout, colors and what is shown are seen, and
 * the fonts of a machine hardly. `PINAKES_PICTURES=write npx vitest run packages/search-box/e2e/states.test.ts` stores them
 * anew; look at them then.
 */
const SCALE = 0.25;

/** How much the color of a pixel may differ, 0 to 1, and the share of pixels that may differ by more. */
const COLOR_TOLERANCE = 0.15;
const MAX_SHARE = 0.015;

const isWriting = process.env.PINAKES_PICTURES === 'write';

let site: string;

beforeAll(async () => {
	if (isThere) site = await publish(FILES);
});

function fileOf(state: string): string {
	return fileURLToPath(new URL(`pictures/${state.replaceAll(' ', '-')}.png`, import.meta.url));
}

/** The share of pixels that differ; all of them where sizes do. */
function difference(one: PNG, other: PNG): number {
	const { width, height } = one;
	if (width !== other.width || height !== other.height) return 1;
	const count = pixelmatch(one.data, other.data, undefined, width, height, { threshold: COLOR_TOLERANCE });
	return count / (width * height);
}

async function pictureOf(page: Page): Promise<PNG> {
	return PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
}

describe.skipIf(!isThere)('states of the box', () => {
	it('are at least 20', () => {
		expect(Object.keys(STATES).length).toBeGreaterThanOrEqual(20);
	});

	it.each(Object.entries(STATES))('%s: looks as its picture does, and is accessible', async (name, state) => {
		const browser = {
			viewport: { width: 960, height: 640 },
			...state.browser,
			deviceScaleFactor: SCALE,
			bypassCSP: true,
		};
		const { box = '' } = state;
		const folder = box.includes('index=') ? '' : 'index="index/" ';
		await visit({ site, box: folder + box, browser }, async (page) => {
			await reach(page, state);
			const picture = await pictureOf(page);
			const file = fileOf(name);
			if (isWriting) {
				mkdirSync(dirname(file), { recursive: true });
				writeFileSync(file, PNG.sync.write(picture));
			}
			expect(existsSync(file)).toBe(true);
			expect(difference(picture, PNG.sync.read(readFileSync(file)))).toBeLessThanOrEqual(MAX_SHARE);
			expect(await accessFaults(page)).toEqual([]);
		});
	});

	it.each([
		['closed', 'empty'],
		['results', 'refusal'],
		['results', 'dark results'],
		['phone results', 'phone refusal'],
		['empty', 'results'],
		['results', 'answer'],
		['facets', 'facet chosen'],
	])('%s and %s look different', (one, other) => {
		const [a, b] = [one, other].map((state) => PNG.sync.read(readFileSync(fileOf(state))));
		expect(difference(a as PNG, b as PNG)).toBeGreaterThan(MAX_SHARE);
	});
});
