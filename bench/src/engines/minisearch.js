import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';

/**
 * @typedef {import('../engines.js').Engine<MiniSearch>} MiniSearchEngine
 * @typedef {Pick<import('minisearch').Options, 'tokenize' | 'processTerm'>} TermOptions
 */

const FILE = 'index.json';

/** Cuts at white space and punctuation alone, so that a Chinese clause is one word. */
export const engine = createEngine('minisearch', () => 'as it comes', {});

/**
 * @param {string} name
 * @param {MiniSearchEngine['settings']} settings
 * @param {TermOptions} termOptions
 * @returns {MiniSearchEngine}
 */
export function createEngine(name, settings, termOptions) {
	const options = { fields: ['title', 'text'], ...termOptions };
	return {
		name,
		settings,
		build(docs) {
			const index = new MiniSearch(options);
			index.addAll(docs);
			return index;
		},
		serialize: (index) => new Map([[FILE, JSON.stringify(index)]]),
		load: (folder) => MiniSearch.loadJSON(readFileSync(join(folder, FILE), 'utf8'), options),
		search: (index, text, limit) =>
			index
				.search(text)
				.slice(0, limit)
				.map(({ id }) => id),
	};
}
