import { join } from 'node:path';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakesHere, SOURCES } from '../testing/run.ts';

describe('pinakes merge', () => {
	it('writes the index that one build writes', async () => {
		const [sources, root] = [tempFolder(SOURCES), tempFolder()];
		const at = (name: string): string => join(root, name);
		for (const number of [1, 2, 3]) {
			const args = ['build', sources, '--shard', `${number}/3`, '--out', at(`${number}.shard`)];
			const built = await pinakesHere(args);
			expect(built).toMatchObject({ code: 0, stderr: '' });
			expect(built.stdout).toMatch(
				/^read {5}\d files?: \d documents? of shard \d\/3\nwrote {4}.*\.shard: \d+ bytes\n$/,
			);
		}
		const merged = await pinakesHere([
			'merge',
			...[3, 1, 2].map((number) => at(`${number}.shard`)),
			'--out',
			at('merged'),
		]);
		const whole = await pinakesHere(['build', sources, '--no-cache', '--out', at('whole')]);
		expect(merged.code).toBe(0);
		expect(merged.stdout).toBe(whole.stdout.replaceAll('whole', 'merged'));
		expect(readTree(at('merged'))).toEqual(readTree(at('whole')));
	});

	it.each<[string, string[], RegExp]>([
		['no files', ['merge'], /merge needs the files of all shards/],
		['an invalid shard', ['build', '--shard', '4/3', '--out', 'x.shard'], /4\/3 is not a shard: write one of how many/],
		[
			'a shard that is watched',
			['build', '--shard', '1/3', '--watch'],
			/Use --shard without --check, --watch and --strict/,
		],
		['a file that is not there', ['merge', 'gone.shard'], /gone\.shard is missing: write it by pinakes build --shard/],
	])('ends with 2 for %s', async (_, args, message) => {
		const { code, stderr } = await pinakesHere(args);
		expect(code).toBe(2);
		expect(stderr).toMatch(message);
	});
});
