import { findHeadings } from '@pinakes/indexer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relatedHeadings } from './relate.ts';

/** What is related to each heading, as `heading: relation other, …`. */
function told(text: string): string[] {
	const headings = findHeadings(text);
	return [...relatedHeadings(headings, text).related].map(([heading, all]) => {
		const rows = all.map(([relation, other]) => `${relation} ${headings[Number(other)]?.text}`);
		return `${headings[heading]?.text}: ${rows.join(', ')}`;
	});
}

function relate(text: string) {
	return relatedHeadings(findHeadings(text), text).related;
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
	it('has own cautions first, the next step within three, then general cautions and the step before', () => {
		expect(told(HANDBOOK)).toEqual([
			'步骤 1：准备: caution 禁止事项, caution 检查清单, next 步骤 2-3：构建, general_caution ⚠️ 重要：遵守公约',
			'步骤 2-3：构建: caution 步骤 2-3 红线, next 步骤 4：发布, general_caution ⚠️ 重要：遵守公约, previous 步骤 1：准备',
			'步骤 4：发布: caution ✅ 步骤 4 完成检查, general_caution ⚠️ 重要：遵守公约, previous 步骤 2-3：构建',
		]);
	});

	it('gives a step that is alone its cautions, and other headings nothing', () => {
		expect(told('# A\n\n## Step 1: a\n\n### Never do this\n\n## Other\n\n### Warnings\n')).toEqual([
			'Step 1: a: caution Never do this',
		]);
	});

	it('names each heading once, as the nearest relation', () => {
		expect(told('## 1. Plan\n\n## 2. Limits\n\n## 3. Ship\n')).toEqual([
			'1. Plan: next 2. Limits',
			'2. Limits: next 3. Ship, previous 1. Plan',
			'3. Ship: previous 2. Limits',
		]);
	});

	it('puts next by a chain behind next by number', () => {
		const text = '# D\n\n## Step 1: Plan\n\n## Step 2: Build\n\n## Ship\n\nBuild → Ship, Plan → Ship\n\nPlan → Ship\n';
		expect(told(text)).toEqual([
			'Step 1: Plan: next Step 2: Build, next Ship',
			'Step 2: Build: previous Step 1: Plan',
			'Ship: previous Step 1: Plan',
		]);
	});
});

describe('chains', () => {
	const headings = '# Doc\n\n## Step 1: Plan it\n\n## 🚀 Build (fast)\n\n## 三、发布系统\n\n';
	const chain = (text: string): string[] => told(`${headings}${text}\n`).map((row) => row.replace(/ \(fast\)/g, ''));
	const BUILD_SHIP = ['🚀 Build: next 三、发布系统', '三、发布系统: previous 🚀 Build'];

	it.each([
		'Build (fast) → 发布系统',
		'**build** → `发布 系统`',
		'流程：ＢＵＩＬＤ → 发布系统，然后结束',
		'流程（`Build → 发布系统`）',
		'“Build” → 三、发布系统',
		'Build (see below) → 1. 发布系统',
		'[Build](#nowhere) → [发布系统](other.md)',
		'1. Build: with care\n2. **发布系统** and more',
		'1. Build - with care\n2. [发布系统](#x) then',
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
		expect(told('# Doc\n\n## Ab\n\n## Cd\n\n## Same\n\n## Same\n\nAb → Cd → Same → Doc')).toEqual([]);
	});
});

describe('hostile documents', () => {
	it('reads inherited property names as names', () => {
		const text =
			'# constructor\n\n## `__proto__`\n\n## toString\n\n__proto__ → toString\n\n1. toString\n2. constructor\n';
		expect(told(text)).toEqual(['__proto__: next toString', 'toString: previous __proto__']);
	});

	it('relates 10,000 headings', () => {
		const text = Array.from({ length: 10_000 }, (_, i) => `${'#'.repeat(1 + (i % 6))} Step ${i % 900}: 注意 ${i}`).join(
			'\n\n',
		);
		expect(relate(text).size).toBeGreaterThan(9000);
	});

	it('relates steps around lines and headings of a megabyte', () => {
		const long = 'Plan → Build [('.repeat(70_000);
		const text = `## Step 1: Plan\n\n${long}\n\n## Step 2: Build\n`;
		const headings = [...findHeadings(text), { level: 2, text: `3.${'1.'.repeat(500_000)}`, line: 9 }];
		expect(relatedHeadings(headings, text).related.get(0)).toEqual([['next', 1]]);
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

	it('relates headings that there are, each once, none to itself, in the order of relations, the same each time', () => {
		fc.assert(
			fc.property(text, (markdown) => {
				const related = relate(markdown);
				expect(relate(markdown)).toEqual(related);
				const { length } = findHeadings(markdown);
				for (const [heading, rows] of related) {
					const others = rows.map(([, other]) => other);
					expect(new Set(others).size).toBe(others.length);
					expect(others).not.toContain(heading);
					for (const other of [heading, ...others]) expect(other).toBeLessThan(length);
					expect(rows.map(([relation]) => relation).join(' ')).toMatch(
						/^(caution ?){0,2}(next ?){0,2}(general_caution ?)?(previous)?$/,
					);
				}
			}),
		);
	});
});
