import { MetadataMode } from '@llamaindex/core/schema';
import { expect, it } from 'vitest';
import { PinakesRetriever } from './llamaindex.ts';
import { FIXTURE_INDEX } from './testing/fixture-index.ts';

it('the retriever returns nodes with scores and sources', async () => {
	const retriever = new PinakesRetriever(await FIXTURE_INDEX, { limit: 1 });
	const [found, ...others] = await retriever.retrieve('how do I roll back a release?');
	expect(others).toEqual([]);
	expect(found?.score).toBeGreaterThan(0.5);
	expect(found?.node.metadata).toMatchObject({ path: 'handbook/release.md', lines: [38, 41] });
	expect(found?.node.getContent(MetadataMode.NONE)).toContain('Keep the previous build on the hosts');
	expect(await retriever.retrieve({ query: 'flights to Lisbon' })).toEqual([]);
});
