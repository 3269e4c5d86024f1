import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChromium } from '@pinakes/conformance/runtimes/chromium';
import { buildIndex, publishSite } from '@pinakes/indexer';
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll } from 'vitest';

const STANDALONE = fileURLToPath(new URL('../dist/standalone', import.meta.url));

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Address of the page. */
export const SITE = 'http://docs.example/';

/** A content security policy that forbids inline styles, inline scripts and other hosts. */
const POLICY =
	"default-src 'none'; script-src 'self'; style-src 'none'; connect-src 'self'; require-trusted-types-for 'script'";

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.png': 'image/png',
	'.bin': 'application/octet-stream',
};

/** Creates a folder that is removed after the tests of a file. */
export function workFolder(): string {
	const work = mkdtempSync(join(tmpdir(), 'pinakes-search-box-'));
	works.push(work);
	return work;
}

/** Publishes an index of files, and returns the folder of the site. */
export async function publish(files: Readonly<Record<string, string | object>>): Promise<string> {
	const work = workFolder();
	for (const [path, content] of Object.entries(files)) {
		const file = join(work, 'docs', path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
	}
	await buildIndex({ folders: [join(work, 'docs')], out: join(work, 'index'), suggest: true });
	publishSite({ index: join(work, 'index'), out: join(work, 'site'), title: 'Docs' });
	return join(work, 'site');
}

/** Options for opening a page with a search box. */
export interface Visit {
	readonly site: string;
	/** The path of the page that has the box. Default: the root. */
	readonly at?: string;
	/** Attributes of the element. */
	readonly box?: string;
	/** The elements of the page, in place of a field and one box. */
	readonly body?: string;
	/** The language of the page. */
	readonly lang?: string;
	readonly browser?: BrowserContextOptions;
	/** Shows the pages of the site instead of one page with the element. */
	readonly hasPages?: boolean;
	/** Answers a request and returns true, or returns false to leave it to the default. */
	readonly serve?: (route: Route) => Promise<boolean>;
}

/** Returns what axe-core finds wrong with a page, whose context must have `bypassCSP`. */
export async function accessFaults(page: Page): Promise<unknown[]> {
	await page.evaluate(AXE);
	const rules = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] };
	const { violations } = (await page.evaluate(`axe.run(document, ${JSON.stringify(rules)})`)) as {
		violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
	};
	return violations.map(({ id, impact, nodes }) => [id, impact, nodes[0]?.html, nodes[0]?.failureSummary]);
}

/** Attributes of a box with the index of the site. */
export const BOX = 'index="index/"';

/** The options of the list. */
export const options = (page: Page) => page.locator('pinakes-search [role=option]');

/** Returns the names of sections that are listed. */
export const names = (page: Page): Promise<string[]> => page.locator('pinakes-search .name').allTextContents();

/** Waits until all sections that are listed have their texts. */
export async function shownTexts(page: Page): Promise<void> {
	await page.locator('pinakes-search .text').first().waitFor({ state: 'attached' });
	await page.waitForFunction(() => {
		const texts = document.querySelector('pinakes-search')?.shadowRoot?.querySelectorAll('.text') ?? [];
		return [...texts].every((text) => text.textContent !== '' || (text as HTMLElement).hidden);
	});
}

/** Errors of a page, including violations of its policy. */
export type Faults = string[];

let browser: Promise<Browser> | undefined;

const works: string[] = [];

afterAll(async () => {
	await (await browser)?.close();
	for (const work of works) rmSync(work, { recursive: true, force: true });
});

/** Opens a page with a search box, and calls a function with the page and its errors. */
export async function visit(how: Visit, use: (page: Page, faults: Faults) => Promise<void>): Promise<void> {
	browser ??= startChromium();
	const context = await (await browser).newContext(how.browser);
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(600_000);
		const faults: Faults = [];
		page.on('pageerror', (error) => faults.push(error.message));
		page.on('console', (message) => {
			if (message.type() === 'error') faults.push(message.text());
		});
		await context.route('**/*', (route) => answer(route, how));
		await page.goto(`${SITE}${how.at ?? ''}`);
		await page.waitForFunction('customElements.get("pinakes-search") !== undefined');
		await use(page, faults);
	} finally {
		await context.close();
	}
}

async function answer(route: Route, how: Visit): Promise<void> {
	const { site, box = BOX, lang = 'en', hasPages, serve } = how;
	const { body: elements = `<input aria-label="Name"><pinakes-search ${box}></pinakes-search>` } = how;
	if (await serve?.(route)) return;
	const url = new URL(route.request().url());
	const path = decodeURIComponent(url.pathname.slice(1)) || (hasPages ? 'index.html' : '');
	const file = [STANDALONE, site].map((folder) => join(folder, path)).find((each) => path !== '' && existsSync(each));
	if (file !== undefined && extname(file) in TYPES) {
		return route.fulfill({ path: file, contentType: TYPES[extname(file)] as string });
	}
	if (hasPages) return route.fulfill({ status: 404 });
	if (path === 'favicon.ico') return route.fulfill({ status: 204 });
	const body = `<!doctype html><html lang="${lang}" dir="${lang === 'fa' ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${path || 'Docs'}</title>
<script type="module" src="/pinakes-search.js"></script>
<main><h1>Page</h1>${elements}</main>`;
	return route.fulfill({ body, contentType: 'text/html', headers: { 'content-security-policy': POLICY } });
}
