import { describe, expect, it } from 'vitest';
import { assembleContext } from './assemble.ts';
import { type ChatState, chatSlices } from './chat-slices.ts';
import type { Memory } from './memory/memory.ts';

const memory = (id: string, text: string): Memory => ({ id, kind: 'long_term', text });

async function ask(memories: readonly Memory[], message = '宝箱在哪座塔里？'): Promise<string> {
	return (await assembleContext({ slices: chatSlices({ rules: '规则', memories }), message })).text;
}

describe('the usual slices of a chat bot', () => {
	it('are there in the order of reading, whatever the state has', () => {
		const names = chatSlices({ rules: '', slices: [{ name: 'seen', content: 'a' }] }).map(({ name }) => name);
		expect(names).toEqual(['rules', 'task', 'affordances', 'events', 'seen', 'memory', 'dialogue']);
	});

	it('follow a list of memories that grows, shrinks or changes', async () => {
		const [a, b, c] = [memory('a', '宝箱在东塔'), memory('b', '宝箱在西塔'), memory('c', '宝箱在南塔')] as const;
		const list = [a];
		expect(await ask(list)).toContain('东塔');
		list.push(b);
		expect(await ask(list)).toMatch(/西塔[\s\S]*东塔|东塔[\s\S]*西塔/);
		expect(await ask([a, b, c])).toContain('南塔');
		expect(await ask([a])).not.toMatch(/西塔|南塔/);
		expect(await ask([a, memory('b', '宝箱在北塔')])).toMatch(/北塔/);
		expect(await ask([])).not.toContain('塔');
	});

	it('have the last two utterances, and earlier ones that the message is about', async () => {
		const dialogue = ['我去挖钻石了', '今天好累', '早上好', '你好'].map((text) => ({ speaker: '小明', text }));
		const { text } = await assembleContext({
			slices: chatSlices({ rules: '规则' }),
			recentDialogue: dialogue,
			message: '钻石挖到了吗？',
		});
		expect(text).toBe('系统规则:\n规则\n\n最近对话:\n小明: 我去挖钻石了\n小明: 早上好\n小明: 你好');
	});
});

const STATE = {
	rules: 'Be kind.',
	task: 'follow',
	events: '<bus/>',
	affordances: ['mine'],
	slices: [{ name: 'seen', label: 'Seen:', content: ['a boat', { text: 'a mill' }], limit: 1 }],
	dialogue: [{ speaker: 'Alex', text: 'hi', role: 'user' }],
	memories: [{ id: 'a', kind: 'dialogue', text: 'b' }],
	ai: { context: { __proto__x: { include: false }, memory: { maxChars: 100 } } },
};

describe('the state of a chat bot', () => {
	it('is taken as it is', () => {
		expect(chatSlices(STATE as ChatState)).toHaveLength(7);
		expect(chatSlices({ rules: '' })).toHaveLength(6);
		expect(chatSlices({ rules: '', memories: new Set(STATE.memories) as never })).toHaveLength(6);
	});

	it.each<[string, unknown]>([
		['state must be an object', []],
		['state.rules is missing', { task: 'a' }],
		['state.rules must be a text', { rules: 1 }],
		['state.rulez: there is no such field; did you mean rules?', { rules: '', rulez: '' }],
		['state.slices[0].content is missing', { rules: '', slices: [{ name: 'seen' }] }],
		['state.slices[0].content must be a text', { rules: '', slices: [{ name: 'seen', content: 1 }] }],
		['state.slices[1] must be an object', { rules: '', slices: [{ name: 'a', content: '' }, 'b'] }],
		[
			'state.dialogue[0].role must be "user" or "assistant"',
			{ rules: '', dialogue: [{ speaker: 'a', text: 'b', role: 'system' }] },
		],
		['memory 1.kind is missing', { rules: '', memories: [{ id: 'a', text: 'b' }] }],
		['state.memories must be a list of memories, or a store', { rules: '', memories: {} }],
		['state.memories must be', { rules: '', memories: { version: 1, memories: [] } }],
		['state.memories must be', { rules: '', memories: 'x' }],
		['state.memories must be', { rules: '', memories: null }],
		['state.events must be a text or a list of texts', { rules: '', events: [1] }],
	])('that is invalid is an error that names the location: %s', (message, state) => {
		expect(() => chatSlices(state as ChatState)).toThrow(message);
	});
});
