import { expect, it } from 'vitest';
import { progressPrinter } from './progress.ts';

it('tells how many files were read, how fast, and how long the others take', () => {
	let time = 1_000;
	const lines: string[] = [];
	const onProgress = progressPrinter(
		(line) => lines.push(line),
		() => time,
	);
	for (const [after, done] of [
		[4_999, 900],
		[1, 1_000],
		[10, 1_100],
		[45_000, 9_000],
	] as const) {
		time += after;
		onProgress({ done, files: 100_000 });
	}
	expect(lines).toEqual([
		'read 1000 of 100000 files, 200 a second, 9 min left',
		'read 9000 of 100000 files, 180 a second, 9 min left',
	]);
	time += 50_000;
	onProgress({ done: 99_000, files: 100_000 });
	expect(lines.at(-1)).toBe('read 99000 of 100000 files, 990 a second, 2 s left');
});
