import { cutRun, runsOf } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAnalyzer } from '../../words/content-words.ts';
import { cutText, MAX_STATIC_LENGTH, wordTable } from './word-table.ts';

function wordsOf(text: string): string[] {
	return Array.from(cutText(text), (word) => wordTable().words[word] as string);
}

const KNOWN: ReadonlySet<string> = new Set(wordTable().words);

/** Splits a text as questions are split. */
function wordsOfQuestion(text: string): string[] {
	const runs = runsOf(text.slice(0, MAX_STATIC_LENGTH), buildAnalyzer().folding);
	return runs.flatMap((run) => cutRun(run, (word) => (KNOWN.has(word) ? word : undefined)));
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

	it.each([
		'将数据库备份到对象存储後檢查事務一致性，不一而足；龘𠀀一一一不不不大大大',
		'数据库'.repeat(50),
		`unforgivably${'x'.repeat(100)} ${'unforgivably'.repeat(9)}`,
		'ＮＦＫＣ：Ünïcödé，ﷺ“x86_64”—#tag ##tag @user a+b=c! İstanbul',
	])('cuts %j as questions are cut', (text) => {
		expect(wordsOf(text)).toEqual(wordsOfQuestion(text));
	});

	it('cuts any text as questions are cut', () => {
		const unit = fc.oneof(fc.constantFrom('a', 'ing', 'back', '7', ' ', '#', '。', '数', '据', '庫', 'É'), fc.string());
		fc.assert(
			fc.property(fc.array(unit, { maxLength: 40 }), (parts) => {
				expect(wordsOf(parts.join(''))).toEqual(wordsOfQuestion(parts.join('')));
			}),
		);
	});

	it('reads the beginning of a text', () => {
		const text = 'back '.repeat(MAX_STATIC_LENGTH);
		expect(cutText(text)).toHaveLength(MAX_STATIC_LENGTH / 'back '.length);
	});
});
