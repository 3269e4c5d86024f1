import type { Memory } from '@pinakes/context';
import { describe, expect, it } from 'vitest';
import { correctedBy } from './same-subject.ts';

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
