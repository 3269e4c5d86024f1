import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { createRandom } from '../random.js';
import { countCoverage } from './coverage.js';
import { tryGuided } from './guided.js';
import { randomOf, tapeOf, tapeText } from './tape.js';

/** A function that four numbers of sixteen, one after the other, lead to a fault of. */
const MAZE = `export function maze(numbers) {
	if (numbers[0] !== 7) return 'a';
	if (numbers[1] !== 3) return 'b';
	if (numbers[2] !== 11) return 'c';
	if (numbers[3] !== 5) return 'd';
	throw new Error('found');
}`;

it('changes inputs that reached new code, and so finds a fault that random inputs do not', async () => {
	const file = join(tempFolder(), 'maze.mjs');
	writeFileSync(file, MAZE);
	const { maze } = await import(/* @vite-ignore */ pathToFileURL(file).href);
	const coverage = countCoverage(/maze\.mjs$/);
	const corpus: number[][] = [];
	const found: unknown[] = [];
	let left = 20_000;
	const tried = await tryGuided(
		{ make: (random) => Array.from({ length: 4 }, () => random.below(16)), run: maze },
		corpus,
		{
			random: createRandom(1),
			coverage,
			isOver: () => found.length > 0 || left-- === 0,
			report: (input) => found.push(input),
		},
	);
	coverage.stop();
	expect(found[0]).toEqual([7, 3, 11, 5]);
	// By chance it is one of 65,536.
	expect(tried).toBeLessThan(20_000);
	expect(corpus.length).toBeGreaterThanOrEqual(4);
});

it('writes a tape as text, and reads the numbers of the input that was made', () => {
	const { random, read } = randomOf([], 5);
	const made = Array.from({ length: 20 }, () => random.below(1000));
	const { random: again } = randomOf(tapeOf(tapeText(read())), 6);
	expect(Array.from({ length: 20 }, () => again.below(1000))).toEqual(made);
});
