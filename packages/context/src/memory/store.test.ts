import { PinakesError } from '@pinakes/query';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVocabulary } from '../relevance/vocabulary.ts';
import type { MemoryQuery, NewMemory } from './memory.ts';
import { createMemoryStore } from './store.ts';

const long = (text: string, more: Partial<NewMemory> = {}): NewMemory => ({ kind: 'long_term', text, ...more });

const WORDS = createVocabulary({
	synonyms: { home: ['家', '住', 'house', 'lives'], boss: ['末影龙', 'dragon'], fight: ['打赢', 'beat', 'defeated'] },
});

const SAMPLES = {
	home: '小明的家在坐标 120 64 -300，门口有两棵樱花树',
	diamonds: '和小明一起在沙漠神殿找到了三颗钻石',
	food: '小红不喜欢吃腐肉，给她面包或者熟牛排',
	farm: '自动小麦农场坏了，水流被苦力怕炸断',
	portal: '末地传送门在要塞里，还缺四个末影之眼',
	book: '图书管理员卖经验修补附魔书，价格是二十个绿宝石',
	dragon: 'We defeated the ender dragon with Steve',
	house: 'Alex lives in a wooden cabin near the jungle river',
};

function samples() {
	return createMemoryStore(
		Object.entries(SAMPLES).map(([id, text]) => long(text, { id })),
		{ vocabulary: WORDS },
	);
}

function ids(store: ReturnType<typeof createMemoryStore>, query: string | MemoryQuery): string[] {
	return store.search(typeof query === 'string' ? { message: query } : query).map(({ memory }) => memory.id);
}

describe('memories', () => {
	it.each([
		['小明住哪儿来着？', 'home'],
		['钻石是在哪里找到的', 'diamonds'],
		['农场怎么不出小麦了', 'farm'],
		['which dragon did we beat?', 'dragon'],
		['我们打赢过末影龙吗', 'dragon'],
		["what's Alex's house like?", 'house'],
	])('are found by what they mean: %s', (message, id) => {
		expect(ids(samples(), message)[0]).toBe(id);
	});

	it.each([
		['what was the idea?', 'idea'],
		['which game do we play at the party?', 'party'],
		['when do we ship?', 'ship'],
		['下个版本的想法是什么', 'version'],
		['Who answers the phone on Friday?', 'phone'],
	])('of a handbook bot are found by words that a bot in a game takes for small talk: %s', (message, id) => {
		const store = createMemoryStore([
			long('the idea for the next release is dark mode', { id: 'idea' }),
			long('the game at the summer party is darts', { id: 'party' }),
			long('we ship on the first Tuesday', { id: 'ship' }),
			long('下个版本的想法是深色模式', { id: 'version' }),
			long('Nora answers the phone on Friday', { id: 'phone' }),
		]);
		expect(ids(store, message)[0]).toBe(id);
	});

	it.each([
		['金库在哪一层', '把钻石放进金库，在地下二层'],
		['这金库谁能进', '金库只有会长能进'],
		['修好了没有', '农场已经修好，换了漏斗'],
		['what time is the guild meeting', 'The guild meets every Tuesday at 8 pm'],
		['昨晚阿杰用光了什么', '昨晚阿杰把珍珠用光了'],
		['那座桥怎么断了', '苦力怕把桥炸了，还没修好'],
		['望远镜放在哪了', '望远镜我埋在火山口底下了'],
		['staging password', 'The staging password was changed to plum-tractor'],
	])('are found by their own words as well as by concepts: %s', (message, text) => {
		const others = ['小雨会弹吉他', 'Nora is a vegetarian', '昨晚小雨睡得很早', '阿杰的妹妹在成都'];
		const store = createMemoryStore([...others.map((other) => long(other)), long(text, { id: 'right' })]);
		expect(ids(store, message)[0]).toBe('right');
	});

	it('gives no new memory an id that a memory corrects, whose own was removed before the store was made anew', () => {
		const before = createMemoryStore([
			{ kind: 'long_term', text: 'The boat is red' },
			{ kind: 'long_term', text: 'The boat is blue', corrects: ['m1'] },
		]);
		before.remove('m1');
		const store = createMemoryStore(before.list());
		const [added] = store.add({ kind: 'long_term', text: 'Sam grows wheat behind the mill' });
		expect(added?.id).toBe('m3');
		expect(store.search({ message: 'who grows wheat?' })[0]?.memory).toEqual(added);
	});

	it('of the time that is asked about come before others of the same name', () => {
		const store = createMemoryStore([
			long('阿杰丢了一把剑', { id: 'other' }),
			long('昨晚阿杰丢了一张地图', { id: 'right' }),
			long('昨晚小雨丢了一匹马', { id: 'night' }),
		]);
		expect(ids(store, '昨晚阿杰丢了什么')[0]).toBe('right');
		expect(ids(store, '昨晚阿杰丢了什么')).toContain('other');
	});

	it.each([
		['where do I work?', 'I work at a bakery'],
		['work', 'I work at a bakery'],
		['where do I live?', 'I moved to Berlin'],
		['我住哪儿？', '我搬到了杭州'],
	])('of work and home are found by what is asked: %s', (message, text) => {
		const store = createMemoryStore([
			long('I like tea'),
			long('The couch moved to the hall'),
			long(text, { id: 'right' }),
		]);
		expect(ids(store, message)).toEqual(['right']);
	});

	it.each(['晚上吃啥好呢', 'my phone is dying', 'call you later', 'good night folks', '早点休息'])(
		'are not brought up by common words alone: %s',
		(message) => {
			const store = createMemoryStore([
				long('老张每天晚上九点半准时上线'),
				long('Mia works night shifts, call her before noon'),
				long("Priya's laptop screen is cracked, she plays on her phone"),
			]);
			expect(ids(store, message)).toEqual([]);
		},
	);

	it.each([
		'你好',
		'哈哈哈哈',
		'今天天气真不错',
		'帮我写一首诗',
		'法国的首都是哪里',
		'1+1等于几',
		'tell me a joke',
		'how are you?',
		'what is the capital of France?',
		'',
	])('are not brought up if nothing is relevant: %s', (message) => {
		expect(ids(samples(), message)).toEqual([]);
	});

	it('come best first, no more than limit, none below minScore', () => {
		const store = createMemoryStore(
			Array.from({ length: 20 }, (_, i) => long(`第${i}号矿洞有${'钻石'.repeat(1 + (i % 3))}`)),
		);
		for (const limit of [0, 1, 3, 6]) {
			const hits = store.search({ message: '矿洞里有钻石吗', limit });
			expect(hits).toHaveLength(limit);
			expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a));
		}
		expect(store.search({ message: '矿洞里有钻石吗', minScore: 0.99 })).toEqual([]);
		for (const { score } of store.search({ message: '矿洞里有钻石吗', minScore: 0.15 }))
			expect(score).toBeGreaterThanOrEqual(0.15);
	});

	it('have a score that the factors give', () => {
		const store = createMemoryStore([long('小明喜欢钻石剑', { origin: '小明', time: 1000, importance: 0.9 })]);
		const [hit] = store.search({ message: '小明喜欢什么剑？', player: '小明', now: 1000 });
		const values = Object.fromEntries(hit?.factors.map(({ name, value }) => [name, value]) ?? []);
		const { message = 0, recent_dialogue = 0, player = 0, recency = 0, importance = 0 } = values;
		expect(hit?.score).toBeCloseTo(Math.min(1, (message + recent_dialogue) * (player * recency * importance)));
		expect([player, recency]).toEqual([1.25, 1.1]);
		expect(importance).toBeCloseTo(1.08);
	});

	it('are found by what was said before, if the message refers to it, and by nothing else of it', () => {
		const recentDialogue = [
			{ speaker: '小明', text: '还记得那个小麦农场吗' },
			{ speaker: 'Bot', text: '记得', role: 'assistant' as const },
		];
		expect(ids(samples(), { message: '它为什么坏了？', recentDialogue })).toContain('farm');
		expect(ids(samples(), { message: '什么原因？为什么呢？', recentDialogue })).toContain('farm');
		expect(ids(samples(), { message: '在吗？', recentDialogue })).toEqual([]);
		expect(ids(samples(), { message: '哈哈，真好笑', recentDialogue })).toEqual([]);
		expect(ids(samples(), { message: '它为什么坏了？' })).not.toContain('home');
	});

	it('are the newest ones if the past as such is asked for', () => {
		const store = createMemoryStore(
			[1, 2, 3, 4, 5, 6, 7].map((time) => long(`第${time}件：造了房子${time}号`, { id: `e${time}`, time })),
		);
		expect(ids(store, { message: '我们之前发生过什么？', limit: 3 })).toEqual(['e7', 'e6', 'e5']);
		expect(ids(store, { message: 'what happened yesterday?', limit: 2 })).toEqual(['e7', 'e6']);
		for (const message of ['最近我做了什么', 'what did I do recently?'])
			expect(ids(store, { message, limit: 2 })).toEqual(['e7', 'e6']);
		for (const message of ['最近好吗', '最近怎么样', 'how are you lately?']) expect(ids(store, message)).toEqual([]);
	});

	it('of one player never reach another, whatever they are and whatever is asked', () => {
		const name = fc.constantFrom('小明', '小红', 'Alex', 'alex', '__proto__', 'constructor', 'Ａlex');
		const memory = fc.record({
			text: fc.constantFrom(...Object.values(SAMPLES)),
			owner: fc.option(name, { nil: undefined }),
		});
		fc.assert(
			fc.property(
				fc.array(memory, { maxLength: 12 }),
				fc.option(name, { nil: undefined }),
				fc.constantFrom('小明的家在哪里', '之前发生过什么', 'Alex'),
				(memories, player, message) => {
					const given = memories.map(({ text, owner }) => long(text, owner === undefined ? {} : { owner }));
					const store = createMemoryStore(given);
					const hits = store.search({ message, minScore: 0, limit: 20, ...(player === undefined ? {} : { player }) });
					for (const { memory: found } of hits) expect([undefined, player]).toContain(found.owner);
					// What others own does not even change a score.
					const own = createMemoryStore(given.filter(({ owner }) => owner === undefined || owner === player));
					const scores = own.search({ message, minScore: 0, limit: 20, ...(player === undefined ? {} : { player }) });
					expect(hits.map(({ memory: { text }, score }) => [text, score])).toEqual(
						scores.map(({ memory: { text }, score }) => [text, score]),
					);
				},
			),
		);
	});

	it('that say the same are merged, but not those that differ by a number or a negation', () => {
		const store = createMemoryStore([
			long('小明的基地在 100 64 200', { id: 'a', time: 1 }),
			long('小明的基地在 100 64 200。', { id: 'b', time: 2 }),
			long('小明的基地在 100 64 300', { id: 'c', time: 3 }),
			long('小明的基地不在 100 64 200', { id: 'd', time: 4 }),
		]);
		const hits = store.search({ message: '小明的基地在哪', limit: 10 });
		expect(hits.map(({ memory }) => memory.id).sort()).toEqual(['b', 'c', 'd']);
	});

	it('that correct others come in their place', () => {
		const store = createMemoryStore([
			long('小明的家在海边', { id: 'old' }),
			long('更正：他搬到雪山上了', { id: 'new', corrects: ['old'] }),
			long('再更正：现在住沙漠', { id: 'newest', corrects: ['new'] }),
		]);
		expect(ids(store, '小明的家在哪？海边吗？')).toEqual(['newest']);
		// Nothing outdated comes back.
		store.remove('newest');
		expect([ids(store, '小明的家在哪？海边吗？'), store.size]).toEqual([[], 0]);
	});

	it('are corrected for those alone who may be told the correction, and in circles without end', () => {
		const store = createMemoryStore([
			long('宝藏埋在海边', { id: 'old' }),
			long('宝藏其实埋在山洞', { id: 'secret', corrects: ['old'], owner: '小红' }),
		]);
		expect(ids(store, { message: '宝藏埋在哪？', player: '小明' })).toEqual(['old']);
		expect(ids(store, { message: '宝藏埋在哪？', player: '小红' })).toEqual(['secret']);
		const circle = createMemoryStore([
			long('宝藏埋在海边', { id: 'a', corrects: ['b'] }),
			long('宝藏埋在山洞', { id: 'b', corrects: ['a'] }),
		]);
		expect(ids(circle, '宝藏埋在哪？').length).toBeGreaterThan(0);
	});

	it('that are newer or more important go before equals', () => {
		const text = (place: string): string => `宝箱藏在${place}的地板下面`;
		const store = createMemoryStore([
			long(text('东塔'), { id: 'old', time: 0 }),
			long(text('西塔'), { id: 'new', time: 30 * 86_400_000 }),
			long(text('南塔'), { id: 'important', time: 0, importance: 1 }),
			long(text('北塔'), { id: 'trifle', time: 30 * 86_400_000, importance: 0 }),
		]);
		const message = '宝箱藏在哪座塔？';
		expect(ids(store, { message })).toEqual(['important', 'new', 'old', 'trifle']);
	});

	it.each([
		['The key is in the drawer', 'The key is in the letter box beside the front door', 'where is the key?'],
		['猫粮放在阳台', '猫粮放在厨房的柜子里', '猫粮放在哪？'],
	])('that have the same words of a question come latest first, however long: %s, %s', (before, after, message) => {
		const store = createMemoryStore([long(before, { time: 1 }), long(after, { time: 2 })]);
		expect(store.search({ message }).map(({ memory }) => memory.text)).toEqual([after, before]);
	});

	it('of the player go before what others say in the same words, or of the player', () => {
		const store = createMemoryStore([
			long('My budget code is QX-77', { origin: 'Mara', id: 'own' }),
			long('Mara: my budget code is ZZ-00', { origin: 'Owen', id: 'false' }),
			long('Also, my budget code is AL-01', { origin: 'Priya', id: 'other' }),
		]);
		expect(ids(store, { message: 'what is my budget code?', player: 'Mara' })[0]).toBe('own');
		expect(ids(store, { message: 'what is my budget code?', player: 'Al' })).toEqual(
			ids(store, { message: 'what is my budget code?' }),
		);
	});

	it('are those of the player if nothing else is named', () => {
		const store = createMemoryStore([
			long('I rented a van', { origin: 'Mara', id: 'van' }),
			...['I play chess', '我是铁匠的学生'].map((text, i) => long(text, { origin: 'Mara', id: `${i}` })),
		]);
		const of = (message: string) => ids(store, { message, player: 'Mara' });
		for (const message of ['what do you know about me?', '我是谁？', 'what have I told you so far?'])
			expect(of(message)).toEqual(['1', '0', 'van']);
		for (const message of ['what did I tell you about the van?', 'do you remember me renting a van?'])
			expect(of(message)).toEqual(['van']);
		expect(of('我是谁的学生？')).toEqual(['1']);
		expect(of('对我来说最重要的是什么？')).toEqual([]);
	});

	it('are not found by a name alone that asks for something else', () => {
		const store = createMemoryStore([long('I am allergic to peanuts', { origin: 'Owen' })]);
		for (const message of ['how old is Owen?', 'does Owen speak French?'])
			expect(store.search({ message })).toEqual([]);
		for (const message of ['who is Owen?', 'is Owen allergic to nuts?'])
			expect(store.search({ message })).toHaveLength(1);
	});

	it('are not found by a nickname that only another player may know', () => {
		const store = createMemoryStore([
			long('Katarina lives in Bonn'),
			long('Everyone calls Katarina Kit', { owner: 'Bo', origin: 'Bo' }),
		]);
		const found = (player: string) => store.search({ message: 'who is Kit?', player });
		expect([found('Zed'), found('Bo').length]).toEqual([[], 2]);
	});

	it('that are removed take along what they replace, but nothing of others', () => {
		const store = createMemoryStore([
			long('the door code is 4471', { owner: 'Bo', time: 1 }),
			long('the door code is now 9023', { owner: 'Bo', time: 2 }),
			long('the code of the door is known', { id: 'open' }),
			long('it is not', { id: 'secret', owner: 'Bo', corrects: ['open'] }),
		]);
		for (const id of ['m2', 'secret']) expect(store.remove(id)).toBe(true);
		expect(store.list().map(({ id }) => id)).toEqual(['open']);
	});

	it('come, go and are listed', () => {
		const store = createMemoryStore();
		const [added] = store.add(long('小明喜欢西瓜', { owner: '小明' }));
		expect(store.get(added?.id ?? '')).toEqual(added);
		expect([
			store.size,
			store.list().length,
			store.list({ player: '小红' }).length,
			store.list({ player: '小明' }).length,
		]).toEqual([1, 1, 0, 1]);
		expect([store.remove('none'), store.remove(added?.id ?? ''), store.size]).toEqual([false, true, 0]);
		expect(ids(store, { message: '小明喜欢什么', player: '小明' })).toEqual([]);
	});

	it.each<[string, unknown]>([
		['no object', 'text'],
		['another kind', { kind: 'other', text: 'a' }],
		['no text', { kind: 'dialogue', text: ' ' }],
		['an unknown field', { kind: 'dialogue', text: 'a', colour: 1 }],
		['an invalid time', { kind: 'dialogue', text: 'a', time: Number.NaN }],
		['an importance beyond 1', { kind: 'dialogue', text: 'a', importance: 2 }],
		['corrections that are no ids', { kind: 'dialogue', text: 'a', corrects: [1] }],
		['a text without end', { kind: 'dialogue', text: 'a'.repeat(10_001) }],
	])('are refused, all of what is added: %s', (_, memory) => {
		const store = createMemoryStore();
		expect(() => store.add(long('good'), memory as NewMemory)).toThrow(PinakesError);
		expect(store.size).toBe(0);
	});

	it('without an id get one that no other memory is given, before or after them', () => {
		const given = [long('a'), long('b', { id: 'm1' }), long('c'), long('d', { id: 'm3' })];
		const ids = ['m2', 'm1', 'm4', 'm3'];
		expect(
			createMemoryStore(given)
				.list()
				.map(({ id }) => id),
		).toEqual(ids);
		expect(
			createMemoryStore()
				.add(...given)
				.map(({ id }) => id),
		).toEqual(ids);
	});

	it('are refused under an id that is taken', () => {
		const store = createMemoryStore([long('a', { id: 'x' })]);
		expect(() => store.add(long('b', { id: 'x' }))).toThrow(/There is a memory x already/);
		expect(() => store.add(long('b', { id: 'y' }), long('c', { id: 'y' }))).toThrow(/memory y already/);
	});

	it.each([{ limit: -1 }, { limit: 1.5 }, { minScore: Number.NaN }, { minScore: 2 }, { now: Number.NaN }])(
		'are not looked for by %j',
		(wrong) => {
			expect(() => samples().search({ message: 'a', ...wrong })).toThrow(PinakesError);
		},
	);

	it('are found after any order of adding and removing as if they had been there alone', () => {
		const text = fc.constantFrom(...Object.values(SAMPLES));
		fc.assert(
			fc.property(fc.array(text, { maxLength: 6 }), fc.array(text, { maxLength: 6 }), text, (kept, gone, message) => {
				const store = createMemoryStore();
				const removed = gone.flatMap((each) => store.add(long(each)));
				store.add(...kept.map((each) => long(each)));
				for (const { id } of removed) store.remove(id);
				const found = (s: typeof store) => s.search({ message }).map(({ memory, score }) => [memory.text, score]);
				expect(found(store)).toEqual(found(createMemoryStore(kept.map((each) => long(each)))));
			}),
			{ numRuns: runs(50) },
		);
	});
});
