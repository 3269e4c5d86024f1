import { describe, expect, it } from 'vitest';
import { conceptText } from './phrases.ts';
import { readSentences } from './question.ts';

/** The sentences of a message, without those that have nothing to look for. */
function texts(message: string, player?: string): string[] {
	return readSentences(message, player)
		.map(({ concepts }) => concepts)
		.filter(Boolean);
}

describe('a message', () => {
	it.each([
		['哈哈，今天天气真不错！', []],
		['how are you doing today?', []],
		['你好！对了，末地传送门的坐标是多少？', ['endzq portalzq']],
		['where does Alex live?', ['does alex homezq']],
		['弓呢？', ['弓']],
		['地铁上人好多', []],
		['末地船上人多吗', ['endzq boatzq']],
		['世界上最长的河是哪条', ['riverzq']],
		['', []],
	])('is looked for without small talk, sentence by sentence: %s', (message, expected) => {
		expect(texts(message)).toEqual(expected);
	});

	it.each([
		['换弦要买多粗的', true],
		['墙有多厚', true],
		['差不多高', false],
		['很多长椅', false],
	])('is a question by the size that it asks for: %s', (message, asks) => {
		expect(readSentences(message)[0]?.asks).toBe(asks);
	});

	it('has the same name for words that stand for each other, in both languages', () => {
		expect(texts('我住哪里？')).toEqual(texts('where is my house?'));
		expect(conceptText('Alex lives here')).toBe('alex  homezq  here');
		expect(conceptText('大家在铁路边看火山')).toBe('大家在铁路边看火山');
	});

	it('asks for fields of a snapshot by their names, which memories are not looked for by', () => {
		for (const message of ['附近有谁？', "who's nearby?", '身边有人吗']) {
			const [sentence] = readSentences(message);
			expect(new Set(sentence?.text.split(' '))).toEqual(new Set(['nearbyzq']));
			expect(sentence?.concepts).toBe('');
		}
		expect(readSentences('我饿了')[0]?.text).not.toContain('hungerzq');
		expect(readSentences('你饿不饿')[0]?.text).toContain('hungerzq');
	});

	it.each([
		['你在哪', true, false, false],
		['饿不饿', true, false, false],
		['它在哪？', true, true, false],
		['为什么？', true, true, false],
		['在吗？', true, false, false],
		['还记得上次吗', true, false, true],
		['what happened yesterday?', true, false, true],
		['that was fun', false, false, false],
		['can we deploy on December 27', true, false, false],
	])('asks, refers back, or speaks of the past: %s', (message, asks, refers, recalls) => {
		expect(readSentences(message)[0]).toMatchObject({ asks, refers, recalls });
	});

	it('is not searched by the name of the player unless it asks, if that is a word of its own', () => {
		expect(texts('小明要钻石', '小明')).toEqual(['diamondzq']);
		expect(texts('小明的钻石在哪', '小明')).toEqual(['小明 diamondzq']);
		expect(texts('the diamonds of Al are with Alan', 'Al')).toEqual(['diamondzq alan']);
		expect(texts('wood', 'o')).toEqual(['wood']);
	});

	it('is searched as a whole if it is a few words to look for, in part if it tells something', () => {
		const shareOf = (message: string) => readSentences(message)[0]?.share;
		expect(shareOf('vault code')).toBe(1);
		expect(shareOf('the cat is sleeping on my keyboard')).toBeLessThan(0.1);
		expect(shareOf('刚才猫踩我键盘了')).toBe(0.25);
		expect(shareOf('！')).toBe(0);
	});

	it('of any length and any characters is read', () => {
		expect(texts('钻石。'.repeat(100_000)).length).toBeLessThan(1000);
		expect(texts('-"title:x" __proto__ constructor')).toEqual(['title proto constructor']);
	});
});
