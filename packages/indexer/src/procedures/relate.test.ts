import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHeadings } from '../markdown/outline.ts';
import { stemOf } from '../markdown/title.ts';
import { readChains } from './chains.ts';
import { type Related, relate } from './relate.ts';
import { type ProcessDocument, summaryOf } from './summary.ts';

function relateSteps(documents: readonly ProcessDocument[]): Related[] {
	const sources = documents.map((document) => ({ path: document.path, summary: summaryOf(document) }));
	return Array.from(relate(sources), ({ related }) => related);
}

function documentOf(path: string, text: string): ProcessDocument {
	const headings = findHeadings(text);
	const chains = readChains(text, new Set(headings.map(({ line }) => line)));
	return { path, title: headings[0]?.text ?? stemOf(path), headings, chains };
}

/** What is related to each heading, as `heading: relation other, …`; headings of other documents with their path. */
function told(files: Readonly<Record<string, string>>): string[] {
	const documents = Object.entries(files).map(([path, text]) => documentOf(path, text));
	const byPath = new Map(documents.map((document) => [document.path, document]));
	return relateSteps(documents).flatMap((related, i) =>
		[...related].map(([heading, all]) => {
			const { path, headings } = documents[i] as ProcessDocument;
			const rows = all.map((one) => {
				const text = byPath.get(one.path)?.headings[one.heading]?.text;
				return `${one.relation} ${one.path === path ? '' : `${one.path}#`}${text}`;
			});
			return `${headings[heading]?.text}: ${rows.join(', ')}`;
		}),
	);
}

const HANDBOOK = `---
title: 部署
---
# 部署手册

## ⚠️ 重要：遵守公约

## 流程

### 步骤 1：准备

#### 检查清单

#### 禁止事项

### 步骤 2-3：构建

### 步骤 4：发布

#### ✅ 步骤 4 完成检查

### 步骤 2-3 红线

## 常见问题

### 如何回滚
`;

describe('relate', () => {
	it('tells the general caution that fewest documents share', () => {
		const steps = '## Step 1: Go\n\n## Step 2: Stop\n';
		const files = {
			'a.md': `# A\n\n## ⚠️ Important: follow the rules\n\n## Warnings\n\n${steps}`,
			'b.md': `# B\n\n## ⚠️ Important: follow the rules\n\n${steps}`,
		};
		const general = told(files).filter((line) => line.startsWith('Step 1'));
		expect(general).toEqual([
			'Step 1: Go: next Step 2: Stop, general_caution Warnings',
			'Step 1: Go: next Step 2: Stop, general_caution ⚠️ Important: follow the rules',
		]);
	});

	it('has own cautions first, the next step within three, then general cautions and the step before', () => {
		expect(told({ 'a.md': HANDBOOK })).toEqual([
			'步骤 1：准备: caution 禁止事项, caution 检查清单, next 步骤 2-3：构建, general_caution ⚠️ 重要：遵守公约',
			'步骤 2-3：构建: caution 步骤 2-3 红线, next 步骤 4：发布, general_caution ⚠️ 重要：遵守公约, previous 步骤 1：准备',
			'步骤 4：发布: caution ✅ 步骤 4 完成检查, general_caution ⚠️ 重要：遵守公约, previous 步骤 2-3：构建',
		]);
	});

	it('gives a step that is alone its cautions, and other headings nothing', () => {
		expect(told({ 'a.md': '# A\n\n## Step 1: a\n\n### Never do this\n\n## Other\n\n### Warnings\n' })).toEqual([
			'Step 1: a: caution Never do this',
		]);
	});

	it('names each heading once, as the nearest relation', () => {
		expect(told({ 'a.md': '## 1. Plan\n\n## 2. Limits\n\n## 3. Ship\n' })).toEqual([
			'1. Plan: next 2. Limits',
			'2. Limits: next 3. Ship, previous 1. Plan',
			'3. Ship: previous 2. Limits',
		]);
	});

	it('puts next by a chain behind next by number', () => {
		const text = '# D\n\n## Step 1: Plan\n\n## Step 2: Build\n\n## Ship\n\nBuild → Ship, Plan → Ship\n\nPlan → Ship\n';
		expect(told({ 'a.md': text })).toEqual([
			'Step 1: Plan: next Step 2: Build, next Ship',
			'Step 2: Build: previous Step 1: Plan',
			'Ship: previous Step 1: Plan',
		]);
	});
});

describe('chains', () => {
	const headings = '# Doc\n\n## Step 1: Plan it\n\n## 🚀 Build (fast)\n\n## 三、发布系统\n\n';
	const chain = (text: string): string[] =>
		told({ 'a.md': `${headings}${text}\n` }).map((row) => row.replace(/ \(fast\)/g, ''));
	const BUILD_SHIP = ['🚀 Build: next 三、发布系统', '三、发布系统: previous 🚀 Build'];

	it.each([
		'Build (fast) → 发布系统',
		'**build** → `发布 系统`',
		'流程：ＢＵＩＬＤ → 发布系统，然后结束',
		'流程（`Build → 发布系统`）',
		'“Build” → 三、发布系统',
		'Build (see below) → 1. 发布系统',
		'[Build](#nowhere) → [x](#三发布系统)',
		'1. Build: with care\n2. **发布系统** and more',
		'1. Build - with care\n2. [go](#三发布系统) then',
		'1. 🚀 Build\n2. 🚀 Build\n3. 发布系统',
		'| Build → 发布系统 | x → y |',
		'```\nBuild\n  ↓\n发布系统\n```',
	])('reads %s', (text) => {
		expect(chain(text)).toEqual(expect.arrayContaining(BUILD_SHIP));
		expect(chain(text)).toHaveLength(2);
	});

	it('knows a step by its label alone', () => {
		expect(chain('步骤1 → Build')).toEqual(['Step 1: Plan it: next 🚀 Build', '🚀 Build: previous Step 1: Plan it']);
	});

	it.each([
		'Build → elsewhere → 发布系统',
		'Build',
		'Build → Build',
		'Doc → Build',
		'```js\nBuild → 发布系统\n```',
		'Build and more → 发布系统',
		'x → y',
	])('finds nothing in %s', (text) => {
		expect(chain(text)).toEqual([]);
	});

	it('takes no name that is short or that several headings have', () => {
		expect(told({ 'a.md': '# Doc\n\n## Ab\n\n## Cd\n\n## Same\n\n## Same\n\nAb → Cd → Same → Doc' })).toEqual([]);
	});

	it('names documents by path, stem and title, which are their first headings', () => {
		const files = {
			'plays/context/add.md': '# Add context\n\n## Warnings\n',
			'plays/requirements_review.md': '# Review\n',
			'plays/ship.md': '# Shipping\n',
			'guide.md': '# Guide\n\nreview → requirements_review → @plays/context/add.md → [go](plays/ship.md#shipping)\n',
			'more.md': '# More\n\n1. call requirements_review.md → context/add\n2. x\n',
		};
		expect(told(files)).toEqual([
			'Add context: caution Warnings, next plays/ship.md#Shipping, previous plays/requirements_review.md#Review',
			'Review: next plays/context/add.md#Add context',
			'Shipping: previous plays/context/add.md#Add context',
		]);
	});

	it('prefers headings of the same document, and takes those that only one other document has', () => {
		const files = {
			'a.md': '# Aaa\n\n## Plan it\n\n## Build it\n\nPlan it → Build it → Ship it → Twice\n',
			'b.md': '# Bbb\n\n## Plan it\n\n## Ship it\n\n## Twice\n',
			'c.md': '# Ccc\n\n## Twice\n',
		};
		expect(told(files)).toEqual([
			'Plan it: next Build it',
			'Build it: next b.md#Ship it, previous Plan it',
			'Ship it: previous a.md#Build it',
		]);
	});

	it('hears the own document first, then what is said most often', () => {
		const files = {
			'a.md': '# Aaa\n\n## Plan it\n\nPlan it → Ccc\n',
			'b.md': '# Bbb\n\nPlan it → Bbb\n\nPlan it → Bbb\n\nEee → Ddd\n\nEee → Ccc\n\nEee → Ccc',
			'c.md': '# Ccc\n',
			'd.md': '# Ddd\n',
			'e.md': '# Eee\n',
		};
		expect(told(files)).toEqual(expect.arrayContaining(['Plan it: next c.md#Ccc', 'Eee: next c.md#Ccc']));
	});
});

describe('hostile documents', () => {
	it('reads inherited property names as names', () => {
		const text =
			'# constructor\n\n## `__proto__`\n\n## toString\n\n__proto__ → toString\n\n1. toString\n2. constructor\n';
		expect(told({ __proto__: '# x', 'a.md': text })).toEqual([
			'__proto__: next toString',
			'toString: previous __proto__',
		]);
		const related = relateSteps([documentOf('__proto__', '## Step 1\n\n## Step 2\n')]);
		expect(related[0]?.get(0)).toMatchObject([{ relation: 'next', path: '__proto__', heading: 1 }]);
	});

	it('relates 10,000 headings', () => {
		const text = Array.from({ length: 10_000 }, (_, i) => `${'#'.repeat(1 + (i % 6))} Step ${i % 900}: 注意 ${i}`).join(
			'\n\n',
		);
		expect(relateSteps([documentOf('a.md', text)])[0]?.size).toBeGreaterThan(9000);
	});

	it('relates steps around lines and headings of a megabyte', () => {
		const long = 'Plan → Build [('.repeat(70_000);
		const document = documentOf('a.md', `## Step 1: Plan\n\n${long}\n\n## Step 2: Build\n`);
		const headings = [...document.headings, { level: 2, text: `3.${'1.'.repeat(500_000)}`, line: 9 }];
		expect(relateSteps([{ ...document, headings }])[0]?.get(0)).toMatchObject([
			{ relation: 'next', path: 'a.md', heading: 1 },
		]);
	});
});

describe('properties', () => {
	const name = fc.constantFrom(
		'Plan it',
		'Build it',
		'发布系统',
		'__proto__',
		'constructor',
		'Step 1',
		'步骤 2：检查',
		'2. Limits',
		'⚠️ x',
	);
	const line = fc.oneof(
		fc.tuple(fc.constantFrom('# ', '## ', '### '), name).map((parts) => parts.join('')),
		fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join(' → ')),
		fc.array(name, { maxLength: 3 }).map((names) => names.map((one, i) => `${i + 1}. ${one}`).join('\n')),
		fc.string({ unit: 'binary', maxLength: 8 }),
	);
	const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n\n'));
	const project = fc
		.uniqueArray(fc.constantFrom('__proto__', 'a.md', 'b/a.md', 'constructor', 'c_d.md'), { maxLength: 4 })
		.chain((paths) => fc.tuple(...paths.map((path) => text.map((one) => documentOf(path, one)))));

	it('relates headings that there are, each once, none to itself, in the order of relations, the same each time', () => {
		fc.assert(
			fc.property(project, (documents) => {
				const all = relateSteps(documents);
				expect(all).toHaveLength(documents.length);
				expect(relateSteps(documents)).toEqual(all);
				const byPath = new Map(documents.map((document) => [document.path, document]));
				all.forEach((related, i) => {
					for (const [heading, rows] of related) {
						const { path, headings } = documents[i] as ProcessDocument;
						expect(headings[heading]).toBeDefined();
						const places = rows.map((row) => `${row.path} ${row.heading}`);
						expect(new Set(places).size).toBe(places.length);
						expect(places).not.toContain(`${path} ${heading}`);
						for (const row of rows) expect(byPath.get(row.path)?.headings[row.heading]).toBeDefined();
						expect(rows.map((row) => row.relation).join(' ')).toMatch(
							/^(caution ?){0,2}(next ?){0,2}(general_caution ?)?(previous)?$/,
						);
					}
				});
			}),
		);
	});
});
