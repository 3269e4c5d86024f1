import { filesOf, READ, TEXTS } from '../own-files.js';

// Not through `importQuery`: no time of a fresh process is to be that of the bench itself.
/** @type {string} */
const made = process.env.PINAKES_BENCH_BUNDLE ?? (await import('../query-bundle.js').then(({ bundle }) => bundle()));
/** @type {import('../query-bundle.js').Query} */
const { directorySource, memorySource, openIndex, searchText } = await import(made);

/**
 * @typedef {object} Handle
 * @property {import('@pinakes/query').Index} index
 * @property {import('../engines.js').Files} [files] as built
 */

/** @type {import('../engines.js').Engine<Handle>} */
export const engine = {
	name: 'pinakes',
	settings: () => 'as it comes; @pinakes/query is one file that esbuild made of it, as the build of a site would',
	async build(docs) {
		// Imported where it is needed: a program that searches an index has no indexer.
		const { indexDocuments } = await import('@pinakes/indexer');
		const files = indexDocuments(docs);
		return { index: await openIndex(memorySource(files)), files };
	},
	serialize: ({ files }) => filesOf(files, READ),
	texts: ({ files }) => filesOf(files, TEXTS),
	load: async (folder) => ({ index: await openIndex(directorySource(folder)) }),
	async search({ index }, text, limit) {
		const { hits } = await searchText(index, text, { limit, threshold: 0 });
		return hits.map(({ id }) => id);
	},
};
