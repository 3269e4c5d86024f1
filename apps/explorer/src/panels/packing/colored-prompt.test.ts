import { assembleContext, chatSlices } from '@pinakes/context';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from './colored-prompt.ts';
import { EXAMPLES } from './examples.ts';

describe('partsOf', () => {
	it.each(['en', 'zh'] as const)('tells the slices of the example in %s apart', async (lang) => {
		const { message, state } = EXAMPLES[lang];
		const { trace } = await assembleContext({ slices: chatSlices(state), message, state, lang, player: state.player });
		const parts = partsOf(trace);
		expect(parts.map(({ text }) => text).join('')).toBe(trace.text);
		const kept = new Set(trace.fragments.filter((fragment) => fragment.kept).map(({ slice }) => slice));
		expect(new Set(parts.map(({ slice }) => slice))).toEqual(kept);
	});

	it('keeps every character, whatever the slices say', async () => {
		const line = fc.constantFrom(
			'a',
			'Rules:',
			'长期记忆:',
			'<x>',
			'\u0000',
			'\ud800',
			'long long long long long line',
			'',
		);
		await fc.assert(
			fc.asyncProperty(fc.array(line), fc.array(line), fc.nat(60), async (first, second, tokens) => {
				const slices = [
					{ name: 'one', content: first, always: true },
					{ name: 'two', content: second, label: 'Two:' },
				];
				const { trace } = await assembleContext({ slices, message: 'long line', budget: tokens });
				expect(
					partsOf(trace)
						.map(({ text }) => text)
						.join(''),
				).toBe(trace.text);
			}),
		);
	});
});
