import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fuse from 'fuse.js';

const INDEX = 'index.json';
const IDS = 'ids.json';

const OPTIONS = {
	keys: ['title', 'text'],
	ignoreLocation: true,
	useTokenSearch: true,
	threshold: 0.2,
	fieldNormWeight: 0.5,
};

/**
 * @typedef {object} Handle
 * @property {Fuse<{ id: string }>} fuse
 * @property {import('fuse.js').FuseIndex<any>} index
 * @property {readonly string[]} ids
 */

/**
 * Its index is the texts with their lengths: a search goes through all of them. The documents it needs only to give
 * them back, so that ids will do.
 *
 * @type {import('../engines.js').Engine<Handle>}
 */
export const engine = {
	name: 'fuse',
	settings: () =>
		'`ignoreLocation`, `useTokenSearch`, `threshold: 0.2`, `fieldNormWeight: 0.5`; its index holds the texts, as these are what it searches',
	skips: (language) => (language === 'en' ? undefined : 'it goes through all texts for every query'),
	sample: 10,
	build: (docs) =>
		createHandle(
			Fuse.createIndex(OPTIONS.keys, docs, OPTIONS),
			docs.map(({ id }) => id),
		),
	serialize: ({ index, ids }) =>
		new Map([
			[INDEX, JSON.stringify(index)],
			[IDS, JSON.stringify(ids)],
		]),
	load(folder) {
		const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
		return createHandle(Fuse.parseIndex(read(INDEX), OPTIONS), read(IDS));
	},
	search: ({ fuse }, text, limit) => fuse.search(text, { limit }).map(({ item }) => item.id),
};

/** @param {Handle['index']} index @param {Handle['ids']} ids @returns {Handle} */
function createHandle(index, ids) {
	const docs = ids.map((id) => ({ id }));
	return { fuse: new Fuse(docs, OPTIONS, index), index, ids };
}
