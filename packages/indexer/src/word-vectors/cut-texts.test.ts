import { cutRun, runsOf } from '@pinakes/query/format/kinds/vectors/word-pieces';
import { describe, expect, it } from 'vitest';
import { cutText, MAX_STATIC_LENGTH } from './cut-texts.ts';
import { wordTable } from './word-table.ts';

function wordsOf(text: string): string[] {
	return Array.from(cutText(text), (word) => wordTable().words[word] as string);
}

function findWord(word: string): string | undefined {
	return wordTable().find(word) === undefined ? undefined : word;
}

describe('cutText', () => {
	it.each([
		['Back up the Database!', ['back', 'up', 'the', 'database', '!']],
		['unforgivably', ['un', '##for', '##gi', '##va', '##bly']],
		['café', ['cafe']],
		['', []],
		['😀\u0000', []],
	])('cuts %j into words of the table', (text, words) => {
		expect(wordsOf(text)).toEqual(words);
	});

	it('cuts Chinese into the longest words from the left, however long the stretch is', () => {
		expect(wordsOf('备份数据库').join('')).toBe('备份数据库');
		expect(wordsOf('备份数据库').length).toBeLessThan(5);
		expect(wordsOf('备份数据库'.repeat(8))).toEqual(Array(8).fill(wordsOf('备份数据库')).flat());
	});

	it('cuts Chinese as questions are cut', () => {
		const run = '将数据库备份到对象存储后检查事务一致性，不一而足；龘𠀀一一一不不不大大大';
		expect(wordsOf(run)).toEqual(runsOf(run, new Map()).flatMap((one) => cutRun(one, findWord)));
	});

	it('reads the beginning of a text', () => {
		const text = 'back '.repeat(MAX_STATIC_LENGTH);
		expect(cutText(text)).toHaveLength(MAX_STATIC_LENGTH / 'back '.length);
	});
});
