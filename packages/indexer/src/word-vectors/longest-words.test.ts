import { cutRun } from '@pinakes/query/format/kinds/vectors/word-pieces';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestWords } from './longest-words.ts';

describe('longestWords', () => {
	it('finds the longest word at a position, or none', () => {
		const longest = longestWords(['a', 'ab', 'abcd', 'b', '\uffff']);
		expect(Array.from('xabcab\uffff', (_, at) => longest('xabcab\uffff', at))).toEqual([
			undefined,
			1,
			3,
			undefined,
			1,
			3,
			4,
		]);
		expect(longest('', 0)).toBeUndefined();
	});

	it('cuts what cutRun cuts, whatever the words are', () => {
		const text = fc.string({ unit: fc.constantFrom('数', '据', '库', '学'), minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(fc.uniqueArray(text, { maxLength: 30 }), text, (some, run) => {
				const words = some.sort();
				const longest = longestWords(words);
				const cut: number[] = [];
				for (let at = 0; at < run.length; ) {
					const word = longest(run, at);
					if (word !== undefined) cut.push(word);
					at += word === undefined ? 1 : (words[word] as string).length;
				}
				const numberOf = new Map(words.map((word, number) => [word, number]));
				expect(cut).toEqual(cutRun(run, (word) => numberOf.get(word)));
			}),
		);
	});
});
