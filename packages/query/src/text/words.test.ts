import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCjk } from './characters.ts';
import { surfaceWords, textTerms } from './words.ts';

const STOP_WORDS = ['the', 'of', 'is'];

describe('surfaceWords', () => {
	it.each([
		['2003年的Redis6集群', ['2003', '年', '的', 'redis6', '集', '群']],
		['Code-Refactoring_v2', ['code', 'refactoring', 'v2']],
		['ｇｉｔ　ｃｏｍｍｉｔ', ['git', 'commit']],
		['データベース', ['デ', 'ー', 'タ', 'ベ', 'ー', 'ス']],
		['ﾃﾞｰﾀ', ['デ', 'ー', 'タ']],
		['か\u3099く', ['が', 'く']],
		['한국어 문서', ['한', '국', '어', '문', '서']],
		['人々の〇', ['人', '々', 'の', '〇']],
		['𠮷野家', ['𠮷', '野', '家']],
		['naïve café', ['naïve', 'café']],
		['nai\u0308ve cafe\u0301', ['naïve', 'café']],
		['q\u0301x', ['q\u0301x']],
		['हिन्दी में', ['हिन्दी', 'में']],
		['Привет, мир!', ['привет', 'мир']],
		['שלום עולם', ['שלום', 'עולם']],
		['السلام، عليكم', ['السلام', 'عليكم']],
		["don't stop", ['don', 't', 'stop']],
		['C++ and C#', ['c', 'and', 'c']],
		['node.js', ['node', 'js']],
		['“引用”（括号）、顿号。', ['引', '用', '括', '号', '顿', '号']],
		['カフェ・バー', ['カ', 'フ', 'ェ', 'バ', 'ー']],
		['１２３', ['123']],
		['x²', ['x2']],
		['🚀launch🚀', ['🚀', 'launch', '🚀']],
		['I ❤️ git', ['i', '❤', 'git']],
		['👩‍👩‍👧 family', ['👩', '👩', '👧', 'family']],
		['1️⃣ first', ['1', 'first']],
		['🇩🇪 de', ['🇩', '🇪', 'de']],
		['部署🚀完成', ['部', '署', '🚀', '完', '成']],
		['a\ud800b', ['a', 'b']],
		['\udc00', []],
		['a\0b', ['a', 'b']],
		['\u202eabc\u202c', ['abc']],
		['zero\u200bwidth', ['zero', 'width']],
		['', []],
		[' \t\n', []],
		['!?-_—…、。', []],
	])('makes of %j %j', (text, words) => {
		expect(surfaceWords(text)).toEqual(words);
	});

	it.each([
		['1920×1080', ['1920', '1080']],
		['6÷2', ['6', '2']],
		['بم؟', ['بم']],
	])('does not take signs for letters: %j', (text, words) => {
		expect(surfaceWords(text)).toEqual(words);
	});

	it('finds the words of its own words again', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				const words = surfaceWords(text);
				expect(surfaceWords(words.join(' '))).toEqual(words);
				expect(words).not.toContain('');
			}),
			{ numRuns: 1_000 },
		);
	});

	it('never fails, whatever a text holds', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				for (const word of surfaceWords(text)) expect(word).not.toMatch(/\s/);
			}),
			{ numRuns: 1_000 },
		);
	});

	it('takes a megabyte in its stride', () => {
		expect(surfaceWords('a'.repeat(1_000_000))).toHaveLength(1);
		expect(surfaceWords('重'.repeat(300_000))).toHaveLength(300_000);
		expect(surfaceWords('a-'.repeat(300_000))).toHaveLength(300_000);
		expect(surfaceWords('\u0301'.repeat(300_000)).length).toBeLessThanOrEqual(1);
	});
});

describe('textTerms', () => {
	it.each([
		['2003年的Redis6集群', ['2003', '年的', 'redis6', '集群']],
		['代码重构', ['代码', '码重', '重构']],
		['中', ['中']],
		['the refactoring of databases', ['refactor', 'databas']],
		['The IS of', []],
		['データ', ['デー', 'ータ']],
		['한국어', ['한국', '국어']],
		['𠮷野家', ['𠮷野', '野家']],
		['重构code重构', ['重构', 'code', '重构']],
		['重 构', ['重', '构']],
		['running naïvely', ['run', 'naïvely']],
		['', []],
		['🚀', ['🚀']],
		['🚀🎉', ['🚀🎉']],
		['👍🏽 done', ['👍🏽', 'done']],
		['部署🚀完成', ['部署', '署🚀', '🚀完', '完成']],
	])('makes of %j %j', (text, terms) => {
		expect(textTerms(text, STOP_WORDS)).toEqual(terms);
	});

	it('keeps words whole, stop words among them, where no stop words are named', () => {
		expect(textTerms('The running of Java')).toEqual(['the', 'running', 'of', 'java']);
		expect(textTerms('The running', [])).toEqual(['the', 'run']);
		expect(textTerms('不支持Windows系统')).toEqual(['不支', '支持', 'windows', '系统']);
	});

	it('does not take names that objects have by birth for stop words', () => {
		const names = ['constructor', 'valueof', 'proto'];
		expect(textTerms('constructor valueOf __proto__', STOP_WORDS)).toHaveLength(names.length);
	});

	it('stands up to any text, with pairs of two characters at most', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				for (const term of textTerms(text, STOP_WORDS)) {
					expect(term).not.toBe('');
					if (hasCjk(term)) expect([...term].length).toBeLessThanOrEqual(2);
				}
			}),
			{ numRuns: 1_000 },
		);
	});
});

describe('hasCjk', () => {
	it.each(['中', 'a中', 'ひ', 'カ', 'ー', '한', '々', '〇', '𠮷', '龥', '豈', '🚀', '❤️', 'a🚀'])(
		'is true of %j',
		(text) => {
			expect(hasCjk(text)).toBe(true);
		},
	);

	it.each(['', 'abc', 'é', '123', '。', '「」', '・', '×', '÷', '\ud842', 'я', 'ᄀ'.normalize('NFD').slice(0, 0)])(
		'is false of %j',
		(text) => {
			expect(hasCjk(text)).toBe(false);
		},
	);

	it('does not remember the text before', () => {
		expect([hasCjk('中'), hasCjk('中'), hasCjk('a'), hasCjk('中')]).toEqual([true, true, false, true]);
	});
});
