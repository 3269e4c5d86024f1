import { runsOf } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAnalyzer } from '../../words/content-words.ts';
import { cutText, MAX_STATIC_LENGTH, wordTable } from './word-table.ts';

function wordsOf(text: string): string[] {
	return Array.from(cutText(text), (word) => wordTable().words[word] as string);
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

	it('has for any text words of the table that are in it', () => {
		const unit = fc.oneof(fc.constantFrom('a', 'ing', 'back', '7', ' ', '#', '。', '数', '据', '库', 'E'), fc.string());
		fc.assert(
			fc.property(fc.array(unit, { maxLength: 40 }), (parts) => {
				const folded = runsOf(parts.join(''), buildAnalyzer().folding).join('');
				for (const word of wordsOf(parts.join(''))) expect(folded).toContain(word.replace(/^##/, ''));
			}),
		);
	});

	it('reads the beginning of a text', () => {
		const text = 'back '.repeat(MAX_STATIC_LENGTH);
		expect(cutText(text)).toHaveLength(MAX_STATIC_LENGTH / 'back '.length);
	});
});
