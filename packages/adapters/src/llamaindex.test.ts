import { MetadataMode } from '@llamaindex/core/schema';
import type { Index } from '@pinakes/query';
import { expect, it } from 'vitest';
import { withFixtureIndex } from '../testing/fixture-index.ts';
import { PinakesRetriever } from './llamaindex.ts';

let index: Index;

withFixtureIndex((built) => {
	index = built;
});

it('the retriever returns nodes with scores and sources', async () => {
	const retriever = new PinakesRetriever(index, { limit: 1 });
	const [found, ...others] = await retriever.retrieve('how do I roll back a release?');
	expect(others).toEqual([]);
	expect(found?.score).toBeGreaterThan(0.5);
	expect(found?.node.metadata).toMatchObject({ path: 'handbook/release.md', lines: [38, 41] });
	expect(found?.node.getContent(MetadataMode.NONE)).toContain('Keep the previous build on the hosts');
	expect(await retriever.retrieve({ query: 'flights to Lisbon' })).toEqual([]);
});
