import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChromium } from '@pinakes/conformance/chromium';
import { buildIndex, publishSite } from '@pinakes/indexer';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll } from 'vitest';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../../../fixtures', import.meta.url));

/** Where the page and its index are served. */
export const SITE = 'http://explorer.example/';

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.bin': 'application/octet-stream',
};

/** Publishes an index of folders, the fixtures unless given; returns the folder of the site, and what removes it. */
export async function publishedSite(
	folders: readonly string[] = [FIXTURES],
): Promise<{ site: string; remove: () => void }> {
	const work = mkdtempSync(join(tmpdir(), 'pinakes-explorer-'));
	await buildIndex({ folders, out: join(work, 'index'), suggest: true });
	publishSite({ index: join(work, 'index'), out: join(work, 'site'), title: 'Explorer' });
	return { site: join(work, 'site'), remove: () => rmSync(work, { recursive: true, force: true }) };
}

/** How the page is opened. */
export interface Visit {
	/** The folder of the published site. */
	readonly site: string;
	/** What the page's address says after `#`. */
	readonly hash?: string;
	/** Answers some requests in its own way; true where it did. */
	readonly serve?: (route: Route, path: string) => Promise<boolean>;
}

/** What went wrong in a page: uncaught errors, and what its policy refused. */
export type Faults = string[];

let browser: Promise<Browser> | undefined;

afterAll(async () => (await browser)?.close());

/** Opens the explorer over a published site, in a browser that knows nothing yet, and gives the page and its faults. */
export async function explore<T>(visit: Visit, use: (page: Page, faults: Faults) => Promise<T>): Promise<T> {
	browser ??= startChromium();
	const context = await (await browser).newContext();
	try {
		const page = await context.newPage();
		const faults: Faults = [];
		page.on('pageerror', (error) => faults.push(error.message));
		page.on('console', (message) => {
			if (/Content Security Policy|Refused to/i.test(message.text())) faults.push(message.text());
		});
		await context.route('**/*', (route) => answer(route, visit));
		await page.goto(`${SITE}#${visit.hash ?? ''}`);
		return await use(page, faults);
	} finally {
		await context.close();
	}
}

async function answer(route: Route, { site, serve }: Visit): Promise<void> {
	const url = new URL(route.request().url());
	if (`${url.origin}/` !== SITE) return route.abort('connectionrefused');
	const path = url.pathname === '/' ? 'index.html' : decodeURIComponent(url.pathname.slice(1));
	if (await serve?.(route, path)) return undefined;
	const file = [DIST, site].map((folder) => join(folder, path)).find((place) => existsSync(place));
	if (file === undefined) return route.fulfill({ status: 404 });
	return route.fulfill({ path: file, contentType: TYPES[extname(file)] ?? 'text/plain' });
}
