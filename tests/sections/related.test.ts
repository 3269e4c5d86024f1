import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asked, builtEntries, entryOf, type Texts } from '../testing/retrieved-sections.ts';

/** Related headings as `heading (note)`, with the file before it where there are several. */
async function related(texts: Texts, target: string, asked: Asked = {}): Promise<string[]> {
	const { related_headings } = await entryOf(texts, target, { lang: 'en', ...asked });
	const isAlone = Object.keys(texts).length === 1;
	return related_headings.map(
		({ heading, source_file, relevance_note }) => `${isAlone ? '' : `${source_file} `}${heading} (${relevance_note})`,
	);
}

const PROCESS = `# Release

## Red lines

Never on a Friday.

## Step 1: Prepare

Take a branch.

### Checklist

All tests pass.

### Never do this

Push by force.

## Step 2: Build

Build the packages.

## Step 3: Publish

Publish the packages.
`;

describe('headings of a skill', () => {
	const texts = {
		'skills/release/SKILL.md': `${PROCESS}\n## Friday branches\n\nA friday branch needs a second review.\n`,
	};

	it('that the hint is about come before the order of the process', async () => {
		const found = await related(texts, 'Step 1: Prepare', { contextHint: 'friday branches' });
		expect(found[0]).toMatch(/^## Friday branches/);
		expect(found).toContain('### Never do this (its cautions)');
	});

	it('follow the process if there is no hint', async () => {
		expect((await related(texts, 'Step 1: Prepare'))[0]).toBe('### Never do this (its cautions)');
	});
});

describe('headings related by meaning', () => {
	it('are found by synonyms of the hint, in both languages', async () => {
		const text = '# Guide\n\n## Errors\n\nx\n\n## 认证\n\ny\n\n## Weather\n\nz\n';
		const found = await related({ 'a.md': text }, 'Errors', { contextHint: 'authentication' });
		expect(found).toEqual(['## 认证 (fits the hint)']);
	});
});

describe('headings related by process order', () => {
	it('are the own red lines of a step, its checks, and the next step of the same level', async () => {
		expect(await related({ 'a.md': PROCESS }, 'Step 1: Prepare')).toEqual([
			'### Never do this (its cautions)',
			'### Checklist (its cautions)',
			'## Step 2: Build (next step)',
		]);
	});

	it('are the next step first if a step has no cautions, then general ones, and the step before last', async () => {
		const [first, second] = await related({ 'a.md': PROCESS }, 'Step 2: Build');
		expect([first, second]).toEqual(['## Step 3: Publish (next step)', '## Red lines (general caution)']);
	});

	it('come before what is alike, whatever the hint says', async () => {
		const texts = {
			'a.md': PROCESS,
			'b.md': '# Step 1: Prepare a friday branch\n\nprepare step friday branch tests\n',
		};
		expect(await related(texts, 'Step 1: Prepare', { contextHint: 'friday branch tests' })).toEqual([
			'a.md ### Never do this (its cautions)',
			'a.md ### Checklist (its cautions)',
			'a.md ## Step 2: Build (next step)',
		]);
	});

	it('are the same in Chinese, with notes in Chinese', async () => {
		const text =
			'# 发布流程\n\n## 步骤 1：准备\n\n### 注意事项\n\n不要强推。\n\n### 执行红线\n\n严禁周五发布。\n\n## 步骤 2：构建\n\n构建。\n';
		const { related_headings, retrieval_notes } = await entryOf({ 'a.md': text }, '步骤 1：准备');
		expect(related_headings).toEqual([
			{ heading: '### 注意事项', source_file: 'a.md', relevance_note: '本步骤的注意事项' },
			{ heading: '### 执行红线', source_file: 'a.md', relevance_note: '本步骤的注意事项' },
			{ heading: '## 步骤 2：构建', source_file: 'a.md', relevance_note: '下一步骤' },
		]);
		expect(retrieval_notes).toBe('');
	});

	it('follow a chain of steps into the file that it leads to', async () => {
		const texts = {
			'flow.md': '# Flow\n\n`Plan the work` → `Build the thing` → `Ship it`\n',
			'a.md': '# Plan the work\n\nfirst\n',
			'b.md': '# Build the thing\n\nsecond\n',
			'c.md': '# Ship it\n\nthird\n',
		};
		expect(await related(texts, 'Plan the work')).toContain('b.md # Build the thing (next step)');
		expect((await related(texts, 'Build the thing')).slice(0, 1)).toEqual(['c.md # Ship it (next step)']);
		expect(await related(texts, 'Build the thing')).toContain('a.md # Plan the work (previous step)');
	});

	it('are there where the file that has the next step was not asked for', async () => {
		const texts = {
			'flow.md': '# Flow\n\n`Plan the work` → `Build the thing`\n',
			'a.md': '# Plan the work\n',
			'b.md': '# Build the thing\n',
		};
		expect(await related(texts, 'Plan the work', { filePaths: ['a.md'] })).toEqual([
			'b.md # Build the thing (next step)',
		]);
	});

	it('follow a flow in another document, in Chinese too, behind the own red lines', async () => {
		const texts = {
			'workflow.md':
				'# 支付流程\n\n1. 校验订单\n2. 创建支付：调用接口\n3. 错误码处理\n\n步骤：创建支付 → 错误码处理 → 通知用户\n',
			'api.md': '# 接口\n\n## 创建支付\n\n### 注意事项\n\n不要重复。\n\n## 错误码处理\n\n见表。\n',
			'notify.md': '# 通知\n\n## 校验订单\n\n先。\n\n## 三、通知用户\n\n最后。\n',
		};
		expect(await related(texts, '错误码处理')).toEqual([
			'notify.md ## 三、通知用户 (next step)',
			'api.md ## 创建支付 (previous step)',
			expect.anything(),
		]);
		expect((await related(texts, '校验订单')).slice(0, 1)).toEqual(['api.md ## 创建支付 (next step)']);
	});

	it('are not taken where headings of several files have the name', async () => {
		const texts = {
			'a.md': '# Plan it\n',
			'b.md': '# Build it\n',
			'c.md': '# Build it\n',
			'd.md': 'Plan it → Build it\n',
		};
		expect((await related(texts, 'Plan it')).join()).not.toContain('next step');
	});

	it('are those of the first of several sections', async () => {
		const text = '# Step 1: Go\n\n## Warnings\n\n# Step 2: Stop\n\n# Other\n\n## Step 1: Go\n\n## Step 2: Walk\n';
		expect((await related({ 'a.md': text }, 'Step 1: Go')).slice(0, 2)).toEqual([
			'## Warnings (its cautions)',
			'# Step 2: Stop (next step)',
		]);
	});
});

const MANUAL: Texts = {
	'errors.md': '# Manual\n\n## Error codes\n\nWhat they mean.\n\n## Retry\n\nAn error code that begins with 5.\n',
	'pay.md':
		'# Payments\n\n## Refunds\n\nGive the money back to a customer.\n\n## Codes of payment errors\n\nA table.\n',
	'cooking.md': '# Cooking\n\n## Soup\n\nWater and vegetables.\n',
};

describe('headings related by meaning', () => {
	it('have words of the heading in their own or in their text', async () => {
		const found = await related(MANUAL, 'Error codes');
		expect(found[0]).toBe('pay.md ## Codes of payment errors (similar topic)');
		expect(found).toContain('errors.md ## Retry (similar topic)');
		expect(found.join()).not.toContain('cooking.md');
	});

	it('fit the hint as well', async () => {
		const found = await related(MANUAL, 'Error codes', { contextHint: 'giving a customer money back' });
		expect(found).toContain('pay.md ## Refunds (fits the hint)');
		expect(await related(MANUAL, 'Error codes')).not.toContain('pay.md ## Refunds (fits the hint)');
	});

	it('are of the files asked for', async () => {
		const found = await related(MANUAL, 'Error codes', { filePaths: ['errors.md'] });
		expect(found[0]).toBe('errors.md ## Retry (similar topic)');
		for (const heading of found) expect(heading).toMatch(/^errors\.md /);
	});

	it('are neither the section itself nor what it holds', async () => {
		const text =
			'# Error codes\n\n## Error codes of payments\n\n### Error codes of refunds\n\n## Error codes elsewhere\n';
		expect(await related({ 'a.md': text }, 'Error codes of payments')).toEqual([
			'# Error codes (similar topic)',
			'## Error codes elsewhere (similar topic)',
		]);
	});

	it('are none if nothing is alike', async () => {
		expect(await related(MANUAL, 'Soup')).toEqual([]);
	});
});

describe('a heading that is not found', () => {
	it.each([
		['refnuds', 'Refunds'],
		['vegetables', 'Soup'],
		['money back for a customer', 'Refunds'],
	])('%j suggests the nearest heading: %j', async (target, nearest) => {
		const { status, entry_content, related_headings, retrieval_notes } = await entryOf(MANUAL, target, { lang: 'en' });
		expect([status, entry_content, retrieval_notes]).toEqual(['not_found', '', '[no such entry in the files]']);
		expect(related_headings[0]).toMatchObject({ heading: `## ${nearest}`, relevance_note: 'similar topic' });
	});

	it('suggests what fits the hint', async () => {
		const { status, related_headings } = await entryOf(MANUAL, 'zzz', { contextHint: 'soup of vegetables' });
		expect([status, related_headings[0]?.heading]).toEqual(['not_found', '## Soup']);
	});
});

describe('related headings', () => {
	const WORDS = fc.constantFrom(
		'错误码',
		'error',
		'codes',
		'处理',
		'step 1:',
		'step 2:',
		'步骤 1：',
		'warning',
		'注意',
		'x',
	);
	const HEADING = fc
		.tuple(fc.integer({ min: 1, max: 6 }), fc.array(WORDS, { minLength: 1, maxLength: 4 }))
		.map(([level, words]) => `${'#'.repeat(level)} ${words.join(' ')}`);
	const TEXT = fc.array(HEADING, { maxLength: 12 }).map((headings) => headings.join('\n\ntext\n\n'));

	it('are three at most, each once, outside of the section, with a note of 1 to 15 characters', async () => {
		await fc.assert(
			fc.asyncProperty(TEXT, TEXT, fc.array(WORDS, { minLength: 1 }), fc.array(WORDS), async (a, b, target, hint) => {
				const texts = { 'a.md': a, 'b.md': b };
				const headings = `${a}\n${b}`.split('\n');
				for (const lang of ['en', 'zh', undefined] as const) {
					const result = await entryOf(texts, target.join(' '), { contextHint: hint.join(' '), lang });
					const { related_headings: found } = result;
					expect(found.length).toBeLessThanOrEqual(3);
					expect(new Set(found.map((one) => JSON.stringify([one.source_file, one.heading]))).size).toBe(found.length);
					for (const { heading, source_file, relevance_note } of found) {
						expect(headings).toContain(heading);
						expect(Object.keys(texts)).toContain(source_file);
						expect(relevance_note).not.toBe('');
						expect([...relevance_note].length).toBeLessThanOrEqual(15);
					}
				}
			}),
			{ numRuns: runs(60) },
		);
	});

	it('are the same over an index of the folder and over the texts', async () => {
		const texts = { 'a.md': PROCESS, ...MANUAL };
		const fromIndex = await builtEntries(texts);
		for (const target of ['Step 1: Prepare', 'Step 3: Publish', 'Error codes', 'Soup', 'publish errors']) {
			for (const contextHint of ['', 'money for a customer on friday']) {
				expect(await fromIndex(target, { contextHint })).toEqual(await entryOf(texts, target, { contextHint }));
			}
		}
	});
});
