import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Charset, Encoder, Index } from 'flexsearch';
import english from 'flexsearch/lang/en';

/**
 * @typedef {import('../collections.js').Language} Language
 * @typedef {{ index: Index, ids: readonly string[] }} Handle
 * @typedef {import('../engines.js').Engine<Handle>} FlexSearchEngine
 */

/** File with the ids, as FlexSearch uses numbers, which are positions in this list. */
const IDS = 'ids.json';

/**
 * The documented presets, tokenizers, encoders, resolutions and contexts with the best nDCG@10 over the collections of
 * each language.
 */
export const engine = createEngine(
	'flexsearch',
	(language) =>
		language === 'zh'
			? '`encoder: Charset.CJK`, `context: { resolution: 3, depth: 1, bidirectional: false }`, `suggest: true`; title and text in one'
			: 'the language pack `en` (stop words, stems), `tokenize: "strict"`, `suggest: true`; title and text in one',
	(language) =>
		language === 'zh'
			? { encoder: Charset.CJK, context: { resolution: 3, depth: 1, bidirectional: false } }
			: { encoder: new Encoder(english), tokenize: 'strict' },
);

/**
 * @param {string} name
 * @param {FlexSearchEngine['settings']} settings
 * @param {(language: Language) => import('flexsearch').IndexOptions} options
 * @returns {FlexSearchEngine}
 */
export function createEngine(name, settings, options) {
	return {
		name,
		settings,
		build(docs, language) {
			const index = new Index(options(language));
			docs.forEach(({ title, text }, at) => {
				index.add(at, `${title}\n${text}`);
			});
			return { index, ids: docs.map(({ id }) => id) };
		},
		async serialize({ index, ids }) {
			/** @type {Map<string, string>} */
			const files = new Map([[IDS, JSON.stringify(ids)]]);
			await index.export((key, data) => {
				files.set(`${key}.json`, data);
			});
			return files;
		},
		load(folder, language) {
			const index = new Index(options(language));
			const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
			for (const file of readdirSync(folder)) if (file !== IDS) index.import(file, read(file));
			return { index, ids: JSON.parse(read(IDS)) };
		},
		search: ({ index, ids }, text, limit) =>
			index.search(text, { limit, suggest: true }).map((at) => /** @type {string} */ (ids[Number(at)])),
	};
}
