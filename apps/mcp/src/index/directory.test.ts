import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishSite } from '@pinakes/indexer';
import { openIndex, searchText } from '@pinakes/query';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { indexOf } from '../testing/index-folder.ts';
import { directoryLocation } from './directory.ts';

it('reads a published index by its light manifest, and any other by its whole one', async () => {
	const index = await indexOf({ 'a.md': '# Anchors\n\nA text of anchors.\n' });
	const site = join(tempFolder(), 'site');
	publishSite({ index, out: site, title: 'Boats' });
	const published = join(site, 'index');
	const answer = async (folder: string) =>
		searchText(await openIndex(directoryLocation(folder).source()), 'anchors', { explain: true });

	const expected = await answer(index);
	expect(expected.hits).toHaveLength(1);
	for (const folder of [index, published]) writeFileSync(join(folder, 'manifest.json'), 'not an index');
	expect(await answer(published)).toEqual(expected);
	await expect(answer(index)).rejects.toMatchObject({ code: 'not_an_index' });
});
