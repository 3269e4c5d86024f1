import type { Recipe } from '@pinakes/query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutRun, findPieces, runsOf } from './word-pieces.ts';

const WORDS = ['email', 'mail', 'un', '##able', '##a', '数据库', '数据', '库', '!'];
const TABLE = new Map(WORDS.map((word) => [word, word]));
const find = (key: string): string | undefined => TABLE.get(key);

describe('cutRun', () => {
	it.each([
		['email', ['email']],
		['unable', ['un', '##able']],
		['una', ['un', '##a']],
		['数据库数据', ['数据库', '数据']],
		['数学库', ['库']],
		['unknown', ['un']],
		['xyz', []],
		['!', ['!']],
	])('cuts %s into %j', (run, words) => {
		expect(cutRun(run, find)).toEqual(words);
	});
});

describe('findPieces', () => {
	it('returns the words of cutRun, reading key by key', () => {
		const texts = fc.array(fc.constantFrom('un', 'able', 'a', 'email', '数据', '库', '学', ' ', '!', '__proto__'));
		fc.assert(
			fc.property(texts, (parts) => {
				const runs = runsOf(parts.join(''), new Map());
				expect(run(findPieces(runs, read))).toEqual(runs.flatMap((one) => cutRun(one, find)));
			}),
		);
	});
});

function* read(keys: readonly string[]): Recipe<(string | undefined)[]> {
	yield [];
	return keys.map(find);
}

function run<T>(recipe: Recipe<T>): T {
	let step = recipe.next();
	while (!step.done) step = recipe.next([]);
	return step.value;
}
