import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChromium } from '@pinakes/conformance/runtimes/chromium';
import { buildIndex, publishSite } from '@pinakes/indexer';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

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

type Documents = Readonly<Record<string, string>>;

/** Folder of the published site that the tests of a file open. */
export let site: string;

/** Publishes a site before the tests of a file: of the fixtures, or of documents. */
export function publishBefore(documents?: Documents): void {
	beforeAll(async () => {
		site = await published(documents);
	});
}

/** Publishes a site of the fixtures or of documents, and returns its folder. It is removed after the tests of a file. */
export async function published(documents?: Documents): Promise<string> {
	const work = mkdtempSync(join(tmpdir(), 'pinakes-explorer-'));
	works.push(work);
	for (const [path, text] of Object.entries(documents ?? {})) {
		const file = join(work, 'docs', path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	await buildIndex({ folders: [documents ? join(work, 'docs') : FIXTURES], out: join(work, 'index') });
	publishSite({ index: join(work, 'index'), out: join(work, 'site'), title: 'Explorer' });
	return join(work, 'site');
}

/** Options for opening the page. */
export interface Visit {
	/** Folder of the published site. Default: that of the tests of the file. */
	readonly site?: string;
	/** Fragment of the page's address, after `#`. */
	readonly hash?: string;
	/** Answers a request and returns true, or returns false to leave it to the default. */
	readonly serve?: (route: Route, path: string) => Promise<boolean>;
}

/** Errors of a page: uncaught exceptions, and violations of its policy. */
export type Faults = string[];

let browser: Promise<Browser> | undefined;

const works: string[] = [];

afterAll(async () => {
	await (await browser)?.close();
	for (const work of works) rmSync(work, { recursive: true, force: true });
});

/**
 * Opens the explorer on a published site in a fresh browser context, and calls a function with the page and its errors.
 */
export async function explore<T>(visit: Visit, use: (page: Page, faults: Faults) => Promise<T>): Promise<T> {
	browser ??= startChromium();
	const context = await (await browser).newContext();
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(600_000);
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

async function answer(route: Route, { site: folder = site, serve }: Visit): Promise<void> {
	const url = new URL(route.request().url());
	if (`${url.origin}/` !== SITE) return route.abort('connectionrefused');
	const path = url.pathname === '/' ? 'index.html' : decodeURIComponent(url.pathname.slice(1));
	if (await serve?.(route, path)) return undefined;
	const file = [DIST, folder].map((each) => join(each, path)).find((place) => existsSync(place));
	if (file === undefined) return route.fulfill({ status: 404 });
	return route.fulfill({ path: file, contentType: TYPES[extname(file)] ?? 'text/plain' });
}
