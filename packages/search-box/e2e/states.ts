import type { BrowserContextOptions, Page } from 'playwright-core';

/** The documents of the site. */
export const FILES = {
	'guide/keys.md':
		'---\ntags: [storage]\n---\n# Keys\n\n## Expire a key\n\nA key expires after its time to live, which `EXPIRE` sets.\n\n## Delete a key\n\nDEL removes a key.\n',
	'guide/backup.md':
		'---\ntags: [storage, safety]\n---\n# Back up\n\n## Take a snapshot\n\nA snapshot copies all keys to disk.\n',
	'guide/memory.md':
		'---\ntags: [tuning]\n---\n# Memory\n\n## Evict keys\n\nA policy says which keys go when memory is full.\n',
	'guide/zh.md': '# 备份与恢复\n\n## 全量备份\n\n使用命令行工具进行全量备份，并检查快照。\n',
	'guide/hostile.md':
		'# Widget <img src=x onerror="globalThis.harmed=1"> \u202Egnp.exe\n\n## <script>globalThis.harmed=1</script> part `<b>`\n\nwidget [x](javascript:globalThis.harmed=1) <svg onload="globalThis.harmed=1"> \u202Eabc\n',
};

/** A state of the search box: the typed text, what to wait for, and what to do then. */
interface State {
	/** Additional attributes of the element. */
	readonly box?: string;
	readonly browser?: BrowserContextOptions;
	/** Undefined for a closed dialog. */
	readonly typed?: string;
	/** Selector of an element that exists once the state is reached. */
	readonly shows?: string;
	readonly next?: (page: Page) => Promise<void>;
}

const DARK: BrowserContextOptions = { colorScheme: 'dark' };

export const PHONE: BrowserContextOptions = {
	viewport: { width: 360, height: 640 },
	hasTouch: true,
	isMobile: true,
	reducedMotion: 'reduce',
};

const EXCERPT = '.excerpt';
const RESULTS = { typed: 'expire key', shows: EXCERPT };
const REFUSAL = { typed: 'kubernetes operators delete helm', shows: '.refusal' };
const ANSWER = { box: 'answers', typed: 'how do I expire a key?', shows: '.answer a' };
const FACETS = { box: 'facets="tag"', typed: 'keys', shows: '.facets button' };

/** The states that are compared with screenshots. */
export const STATES: Readonly<Record<string, State>> = {
	closed: {},
	empty: { typed: '' },
	recent: {
		...RESULTS,
		async next(page) {
			await page.evaluate(`localStorage.setItem('pinakes-recent', '["expire key","snapshot"]')`);
			await page.locator('pinakes-search input').fill('');
			await page.locator('pinakes-search .query').first().waitFor();
		},
	},
	results: RESULTS,
	selected: { ...RESULTS, next: (page) => page.keyboard.press('ArrowDown') },
	'typing error': { typed: 'expite', shows: EXCERPT },
	'half a word': { typed: 'snaps', shows: EXCERPT },
	refusal: REFUSAL,
	nothing: { typed: 'kubernetes', shows: '.unknown' },
	answer: ANSWER,
	facets: FACETS,
	'facet chosen': {
		...FACETS,
		async next(page) {
			await page.locator('pinakes-search .facets button').first().click();
			await page.locator('pinakes-search .facets button[aria-pressed=true]').waitFor();
			await page.locator(`pinakes-search ${EXCERPT}`).first().waitFor();
		},
	},
	chinese: { box: 'lang="zh"', typed: '全量备份', shows: EXCERPT },
	'no index': { box: 'index="missing/"', typed: 'key', shows: '.notice p' },
	'hostile texts': { typed: 'widget', shows: EXCERPT },
	'dark empty': { typed: '', browser: DARK },
	'dark results': { ...RESULTS, browser: DARK },
	'dark refusal': { ...REFUSAL, browser: DARK },
	'dark answer': { ...ANSWER, browser: DARK },
	'dark theme asked for': { ...RESULTS, box: 'theme="dark"' },
	'phone empty': { typed: '', browser: PHONE },
	'phone results': { ...RESULTS, browser: PHONE },
	'phone refusal': { ...REFUSAL, browser: PHONE },
	'phone facets': { ...FACETS, browser: PHONE },
};

/** Brings the search box of a page into a state, by keyboard if there is one. */
export async function reach(page: Page, { typed, shows, next }: State): Promise<void> {
	if (typed === undefined) return;
	await page.keyboard.press('/');
	await page.keyboard.type(typed);
	if (shows !== undefined) await page.locator(`pinakes-search ${shows}`).first().waitFor();
	else await page.locator('pinakes-search .notice p').nth(1).waitFor();
	await next?.(page);
	// Wait for excerpts, facets and suggestions, which come after the first results.
	await page.waitForTimeout(600);
}
