import { createMemoryStore, type Memory } from '@pinakes/context';
import { describe, expect, it } from 'vitest';
import { forgetRequestIn, MAX_MEMORY_LENGTH, memoriesNamedBy, ownMemories, remember, statementIn } from './remember.ts';

describe('what is remembered', () => {
	it('is told to its player, or shared by a channel with who said it', () => {
		const bot = { memories: createMemoryStore(), shared: undefined as string | undefined };
		const alice = { player: 'Alice', text: '', isWhisper: false };
		const tell = (text: string, message: typeof alice): void =>
			remember(bot, message, { text, kind: 'dialogue', isAsked: false }, 5);
		tell('my own base is by the river', alice);
		bot.shared = 'team';
		tell('the release is on Friday', alice);
		tell('my vault code is 1234', { ...alice, isWhisper: true });
		const found = (player: string, channels: string[], message: string): string[] =>
			bot.memories.search({ message, player, channels }).map(({ memory }) => `${memory.origin}: ${memory.text}`);
		expect(found('Bob', ['#team'], 'when is the release?')).toEqual(['Alice: the release is on Friday']);
		expect(found('Bob', ['#other'], 'when is the release?')).toEqual([]);
		expect(found('Alice', ['#team'], 'what is my vault code?')).toEqual([]);
		expect(found('Alice', ['#team', 'whispers'], 'what is my vault code?')).toHaveLength(1);
		expect(found('Bob', ['#team'], 'where is the base by the river?')).toEqual([]);
		expect(ownMemories(bot, alice)).toHaveLength(2);
		expect(ownMemories(bot, { ...alice, player: 'Bob' })).toHaveLength(0);
	});

	it('later stays later, though the clock is put back', () => {
		const bot = { memories: createMemoryStore(), shared: undefined };
		const alice = { player: 'Alice', text: '', isWhisper: false };
		for (const [text, now] of [
			['I live in NYC', 9000],
			['I moved to LA', 1000],
		] as const)
			remember(bot, alice, { text, kind: 'dialogue', isAsked: false }, now);
		expect(bot.memories.search({ message: 'where do I live now?', player: 'Alice' })[0]?.memory).toMatchObject({
			...{ text: 'I moved to LA', time: 9000 },
		});
	});
});

describe('a request to forget', () => {
	it.each([
		['forget that I live in NYC', 'I live in NYC'],
		['please forget about my old address.', 'my old address'],
		['忘掉我住在北京这件事', '我住在北京'],
		['请忘记我的电话', '我的电话'],
		['forget everything', 'all'],
		['Please delete all my memories.', 'all'],
		['can you forget everything you know about me?', 'all'],
		['忘掉关于我的一切', 'all'],
		['请把我的记忆都清空', 'all'],
		['please delete all my data', 'all'],
		['wipe everything you know about me', 'all'],
		['清除我的所有数据', 'all'],
		['I want you to forget my salary', 'my salary'],
		['Could you forget my address?', 'my address'],
		['Erase my phone number', 'my phone number'],
		['Delete what I said about my ex', 'my ex'],
		['Remove my address from your memory', 'my address'],
		['你可以忘掉我的生日吗？', '我的生日'],
		['删除我的电话号码', '我的电话号码'],
		['把我的住址忘掉', '我的住址'],
		['别记我的成绩了', '我的成绩'],
		['不要记住我的密码', '我的密码'],
	])('names something: %s', (message, named) => {
		expect(forgetRequestIn(message)).toBe(named);
	});

	it.each([
		"don't forget my birthday",
		'forget it',
		'算了忘了吧',
		'did I forget my keys?',
		'我忘了带伞',
		'I forgot the code',
		'forget about it',
		'忘了吧',
		'delete everything in the cellar',
		'clear all tables',
		'remove my boat from the lake',
		'forget what I said',
		'忘了带伞',
		'你忘了我的生日',
		'别忘了我的生日',
		'把箱子里的土删掉',
	])('is no request to forget: %s', (message) => {
		expect(forgetRequestIn(message)).toBeUndefined();
	});

	it('means the memory that has its words, as whole words and in this order', () => {
		const told = [
			'I live in NYC',
			'I like tea',
			'my sister lives in NYC',
			'The planning is done',
			'我妹妹的电话是 555',
		];
		const memories = told.map((text, at): Memory => ({ id: `m${at}`, kind: 'dialogue', text }));
		const named = (words: string): string[] => memoriesNamedBy(words, memories).map(({ text }) => text);
		expect(named('I live in NYC.')).toEqual(['I live in NYC']);
		expect(named('the planning')).toEqual(['The planning is done']);
		expect(named('我妹妹的电话')).toEqual(['我妹妹的电话是 555']);
		expect(named('in nyc')).toHaveLength(2);
		for (const other of ['living in NYC', 'plan', 'the', '', '我弟弟的电话', 'my brother'])
			expect(named(other)).toEqual([]);
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
		['Could you remember that Tom is allergic to nuts?', 'Tom is allergic to nuts'],
		['Can you please remember that my locker is 47?', 'my locker is 47'],
		['I want you to remember that I hate tea', 'I hate tea'],
		["I'd like you to make a note that the key is under the mat", 'the key is under the mat'],
		['Remember that my base is here, ok?', 'my base is here'],
		['你能记住我对花生过敏吗？', '我对花生过敏'],
		['能不能帮我记一下我的车位是 B2？', '我的车位是 B2'],
		['可以帮我记下密码是 1234 好吗？', '密码是 1234'],
		['记住，谁叫我起床都不行', '谁叫我起床都不行'],
		['remember that when it rains the cellar floods', 'when it rains the cellar floods'],
	])('keeps %s for long', (message, text) => {
		expect(statementIn(message)).toMatchObject({ kind: 'long_term', text, isAsked: true });
	});

	it.each([
		'I hid the diamonds in the snow cave',
		'我把钻石藏在雪山洞里了',
		'haha, nice weather today',
		'今天天气不错',
		'May 5 is my birthday',
		'When I was 12 I broke my arm.',
		'Do not call me Bob, call me Robert.',
		'Will is my brother.',
		'他告诉我保险箱密码是0423',
		'我有几个朋友周六来玩',
		'我什么都吃，除了香菜',
		'谁都知道我怕狗',
		'我还在上班呢',
	])('reads %s as dialogue', (message) => {
		expect(statementIn(message)).toEqual({ kind: 'dialogue', text: message, isAsked: false });
	});

	it.each([
		'Actually, my base is at 7 70 9',
		'my base moved to the desert',
		'其实我的基地在沙漠',
		'我的基地搬到沙漠了',
		'更正：密码是 4321',
	])('reads %s as a correction', (message) => {
		expect(statementIn(message)).toEqual({ kind: 'long_term', text: message, isAsked: false });
	});

	it.each([
		'Where is my base?',
		'where did I hide the diamonds',
		'do you remember my base',
		'remember when we met?',
		'Remember where I live?',
		'can you remember where I live?',
		'Could you remember my birthday?',
		'do you remember that Tom is allergic?',
		'你能记得我的生日吗',
		'你能记住我的名字吗？',
		'forget it',
		'Forget it.',
		'never mind',
		'oh, never mind that!',
		'算了忘了吧',
		'forget everything',
		'我的基地在哪里',
		'还记得钻石在哪吗',
		'记得我把钻石藏哪里了吗？',
		'我有多少钻石',
		'/remind me at 5',
		'set my status to away',
		'告诉我密码',
		'昨天我干嘛了',
		'so where is my base',
		'pls tell me my code',
		'whats my code',
		'Pin, where is my base',
		'密码是啥',
		'我生日是哪天',
		'下界之星现在放在哪',
		'thank you very much',
		'ok',
		'thanks!',
		'谢谢',
		'',
		'   ',
	])('keeps nothing of %s', (message) => {
		expect(statementIn(message)).toBeUndefined();
	});

	it('keeps what is told beside a question', () => {
		expect(statementIn('Are you there? My flat is on Baker Street.')?.text).toBe('My flat is on Baker Street.');
		expect(statementIn('我叫小明。你呢？')?.text).toBe('我叫小明。');
	});

	it('keeps what fits, in one line and without control characters', () => {
		const statement = statementIn(`remember that a\n\u001b[31mb${'😀'.repeat(MAX_MEMORY_LENGTH)}`);
		expect(statement?.text.startsWith('a [31mb😀')).toBe(true);
		expect(statement?.text.length).toBeLessThanOrEqual(MAX_MEMORY_LENGTH);
		expect(statement?.text).not.toMatch(/\p{Surrogate}/u);
	});
});
