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
	])('is no request to forget: %s', (message) => {
		expect(forgetRequestIn(message)).toBeUndefined();
	});

	it('means the memory that has most of its words', () => {
		const memories: Memory[] = ['I live in NYC', 'I like tea', 'my sister lives in NYC'].map((text, at) => ({
			...{ id: `m${at}`, kind: 'dialogue', text },
		}));
		const named = (words: string): string[] => memoriesNamedBy(words, memories).map(({ text }) => text);
		expect(named('I live in NYC')).toEqual(['I live in NYC']);
		expect(named('tea')).toEqual(['I like tea']);
		expect(named('living in NYC')).toHaveLength(2);
		expect(named('the moon')).toEqual([]);
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
	])('keeps %s for long', (message, text) => {
		expect(statementIn(message)).toMatchObject({ kind: 'long_term', text, isAsked: true });
	});

	it.each([
		'I hid the diamonds in the snow cave',
		'我把钻石藏在雪山洞里了',
		'haha, nice weather today',
		'今天天气不错',
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
