import { describe, expect, it } from 'vitest';
import { readSentences } from './question.ts';
import { conceptText, createVocabulary, generalVocabulary } from './vocabulary.ts';

const WORDS = createVocabulary({
	ignored: ['天气'],
	synonyms: { home: ['家', '住', 'house', 'lives', 'living room'], diamond: ['钻石', 'diamonds'] },
});

/** The queries of a message by concept, without empty ones. */
function texts(message: string, player?: string): string[] {
	return readSentences(message, WORDS, player === undefined ? [] : [player])
		.map(({ queries: [query = ''] }) => query)
		.filter(Boolean);
}

describe('a message', () => {
	it.each([
		['哈哈，今天天气真不错！', []],
		['how are you doing', []],
		['你好！对了，钻石的坐标是多少？', ['diamondzq 坐标']],
		['where is the house of Alex?', ['homezq alex']],
		['弓呢？', ['弓']],
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
		expect(readSentences(message, WORDS)[0]?.asks).toBe(asks);
	});

	it.each<[object, RegExp]>([
		[{ synonyms: { home: 'house' } }, /^vocabulary\.synonyms\.home must be a list/],
		[{ synonyms: { home: [1] } }, /synonyms\.home\[0\] must be a text/],
		[{ ignored: 'lol' }, /^vocabulary\.ignored must be a list/],
		[{ grams: 4 }, /grams must be 1, 2 or 3/],
		[{ synonym: {} }, /synonym: .*did you mean synonyms/],
	])('is read with no words such as %j', (options, message) => {
		expect(() => createVocabulary(options)).toThrow(message);
	});

	it('has the same token for words that stand for each other, in both languages', () => {
		expect(texts('我住哪里？')).toEqual(texts('where is my house?'));
		expect(conceptText('Alex lives here, in the living room', WORDS)).toBe(
			'alex  homezq  here, in the living room homezq ',
		);
		expect(conceptText('Alex lost the diamonds here', generalVocabulary())).toBe('alex losezq the diamonds here');
	});

	it('is searched by common words only if it asks', () => {
		expect(texts('the friend is here')).toEqual([]);
		expect(texts('where is the friend?')).toEqual(['friend']);
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
		expect(readSentences(message, WORDS)[0]).toMatchObject({ asks, refers, recalls });
	});

	it('is not searched by the name of the player unless it asks, if that is a word of its own', () => {
		expect(texts('小明要钻石', '小明')).toEqual(['diamondzq']);
		expect(texts('小明的钻石在哪', '小明')).toEqual(['小明 diamondzq']);
		expect(texts('the diamonds of Al are with Alan', 'Al')).toEqual(['diamondzq alan']);
		expect(texts('wood', 'o')).toEqual(['wood']);
	});

	it('of any length and any characters is read', () => {
		expect(texts('钻石。'.repeat(100_000)).length).toBeLessThan(1000);
		expect(texts('-"title:x" __proto__ constructor')).toEqual(['title proto constructor']);
	});

	it('is read with any names for concepts', () => {
		const words = createVocabulary({ synonyms: JSON.parse('{"__proto__": ["a1"], "constructor": ["b2"]}') });
		expect(conceptText('a1 b2', words)).toBe(' __proto__zq   constructorzq ');
	});
});
