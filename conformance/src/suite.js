import { assembleContext, chatSlices, createVocabulary } from '@pinakes/context';
import { findContexts, matchUnits, memorySource, openIndex, retrieveEntry, searchText } from '@pinakes/query';
import { extractKeywords } from '@pinakes/query/keywords';
import { createTextIndex } from '@pinakes/query/memory';
import { FIELDS, HIGHLIGHTS, PAGES, PREFIX, SIGNS } from '@pinakes/query/parts';
import { search } from '@pinakes/query/search';

/** The parts of a text search that a case can name. */
const PARTS = { SIGNS, PREFIX, FIELDS, PAGES, HIGHLIGHTS };

/** The look-ups that a case can name. */
const RETRIEVERS = {
	matchUnits,
	searchText: searchWithParts,
	createTextIndex: searchInMemory,
	searchCatalog,
	findContexts,
	extractKeywords: keywordsOf,
	retrieveEntry,
	search: searchTimeless,
	assembleContext: packPrompt,
};

/**
 * One question of the suite, as it stands in `golden/queries.json`.
 *
 * @typedef {object} Case
 * @property {string} name
 * @property {keyof typeof RETRIEVERS} retriever
 * @property {any} query
 * @property {any} [options]
 */

/** @typedef {Omit<import('@pinakes/query').TextOptions, 'use'> & { use?: (keyof typeof PARTS)[] }} TextCase */

/**
 * Searches text with the parts that a case names; without any, signs have a meaning.
 *
 * @param {any} index
 * @param {string} text
 * @param {TextCase} options
 */
function searchWithParts(index, text, { use = ['SIGNS'], ...options }) {
	return searchText(index, text, { ...options, use: use.map((name) => PARTS[name]) });
}

/**
 * Indexes a case's documents in memory, removes some of them, and searches the others.
 *
 * @param {unknown} _index
 * @param {{ documents: import('@pinakes/query/memory').TextDocument[], options: object, remove: string[], text: string }} query
 * @param {TextCase} options
 */
function searchInMemory(_index, { documents, options: settings, remove, text }, options) {
	const memories = createTextIndex(documents, settings);
	return { removed: remove.map((id) => memories.remove(id)), ...searchWithParts(memories, text, options) };
}

/**
 * @param {import('@pinakes/query').Index} index
 * @param {string} text
 */
async function keywordsOf(index, text) {
	return { keywords: await extractKeywords(index, text) };
}

/**
 * Searches a case's documents in memory by their fields.
 *
 * @param {unknown} _index
 * @param {{ documents: import('@pinakes/query/memory').TextDocument[], text: string }} query
 * @param {TextCase} options
 */
function searchCatalog(_index, { documents, text }, options) {
	return searchWithParts(createTextIndex(documents), text, options);
}

/**
 * A search without the time that it took.
 *
 * @param {import('@pinakes/query').Index} index
 * @param {string} query
 * @param {import('@pinakes/query/search').KnowledgeOptions} options
 */
async function searchTimeless(index, query, options) {
	const { search_stats, ...result } = await search(index, query, options);
	return { ...result, search_stats: { ...search_stats, time_ms: 0 } };
}

/**
 * Packs a prompt for the state of a chat bot.
 *
 * @param {unknown} _index
 * @param {import('@pinakes/context').ChatState} state
 * @param {Omit<import('@pinakes/context').AssembleInput, 'slices' | 'vocabulary'> & { vocabulary?: object }} options
 */
async function packPrompt(_index, state, { vocabulary: words, ...options }) {
	const vocabulary = createVocabulary(words);
	const slices = chatSlices(state, vocabulary);
	const { text, messages, trace } = await assembleContext({ slices, state, vocabulary, ...options });
	return { text, messages, fragments: trace.fragments, warnings: trace.warnings };
}

/**
 * Asks all the cases, in order, of one opened index. Uses no platform API, so it runs anywhere.
 *
 * @param {Record<string, string>} files the index: each file's text by its path
 * @param {readonly Case[]} cases
 * @returns {Promise<string>} the answers as JSON, one line per case: the text of `golden/expected.json`
 */
export async function runSuite(files, cases) {
	return answersOf(await openIndex(memorySource(files)), cases);
}

/**
 * The same of an index that is open.
 *
 * @param {Awaited<ReturnType<typeof openIndex>>} index
 * @param {readonly Case[]} cases
 * @returns {Promise<string>}
 */
export async function answersOf(index, cases) {
	const lines = [];
	for (const item of cases) {
		lines.push(JSON.stringify({ name: item.name, ...(await answer(index, item)) }));
	}
	return `[\n${lines.join(',\n')}\n]\n`;
}

/**
 * @param {Awaited<ReturnType<typeof openIndex>>} index
 * @param {Case} item
 */
async function answer(index, { retriever, query, options }) {
	try {
		return { result: await RETRIEVERS[retriever](index, query, options) };
	} catch (thrown) {
		const error = /** @type {Error & { code?: string }} */ (thrown);
		return { error: { code: error.code ?? error.name, message: error.message } };
	}
}
