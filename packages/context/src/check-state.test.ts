import { describe, expect, it } from 'vitest';
import { checkChatState } from './check-state.ts';

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
		expect(checkChatState(STATE)).toBe(STATE);
		expect(checkChatState({ rules: '' })).toEqual({ rules: '' });
	});

	it.each<[string, unknown]>([
		['state: an object of rules, task', []],
		['state: rules is missing', { task: 'a' }],
		['state.rules: a text', { rules: 1 }],
		['state.rulez: there is no such field; did you mean rules?', { rules: '', rulez: '' }],
		['state.slices[0]: content is missing', { rules: '', slices: [{ name: 'seen' }] }],
		['state.slices[0].content: a text or a list', { rules: '', slices: [{ name: 'seen', content: 1 }] }],
		['state.slices[1]: an object with a name', { rules: '', slices: [{ name: 'a', content: '' }, 'b'] }],
		[
			'state.dialogue[0].role: "user" or "assistant"',
			{ rules: '', dialogue: [{ speaker: 'a', text: 'b', role: 'system' }] },
		],
		['state.memories[0]: it needs a kind', { rules: '', memories: [{ id: 'a', text: 'b' }] }],
		['state.memories[0]: id is missing', { rules: '', memories: [{ kind: 'dialogue', text: 'b' }] }],
		['state.ai.context.memory.include: true or false', { rules: '', ai: { context: { memory: { include: 1 } } } }],
		['state.events: a text or a list of texts', { rules: '', events: [1] }],
	])('that is invalid is an error that names the location: %s', (message, state) => {
		expect(() => checkChatState(state)).toThrow(message);
	});
});
