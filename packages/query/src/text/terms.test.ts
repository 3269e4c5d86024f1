import { stem } from '@pinakes/query/internal';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRelated, isTypo, mayHaveTypo, neighbourKeys } from './terms.ts';

const short = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 7 });
const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 5, maxLength: 9 });

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Every text that is one edit from a word, by letters of an alphabet. */
function edits(word: string, alphabet: string): Set<string> {
	const found = new Set<string>();
	for (let at = 0; at <= word.length; at++) {
		const [before, after] = [word.slice(0, at), word.slice(at)];
		for (const letter of alphabet) {
			found.add(before + letter + after);
			if (after !== '') found.add(before + letter + after.slice(1));
		}
		if (after !== '') found.add(before + after.slice(1));
		if (after.length > 1) found.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
	}
	found.delete(word);
	return found;
}

const asItIs = (word: string): string => word;

describe('a mistyped word', () => {
	it('is one edit from another: a letter left out, added, replaced, or swapped with the next', () => {
		fc.assert(
			fc.property(short, short, (word, other) => {
				if (word !== other && isTypo(word, other, asItIs)) expect([...edits(word, ALPHABET)]).toContain(other);
			}),
			{ numRuns: runs(5000) },
		);
	});

	it('is every one that is', () => {
		fc.assert(
			fc.property(letters, (word) => {
				for (const other of edits(word, 'abc'))
					expect({ other, is: isTypo(word, other, asItIs) }).toEqual({ other, is: true });
			}),
		);
	});

	it.each(['connection', 'databases', 'happily', 'running', 'kubernetes', 'authentication', 'policies'])(
		'is compared with the stem of what was meant: %s',
		(meant) => {
			for (const typed of edits(meant, 'aeiqz')) {
				expect({ typed, is: stem(typed) === stem(meant) || isTypo(typed, stem(meant), stem) }).toEqual({
					typed,
					is: true,
				});
			}
		},
	);
});

describe('the keys of neighbours', () => {
	it('are those of every word that is one edit away', () => {
		fc.assert(
			fc.property(letters, fc.integer({ min: 1, max: 3 }), (word, length) => {
				const keys = new Set(neighbourKeys(word, length));
				for (const other of edits(word, ALPHABET)) expect(keys).toContain(other.slice(0, length));
				expect(keys.size).toBeLessThan(60 * length + 5);
			}),
			{ numRuns: runs(50) },
		);
	});
});

describe('a word that may be mistyped', () => {
	it.each([
		['golem', true],
		['gold', false],
		['café', false],
		['golem1', false],
		['数据库数据库', false],
		['данные', false],
	])('%s: %s', (word, isOne) => {
		expect(mayHaveTypo({ kind: 'word', word })).toBe(isOne);
	});
});

describe('related words', () => {
	it.each([
		['analysi', 'analyst', true],
		['analyst', 'analysi', true],
		['cluster', 'clusters', true],
		['cluster', 'clustering', false],
		['cluster', 'clutter', false],
		['abcde', 'abcdefg', true],
		['abcde', 'abcdefgh', false],
		['abcdef', 'abcdexy', true],
		['abcdefgh', 'abcdexyz', false],
		['abcd', 'abcde', false],
		['cluster', 'cluster', false],
		['cluster', 'clusté', false],
		['cluster', 'cluster1', false],
		['cluster6', 'cluster7', false],
		['数据库', '数据库群', false],
	])('%s and %s: %s', (word, other, isOne) => {
		expect(isRelated(word, other)).toBe(isOne);
	});
});
