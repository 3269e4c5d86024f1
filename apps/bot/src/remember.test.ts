import { describe, expect, it } from 'vitest';
import { MAX_MEMORY_LENGTH, statementIn } from './remember.ts';

describe('statementIn', () => {
	it.each([
		['Remember that my base is at 100 64 -200', 'my base is at 100 64 -200'],
		['please remember: the vault code is 1234', 'the vault code is 1234'],
		["don't forget that Bob owes me 5 diamonds", 'Bob owes me 5 diamonds'],
		['记住我的基地在河边', '我的基地在河边'],
		['请记住：钻石藏在雪山洞里', '钻石藏在雪山洞里'],
		['帮我记下 密码是 1234', '密码是 1234'],
	])('keeps %s for long', (message, text) => {
		expect(statementIn(message)).toMatchObject({ kind: 'long_term', text, isAsked: true, isCorrection: false });
	});

	it.each([
		'I hid the diamonds in the snow cave',
		'我把钻石藏在雪山洞里了',
		'haha, nice weather today',
		'今天天气不错',
	])('reads %s as dialogue', (message) => {
		expect(statementIn(message)).toEqual({ kind: 'dialogue', text: message, isAsked: false, isCorrection: false });
	});

	it.each([
		'Actually, my base is at 7 70 9',
		'my base moved to the desert',
		'其实我的基地在沙漠',
		'我的基地搬到沙漠了',
		'更正：密码是 4321',
	])('reads %s as a correction', (message) => {
		expect(statementIn(message)).toEqual({ kind: 'long_term', text: message, isAsked: false, isCorrection: true });
	});

	it.each([
		'Where is my base?',
		'where did I hide the diamonds',
		'do you remember my base',
		'remember when we met?',
		'Remember where I live?',
		'我的基地在哪里',
		'还记得钻石在哪吗',
		'记得我把钻石藏哪里了吗？',
		'我有多少钻石',
		'告诉我密码',
		'ok',
		'thanks!',
		'谢谢',
		'',
		'   ',
	])('keeps nothing of %s', (message) => {
		expect(statementIn(message)).toBeUndefined();
	});

	it('keeps what fits, in one line and without control characters', () => {
		const statement = statementIn(`remember that a\n\u001b[31mb${'😀'.repeat(MAX_MEMORY_LENGTH)}`);
		expect(statement?.text.startsWith('a [31mb😀')).toBe(true);
		expect(statement?.text.length).toBeLessThanOrEqual(MAX_MEMORY_LENGTH);
		expect(statement?.text).not.toMatch(/\p{Surrogate}/u);
	});
});
