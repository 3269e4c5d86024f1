import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runs } from '@pinakes/testing/runs';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildsOf } from '../../testing/builds.ts';
import { buildIndex } from './build.ts';

const WORDS = [
	...['database', 'running', 'getUserById', 'v1.2', 'the', '__proto__', 'constructor', 'café', "don't", 'naïve'],
	...['数据库', '數據庫', '台灣的', '臺湾', '缓存键', '删除', '刪除旧键', 'カナ', '😀', '𠮷野家', '注意', '步骤'],
];
const LINES = [
	...[
		'# Guide',
		'## Step 1: Plan',
		'## Step 2: Build',
		'### Caution: stop',
		'## 注意事项',
		'# Overview',
		'Setext\n===',
	],
	...['1. Plan\n2. Build', 'Plan → Build → Overview', '- [Guide](a.md#step-1-plan)', '```\n# no heading\n```', ''],
];
const FRONT_MATTER = [
	...['title: A title', 'tags: [redis, 缓存]', 'confidence: high', 'status: deprecated', 'last_reviewed: 2025-01-02'],
	...['tags: {', 'confidence: certain', 'description: Writes commit messages', 'name: a-name'],
];
const PATHS = [
	...['a.md', 'b.md', 'b/a.md', 'b/c/d.md', 'skills/x/SKILL.md', '.cursor/rules/r.mdc', 'z.md', '中/文.md'],
	...['.the_conn/context/global/Architecture.md', '.the_conn/context/epics/EPIC-1/Module_Design_X.md', '__proto__.md'],
];
const CONFIGS = [
	{},
	{ synonyms: [['plan', 'design']] },
	{ constraints: { plan: ['design'] } },
	{ documents: { fields: { tags: ['labels'] } } },
	{ documents: { stored: ['confidence', 'name'] } },
	{ ignore: ['b/**'] },
	{ markdown: [{ include: 'b/*.md', kind: 'note' }] },
];

const line = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
	},
	fc.constantFrom(...LINES),
);
const text = fc
	.tuple(fc.array(fc.constantFrom(...FRONT_MATTER), { maxLength: 3 }), fc.array(line, { maxLength: 8 }))
	.map(([fields, lines]) => [...(fields.length > 0 ? ['---', ...fields, '---'] : []), ...lines, ''].join('\n'));
const path = fc.constantFrom(...PATHS);

const change = fc.oneof(
	fc.record({ path, text }),
	fc.record({ path, text }),
	fc.record({ removed: path }),
	fc.record({ from: path, to: path }),
	fc.record({ config: fc.constantFrom(...CONFIGS) }),
	fc.constant({ path: 'units/u.json', text: '{"unit_id": "u", "package_id": null' }),
	fc.constant({ path: 'b.md', text: '\ufeff# With a mark\n' }),
	fc.constant({ path: 'b.md', text: '\0' }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Pages of sections, each of words and one of its own. */
function pages(count: number, sections: number, words: (seed: number) => string): Record<string, string> {
	const section = (i: number, j: number): string => `## Part ${j}\n\n${words(i * j)} w${i}x${j}\n`;
	const page = (i: number): string => Array.from({ length: sections }, (_, j) => section(i, j)).join('\n');
	return Object.fromEntries(
		Array.from({ length: count }, (_, i) => [`d/${i}.md`, `---\ntitle: Page ${i}\n---\n\n${page(i)}`]),
	);
}

/** Texts that fill several parts, so that a change leaves some of them alone. */
const BACKGROUND = pages(24, 30, (seed) =>
	Array.from({ length: 40 }, (_, k) => WORDS[(seed + k * k) % WORDS.length]).join(' '),
);

/** Few and short texts in English, which vectors suit: to learn their directions takes most of the time of a build. */
const SMALL = pages(
	12,
	12,
	(seed) => `database ${['queue', 'cache', 'snapshot', 'replica', 'deploy'][seed % 5]} running`,
);

function apply(files: Map<string, string>, one: Change): void {
	if ('removed' in one) files.delete(one.removed);
	else if ('config' in one) files.set('pinakes.config.json', JSON.stringify(one.config));
	else if ('from' in one) {
		const moved = files.get(one.from);
		files.delete(one.from);
		if (moved !== undefined) files.set(one.to, moved);
	} else files.set(one.path, one.text);
}

/** Builds after random changes, again and again, and compares each index with one that is built without a cache. */
async function expectSameBytes(
	background: typeof BACKGROUND,
	vectors: 'built-in' | 'none',
	numRuns: number,
): Promise<void> {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
			async (rounds) => {
				const folder = tempFolder(background);
				const files = new Map<string, string>();
				const builds = buildsOf({ folders: [folder], vectors });
				await builds.compare();
				for (const changes of rounds) {
					for (const one of changes) apply(files, one);
					for (const place of [...PATHS, 'pinakes.config.json', 'units'])
						rmSync(join(folder, place), { recursive: true, force: true });
					addFiles(folder, Object.fromEntries(files));
					await builds.compare();
				}
			},
		),
		{ numRuns },
	);
}

describe('an incremental build has the same bytes as a full build', () => {
	it('whatever changes', () => expectSameBytes(BACKGROUND, 'none', runs(3)));

	it('with vectors, whose directions are learnt again if texts changed', () =>
		expectSameBytes(SMALL, 'built-in', runs(1)));

	it('also if a document without headings gets longer', async () => {
		const folder = tempFolder({ 'a.md': '', 'b.md': '# B\n' });
		const builds = buildsOf({ folders: [folder], vectors: 'none' });
		await builds.compare();
		addFiles(folder, { 'a.md': 'one\ntwo\n' });
		await builds.compare();
	});

	it('also if the configuration stores other fields', async () => {
		const folder = tempFolder({ 'a.md': '---\nprice: 3\n---\n# A\n' });
		const builds = buildsOf({ folders: [folder], vectors: 'none' });
		await builds.compare();
		addFiles(folder, { 'pinakes.config.json': { documents: { stored: ['price'] } } });
		await builds.compare();
	});

	it('and directions of vectors are not learnt again if only front matter changed', async () => {
		const folder = tempFolder(SMALL);
		const steps: string[] = [];
		const builds = buildsOf({ folders: [folder], onStep: (step) => steps.push(step) });
		await builds.compare();
		steps.length = 0;
		const page = SMALL['d/0.md'] as string;
		addFiles(folder, { 'd/0.md': page.replace('title: Page 0', 'title: Page 0\ntags: [a]') });
		await builds.compare();
		expect(steps).not.toContain('encoding sections');
		addFiles(folder, { 'd/0.md': `${page}\nOther words.\n` });
		await builds.compare();
		expect(steps).toContain('encoding sections');
	});

	it('and writes damaged files again', async () => {
		const folder = tempFolder(BACKGROUND);
		const root = tempFolder();
		const out = join(root, 'index');
		const options = { folders: [folder], out, cache: join(root, 'cache'), vectors: 'none' } as const;
		await buildIndex(options);
		const file = join(out, 'parts/lexicon.json');
		const honest = readFileSync(file, 'utf8');
		writeFileSync(file, '{}');
		addFiles(folder, { 'd/23.md': `${BACKGROUND['d/23.md']}\n${'w23x29 '.repeat(40)}\n` });
		await buildIndex(options);
		expect(readFileSync(file, 'utf8')).toBe(honest);
	});
});
