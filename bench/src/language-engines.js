import { indexDocuments } from '@pinakes/indexer';
import { memorySource, openIndex, searchText } from '@pinakes/query';
import { loadLanguages } from '@pinakes/query/languages';
import { Charset, Encoder, Index } from 'flexsearch';
import german from 'flexsearch/lang/de';
import french from 'flexsearch/lang/fr';
import MiniSearch from 'minisearch';

/**
 * @typedef {{ id: string, text: string }} Document
 * @typedef {(text: string, limit: number) => string[] | Promise<string[]>} Search ids of documents, best first
 * @typedef {object} LanguageEngine
 * @property {string} name
 * @property {string} settings in words
 * @property {(docs: readonly Document[]) => Search | Promise<Search>} build
 */

/** Codes of the languages that are measured. */
export const LANGUAGES = ['de', 'es', 'fr', 'it', 'pt', 'ru', 'tr', 'pl', 'ja', 'ko'];

/** Stemmers of @orama/stemmers, for peers that accept a stemmer. The package has none for the other languages. */
const STEMMERS = {
	de: 'german',
	es: 'spanish',
	fr: 'french',
	it: 'italian',
	pt: 'portuguese',
	ru: 'russian',
	tr: 'turkish',
};

const FLEXSEARCH_PACKS = { de: german, fr: french };

/**
 * @param {string} language
 * @returns {LanguageEngine[]}
 */
export function enginesFor(language) {
	return [pinakes(), miniSearch(language), miniSearchCut(language), flexSearch(language)];
}

/** @returns {LanguageEngine} */
function pinakes() {
	return {
		name: 'pinakes',
		settings: 'as it comes; the language is found by the folder and the words',
		async build(docs) {
			const index = await openIndex({ ...memorySource(indexDocuments(docs)), loadLanguages });
			return async (text, limit) => {
				const { hits } = await searchText(index, text, { limit, threshold: 0 });
				return hits.map(({ id }) => id);
			};
		},
	};
}

/**
 * @param {string} language
 * @returns {LanguageEngine}
 */
function miniSearch(language) {
	const stemmer = own(STEMMERS, language);
	return {
		name: 'minisearch-stems',
		settings: stemmer ? '`processTerm`: lower case and the Snowball stemmer' : 'as it comes: there is no stemmer',
		async build(docs) {
			if (stemmer === undefined) return searchOf(new MiniSearch({ fields: ['text'] }), docs);
			const { stemmer: stem } = await import(`@orama/stemmers/${stemmer}`);
			const processTerm = (/** @type {string} */ term) => stem(term.toLowerCase());
			return searchOf(new MiniSearch({ fields: ['text'], processTerm }), docs);
		},
	};
}

/**
 * @param {string} language
 * @returns {LanguageEngine}
 */
function miniSearchCut(language) {
	const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
	const tokenize = (/** @type {string} */ text) =>
		[...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
	return {
		name: 'minisearch-segmenter',
		settings: 'cut by `Intl.Segmenter`, without stemmer',
		build: (docs) => searchOf(new MiniSearch({ fields: ['text'], tokenize }), docs),
	};
}

/**
 * @param {MiniSearch} index
 * @param {readonly Document[]} docs
 * @returns {Search}
 */
function searchOf(index, docs) {
	index.addAll(docs);
	return (text, limit) =>
		index
			.search(text)
			.slice(0, limit)
			.map(({ id }) => id);
}

/**
 * @param {string} language
 * @returns {LanguageEngine}
 */
function flexSearch(language) {
	const pack = own(FLEXSEARCH_PACKS, language);
	const isUnspaced = language === 'ja' || language === 'ko';
	const [settings, encoder] = pack
		? ['the language pack, `suggest: true`', new Encoder(pack)]
		: isUnspaced
			? ['`encoder: Charset.CJK`, `suggest: true`', Charset.CJK]
			: ['there is no language pack: `encoder: Charset.Normalize`, `suggest: true`', Charset.Normalize];
	return {
		name: 'flexsearch',
		settings,
		build(docs) {
			const index = new Index({ encoder, tokenize: 'strict' });
			docs.forEach(({ text }, at) => {
				index.add(at, text);
			});
			return (text, limit) => index.search(text, { limit, suggest: true }).map((at) => String(docs[Number(at)]?.id));
		},
	};
}

/**
 * @template T
 * @param {Record<string, T>} record
 * @param {string} key
 * @returns {T | undefined}
 */
function own(record, key) {
	return Object.hasOwn(record, key) ? record[key] : undefined;
}
