import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARCHITECTURE, AUTH, CONTEXTS, ORDER, PAYMENT, TECH_STACK } from '../../testing/context-files.ts';
import { builtFolder, pinakes } from '../../testing/run.ts';

/** Answers the lines of a file. */
async function answer(text: string, args: readonly string[] = []): Promise<ReturnType<typeof pinakes>> {
	const folder = await builtFolder(CONTEXTS, { 'queries.jsonl': text });
	return pinakes(['contexts', '--index', join(folder, 'index'), '--queries', join(folder, 'queries.jsonl'), ...args]);
}

describe('pinakes contexts --queries', () => {
	it('answers each line in its order, by keywords or a story', async () => {
		const lines = [
			{ id: 'a', keywords: ['auth'], task: 'quick_change', epic: 'EPIC-01', types: ['module_design'], limit: 1 },
			{ id: 2, story: '我要在订单系统中实现用户认证', task_type: 'requirements_review', epic: 'EPIC-02' },
			{ keywords: ['unknown_keyword'] },
		];
		const text = `\ufeff${lines.map((line) => JSON.stringify(line)).join('\r\n\r\n')}`;
		const { code, stdout, stderr } = await answer(text);
		expect([code, stderr]).toEqual([0, '']);
		expect(
			stdout
				.trim()
				.split('\n')
				.map((line) => JSON.parse(line) as unknown),
		).toMatchObject([
			{ id: 'a', contexts: [AUTH], total: 1, task_type: 'quick_change', search_keywords: ['auth'] },
			{ id: 2, contexts: [ORDER, AUTH], task_type: 'requirements_review' },
			{ id: null, contexts: [ARCHITECTURE, TECH_STACK], message: '未找到精确匹配，返回通用 Global Context' },
		]);
	});

	it('explains on request, and exits with 1 if a line has no answer', async () => {
		const text = '{"id":1,"keywords":["nowhere"],"task":"quick_change"}\n{"id":2,"keywords":["auth"]}\n';
		const { code, stdout } = await answer(text, ['--explain', '--lang', 'en']);
		expect(code).toBe(1);
		const [first, second] = stdout.split('\n').map((line) => (line === '' ? null : (JSON.parse(line) as unknown)));
		expect(first).toMatchObject({ id: 1, contexts: [], explanation: [], message: expect.stringMatching(/^No exact/) });
		expect(second).toMatchObject({
			id: 2,
			explanation: expect.arrayContaining([expect.objectContaining({ context: PAYMENT })]),
		});
	});

	it('answers an invalid line with an error and continues', async () => {
		const lines = [
			'{"id":1,"keywords":["auth"]}',
			'{"id":2,',
			'{"id":3,"keyword":["x"]}',
			'{"id":4,"keywords":"x"}',
			'{"id":5,"keywords":["x"],"task":"nope"}',
			'{"id":6,"keywords":["x"],"types":["nope"]}',
			'{"id":7,"story":7}',
			'{"id":8}',
			'[]',
			'{"id":9,"keywords":["x"],"limit":"2"}',
			'{"id":10,"keywords":["order"],"epic":null}',
		];
		const { code, stdout, stderr } = await answer(lines.join('\n'));
		expect(code).toBe(2);
		const answers = stdout
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line) as { id: unknown; error?: { message: string } });
		expect(answers.map(({ id }) => id)).toEqual([1, null, 3, 4, 5, 6, 7, 8, null, 9, 10]);
		expect(answers.map(({ error }) => error === undefined)).toEqual(lines.map((_, i) => i === 0 || i === 10));
		expect(answers[2]?.error?.message).toMatch(/no field keyword\. Did you mean keywords/);
		expect(answers[4]?.error?.message).toMatch(/no task nope.*requirements_review/);
		expect(
			stderr
				.trim()
				.split('\n')
				.map((line) => /queries\.jsonl:(\d+): /.exec(line)?.[1]),
		).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10']);
	});

	it.each(['--keyword', '--story', '--task', '--epic', '--type', '--limit', '--manifest'])(
		'is refused beside %s',
		async (flag) => {
			const { code, stdout, stderr } = await answer('{"keywords":["auth"]}', [flag, '1']);
			expect([code, stdout]).toEqual([2, '']);
			expect(stderr).toMatch(/not from both/);
		},
	);
});
