import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isThere } from '@pinakes/conformance/runtimes/chromium';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOX, names, options, publish, SITE, shownTexts, visit } from './box-page.ts';

/* What the box shows of an index, and of a host that fails. */

const URLS = { site: { generator: 'vitepress', pages: { 'docs/**': '/:path' } } };

const FILES = {
	'pinakes.config.json': URLS,
	'docs/backup.md':
		'---\ntags: [storage]\ncategories: [operate]\n---\n# Back up\n\n## Take a snapshot\n\nA snapshot copies all keys.\n\n## Restore a snapshot {#restore}\n\nStop, then copy it.\n',
	'docs/cache.md':
		'---\ntags: [memory]\ncategories: [tune]\n---\n# Cache\n\n## Evict keys\n\nAn eviction policy says which keys go.\n',
	'docs/zh.md': '# 备份与恢复\n\n## 全量备份\n\n使用命令行工具进行全量备份，并检查快照。\n',
	'docs/plans.md': '# Plans\n\nNothing about anything else.\n',
};

/** Pages of words of their own, so that a second query needs parts that the first did not read. */
const MORE = Object.fromEntries(
	Array.from({ length: 150 }, (_, i) => [
		`docs/more/${i}.md`,
		`# Page${i * 7919}\n\nThe word${i * 104729} is in part${i * 31}.\n`,
	]),
);

let site: string;

beforeAll(async () => {
	if (isThere) site = await publish(FILES);
});

async function ask(page: Page, query: string): Promise<void> {
	if (!(await page.locator('pinakes-search dialog').isVisible())) await page.keyboard.press('Control+k');
	await page.locator('pinakes-search input').fill(query);
	await page.locator('pinakes-search [role=listbox]:not([aria-busy])').waitFor({ state: 'attached' });
}

const labels = (page: Page) => page.locator('pinakes-search .label').allTextContents();
const status = (page: Page) => page.locator('pinakes-search [role=status]').textContent();

describe.skipIf(!isThere)('results of an index', () => {
	it('are counted, and all of them are shown when asked for, each with a text', async () => {
		const steps = Array.from({ length: 40 }, (_, i) => `## Kiln flag ${i}\n\nKiln, kiln.\n\n`);
		const others = Array.from({ length: 9 }, (_, i) => [
			`pots/${i}.md`,
			`# Pot ${i}\n\nPots of clay, and of a kiln.\n`,
		]);
		const many = await publish({ 'flags.md': `# Flags\n\n${steps.join('')}`, ...Object.fromEntries(others) });
		await visit({ site: many }, async (page) => {
			await ask(page, 'kiln');
			await shownTexts(page);
			expect((await names(page)).length).toBe(10);
			const all = page.locator('pinakes-search .all');
			expect(await all.textContent()).toBe('All 13 results');
			await all.click();
			await page.locator('pinakes-search .name').nth(12).waitFor();
			await shownTexts(page);
			expect(await labels(page)).toEqual(['Flags', 'Pots', 'Search for']);
			expect(await status(page)).toBe('13 results');
			expect(await all.isVisible()).toBe(false);
		});
	});

	it.each([
		['fr', 'déployer', '# Déploiement\n\n## Publier le site\n\nNous déployons le site ainsi.\n', 'déployons'],
		['ko', '백업을 복원', '# 백업\n\n## 복원하기\n\n백업을 복원하려면 이 명령을 실행합니다.\n', '복원'],
		['es', 'contrasena', '# Cuenta\n\n## Cambiar\n\nLa contraseña expira cada mes, y se renueva aquí.\n', 'contraseña'],
		['zh', '侧边栏', '# 导航\n\n## 结构\n\n配置侧边栏的条目。\n', '侧边栏'],
		['ja', 'サーバー', '# 設定\n\n## 再起動\n\nサーバーを再起動します。\n', 'サーバー'],
		['th', 'สำรอง', '# คู่มือ\n\n## ข้อมูล\n\nวิธีสำรองข้อมูลทุกวัน\n', 'สำรอง'],
		['hi', 'बैकअप', '# डेटा\n\n## प्रतियाँ\n\nहर रात बैकअप लें।\n', 'बैकअप'],
	])('are marked by the analyzer of their language: %s', async (lang, query, text, mark) => {
		const other = await publish({ 'a.md': text, 'b.md': '# Other\n\nNothing about it.\n' });
		await visit({ site: other, lang }, async (page, faults) => {
			await ask(page, query);
			await shownTexts(page);
			const marks = await page.locator('pinakes-search .text mark').allTextContents();
			expect(marks).toContain(mark);
			expect(faults).toEqual([]);
		});
	});

	it('are of one page once, in the version and language of the page that has the box', async () => {
		const folders = { '': 'with gas', '1.0/': 'with coal', 'zh/': '用煤气', 'zh/1.0/': '用煤' };
		const files = Object.entries(folders).flatMap(([folder, words]) => [
			[`docs/${folder}kiln.md`, `# Kiln\n\nFire the kiln ${words}.\n`],
			[`docs/${folder}pots.md`, `# Pots\n\nNo kiln, whether ${words} or not, is among the pots.\n`],
		]);
		const versioned = await publish({ 'pinakes.config.json': URLS, ...Object.fromEntries(files) });
		const found = async (at: string, query: string): Promise<string[]> => {
			let urls: string[] = [];
			await visit({ site: versioned, at, box: 'index="/index/"' }, async (page) => {
				await page.keyboard.press('Control+k');
				await expect.poll(() => page.locator('pinakes-search .count').textContent()).toBe('2 pages');
				await ask(page, query);
				urls = await options(page).evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
			});
			return [...new Set(urls)];
		};
		expect(await found('', 'fire the kiln')).toEqual(['/kiln.html', '/pots.html']);
		expect((await found('zh/1.0/pots', 'kiln')).slice(0, 2)).toEqual(['/zh/1.0/kiln.html', '/zh/1.0/pots.html']);
		expect((await found('pots', '用煤气'))[0]).toBe('/zh/kiln.html');
	});

	it('keep to the folders of a scope: results, answers, filters, completions and the number of pages', async () => {
		const pageOf = (version: string): string =>
			`---\ntags: [pots, ${version}]\n---\n# Kilns\n\n## Fire a kiln\n\nA kiln is fired at night, says ${version}.\n`;
		const versions = await publish({
			'kilns.md': pageOf('newest'),
			'glaze.md': '# Glaze\n\nA glaze is painted.\n',
			'v1/kilns.md': pageOf('first'),
			'v1/kilns-of-old.md': '# Kilns of old\n\nA kiln of brick.\n',
			'v2/kilns.md': pageOf('second'),
		});
		for (const [scope, name, pages] of [
			['v1/', 'first', '2 pages'],
			['-v1/ -v2/', 'newest', '2 pages'],
			['v2', 'second', '1 page'],
		] as const) {
			await visit({ site: versions, box: `${BOX} answers facets="tag" scope="${scope}"` }, async (page) => {
				await page.keyboard.press('Control+k');
				await expect.poll(() => page.locator('pinakes-search .count').textContent()).toBe(pages);
				await ask(page, 'kilns of');
				expect(await page.locator('pinakes-search .query').allTextContents()).toEqual(
					name === 'first' ? ['Kilns of old'] : [],
				);
				await ask(page, 'when is a kiln fired?');
				await page.locator('pinakes-search .passage').first().waitFor();
				const shown = await page.locator('pinakes-search .passage, pinakes-search .text').allTextContents();
				expect(shown.filter((text) => text.includes('at night')).every((text) => text.includes(name))).toBe(true);
				expect(shown.join()).toContain(name);
			});
		}
	});

	it('tell versions of a page apart, show code as it is, and what is called as the query first', async () => {
		const page = (text: string) =>
			`# Pumps\n\n## Prime\n\nPrime a pump.\n\n\`\`\`html\n<b class="c">${text}</b>\n\`\`\`\n`;
		const others = Array.from({ length: 14 }, (_, i) => [`zh/${i}.md`, `# 备份备份 ${i}\n\n备份，备份。\n`]);
		const versions = await publish({
			'v1/pumps.md': page('old'),
			'v2/pumps.md': page('new'),
			...Object.fromEntries(others),
			'zh/manual.md': `# 手册\n\n## 备份\n\n${'此处说明集群如何运行以及怎样检查。'.repeat(40)}\n`,
		});
		await visit({ site: versions }, async (page) => {
			await ask(page, 'prime a pump');
			await shownTexts(page);
			expect((await labels(page)).sort()).toEqual(['v1›Pumps', 'v2›Pumps']);
			expect(await page.locator('pinakes-search .text').allTextContents()).toContain(
				'Prime a pump. <b class="c">old</b>',
			);
			expect(await page.locator('pinakes-search .text code').first().textContent()).toBe('<b class="c">old</b>');
			await ask(page, '备份');
			await shownTexts(page);
			expect((await names(page))[0]).toBe('备份');
		});
	});

	it('are found with a typing error, filtered by facets, and answer a question with their sources', async () => {
		await visit({ site, box: `${BOX} facets="category, tag" answers` }, async (page) => {
			await ask(page, 'snapshto');
			expect(await names(page)).toContain('Take a snapshot');
			await ask(page, 'how do I restore a snapshot?');
			const source = page.locator('pinakes-search .source').first();
			await source.waitFor();
			expect(await source.getAttribute('href')).toBe(`${SITE}backup.html#restore`);
			expect(await source.getAttribute('aria-selected')).toBe('true');
			const facet = page.locator('pinakes-search .facets button', { hasText: 'tune' });
			await facet.click();
			expect(await facet.getAttribute('aria-pressed')).toBe('true');
			await ask(page, 'keys');
			await expect.poll(() => labels(page)).toEqual(['Cache', 'Search for']);
		});
	});

	it.each([
		['en', 'what is it?', /^Nothing here answers this No word of it says what it is about/],
		['en', 'Kubernetes helm', /No page has the words Kubernetes or helm\./],
		['zh', 'what is it?', /^这里没有能回答它的内容 其中没有说明主题的词/],
		['fa', 'Kubernetes', /هیچ صفحه‌ای واژهٔ Kubernetes را ندارد/],
	])('are refused with a reason, in the language of the page: %s, %s', async (lang, query, reason) => {
		await visit({ site, lang, box: `${BOX} ask-url="https://ask.example/new" ask-label="Ask us"` }, async (page) => {
			await ask(page, query);
			await page.locator('pinakes-search .say').waitFor();
			expect(await status(page)).toMatch(reason);
			expect(await page.locator('pinakes-search [aria-selected=true]').count()).toBe(0);
			const link = options(page).last();
			expect(await link.getAttribute('href')).toBe('https://ask.example/new');
			expect(await link.textContent()).toBe('Ask usask.example');
		});
	});

	it('are candidates where they are not sure', async () => {
		const sections = [
			['a', 'Sessions', 'Session lifetime', 'A session expires'],
			['b', 'Secrets', 'Signing secrets', 'A secret expires'],
			['c', 'Receipts', 'Links of receipts', 'A link expires'],
		].map(([file, title = '', name = '', text = '']) => ({
			...{ id: `${file}.md`, title, headings: [title, name] },
			excerpt: { text, marks: [[text.indexOf('expires'), text.indexOf('expires') + 7]], code: [] },
		}));
		await visit({ site }, async (page) => {
			await page.evaluate(
				(found) => {
					const backend = { find: async () => found };
					Object.assign(document.querySelector('pinakes-search') as object, { backend });
				},
				{ sections, verdict: 'uncertain', probability: 0.1, unknown: [] },
			);
			await ask(page, 'expires');
			await page.locator('pinakes-search .say', { hasText: 'Which one do you mean?' }).waitFor();
			expect(await page.locator('pinakes-search .notice p').textContent()).toBe(
				'All of these have expires. One more word decides it.',
			);
			expect(await page.locator('pinakes-search .badge').allTextContents()).toEqual(['Session', 'Signing', 'Links']);
			expect(await page.locator('pinakes-search [aria-selected=true]').count()).toBe(1);
		});
	});

	it('are created a few in a task', async () => {
		const pages = Array.from({ length: 20 }, (_, i) => [`docs/${i}.md`, `# Page ${i}\n\nHow a lantern is lit.\n`]);
		await visit({ site: await publish(Object.fromEntries(pages)) }, async (page) => {
			await page.evaluate(() => {
				const counts = { all: 0, ofTask: 0, most: 0 };
				Object.assign(globalThis, { counts });
				const create = document.createElement.bind(document);
				document.createElement = (tag: string): HTMLElement => {
					if (tag === 'a') {
						// Timers run in order, so that this one comes before the box's own next task.
						if (counts.ofTask++ === 0) setTimeout(() => Object.assign(counts, { ofTask: 0 }));
						counts.all++;
						counts.most = Math.max(counts.most, counts.ofTask);
					}
					return create(tag);
				};
			});
			await ask(page, 'lantern');
			await shownTexts(page);
			const { all, most } = (await page.evaluate('counts')) as { all: number; most: number };
			expect(all).toBeGreaterThanOrEqual(10);
			expect(most).toBeLessThanOrEqual(4);
		});
	});
});

describe.skipIf(!isThere)('a host', () => {
	/** Reads an index, and notes which files of it are asked for. */
	const noting = (asked: string[], answer = async (_route: Route, _path: string) => false) => ({
		serve: async (route: Route): Promise<boolean> => {
			const { pathname } = new URL(route.request().url());
			if (pathname.includes('/index/')) asked.push(pathname);
			return answer(route, pathname);
		},
	});

	it('is asked nothing by a third query, as a small index is read when the browser is idle', async () => {
		const asked: string[] = [];
		const many = await publish({ ...FILES, ...MORE });
		await visit({ site: many, ...noting(asked) }, async (page) => {
			await ask(page, 'eviction');
			await shownTexts(page);
			let before = -1;
			// Until nothing more is read.
			while (asked.length !== before) {
				before = asked.length;
				await page.waitForTimeout(300);
			}
			for (const query of ['word104729', 'part62', 'snapshot']) {
				await ask(page, query);
				await shownTexts(page);
			}
			expect(asked.length).toBe(before);
		});
	});

	it('that changes the index while somebody types is never shown with two builds', async () => {
		const first = await publish({ ...FILES, ...MORE });
		const next = await publish({
			...{ ...FILES, ...MORE },
			'docs/backup.md': '# Copies\n\n## Take a snapshot weekly\n\nA snapshot of each week is kept.\n',
		});
		const asked: string[] = [];
		// A host without ranges would send the whole of a small index at once.
		const partly = async (route: Route, path: string): Promise<boolean> => {
			const [, from, last] = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers().range ?? '') ?? [];
			const file = join(how.site, path);
			if (from === undefined || !existsSync(file)) return false;
			await route.fulfill({ status: 206, body: readFileSync(file).subarray(Number(from), Number(last) + 1) });
			return true;
		};
		const how = { site: first, ...noting(asked, partly) };
		await visit(how, async (page) => {
			await page.evaluate('globalThis.requestIdleCallback = () => {}');
			await ask(page, 'eviction');
			await shownTexts(page);
			// The packs of the first build are gone, and what is asked for them is a page.
			how.site = next;
			await page.locator('pinakes-search input').fill('snapshot');
			await options(page).filter({ hasText: 'Take a snapshot weekly' }).first().waitFor();
			expect(await names(page)).not.toContain('Restore a snapshot');
			expect(asked.filter((path) => path.endsWith('manifest.json')).length).toBe(2);
		});
	});

	it('that keeps an old manifest is asked once more, and sends compressed pages for what is missing', async () => {
		const asked: string[] = [];
		const gone = noting(asked, async (route, path) => {
			if (!path.endsWith('.bin')) return false;
			// As some hosts do: the page for missing files, compressed, for a range of a pack.
			const body = Buffer.from('H4sIAAAAAAAAA7NRTMlPLqksSFXIKMnNsQMA6jmZ7g8AAAA=', 'base64');
			await route.fulfill({ status: 404, body, headers: { 'content-encoding': 'gzip', 'content-type': 'text/html' } });
			return true;
		});
		await visit({ site, ...gone }, async (page, faults) => {
			await page.keyboard.press('Control+k');
			await page.keyboard.type('a snapshot of');
			await page.locator('pinakes-search .notice', { hasText: 'cannot be read' }).waitFor();
			await page.keyboard.type(' each week');
			await page.waitForTimeout(300);
			expect(asked.filter((path) => path.endsWith('manifest.json')).length).toBe(2);
			expect(faults.join()).toMatch(/pinakes-search: PinakesError/);
		});
	});

	it('may be asked for facets again after a failure', async () => {
		await visit({ site, body: '' }, async (page) => {
			await page.evaluate(`{
				const box = document.createElement('pinakes-search');
				box.setAttribute('facets', 'tag');
				let asked = 0;
				box.backend = {
					find: async () => ({ sections: [{ id: 'a', title: 'a', headings: ['a'] }], verdict: 'answered', unknown: [] }),
					facets: async () => {
						if (asked++ === 0) throw new Error('offline');
						return [{ kind: 'tag', value: 'x', documents: 2 }];
					},
				};
				document.querySelector('main').append(box);
			}`);
			await ask(page, 'a');
			await ask(page, 'ab');
			await page.locator('pinakes-search .facets button').waitFor();
			expect(await page.locator('pinakes-search .facets button').count()).toBe(1);
		});
	});
});

describe.skipIf(!isThere)('hostile texts', () => {
	const TITLE = `Widget <img src=x onerror="globalThis.harmed=1"> \u202Egnp.exe ${'long '.repeat(2000)}`;

	it('are shown as texts, in one line, and run nothing', async () => {
		const hostile = await publish({
			'a.md': `# ${TITLE}\n\n## <script>globalThis.harmed=1</script> part \`<b>\`\n\nwidget [x](javascript:globalThis.harmed=1) <svg onload="globalThis.harmed=1"> \u202Eabc\n`,
		});
		await visit(
			{ site: hostile, box: `${BOX} pages="javascript:globalThis.harmed=1//" answers` },
			async (page, faults) => {
				await ask(page, 'what is a widget?');
				await shownTexts(page);
				expect(await page.locator('pinakes-search').locator('img, script, [onload], svg:not(.icon)').count()).toBe(0);
				const text = (await page.locator('pinakes-search [role=listbox]').textContent()) ?? '';
				expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
				expect(await page.locator('pinakes-search a[href]').count()).toBe(0);
				const heights = await options(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
				expect(Math.max(...heights)).toBeLessThanOrEqual(68);
				expect(await page.locator('pinakes-search .body').evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(
					0,
				);
				await page.keyboard.press('Enter');
				expect(await page.evaluate('globalThis.harmed')).toBeUndefined();
				expect(faults).toEqual([]);
			},
		);
	});
});
