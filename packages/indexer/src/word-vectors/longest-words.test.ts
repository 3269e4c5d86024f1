import { cutRun } from '@pinakes/query/format/kinds/vectors/word-pieces';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LongestWords } from './longest-words.ts';

function codesOf(text: string): Uint16Array {
	return Uint16Array.from(text, (character) => character.charCodeAt(0));
}

describe('LongestWords', () => {
	it('finds the longest word at a position, or none', () => {
		const words = new LongestWords(['a', 'ab', 'abcd', 'b', '\uffff']);
		const text = codesOf('xabcab\uffff');
		expect(Array.from(text, (_, at) => words.find(text, at, text.length))).toEqual([-1, 1, 3, -1, 1, 3, 4]);
		expect(words.find(codesOf(''), 0, 0)).toBe(-1);
	});

	it('reads no further than it is told', () => {
		const words = new LongestWords(['a', 'ab', 'abcd']);
		expect([1, 2, 3, 4].map((to) => words.find(codesOf('abcd'), 0, to))).toEqual([0, 1, 1, 2]);
	});

	it('finds words with a prefix by what follows', () => {
		const words = new LongestWords(['##', '##a', '#a', 'a', 'ab'], '##');
		expect(words.find(codesOf('ab'), 0, 2)).toBe(1);
		expect(words.find(codesOf('#a'), 0, 2)).toBe(-1);
	});

	it('cuts what cutRun cuts, whatever the words are', () => {
		const text = fc.string({ unit: fc.constantFrom('数', '据', '库', '学'), minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(fc.uniqueArray(text, { maxLength: 30 }), text, (words, run) => {
				const longest = new LongestWords(words);
				const codes = codesOf(run);
				const cut: number[] = [];
				for (let at = 0; at < run.length; ) {
					const word = longest.find(codes, at, run.length);
					if (word !== -1) cut.push(word);
					at += word === -1 ? 1 : (words[word] as string).length;
				}
				const numberOf = new Map(words.map((word, number) => [word, number]));
				expect(cut).toEqual(cutRun(run, (word) => numberOf.get(word)));
			}),
		);
	});
});
