import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAfter, buildIndex } from './build.ts';
import { type BuildState, NOTHING_KNOWN } from './cache/state.ts';
import { decodeState, encodeState } from './cache/state-bytes.ts';
import { type RowTexts, rowText } from './kinds/text/row-texts.ts';
import { addFiles, readTree, tempFolder } from './testing/temp-folder.ts';

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
	{ text: { grams: [1, 2, 3] } },
	{ text: { weights: { title: 3 } } },
	{ documents: { fields: { tags: ['labels'] } } },
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

/** One change of the sources. */
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

/** Texts that fill several parts, so that a change leaves some of them alone. */
const BACKGROUND = Object.fromEntries(
	Array.from({ length: 24 }, (_, i) => [
		`d/${i}.md`,
		`---\ntitle: Page ${i}\n---\n\n${Array.from(
			{ length: 30 },
			(_, j) =>
				`## Part ${j}\n\n${Array.from({ length: 40 }, (_, k) => WORDS[(i * j + k * k) % WORDS.length]).join(' ')} w${i}x${j}\n`,
		).join('\n')}`,
	]),
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

const NO_ROWS: RowTexts = { keys: [], texts: [] };

/** Builds after random changes, again and again, and holds each index against one that is built anew. */
async function expectSameBytes(vectors: 'lsa' | 'none', numRuns: number): Promise<void> {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
			async (rounds) => {
				const folder = tempFolder(BACKGROUND);
				const [out, cold] = [join(tempFolder(), 'index'), join(tempFolder(), 'index')];
				const files = new Map<string, string>();
				let { state } = await buildAfter(NOTHING_KNOWN, { folders: [folder], out, vectors });
				for (const changes of rounds) {
					for (const one of changes) apply(files, one);
					for (const place of [...PATHS, 'pinakes.config.json', 'units'])
						rmSync(join(folder, place), { recursive: true, force: true });
					addFiles(folder, Object.fromEntries(files));
					const after = await buildAfter(state, { folders: [folder], out, vectors });
					const { summary, problems } = await buildIndex({ folders: [folder], out: cold, vectors });
					expect(readTree(out)).toEqual(readTree(cold));
					expect(after.result).toEqual({ written: true, summary, problems });
					// As the next process finds it.
					state = decodeState(encodeState(after.state)) as BuildState;
				}
			},
		),
		{ numRuns },
	);
}

describe('an index that was changed is the one that is built anew, byte for byte', { timeout: 300_000 }, () => {
	it('whatever changes', () => expectSameBytes('none', 30));

	it('also where a document without headings gets longer', async () => {
		const folder = tempFolder({ 'a.md': '', 'b.md': '# B\n' });
		const [out, cold] = [join(tempFolder(), 'index'), join(tempFolder(), 'index')];
		const options = { folders: [folder], vectors: 'none' } as const;
		const { state } = await buildAfter(NOTHING_KNOWN, { ...options, out });
		addFiles(folder, { 'a.md': 'one\ntwo\n' });
		await buildAfter(state, { ...options, out });
		await buildIndex({ ...options, out: cold });
		expect(readTree(out)).toEqual(readTree(cold));
	});

	it('with vectors, which are trained where texts changed', () => expectSameBytes('lsa', 5));

	it('and what did not change is not made again', async () => {
		const folder = tempFolder(BACKGROUND);
		const out = join(tempFolder(), 'index');
		const steps: string[] = [];
		const options = { folders: [folder], out, onStep: (step: string) => steps.push(step) };
		let { state } = await buildAfter(NOTHING_KNOWN, options);
		addFiles(folder, {
			'd/0.md': (BACKGROUND['d/0.md'] as string).replace('title: Page 0', 'title: Page 0\ntags: [a]'),
		});
		({ state } = await buildAfter(state, options));
		expect(steps.filter((step) => step === 'training vectors')).toHaveLength(1);
		const rowsOf = ({ texts }: BuildState): Map<string, string> => {
			const rows = texts?.table?.rows ?? NO_ROWS;
			return new Map(rows.keys.map((key, row) => [key, rowText(rows, row)]));
		};
		const before = rowsOf(state);
		addFiles(folder, { 'd/23.md': `${BACKGROUND['d/23.md']}\nw23x29 w23x29\n` });
		({ state } = await buildAfter(state, { ...options, vectors: 'none' }));
		const changed = [...rowsOf(state)].filter(([key, row]) => before.get(key) !== row);
		expect(changed.map(([key]) => key)).toEqual(['']);
	});
});
