import { buildIndex } from '@pinakes/indexer';
import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';

it('a note names the word that was found instead of a mistyped one', async () => {
	const root = tempFolder({
		'a.md': '# Accounts\n\nUsers sign in with a password.\n',
		'b.md': '# Metrics\n\nPrometheus collects them.\n',
		'c.md': '# Paint\n\nThe doors are blue.\n',
		'd.md': '# Linked content tabs\n\nSet the contentType.\n',
	});
	await buildIndex({ folders: [root], out: `${root}/index`, vectors: 'none' });
	const index = await openIndex(directorySource(`${root}/index`));
	const notesOf = async (query: string) => (await search(index, query)).notes;
	expect(await notesOf('pasword')).toEqual(['found password instead of pasword']);
	expect(await notesOf('prometeus')).toEqual(['found prometheus instead of prometeus']);
	expect(await notesOf('promethean')).toContain('found prometheus instead of promethean');
	expect(await notesOf('password')).toEqual([]);
	expect(await notesOf('linked content tabs')).toEqual([]);
	expect((await search(index, 'pasword', { lang: 'zh' })).notes).toEqual(['未找到 pasword，已改查 password']);
});
