import type { BrowserContextOptions, Page } from 'playwright-core';
import { shownTexts } from './box-page.ts';

/** The documents of the site. */
export const FILES = {
	'guide/keys.md':
		'---\ntags: [storage]\n---\n# Keys\n\n## Expire a key\n\nA key expires after its time to live, which `EXPIRE` sets.\n\n## Delete a key\n\nDEL removes a key.\n',
	'guide/backup.md':
		'---\ntags: [storage, safety]\n---\n# Back up\n\n## Take a snapshot\n\nA snapshot copies all keys to disk.\n',
	'guide/memory.md':
		'---\ntags: [tuning]\n---\n# Memory\n\n## Evict keys\n\nA policy says which keys go when memory is full.\n',
	'config/options.md': '# Options\n\n## keys.expire\n\nSeconds after which keys expire: `keys.expire = 60`.\n',
	'blog/2026-05-12-three.md': '# Version three\n\nKeys of the third version expire in milliseconds.\n',
	'guide/zh.md': '# 备份与恢复\n\n## 全量备份\n\n使用命令行工具进行全量备份，并检查快照。\n',
	'guide/fa.md': '# نوار کناری\n\n## پیوندها\n\nهر پیوند نوار کناری یک برچسب دارد: `sidebar.link`.\n',
	'guide/hostile.md':
		'# Widget <img src=x onerror="globalThis.harmed=1"> \u202Egnp.exe\n\n## <script>globalThis.harmed=1</script> part `<b>`\n\nwidget [x](javascript:globalThis.harmed=1) \u202Eabc\n',
};

/** A state of the search box: the typed text, what to wait for, and what to do then. */
export interface State {
	/** Additional attributes of the element. */
	readonly box?: string;
	readonly lang?: string;
	readonly browser?: BrowserContextOptions;
	/** Undefined for a closed dialog. */
	readonly typed?: string;
	/** Selector of an element that exists once the state is reached. */
	readonly shows?: string;
	readonly next?: (page: Page) => Promise<void>;
}

const DARK: BrowserContextOptions = { colorScheme: 'dark' };

const PHONE: BrowserContextOptions = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
	reducedMotion: 'reduce',
};

const RESULTS = { typed: 'expire key', shows: '.name' };
const REFUSAL = {
	box: 'feedback ask-url="https://ask.example/" ask-label="Ask the community"',
	typed: 'kubernetes operators delete helm',
	shows: '.say',
};
const ANSWER = { box: 'answers feedback', typed: 'how do I expire a key?', shows: '.source' };
const FACETS = { box: 'facets="tag"', typed: 'keys', shows: '.facets button' };
const EMPTY = { box: 'questions="How do I expire a key?|What is a snapshot?"', typed: '', shows: '.line > .icon.page' };
const UNSURE = {
	typed: 'unsure',
	shows: '.badge',
	async next(page: Page): Promise<void> {
		await page.locator('pinakes-search .name').nth(2).waitFor();
	},
};

/** The states that are compared with pictures. */
export const STATES: Readonly<Record<string, State>> = {
	closed: {},
	empty: EMPTY,
	recent: {
		...EMPTY,
		async next(page) {
			await page.evaluate(`localStorage.setItem('pinakes-recent:/index/', '["expire key","snapshot"]')`);
			await page.locator('pinakes-search input').fill('x');
			await page.locator('pinakes-search input').fill('');
			await page.locator('pinakes-search .remove').first().waitFor();
		},
	},
	results: RESULTS,
	selected: { ...RESULTS, next: (page) => page.keyboard.press('ArrowDown') },
	'typing error': { typed: 'expite', shows: '.name' },
	unsure: UNSURE,
	refusal: REFUSAL,
	nothing: { typed: 'kubernetes', shows: '.say' },
	answer: ANSWER,
	facets: FACETS,
	'facet chosen': {
		...FACETS,
		async next(page) {
			await page.locator('pinakes-search .facets button').first().click();
			await page.locator('pinakes-search .facets button[aria-pressed=true]').waitFor();
			await page.locator('pinakes-search [role=listbox]:not([aria-busy])').waitFor({ state: 'attached' });
		},
	},
	chinese: { lang: 'zh', typed: '全量备份', shows: '.name' },
	persian: { lang: 'fa', typed: 'نوار کناری', shows: '.name' },
	'no index': { box: 'index="missing/"', typed: 'key', shows: '.notice p' },
	'in the page': { ...RESULTS, box: 'inline' },
	'dark empty': { ...EMPTY, browser: DARK },
	'dark results': { ...RESULTS, browser: DARK },
	'dark refusal': { ...REFUSAL, browser: DARK },
	'dark answer': { ...ANSWER, browser: DARK },
	'phone empty': { ...EMPTY, browser: PHONE },
	'phone results': { ...RESULTS, browser: PHONE },
	'phone refusal': { ...REFUSAL, browser: PHONE },
	'phone answer': { ...ANSWER, browser: PHONE },
};

/** A backend for what an index of a few pages never is: not sure. */
const UNSURE_BACKEND = `{
	const section = (title, name, text) => ({
		id: title + '.md', title, headings: [title, name],
		marks: { title: [], headings: [[], []] }, excerpt: { text, marks: [[0, 6]], code: [] },
	});
	const sections = [
		section('Sessions', 'Session lifetime', 'unsure of a session'), section('Secrets', 'Signing secrets', 'unsure of a secret'),
		section('Receipts', 'Links of receipts', 'unsure of a link'), section('Payments', 'Holds', 'unsure of a hold'),
	];
	document.querySelector('pinakes-search').backend = {
		find: async () => ({ sections, verdict: 'uncertain', probability: 0.1, unknown: [] }),
	};
}`;

/** Brings the search box of a page into a state, by keyboard if there is one. */
export async function reach(page: Page, { typed, shows, next, box }: State): Promise<void> {
	if (typed === undefined) return;
	if (shows === '.badge') await page.evaluate(UNSURE_BACKEND);
	if (box !== 'inline') await page.keyboard.press('Control+k');
	await page.locator('pinakes-search input').fill(typed);
	if (shows !== undefined) await page.locator(`pinakes-search ${shows}`).first().waitFor();
	await next?.(page);
	if (shows === '.name' || shows === '.source' || shows === '.facets button') await shownTexts(page);
}
