import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './store.ts';

/** Returns what a second memory replaces, `old` or nothing. */
function replaced(before: string, after: string): readonly string[] {
	const store = createMemoryStore([
		{ id: 'old', kind: 'long_term', text: before, origin: 'Ann' },
		{ id: 'new', kind: 'long_term', text: after, origin: 'Ann' },
	]);
	return store.get('new')?.corrects ?? [];
}

describe('a later memory', () => {
	it.each([
		['I live in NYC', 'I moved to LA'],
		['The server runs Postgres 14', 'The server was upgraded to Postgres 16'],
		['Standup is at 9:30 in the Ocean room', 'Standup moved to 10:15, still in the Ocean room'],
		['The coffee machine on floor 3 is broken', 'The coffee machine is fixed'],
		['Our CEO is Jane', 'Our new CEO is Peter'],
		['my base is at 100 64 -200', 'actually, my base is at 7 70 9'],
		['the vault code is 1234', 'no, the code is 9'],
		['Bob owes me 5 diamonds', 'Bob no longer owes me diamonds'],
		['我的基地在河边的塔楼里', '其实我的基地在沙漠里'],
		['密码是 1234', '更正：密码是 4321'],
		['會議在週三', '會議改到週四'],
		['组长是李伟', '新组长是王芳'],
		['食堂六点关门', '食堂现在七点关门'],
	])('replaces one of the same subject and attribute: %s, %s', (before, after) => {
		expect(replaced(before, after)).toEqual(['old']);
	});

	it.each([
		['服务器版本是 1.20.4', '服务器地址换成 10.0.0.9'],
		['The guest wifi password is tulip', 'The guest wifi name is Harbor'],
		['Standup is at 9:30', 'Standup is in the Ocean room'],
		['Marcus is vegetarian', 'Marcus is now the owner of the printer'],
		['I like tea', 'I now like coffee'],
		['I live in Boston', 'My sister moved to Denver'],
		['The coffee machine on floor 3 is broken', 'The coffee machine on floor 5 is fixed'],
		['Parking spot 14 is ours', 'Parking spot 15 is now ours'],
		['会议在周三下午两点', '会议室换到 302 了'],
		['第1号矿洞有钻石', '第2号矿洞有钻石'],
		['the vault code is 1234', 'haha, actually that was fun'],
	])('replaces none of another: %s, %s', (before, after) => {
		expect(replaced(before, after)).toEqual([]);
	});

	it('replaces nothing of another speaker, audience or later time, and nothing twice', () => {
		const store = createMemoryStore([
			{ id: 'a', kind: 'long_term', text: 'I live in NYC', origin: 'Ann' },
			{ id: 'b', kind: 'long_term', text: 'I moved to LA', origin: 'Bob' },
			{ id: 'c', kind: 'long_term', text: 'I moved to LA', origin: 'Ann', owner: 'Ann' },
			{ id: 'd', kind: 'long_term', text: 'I moved to Rome', origin: 'Ann' },
			{ id: 'e', kind: 'long_term', text: 'I moved to Oslo', origin: 'Ann' },
			{ id: 'f', kind: 'long_term', text: 'Lunch is at 12', time: 5 },
			{ id: 'g', kind: 'long_term', text: 'Lunch is at 1 now', time: 4 },
			{ id: 'h', kind: 'long_term', text: 'Lunch is at 1 pm now', corrects: [], time: 6 },
		]);
		expect(store.list().flatMap(({ id, corrects }) => (corrects?.length ? [[id, corrects]] : []))).toEqual([
			['d', ['a']],
			['e', ['d']],
		]);
	});

	it('that claims to correct all others is refused, and what it replaces is in the hit', () => {
		const ids = Array.from({ length: 101 }, (_, i) => `m${i}`);
		const store = createMemoryStore([{ id: 'm0', kind: 'dialogue', text: 'The boat is red' }]);
		expect(() => store.add({ kind: 'dialogue', text: 'all wrong', corrects: ids })).toThrow(/at most 100 ids/);
		store.add({ kind: 'dialogue', text: 'The boat is now blue' });
		expect(store.search({ message: 'is the boat red?' })).toMatchObject([
			{ memory: { text: 'The boat is now blue' }, replaces: ['m0'] },
		]);
	});
});
