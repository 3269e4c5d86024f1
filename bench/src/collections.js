import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readJsonLines } from './json-lines.js';

/**
 * @typedef {'en' | 'zh'} Language
 *
 * @typedef {object} Document
 * @property {string} id
 * @property {string} title
 * @property {string} text
 *
 * @typedef {object} Query
 * @property {string} id
 * @property {string} text
 *
 * @typedef {ReadonlyMap<string, number>} Grades how relevant documents are to one query: 1 or more; of those that
 * are not named, none is
 *
 * @typedef {object} Collection texts with queries, and what should be found
 * @property {string} name the folder's
 * @property {string} folder
 * @property {Language} language
 * @property {number} bytes of all titles and texts, in UTF-8
 * @property {readonly Document[]} docs
 * @property {readonly Query[]} queries
 * @property {ReadonlyMap<string, Grades>} judged by the id of the query
 */

/** Minimum share of Han characters of a Chinese collection. */
const CHINESE_SHARE = 0.2;

/** @param {string} folder */
export function isCollection(folder) {
	return existsSync(join(folder, 'docs.jsonl'));
}

/**
 * Checks that folders are collections.
 *
 * @param {readonly string[]} folders
 * @returns {readonly string[]} the same
 */
export function checkCollections(folders) {
	const other = folders.find((folder) => !isCollection(folder));
	if (other !== undefined) throw new Error(`${other} is not a collection: it has no docs.jsonl.`);
	return folders;
}

/**
 * Reads a test collection: `docs.jsonl`, `queries.jsonl` and `qrels.tsv`.
 *
 * @param {string} folder
 * @returns {Collection}
 */
export function readCollection(folder) {
	const docs = readDocuments(folder);
	const queries = readQueries(folder);
	return {
		name: basename(resolve(folder)),
		folder,
		language: languageOf(docs),
		bytes: docs.reduce((sum, { title, text }) => sum + Buffer.byteLength(title) + Buffer.byteLength(text), 0),
		docs,
		queries,
		judged: readGrades(join(folder, 'qrels.tsv'), idsOf(queries), idsOf(docs)),
	};
}

/**
 * Reads the documents of a test collection.
 *
 * @param {string} folder
 * @returns {Document[]}
 */
export function readDocuments(folder) {
	return readJsonLines(join(folder, 'docs.jsonl')).map(({ id, title, text }) => ({ id, title, text }));
}

/**
 * Reads the queries of a test collection.
 *
 * @param {string} folder
 * @returns {Query[]}
 */
export function readQueries(folder) {
	return readJsonLines(join(folder, 'queries.jsonl')).map(({ id, text }) => ({ id, text }));
}

/**
 * Returns the language of documents, by their characters.
 *
 * @param {readonly Document[]} docs
 * @returns {Language}
 */
export function languageOf(docs) {
	let letters = 0;
	let han = 0;
	for (const { title, text } of docs) {
		letters += count(title, /\p{L}/gu) + count(text, /\p{L}/gu);
		han += count(title, /\p{Script=Han}/gu) + count(text, /\p{Script=Han}/gu);
	}
	return han > letters * CHINESE_SHARE ? 'zh' : 'en';
}

/** @param {string} text @param {RegExp} pattern */
function count(text, pattern) {
	return text.match(pattern)?.length ?? 0;
}

/**
 * Reads grades; a document that has none, or a grade of 0, is not relevant.
 *
 * @param {string} file query, document and grade on each line, with tabs between
 * @param {ReadonlySet<string>} queries their ids
 * @param {ReadonlySet<string>} docs their ids
 * @returns {Map<string, Map<string, number>>}
 */
function readGrades(file, queries, docs) {
	/** @type {Map<string, Map<string, number>>} */
	const judged = new Map();
	for (const line of readFileSync(file, 'utf8').trim().split(/\r?\n/)) {
		const [query = '', doc = '', grade = ''] = line.split('\t');
		if (!queries.has(query) || !docs.has(doc) || !/^\d+$/.test(grade))
			throw new Error(`${file}: "${line}" is not a query, a document and a grade.`);
		if (Number(grade) > 0) judged.set(query, (judged.get(query) ?? new Map()).set(doc, Number(grade)));
	}
	return judged;
}

/** @param {readonly { id: string }[]} records */
function idsOf(records) {
	return new Set(records.map(({ id }) => id));
}
