import type { TextDocument } from '@pinakes/query';
import type { Blocks } from '@pinakes/query/format/kinds/text/blocks';
import { decodeChunk } from '@pinakes/query/format/kinds/text/chunks';
import { decodeTitleList, listBase, listBlocks } from '@pinakes/query/format/kinds/titles/read';
import { MANIFEST_FILE, readManifest } from '@pinakes/query/format/manifest';
import { expect, it } from 'vitest';
import { indexDocuments } from '../build/memory-build.ts';
import { SpilledRows } from '../spill/spilled-rows.ts';
import { createTemporaryFiles } from '../spill/temporary-files.ts';
import type { WholeIndex } from './read-index.ts';
import { listDigest, titleLists } from './title-lists.ts';

function indexOf(documents: readonly TextDocument[]): WholeIndex {
	const files = indexDocuments(documents);
	return { manifest: readManifest(files.get(MANIFEST_FILE), 'memory'), files };
}

it('lists are the same, however many sections are in memory at once', () => {
	const documents = Array.from({ length: 40 }, (_, i): TextDocument => {
		const headings = [`Backup ${i % 3 === 0 ? 'restore' : 'cluster'}`];
		return { id: `${i}.md`, title: `Guide ${i % 7}`, sections: [{ headings, text: 'x' }] };
	});
	const index = indexOf(documents);
	const listsIn = (runLength?: number): Map<string, string> =>
		new Map(titleLists(index, new Map(), createTemporaryFiles(), runLength ? { runLength } : {}));
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

it('long lists are in chunks', () => {
	const documents = Array.from({ length: 4000 }, (_, i): TextDocument => {
		return { id: `${i}.md`, title: i % 3 === 0 ? 'Guide' : 'Guide backup', text: 'x' };
	});
	const index = indexOf(documents);
	const chunks = new SpilledRows(createTemporaryFiles().createFile('chunks'));
	const plain = new Map(titleLists(index, new Map(), createTemporaryFiles(), { chunks }));
	expect(chunks.length).toBe(0);
	const written = new Map(titleLists(index, new Map(), createTemporaryFiles(), { chunks, maxLength: 600 }));
	const bytes = [...chunks];
	for (const [key, json] of plain) {
		const list = JSON.parse(json) as string;
		const text = JSON.parse(written.get(key) as string) as string;
		const places = listBlocks(text);
		expect(places !== undefined).toBe(json.length > 600);
		if (places === undefined) continue;
		const bounds = { sections: documents.length, counts: 1 };
		const read = Array.from(places.lasts, (_, i) => decodeChunk(bytes[places.first + i] as string, places, i, bounds));
		expect(read.flatMap((one) => [...(one?.sections ?? [])])).toEqual([...decodeTitleList(list, index.manifest)]);
	}
});

it('a list has a base if it differs in few sections', () => {
	const documents = Array.from(
		{ length: 4000 },
		(_, i): TextDocument => ({ id: `${i}.md`, title: 'Guide', text: 'x' }),
	);
	const index = indexOf(documents);
	const chunks = new SpilledRows(createTemporaryFiles().createFile('chunks'));
	const textWith = (sections: readonly number[]): string => {
		const titlesOf = (): { term: string; sections: Uint32Array } => ({
			term: '指南',
			sections: Uint32Array.from(sections),
		});
		const lists = new Map(titleLists(index, new Map(), createTemporaryFiles(), { chunks, maxLength: 600, titlesOf }));
		return JSON.parse(lists.get('=guid') as string) as string;
	};
	const all = documents.map((_, i) => i);
	const text = textWith([...all.slice(0, 7), ...all.slice(9), 4001]);
	expect(listBase(text)).toBe('指南');
	const places = listBlocks(text) as Blocks;
	const bytes = [...chunks];
	const read = decodeChunk(bytes[places.first] as string, places, 0, { sections: 5000, counts: 1 });
	expect([...(read?.sections ?? [])]).toEqual([7, 8, 4001]);
	expect(listBase(textWith(all.slice(0, 1000)))).toBeUndefined();
});
