import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assembleContext } from './assemble.ts';
import { chatSlices } from './chat-slices.ts';
import { checkTrace, fragmentTable, replayTrace } from './replay.ts';
import type { Trace } from './trace.ts';

const STATE = {
	rules: '规则：友好。',
	task: '跟随',
	events: ['小红挖到了钻石', '下雨了'],
	memories: [
		{ id: 'm1', kind: 'long_term' as const, text: '小红的钻石放在塔里' },
		{ id: 'm2', kind: 'dialogue' as const, text: '小明说钻石要还' },
	],
};

async function record(message: string, more: Partial<Parameters<typeof assembleContext>[0]> = {}): Promise<Trace> {
	return (await assembleContext({ slices: chatSlices(STATE), message, budget: 200, ...more })).trace;
}

describe('a recorded trace', () => {
	it('replays to the same, from JSON', () => {
		return fc.assert(
			fc.asyncProperty(fc.constantFrom('钻石在哪？', '你好', '下雨了吗'), fc.nat(120), async (message, budget) => {
				const trace = await record(message, { budget });
				const read = checkTrace(JSON.parse(JSON.stringify(trace)));
				const { same, text, trace: again } = replayTrace(read);
				expect([same, text]).toEqual([true, trace.text]);
				expect(JSON.stringify(again)).toBe(JSON.stringify(trace));
			}),
			{ numRuns: runs(40) },
		);
	});

	it('that was changed does not replay to the same', async () => {
		const trace = await record('钻石在哪？');
		expect(replayTrace({ ...trace, text: 'other' }).same).toBe(false);
		expect(replayTrace({ ...trace, request: { ...trace.request, budget: { tokens: 0 } } }).same).toBe(false);
	});

	it('with its own counter needs it again', async () => {
		const counter = (text: string): number => text.length;
		const trace = await record('钻石在哪？', { counter });
		expect(() => replayTrace(trace)).toThrow(/its own counter/);
		expect(replayTrace(trace, counter).same).toBe(true);
	});

	it('is checked before it is used', async () => {
		const trace = JSON.parse(JSON.stringify(await record('钻石在哪？'))) as Trace;
		expect(() => checkTrace({ ...trace, version: 1 })).toThrow(/version 1, this reads 5/);
		const request = trace.request as unknown as Record<string, unknown>;
		for (const wrong of [
			...[
				null,
				[],
				{},
				'text',
				{ version: 2 },
				{ ...trace, text: 1 },
				{ ...trace, fragments: [1] },
				{ ...trace, request: null },
			],
			{ ...trace, request: { ...request, slices: [{ name: 'a', blocks: [{ id: 'x' }] }] } },
			{ ...trace, request: { ...request, hasOwnCounter: 1 } },
			{ ...trace, request: { ...request, budget: { tokens: -1 } } },
		]) {
			expect(() => checkTrace(wrong)).toThrow(/trace|budget/i);
			expect(() => replayTrace(wrong as never)).toThrow(/trace|budget/i);
		}
	});
});

describe('a trace in words', () => {
	it('is a table with what all of it takes', async () => {
		const table = fragmentTable(await record('钻石在哪？')).split('\n');
		expect(table[0]).toMatch(/^slice +id +chars +tokens +budget +score +result +reason$/);
		expect(table.at(-1)).toMatch(/^\d+ characters, \d+ tokens of 200t$/);
	});
});
