/**
 * @typedef {import('./collections.js').Document} Document
 * @typedef {import('./collections.js').Language} Language
 *
 * @typedef {ReadonlyMap<string, string | Uint8Array>} Files contents by path, with `/` between folders
 */

/**
 * A search engine in the benchmarks. All functions may be asynchronous.
 *
 * @template Handle
 * @typedef {object} Engine
 * @property {string} name
 * @property {(language: Language) => string} settings what it was told to do, in words
 * @property {(language: Language) => string | undefined} [skips] why it is not measured in this language
 * @property {(docs: readonly Document[], language: Language) => Handle | Promise<Handle>} build
 * @property {(handle: Handle) => Files | Promise<Files>} serialize the index as files: ids and whatever a search needs,
 * not the texts
 * @property {(handle: Handle) => Files | Promise<Files>} [texts] further files: the texts, where they are read for some
 * query or other. They do not count as part of the index
 * @property {(folder: string, language: Language) => Handle | Promise<Handle>} load from a folder with these files; it
 * may read them now or as they are needed
 * @property {(handle: Handle, text: string, limit: number) => string[] | Promise<string[]>} search the ids of
 * documents, best first
 */

/** The engine that others are compared with. */
export const OWN_ENGINE = 'pinakes';

/** The engines, in the order of the table. Each is the file `engines/NAME.js`, which exports its `engine`. */
export const ENGINES = [
	'pinakes',
	'minisearch',
	'minisearch-stems',
	'minisearch-segmenter',
	'flexsearch',
	'lunr',
	'orama',
];

/** @param {string} name of {@link ENGINES} @returns {Promise<Engine<any>>} */
export async function importEngine(name) {
	const { engine } = await import(`./engines/${name}.js`);
	return engine;
}
