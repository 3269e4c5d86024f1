import { filesOf, READ, TEXTS } from './own-files.js';
import { importHybrid } from './query-bundle.js';

/** Weight that forces vectors to be written; irrelevant for ranking by vectors alone. */
const ANY_WEIGHT = 1;

/**
 * @typedef {object} Handle
 * @property {import('@pinakes/query').Index} index
 * @property {import('./engines.js').Files} [files] as built
 */

/**
 * This project's engine with vectors trained from the documents.
 *
 * @param {'hybrid' | 'vector'} mode text and vectors by the weight that the build chose, or vectors alone, which are
 * there even where they would not help
 * @returns {import('./engines.js').Engine<Handle>}
 */
export function hybridEngine(mode) {
	return {
		name: `pinakes-${mode}`,
		settings: () => `searchHybrid, mode ${mode}, vectors auto`,
		async build(docs) {
			const { indexDocuments } = await import('@pinakes/indexer');
			const { memorySource, openIndex } = await importHybrid();
			const weight = mode === 'vector' ? { vectorWeight: ANY_WEIGHT } : {};
			const files = indexDocuments(docs, { vectors: 'auto', ...weight });
			return { index: await openIndex(memorySource(files)), files };
		},
		serialize: ({ files }) => filesOf(files, READ),
		texts: ({ files }) => filesOf(files, TEXTS),
		async load(folder) {
			const { directorySource, openIndex } = await importHybrid();
			return { index: await openIndex(directorySource(folder)) };
		},
		async search({ index }, text, limit) {
			const { searchHybrid } = await importHybrid();
			const { hits } = await searchHybrid(index, text, { mode, limit });
			return hits.map(({ id }) => id);
		},
	};
}
