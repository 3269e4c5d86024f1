import {
	type Index,
	memorySource,
	openIndex,
	searchText,
	type TextHit,
	type TextOptions,
	type TextResult,
} from '@pinakes/query';
import { MANIFEST_FILE, withChecksum } from '@pinakes/query/internal';
import { createTextIndex } from '@pinakes/query/memory';
import { PAGES, PREFIX, SIGNS } from '@pinakes/query/parts';
import { search } from '@pinakes/query/search';
import { describe, expect, it } from 'vitest';
import { baseFiles, buildBase, page } from '../testing/knowledge-index.ts';

const FILES = {
	'docs/backup.md': page(
		['tags: [storage]', 'categories: [operate]'],
		'# Backup\n\n## Take a snapshot\n\nA snapshot is a copy of all keys.\n\n## Restore a snapshot {#restore}\n\nStop, then restore.\n',
	),
	'docs/cache.md': page(['tags: [memory]', 'categories: [tune]'], '# Cache\n\nA snapshot does not keep the cache.\n'),
	'notes/plan.md': '# Plan\n\nA snapshot of the plan.\n',
};
const SITE = { site: { url: 'https://acme.dev', generator: 'vitepress', pages: { 'docs/**': '/:path' } } };

/** Searches as a search box does. */
function searchPages(index: Index, text: string, options: TextOptions = {}): Promise<TextResult> {
	return searchText(index, text, { use: [SIGNS, PAGES], ...options });
}

describe('pages', () => {
	it('finds several sections of one document, each with its URL', async () => {
		const { index } = await buildBase(FILES, SITE);
		const { hits } = await searchPages(index, 'snapshot', { threshold: 0 });
		const found = hits.map(({ url = 'no page' }) => url).sort();
		expect(found).toEqual([
			'https://acme.dev/backup.html#restore',
			'https://acme.dev/backup.html#take-a-snapshot',
			'https://acme.dev/cache.html',
			'no page',
		]);
		expect(hits.find(({ url }) => url?.endsWith('#restore'))?.headings).toEqual(['Backup', 'Restore a snapshot']);
	});

	it('searches documents of the categories and tags that are asked for', async () => {
		const { index } = await buildBase(FILES);
		const ids = async (options: object): Promise<string[]> => {
			const { hits } = await searchPages(index, 'snapsh', { threshold: 0, use: [PREFIX, PAGES], ...options });
			return [...new Set(hits.map(({ id }) => id))].sort();
		};
		expect(await ids({ categories: [' Operate'], tags: ['STORAGE'] })).toEqual(['docs/backup.md']);
		expect(await ids({ categories: ['operate'] })).toEqual(['docs/backup.md']);
		expect(await ids({ categories: ['operate', 'tune'] })).toEqual(['docs/backup.md', 'docs/cache.md']);
		expect(await ids({ categories: ['operate'], tags: ['memory'] })).toEqual([]);
		expect(await ids({ tags: ['unknown'] })).toEqual([]);
	});

	it('lists a page once, in the version and language of the page that the reader is on', async () => {
		const { index } = await buildBase(
			{
				'docs/key.md': '# Key\n\nTurn the copper key.\n',
				'docs/card.md': '# Card\n\nA card replaces the key.\n',
				'versioned_docs/version-2.0/key.md': '# Key\n\nTurn the iron key.\n',
				'versioned_docs/version-2.0/card.md': '# Card\n\nA card is no key.\n',
				'versioned_docs/version-1.0/key.md': '# Key\n\nTurn the wooden key.\n',
				'versioned_docs/version-1.0/card.md': '# Card\n\nThere is no key.\n',
				'i18n/de/docusaurus-plugin-content-docs/version-2.0/key.md': '# Key\n\nDen Key aus Eisen drehen.\n',
				'i18n/de/docusaurus-plugin-content-docs/version-2.0/card.md': '# Card\n\nEine Karte statt Key.\n',
			},
			{
				site: {
					generator: 'docusaurus',
					pages: {
						'docs/**': '/docs/next/:path',
						'versioned_docs/version-2.0/**': '/docs/:path',
						'versioned_docs/version-:version/**': '/docs/:version/:path',
						'i18n/:lang/docusaurus-plugin-content-docs/version-2.0/**': '/:lang/docs/:path',
					},
				},
			},
		);
		const urls = async (address: string, query = 'key', options = {}): Promise<string[]> => {
			const { hits } = await searchPages(index, query, { threshold: 0, address, ...options });
			return hits.map(({ url = '' }) => url).sort();
		};
		expect(await urls('/')).toEqual(['/docs/card', '/docs/key']);
		expect(await urls('/docs/card')).toEqual(['/docs/card', '/docs/key']);
		expect(await urls('/docs/next/card')).toEqual(['/docs/next/card', '/docs/next/key']);
		expect(await urls('/docs/1.0/card')).toEqual(['/docs/1.0/card', '/docs/1.0/key']);
		expect(await urls('/de/docs/card')).toEqual(['/de/docs/card', '/de/docs/key']);
		expect(await urls('/docs/card', 'wooden key 1.0')).toEqual(['/docs/1.0/card', '/docs/1.0/key']);
		expect(await urls('/docs/card', 'eisen')).toEqual([]);
		expect(await urls('/docs/card', 'eisen', { anyLanguage: true })).toEqual(['/de/docs/key']);
	});

	it('ranks lists of changes behind pages, unless changes are asked for', async () => {
		const changes = ['1.2.0', '1.1.0', '1.0.0'].map((version) => `## ${version}\n\nThe kiln fires faster.\n`);
		const { index } = await buildBase({
			'changes.md': `# Kiln\n\n${changes.join('\n')}`,
			'kiln.md': '# Firing\n\nThe kiln fires pots of clay, one by one, until each of them is done.\n',
		});
		const first = async (query: string): Promise<string | undefined> =>
			(await searchPages(index, query, { threshold: 0 })).hits[0]?.id;
		expect(await first('kiln fires')).toBe('kiln.md');
		expect(await first('kiln fires changes')).toBe('changes.md');
	});

	it('searches documents below the directories that are asked for, and none below those with a hyphen', async () => {
		const { index } = await buildBase({
			'a.md': '# Snapshot\n',
			'zh/a.md': '# Snapshot\n',
			'v1/guide/a.md': '# Snapshot\n',
			'v1/zh/a.md': '# Snapshot\n',
		});
		const ids = async (...scopes: string[]): Promise<string[]> => {
			const { hits } = await searchPages(index, 'snapshot', { threshold: 0, scopes });
			return hits.map(({ id }) => id).sort();
		};
		expect(await ids()).toHaveLength(3);
		expect(await ids('ZH/')).toEqual(['v1/zh/a.md', 'zh/a.md']);
		expect(await ids('-zh/')).toEqual(['a.md', 'v1/guide/a.md']);
		expect(await ids('-zh', '-v1')).toEqual(['a.md']);
		expect(await ids('v1', '-zh/')).toEqual(['v1/guide/a.md']);
		expect(await ids('v1/zh/', 'guide/')).toEqual(['v1/guide/a.md', 'v1/zh/a.md']);
		expect(await ids('fr/')).toEqual([]);
		expect(await ids('-fr/')).toHaveLength(3);
	});

	it('finds a page that is called by stop words alone, and refuses those that no page is called by', async () => {
		const { index } = await buildBase({
			'who.md': '# who\n\nShows users.\n',
			'for.md': '# Statements\n\n## for\n\nRepeats.\n',
			'other.md': '# Users\n\nWho is logged in, and for what?\n',
		});
		const { hits, rejection_category, unknown } = await searchPages(index, 'Who?');
		expect(hits.map(({ id, headings }) => [id, headings.at(-1)])).toEqual([['who.md', 'who']]);
		expect([rejection_category, unknown]).toEqual([null, []]);
		expect((await searchText(index, 'for')).hits.map(({ headings }) => headings.at(-1))).toEqual(['for']);
		expect(await searchText(index, 'the')).toMatchObject({ hits: [], rejection_category: 'no_terms', unknown: [] });
		expect((await searchText(index, 'who for')).hits.map(({ id }) => id)).toEqual(['who.md', 'for.md']);
		for (const smallTalk of ['who are you?', 'what for?', 'who is it for'])
			expect(await searchText(index, smallTalk)).toMatchObject({ hits: [], rejection_category: 'no_terms' });
	});

	it('tells pages of the same name apart by their folders', async () => {
		const page = '# Quick start\n\nInstall it, then run the sample.\n';
		const { index } = await buildBase({ 'kotlin/start.md': page, 'objective-c/start.md': page, 'ruby/start.md': page });
		for (const language of ['kotlin', 'ruby'])
			expect((await searchText(index, `quick start in ${language}`)).hits[0]?.id).toBe(`${language}/start.md`);
	});

	it('judges the first page as search does, by the number of words too', async () => {
		const topics = ['glaze', 'kiln', 'clay', 'wheel', 'slip', 'bisque', 'porcelain', 'stoneware'];
		const texts = Object.fromEntries(
			topics.flatMap((topic) =>
				topics.map((other, i) => [
					`${topic}/${other}.md`,
					`# ${topic} and ${other}\n\nWait ${i} hours for the ${topic}.\n`,
				]),
			),
		);
		const calibration = {
			source: 'measured',
			level: 0.4,
			unspaced: 0,
		} as const;
		const files = baseFiles(texts);
		const manifest = JSON.parse(files.get(MANIFEST_FILE) as string) as object;
		const calibrated = withChecksum(JSON.stringify({ ...manifest, calibration, checksum: undefined }));
		const index = await openIndex(memorySource(new Map([...files, [MANIFEST_FILE, calibrated]])));
		const vague = 'mortgage of a porcelain house by the sea';
		for (const question of ['kiln', 'bisque and porcelain', 'how long to wait for the wheel', vague]) {
			const { probability, hits } = await searchPages(index, question, { threshold: 0 });
			expect(probability).toBe((await search(index, question, { threshold: 0 })).probability);
			expect(hits[0]?.probability).toBe(probability);
		}
		expect((await searchText(index, vague)).probability).toBe((await searchPages(index, vague)).probability);
	});

	it.each([{ tags: 'cache' }, { scopes: 'zh/' }, { categories: {} }, { tags: [1] }])(
		'refuses %j, which is no list',
		async (options) => {
			const { index } = await buildBase(FILES);
			const refused = searchPages(index, 'snapshot', options as object);
			await expect(refused).rejects.toMatchObject({ code: 'invalid_value' });
		},
	);

	it('puts a page first that has several sections about the query, and keeps its sections together', async () => {
		const { index } = await buildBase({
			'copies.md': '# Copies\n\n## Take\n\nTake a snapshot of keys.\n\n## Restore\n\nStop, then restore a snapshot.\n',
			'questions.md': '# Questions\n\n## Sizes\n\nA snapshot is small.\n\n## Keys\n\nKeys are found.\n',
			'other.md': '# Other\n\nWeather.\n',
		});
		const { hits } = await searchPages(index, 'snapshot', { threshold: 0 });
		expect(hits.map(({ id }) => id)).toEqual(['copies.md', 'copies.md', 'questions.md']);
		const [first, second] = pagesOf(hits);
		expect(first?.normalized_score).toBeLessThan(second?.normalized_score as number);
		const [alone] = (await searchPages(index, 'snapshot', { threshold: 0, limit: 1 })).hits;
		expect(alone).toEqual(first);
	});
});

it('takes no more sections of one page than asked for, so that a long one leaves room for others', async () => {
	const sections = Array.from({ length: 60 }, (_, i) => `## Lava ${i}\n\nLava, lava.\n`).join('\n');
	const others = Array.from({ length: 9 }, (_, i) => [`${i}.md`, `# Page ${i}\n\nOf the weather and of lava.\n`]);
	const { index } = await buildBase({ 'long.md': `# Reference\n\n${sections}`, ...Object.fromEntries(others) });
	const ids = async (options: object): Promise<string[]> => {
		const { hits } = await searchPages(index, 'lava', { threshold: 0, limit: 10, ...options });
		return hits.map(({ id }) => id).sort();
	};
	expect(await ids({})).toEqual(Array.from({ length: 10 }, () => 'long.md'));
	expect(await ids({ perDocument: 4 })).toEqual([
		'0.md',
		'1.md',
		'2.md',
		'3.md',
		'4.md',
		'5.md',
		...Array(4).fill('long.md'),
	]);
	expect(await ids({ perDocument: 1 })).toHaveLength(10);
	await expect(ids({ perDocument: 0 })).rejects.toMatchObject({ code: 'invalid_value' });
});

function pagesOf(hits: readonly TextHit[]): TextHit[] {
	return hits.filter(({ id }, i) => hits.findIndex((one) => one.id === id) === i);
}

describe('hits', () => {
	it('have the URL of their section, if the index has it', async () => {
		const { index } = await buildBase(FILES, SITE);
		const [first] = (await searchText(index, 'restore a snapshot')).hits;
		expect(first?.url).toBe('https://acme.dev/backup.html#restore');
		const [best] = (await search(index, 'how to restore a snapshot')).results;
		expect(best?.url).toBe('https://acme.dev/backup.html#restore');
		const sections = [{ text: 'restore', url: '/a#b' }];
		expect(createTextIndex([{ id: 'a', sections }]).query('restore')[0]?.url).toBe('/a#b');
	});
});

describe('the name of a file', () => {
	const notes = {
		'Jane Doe.md': '## Contact\n\nOn weekdays.\n\n## Details\n\nPhone: 555-0199.\n',
		'Mary Major.md': '# Basics\n\nPhone: 555-0111.\n',
		'Robert.md': '---\naliases: [阿强, Bobby Tables, /robert]\n---\n# Basics\n\nPhone: 555-0333.\n',
		'2024-05-10 李四.md': '# 周会\n\n讨论预算。\n',
		'2024-05-11 王五.md': '# 周会\n\n讨论天气。\n',
		...Object.fromEntries(
			Array.from({ length: 9 }, (_, i) => [`topic-${i}.md`, `# Topic ${i}\n\nThe phone number of a repair shop.\n`]),
		),
	};

	it.each([
		['Jane Doe phone', 'Jane Doe.md'],
		['Mary Major phone number', 'Mary Major.md'],
		['李四', '2024-05-10 李四.md'],
		['王五的周会', '2024-05-11 王五.md'],
		['2024-05-10', '2024-05-10 李四.md'],
		['Bobby Tables', 'Robert.md'],
		['阿强', 'Robert.md'],
	])('is searched like its title, and so are its other names: %s', async (question, path) => {
		const { index } = await buildBase(notes);
		const { verdict, results } = await search(index, question);
		expect([verdict, results[0]?.path]).toEqual(['answered', path]);
	});
});
