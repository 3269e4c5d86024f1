import type { Manifest } from '@pinakes/query';
import { TEXT_FILE } from '@pinakes/query/format/kinds/text/schema';
import { SEARCH_MANIFEST_FILE } from '@pinakes/query/format/layouts/light-manifest';
import type { Packs } from '@pinakes/query/format/layouts/packs';
import { expect, it } from 'vitest';
import { LazyFiles } from '../spill/lazy-files.ts';
import { addLightManifests, pagesOf } from './write-light-manifest.ts';

it('a light manifest has the texts of up to 32,768 documents with several sections', () => {
	const packs: Packs = { version: 'a', others: [], lengths: '', tables: {} };
	const manifest = { cuts: {}, counts: { units: 0 } } as unknown as Manifest;
	const textOf = (documents: number): unknown => {
		const packed = new LazyFiles<string | Uint8Array>();
		const whole = new Map([[TEXT_FILE, JSON.stringify({ folding: '備备', documents: '1'.repeat(documents) })]]);
		addLightManifests(packed, manifest, whole, { paged: pagesOf(manifest), packs, first: [] });
		return JSON.parse(packed.get(SEARCH_MANIFEST_FILE) as string).text;
	};
	expect(textOf(32_768)).toEqual({ folding: expect.any(String), documents: '1'.repeat(32_768) });
	expect(textOf(32_769)).toEqual({ folding: expect.any(String) });
});
