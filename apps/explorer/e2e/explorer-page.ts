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

/** Address of the page and its index. */
export const SITE = 'http://explorer.example/';

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.bin': 'application/octet-stream',
};

/**
 * Publishes an index of folders, by default the fixtures. Returns the folder of the site, and a function that removes
 * it.
 */
export async function publishedSite(
	folders: readonly string[] = [FIXTURES],
): Promise<{ site: string; remove: () => void }> {
	const work = mkdtempSync(join(tmpdir(), 'pinakes-explorer-'));
	await buildIndex({ folders, out: join(work, 'index'), suggest: true });
	publishSite({ index: join(work, 'index'), out: join(work, 'site'), title: 'Explorer' });
	return { site: join(work, 'site'), remove: () => rmSync(work, { recursive: true, force: true }) };
}

/** Options for opening the page. */
export interface Visit {
	/** Folder of the published site. */
	readonly site: string;
	/** Fragment of the page's address, after `#`. */
	readonly hash?: string;
	/** Answers a request and returns true, or returns false to leave it to the default. */
	readonly serve?: (route: Route, path: string) => Promise<boolean>;
}

/** Errors of a page: uncaught exceptions, and violations of its policy. */
export type Faults = string[];

let browser: Promise<Browser> | undefined;

afterAll(async () => (await browser)?.close());

/**
 * Opens the explorer on a published site in a fresh browser context, and calls a function with the page and its errors.
 */
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
