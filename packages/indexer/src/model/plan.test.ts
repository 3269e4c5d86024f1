import { findHeadings } from '@pinakes/indexer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSteps, planOf } from './plan.ts';

/** Each step with the one after it, by text. */
function following(markdown: string): string[] {
	const headings = findHeadings(markdown);
	return [...nextSteps(planOf(headings))].map(([from, to]) => `${headings[from]?.text} > ${headings[to]?.text}`);
}

function lines(...headings: string[]): string {
	return headings.join('\n\n');
}

describe('nextSteps', () => {
	it('goes from step to step, in both languages and over gaps', () => {
		expect(following(lines('# Doc', '## Step 1: a', '## 步骤二 b', '## 第 4 步 c'))).toEqual([
			'Step 1: a > 步骤二 b',
			'步骤二 b > 第 4 步 c',
		]);
	});

	it('continues after the last number of a range', () => {
		expect(
			following(lines('### Step 1', '### Step 2-9: a', '#### ✅ Step 2-9 完成检查', '### Step 10', '### Step 11-12')),
		).toEqual(['Step 1 > Step 2-9: a', 'Step 2-9: a > Step 10', 'Step 10 > Step 11-12']);
	});

	it('keeps kinds apart', () => {
		expect(
			following(lines('## Phase 1', '### Step 1', '### Step 2', '## Phase 2', '### Step 1', '### Step 2')),
		).toEqual(['Phase 1 > Phase 2', 'Step 1 > Step 2', 'Step 1 > Step 2']);
	});

	it('ends at a number that is not greater: another process begins', () => {
		expect(following(lines('## Step 1 a', '## Step 2 a', '## Step 1 b', '## Step 2 b', '## Step 3 b'))).toEqual([
			'Step 1 a > Step 2 a',
			'Step 1 b > Step 2 b',
			'Step 2 b > Step 3 b',
		]);
	});

	it('follows the same level alone', () => {
		expect(following(lines('## Step 1', '### Step 2', '## Step 2 b'))).toEqual(['Step 1 > Step 2 b']);
		expect(following(lines('# D', '### Step 1', '### Step 2', '## Step 3'))).toEqual(['Step 1 > Step 2']);
	});

	it('continues below another parent', () => {
		expect(following(lines('## Build', '### Step 1', '### Step 2', '## Close', '### Step 3'))).toEqual([
			'Step 1 > Step 2',
			'Step 2 > Step 3',
		]);
	});

	it('has dotted numbers follow those of their prefix', () => {
		expect(following(lines('### 10.8 a', '#### 10.8.1 b', '#### 10.8.2 c', '### 10.9 d', '#### 10.9.1 e'))).toEqual([
			'10.8 a > 10.9 d',
			'10.8.1 b > 10.8.2 c',
		]);
	});

	it('has decimals of steps between whole ones', () => {
		expect(following(lines('## Phase 3', '## Phase 3.5', '## Phase 4'))).toEqual([
			'Phase 3 > Phase 3.5',
			'Phase 3.5 > Phase 4',
		]);
	});

	it('restarts bare numbers at every level and heading', () => {
		expect(following(lines('## A', '### 1. a', '### 2. b', '## 3. c', '## B', '### 5. d'))).toEqual(['1. a > 2. b']);
		expect(following(lines('## A', '### 1. a', '## B', '### 2. b'))).toEqual(['1. a > 2. b']);
	});

	it('continues from both parts of a step with two headings', () => {
		expect(following(lines('## Phase 1', '## Phase 2: x', '## Phase 2: x', '## Phase 3'))).toEqual([
			'Phase 1 > Phase 2: x',
			'Phase 2: x > Phase 3',
			'Phase 2: x > Phase 3',
		]);
	});

	it('leaves out headings that speak of another step', () => {
		expect(
			following(
				lines(
					'## Step 1: a',
					'### ✅ Step 1 done?',
					'## Step 2: b',
					'## Appendix',
					'### Step 1 red lines',
					'### Step 2 checks',
				),
			),
		).toEqual(['Step 1: a > Step 2: b']);
	});

	it('uses a heading that checks as the missing step', () => {
		expect(
			following(lines('## A', '### 步骤 1 下载', '### 步骤 2 检查环境', '## B', '### 步骤 1 下载', '### 步骤 2 部署')),
		).toEqual(['步骤 1 下载 > 步骤 2 检查环境', '步骤 1 下载 > 步骤 2 部署']);
	});
});

describe('properties', () => {
	const label = fc.constantFrom(
		'Step N:',
		'步骤 N',
		'第 N 步',
		'Phase N',
		'N.',
		'2.N',
		'N.N.1',
		'（N）',
		'Step N-9',
		'',
	);
	const heading = fc
		.tuple(
			fc.integer({ min: 1, max: 4 }),
			label,
			fc.integer({ min: 1, max: 6 }),
			fc.constantFrom('a', '检查', '__proto__'),
		)
		.map(([level, form, n, rest]) => ({ level, text: `${form.replaceAll('N', String(n))} ${rest}`, line: 1 }));
	const outline = fc.array(heading, { maxLength: 40 });

	it('steps lead forwards to greater numbers of steps alone', () => {
		fc.assert(
			fc.property(outline, (headings) => {
				const plan = planOf(headings);
				for (const [from, to] of nextSteps(plan)) {
					expect(to).toBeGreaterThan(from);
					expect([plan[from]?.isStep, plan[to]?.isStep]).toEqual([true, true]);
					expect(plan[from]?.label?.kind).toBe(plan[to]?.label?.kind);
				}
			}),
		);
	});

	it('steps of one kind in sequence follow each other', () => {
		fc.assert(
			fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 30 }), (numbers) => {
				const sorted = numbers.sort((a, b) => a - b);
				const next = nextSteps(planOf(sorted.map((n, i) => ({ level: 2, text: `第 ${n} 步`, line: i + 1 }))));
				expect([...next]).toEqual(sorted.slice(1).map((_, i) => [i, i + 1]));
			}),
		);
	});
});
