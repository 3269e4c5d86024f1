import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build.ts';
import { publishedColumns } from './document-columns.ts';
import { readIndex } from './read-index.ts';

/** The columns of an index of some files. */
async function columnsOf(files: Readonly<Record<string, string>>): Promise<ReturnType<typeof publishedColumns>> {
	const folder = tempFolder();
	addFiles(`${folder}/docs`, files);
	await buildIndex({ folders: [`${folder}/docs`], out: `${folder}/index`, vectors: 'none' });
	return publishedColumns(readIndex(`${folder}/index`));
}

describe('the columns of documents on a site', () => {
	it('say that ids are paths, if no document has another', async () => {
		expect(await columnsOf({ 'a.md': '# A\n\nText' })).toMatchObject({ ids_are_paths: true });
		expect(await columnsOf({ 'a.md': '---\nid: own\n---\n# A\n\nText' })).not.toHaveProperty('ids_are_paths');
		const old = '---\nlast_reviewed: 1960-01-01\n---\n# A\n\nText';
		expect(await columnsOf({ 'a.md': old })).not.toHaveProperty('ids_are_paths');
	});

	it('have the directories of intents that the index has', async () => {
		expect((await columnsOf({ 'a.md': '# A\n\nText' }))?.intents).toEqual([]);
		const { intents = [] } = (await columnsOf({ 'tasks/a.md': '# A\n\nText' })) ?? {};
		expect(intents.at(-1)?.scopes).toEqual(['tasks/']);
		expect(new Set(intents.flatMap(({ scopes }) => scopes))).toEqual(new Set(['tasks/']));
	});
});
