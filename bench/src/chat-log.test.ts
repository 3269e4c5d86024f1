import { describe, expect, it } from 'vitest';
import { createChatLog } from './chat-log.js';
import { measurePrompts } from './measure-prompts.js';

describe('a made-up chat', () => {
	it('is the same for a seed, and another for another', () => {
		expect(createChatLog('zh', 300, 1)).toEqual(createChatLog('zh', 300, 1));
		expect(createChatLog('zh', 300, 1)).not.toEqual(createChatLog('zh', 300, 2));
	});

	it('asks only for facts that were stated once, long before', () => {
		const log = createChatLog('en', 1000, 3);
		const asked = log.flatMap(({ fact }, at) => (fact === undefined ? [] : [{ fact, at }]));
		expect(asked.length).toBeGreaterThan(50);
		for (const { fact, at } of asked) {
			const stated = log.flatMap(({ kind, text }, i) => (kind === 'fact' && text === fact ? [i] : []));
			expect(stated).toHaveLength(1);
			expect(stated[0]).toBeLessThan(at - 10);
		}
	});

	it.each(['zh', 'en'] as const)('packs into little that answers almost all: %s', async (lang) => {
		const { ways } = await measurePrompts(createChatLog(lang, 600, 11), lang, []);
		const [everything, packed] = [ways[0], ways.at(-1)];
		expect(packed?.characters).toBeLessThan((everything?.characters ?? 0) / 5);
		expect(packed?.answerable).toBeGreaterThanOrEqual(0.95);
		expect(packed?.quiet).toBeGreaterThanOrEqual(0.95);
	});
});
