import { createMemoryStore, type Memory } from '@pinakes/context';
import { describe, expect, it } from 'vitest';
import { correctedBy, MAX_MEMORY_LENGTH, statementIn, whisperedId, withoutWhispers } from './remember.ts';

describe('withoutWhispers', () => {
	it('contains public statements only', () => {
		const store = createMemoryStore();
		store.add({ kind: 'long_term', text: 'my base is by the river', owner: 'Alice' });
		const [secret] = store.add({ id: whisperedId(), kind: 'long_term', text: 'my base has a vault', owner: 'Alice' });
		const open = withoutWhispers(store);
		const texts = ['my base is by the river'];
		expect(open.size).toBe(1);
		expect(open.list('Alice').map(({ text }) => text)).toEqual(texts);
		const hits = open.search({ message: 'what about my base?', player: 'Alice' });
		expect(hits.map(({ memory }) => memory.text)).toEqual(texts);
		expect(open.get(secret?.id ?? '')).toBeUndefined();
		expect(store.search({ message: 'what about my base?', player: 'Alice' })).toHaveLength(2);
	});
});

const MEMORIES: readonly Memory[] = [
	'my base is at 100 64 -200',
	'the vault code is 1234',
	'Bob owes me 5 diamonds',
	'我的基地在河边的塔楼里',
	'密码是 1234',
	'I like cats',
].map((text, at) => ({ id: `m${at}`, kind: 'long_term', text }));

describe('correctedBy', () => {
	it.each([
		['actually, my base is at 7 70 9', 'my base is at 100 64 -200'],
		['my base moved to the desert', 'my base is at 100 64 -200'],
		['correction: the vault code is 4321', 'the vault code is 1234'],
		['no, the code is 9', 'the vault code is 1234'],
		['Bob no longer owes me diamonds', 'Bob owes me 5 diamonds'],
		['其实我的基地在沙漠里', '我的基地在河边的塔楼里'],
		['更正：密码是 4321', '密码是 1234'],
	])('takes “%s” to put right “%s”', (correction, text) => {
		expect(correctedBy(correction, MEMORIES)?.text).toBe(text);
	});

	it.each(['actually, I live in a cave', 'haha, actually that was fun', '其实今天天气不错', 'no, 1234'])(
		'takes “%s” to put nothing right',
		(correction) => {
			expect(correctedBy(correction, MEMORIES)).toBeUndefined();
		},
	);

	it('puts the latest of equals right, and nothing twice', () => {
		const first: Memory = { id: 'first', kind: 'long_term', text: 'actually, my base is at 7 70 9' };
		expect(correctedBy('no, my base is at 5 5 5', [...MEMORIES, first])?.id).toBe('first');
		const second: Memory = { ...first, id: 'second', corrects: ['first'] };
		expect(correctedBy('no, my base is at 5 5 5', [...MEMORIES, second, first])?.id).toBe('second');
	});
});

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
