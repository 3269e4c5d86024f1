import { describe, expect, it } from 'vitest';
import { textForBot } from './text-for-bot.ts';

describe('textForBot', () => {
	it.each([
		['ai where are you?', 'ai where are you?'],
		['AI：你在哪里', 'AI：你在哪里'],
		['ai', 'ai'],
		['ai你好', undefined],
		['Pinakes, hello', 'hello'],
		['@pinakes: hello', 'hello'],
		['pinakes你好', '你好'],
		['Pinakes', ''],
		['  Pinakes ai ctx', 'ai ctx'],
	])('takes %s', (text, message) => {
		expect(textForBot(text, 'Pinakes')).toBe(message);
	});

	it.each(['hello', 'aim higher', 'ai-generated', 'Pinakes2 hello', 'I like Pinakes', ''])(
		'leaves %s to others',
		(text) => {
			expect(textForBot(text, 'Pinakes')).toBeUndefined();
		},
	);
});
