import { assembleContext, chatSlices, createVocabulary } from '@pinakes/context';
import {
	extractKeywords,
	findContexts,
	matchUnits,
	memorySource,
	openIndex,
	retrieveEntry,
	searchText,
} from '@pinakes/query';
import { searchDocuments, suggest } from '@pinakes/query/fields';
import { createTextIndex } from '@pinakes/query/memory';
import { search, searchHybrid } from '@pinakes/query/search';
import { searchSections } from '@pinakes/query/sections';

/** The look-ups that a case can name. */
const RETRIEVERS = {
	matchUnits,
	searchText,
	searchSections,
	searchDocuments,
	suggest: suggestionsOf,
	createTextIndex: searchInMemory,
	searchCatalog,
	findContexts,
	extractKeywords: keywordsOf,
	retrieveEntry,
	search: searchTimeless,
	searchHybrid,
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

/**
 * Indexes a case's documents in memory, removes some of them, and searches the others.
 *
 * @param {unknown} _index
 * @param {{ documents: import('@pinakes/query/memory').TextDocument[], options: object, remove: string[], text: string }} query
 * @param {object} options
 */
function searchInMemory(_index, { documents, options: settings, remove, text }, options) {
	const memories = createTextIndex(documents, settings);
	return { removed: remove.map((id) => memories.remove(id)), ...memories.search(text, options) };
}

/**
 * @param {import('@pinakes/query').Index} index
 * @param {string} text
 */
async function keywordsOf(index, text) {
	return { keywords: await extractKeywords(index, text) };
}

/**
 * Completions, which an index in memory returns at once.
 *
 * @param {import('@pinakes/query').Index} index
 * @param {string} text
 * @param {{ limit?: number }} options
 */
async function suggestionsOf(index, text, options) {
	return { suggestions: await suggest(index, text, options) };
}

/**
 * Searches a case's documents in memory by their fields, and completes the text.
 *
 * @param {unknown} _index
 * @param {{ documents: import('@pinakes/query/memory').TextDocument[], text: string }} query
 * @param {import('@pinakes/query/fields').DocumentSearchOptions} options
 */
function searchCatalog(_index, { documents, text }, options) {
	const catalog = createTextIndex(documents);
	return { ...searchDocuments(catalog, text, options), suggestions: suggest(catalog, text) };
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
