import type { EntryResult } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { builtEntries, entryOf, type Texts } from '../testing/retrieved-sections.ts';

/* The call by which the requirements show what is asked and answered, over two files written for it. */

const SECTION = `## 错误码处理

每个接口返回统一的错误码，调用方按错误码决定重试或终止。

\`\`\`sh
# 查询错误码
curl https://pay.example/v1/errors
\`\`\`

### 重试

可重试的错误码以 5 开头。

`;

const FILES: Texts = {
	'project/docs/api-reference.md': `---
title: 接口参考
---

# 接口参考

## 认证

请求头携带令牌。

${SECTION}## 支付接口

下单与退款。

### 支付接口错误码列表

| 错误码 | 含义 |
| ------ | ---- |
| 5001   | 支付渠道异常 |

## 分页

每页二十条。
`,
	'project/docs/workflow.md': `# 开发流程

## 代码评审

提交前互相评审。

## 异常分支流程图

支付失败时进入异常分支：记录错误码，通知用户，转人工处理。

## 发布窗口

每周二发布。
`,
};

const REQUEST = {
	filePaths: ['/project/docs/api-reference.md', '/project/docs/workflow.md'],
	contextHint: '正在实现支付模块的异常分支',
};

const EXPECTED: EntryResult = {
	status: 'found',
	target_entry: '错误码处理',
	matched_heading: '## 错误码处理',
	source_file: '/project/docs/api-reference.md',
	entry_content: SECTION,
	start_line: 11,
	end_line: 23,
	related_headings: expect.anything(),
	retrieval_notes: '',
};

describe('the example of the requirements', () => {
	it('finds the section whole by the absolute paths of the request', async () => {
		expect(await entryOf(FILES, '错误码处理', REQUEST)).toEqual(EXPECTED);
	});

	it('relates the error codes of payments and the chart of the exceptional branch, and nothing below the section', async () => {
		const { related_headings } = await entryOf(FILES, '错误码处理', REQUEST);
		const related = related_headings.map(({ heading, source_file }) => [heading, source_file]);
		expect(related.length).toBeLessThanOrEqual(3);
		expect(related).toContainEqual(['### 支付接口错误码列表', '/project/docs/api-reference.md']);
		expect(related).toContainEqual(['## 异常分支流程图', '/project/docs/workflow.md']);
		expect(related.map(([heading]) => heading)).not.toContain('### 重试');
		for (const { relevance_note } of related_headings) {
			expect(relevance_note).not.toBe('');
			expect([...relevance_note].length).toBeLessThanOrEqual(15);
		}
	});

	it('has the fields of the requirements in their order, and the lines', async () => {
		const result = await entryOf(FILES, '错误码处理', REQUEST);
		expect(Object.keys(result)).toEqual([
			'status',
			'target_entry',
			'matched_heading',
			'source_file',
			'entry_content',
			'start_line',
			'end_line',
			'related_headings',
			'retrieval_notes',
		]);
		for (const related of result.related_headings) {
			expect(Object.keys(related)).toEqual(['heading', 'source_file', 'relevance_note']);
		}
	});

	it('is the same over an index of the folder and over the texts', async () => {
		const fromIndex = await builtEntries(FILES);
		expect(await fromIndex('错误码处理', REQUEST)).toEqual(await entryOf(FILES, '错误码处理', REQUEST));
		expect(await fromIndex('错误码处理')).toEqual(await entryOf(FILES, '错误码处理'));
	});

	it('gives the same answer however the heading is written', async () => {
		for (const target of ['## 错误码处理', ' 错误码处理 ', '\t错误码处理\n', '**错误码处理**', '`错误码处理`']) {
			expect(await entryOf(FILES, target, REQUEST)).toEqual({ ...EXPECTED, target_entry: target });
		}
	});
});
