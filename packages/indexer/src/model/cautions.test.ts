import { findHeadings } from '@pinakes/indexer';
import { describe, expect, it } from 'vitest';
import { cautionsOf } from './cautions.ts';
import { planOf } from './plan.ts';

function lines(...headings: string[]): string {
	return headings.join('\n\n');
}

/** The own cautions of a heading, and the general one after a bar. */
function told(markdown: string, text: string): string {
	const plan = planOf(findHeadings(markdown));
	const heading = plan.find((one) => one.text === text);
	if (heading === undefined) throw new Error(`no ${text}`);
	const { own, general } = cautionsOf(plan);
	return `${own(heading)
		.map((one) => one.text)
		.join(', ')} | ${general(heading, new Set())?.text ?? ''}`;
}

describe('own cautions', () => {
	it('has warnings before checks, then by order, two at most', () => {
		const doc = lines(
			'## Step 1',
			'### 检查清单',
			'### 注意事项',
			'### Red lines',
			'### More warnings',
			'## Step 2',
			'### Checks',
		);
		expect(told(doc, 'Step 1')).toBe('注意事项, Red lines | ');
		expect(told(doc, 'Step 2')).toBe('Checks | ');
	});

	it('has those of steps below it last', () => {
		const doc = lines('## Phase 1', '### Step 1', '#### 禁止事项', '### Step 2', '### 检查');
		expect(told(doc, 'Phase 1')).toBe('检查, 禁止事项 | ');
		expect(told(doc, 'Step 1')).toBe('禁止事项 | ');
	});

	it('does not repeat what stands below a caution', () => {
		const doc = lines('## Step 1', '### 常见错误', '#### ❌ 错误一', '#### ❌ 错误二', '### Checks', '#### 🚨 red');
		expect(told(doc, 'Step 1')).toBe('常见错误, 🚨 red | ');
	});

	it('has headings that repeat its label, and those elsewhere that name it', () => {
		const doc = lines(
			'# D',
			'## Step 1: a',
			'### ✅ Step 1 完成检查',
			'## Step 2: b',
			'## Notes',
			'### Step 2 red lines',
		);
		expect(told(doc, 'Step 1: a')).toBe('✅ Step 1 完成检查 | ');
		expect(told(doc, 'Step 2: b')).toBe('Step 2 red lines | ');
	});

	it('has a warning elsewhere for the nearest step of that name before it', () => {
		const doc = lines(
			'# A',
			'## 步骤 3：甲',
			'## 附',
			'### 步骤 3 注意事项',
			'# B',
			'## 步骤 3：乙',
			'## 附二',
			'### 步骤 3 红线',
		);
		expect(told(doc, '步骤 3：甲'.normalize('NFKC'))).toBe('步骤 3 注意事项 | ');
		expect(told(doc, '步骤 3：乙'.normalize('NFKC'))).toBe('步骤 3 红线 | ');
	});

	it('does not classify a step that checks or limits something as a caution', () => {
		const doc = lines(
			'## Phase 1',
			'### Step 1: check the disk',
			'### Step 2: never mind',
			'### 3.1 风险评估',
			'### 3.2 使用限制',
			'### 3.3 存档 ⚠️',
		);
		expect(told(doc, 'Phase 1')).toBe('3.2 使用限制 | ');
	});
});

describe('general cautions', () => {
	it('has the first warning beside the step or a section that it lies in, nearest first', () => {
		const doc = lines(
			'# D',
			'## ⚠️ 公约',
			'## 流程',
			'### Step 1',
			'### 注意事项',
			'## 🚨 常见错误',
			'## Other',
			'### Step 7',
		);
		expect(told(doc, 'Step 1')).toBe(' | 注意事项');
		expect(told(doc, 'Step 7')).toBe(' | ⚠ 公约');
	});

	it('excludes checks, other sections and other steps', () => {
		const doc = lines(
			'# D',
			'## 检查清单',
			'## Other',
			'### Warnings',
			'## Step 1: a',
			'## Step 2: b',
			'## Step 2 red lines',
		);
		expect(told(doc, 'Step 1: a')).toBe(' | ');
	});

	it('has a numbered section of warnings, and not a numbered one with a mere sign', () => {
		expect(told(lines('## 一、概述', '## 二、存档 ⚠️', '## 五、注意事项'), '一、概述')).toBe(' | 五、注意事项');
	});

	it('has none that the step lies in or is itself', () => {
		const doc = lines('# Limits', '## ⚠️ 1. first', '## 2. second');
		expect(told(doc, '2. second')).toBe(' | ');
	});

	it('leaves out excluded texts', () => {
		const plan = planOf(findHeadings(lines('## Step 1', '## Warnings', '## Limits')));
		const [step, first] = plan;
		if (!step || !first) throw new Error('no headings');
		expect(cautionsOf(plan).general(step, new Set([first]))?.text).toBe('Limits');
	});
});
