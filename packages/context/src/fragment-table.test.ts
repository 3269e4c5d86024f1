import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assembleContext } from './assemble.ts';
import { chatSlices } from './chat-slices.ts';
import { fragmentTable } from './fragment-table.ts';
import { packContext } from './pack/pack.ts';
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
				const { request } = JSON.parse(JSON.stringify(trace)) as Trace;
				expect(JSON.stringify(packContext(request).trace)).toBe(JSON.stringify(trace));
			}),
			{ numRuns: runs(40) },
		);
	});

	it('with its own counter needs it again', async () => {
		const counter = (text: string): number => text.length;
		const trace = await record('钻石在哪？', { counter });
		expect(() => packContext(trace.request)).toThrow(/the counter of tokens/);
		expect(packContext(trace.request, counter).trace).toEqual(trace);
	});
});

describe('a trace in words', () => {
	it('is a table with what all of it takes', async () => {
		const table = fragmentTable(await record('钻石在哪？')).split('\n');
		expect(table[0]).toMatch(/^slice +id +chars +tokens +budget +score +result +reason$/);
		expect(table.at(-1)).toMatch(/^\d+ characters, \d+ tokens of 200t$/);
	});
});
