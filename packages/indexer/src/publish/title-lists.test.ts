import type { TextDocument } from '@pinakes/query';
import { MANIFEST_FILE, readManifest } from '@pinakes/query/format/manifest';
import { expect, it } from 'vitest';
import { indexDocuments } from '../build/index-documents.ts';
import { createTemporaryFiles } from '../spill/temporary-files.ts';
import { listDigest, titleLists } from './title-lists.ts';

it('lists are the same, however many sections are in memory at once', () => {
	const documents = Array.from({ length: 40 }, (_, i): TextDocument => {
		const headings = [`Backup ${i % 3 === 0 ? 'restore' : 'cluster'}`];
		return { id: `${i}.md`, title: `Guide ${i % 7}`, sections: [{ headings, text: 'x' }] };
	});
	const files = indexDocuments(documents);
	const index = { manifest: readManifest(files.get(MANIFEST_FILE), 'memory'), files };
	const listsIn = (runLength?: number): Map<string, string> =>
		new Map(titleLists(index, new Map(), createTemporaryFiles(), runLength));
	const lists = listsIn();
	expect(lists.size).toBeGreaterThan(5);
	for (const length of [1, 10, 60]) expect(listsIn(length)).toEqual(lists);

	// A term that is in the titles of the same sections has none, and one that is in those of others an empty one.
	const [key = '', text = ''] = [...lists][0] ?? [];
	const titled = new Map([
		[key.slice(1), listDigest(text)],
		['other', 'x'],
	]);
	const rest = new Map(titleLists(index, titled, createTemporaryFiles()));
	expect(rest.has(key)).toBe(false);
	expect(rest.get('=other')).toBe('""');
});
