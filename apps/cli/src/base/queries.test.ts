import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { pinakes } from '../../testing/run.ts';

it('a file without queries is an error, not one whose answers are all right', async () => {
	const cwd = tempFolder({
		'skills/b/SKILL.md': '---\nname: b\ndescription: Does b\n---\n',
		'empty.jsonl': '\ufeff\n \n',
		'empty.json': '[]',
	});
	expect((await pinakes(['build'], { cwd })).code).toBe(0);
	for (const command of [
		['match', '--queries', 'empty.jsonl'],
		['search', '--queries', 'empty.jsonl'],
		['contexts', '--queries', 'empty.jsonl'],
		['get', '--queries', 'empty.jsonl'],
		['eval', 'empty.jsonl'],
		['eval', 'empty.json', '--min-right', '0.9'],
		['diff', '.pinakes', '.pinakes', '--queries', 'empty.jsonl'],
	]) {
		const { code, stdout, stderr } = await pinakes(command, { cwd });
		expect([code, stdout], command.join(' ')).toEqual([2, '']);
		expect(stderr).toMatch(/^pinakes: empty\.jsonl? has no queries: write one to a line, each a JSON object, such as /);
	}
});
