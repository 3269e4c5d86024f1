import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, insertMultiple, load, save, search } from '@orama/orama';
import { stemmer } from '@orama/stemmers/english';
import { stopwords } from '@orama/stopwords/english';
import { createTokenizer } from '@orama/tokenizers/mandarin';

/** @typedef {import('@orama/orama').AnyOrama} Orama */

const FILE = 'index.json';

/** @type {import('../engines.js').Engine<Orama>} */
export const engine = {
	name: 'orama',
	settings: (language) =>
		language === 'zh'
			? 'the tokenizer of @orama/tokenizers/mandarin; texts taken out of the saved index'
			: 'stems of @orama/stemmers, stop words of @orama/stopwords; texts taken out of the saved index',
	async build(docs, language) {
		const index = createIndex(language);
		// Copies: Orama keeps what it is given.
		const own = docs.map((doc) => ({ ...doc }));
		await insertMultiple(index, own, docs.length);
		return index;
	},
	serialize(index) {
		const saved = /** @type {any} */ (save(index));
		const places = Object.keys(saved.docs.docs);
		const docs = { ...saved.docs, docs: Object.fromEntries(places.map((place) => [place, {}])) };
		return new Map([[FILE, JSON.stringify({ ...saved, docs })]]);
	},
	load(folder, language) {
		const index = createIndex(language);
		load(index, JSON.parse(readFileSync(join(folder, FILE), 'utf8')));
		return index;
	},
	async search(index, text, limit) {
		const { hits } = await search(index, { term: text, limit });
		return hits.map(({ id }) => id);
	},
};

/** @param {import('../collections.js').Language} language @returns {Orama} */
function createIndex(language) {
	const tokenizer =
		language === 'zh' ? createTokenizer() : { language: 'english', stemming: true, stemmer, stopWords: stopwords };
	return create({
		schema: { title: 'string', text: 'string' },
		// Nothing is sorted by a field, and what sorting needs is the texts once more.
		sort: { enabled: false },
		components: { tokenizer },
	});
}
