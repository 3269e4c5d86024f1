import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

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
	return readRecords(join(folder, 'docs.jsonl'), ['id', 'title', 'text']);
}

/**
 * Reads the queries of a test collection.
 *
 * @param {string} folder
 * @returns {Query[]}
 */
export function readQueries(folder) {
	return readRecords(join(folder, 'queries.jsonl'), ['id', 'text']);
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
 * Reads a JSON Lines file of records with unique ids.
 *
 * @template {string} Field
 * @param {string} file
 * @param {readonly Field[]} fields
 * @returns {Record<Field | 'id', string>[]}
 */
function readRecords(file, fields) {
	const seen = new Set();
	return readLines(file).map(({ line, where }) => {
		const record = parse(line, where);
		const missing = fields.find((field) => typeof record?.[field] !== 'string');
		if (missing !== undefined) throw new Error(`${where}: "${missing}" is not a string.`);
		if (seen.has(record.id)) throw new Error(`${where}: there is a record with the id ${record.id} already.`);
		seen.add(record.id);
		return /** @type {any} */ (Object.fromEntries(fields.map((field) => [field, record[field]])));
	});
}

/**
 * @param {string} file query, document and grade on each line, with tabs between
 * @param {ReadonlySet<string>} queries their ids
 * @param {ReadonlySet<string>} docs their ids
 * @returns {Map<string, Map<string, number>>}
 */
function readGrades(file, queries, docs) {
	/** @type {Map<string, Map<string, number>>} */
	const judged = new Map();
	const seen = new Set();
	for (const { line, where } of readLines(file)) {
		const [query = '', doc = '', grade = '', ...rest] = line.split('\t');
		if (rest.length > 0 || !/^\d+$/.test(grade)) throw new Error(`${where}: not a query, a document and a grade.`);
		if (!queries.has(query)) throw new Error(`${where}: there is no query ${query}.`);
		if (!docs.has(doc)) throw new Error(`${where}: there is no document ${doc}.`);
		const pair = `${query}\t${doc}`;
		if (seen.has(pair)) throw new Error(`${where}: document ${doc} has a grade for query ${query} already.`);
		seen.add(pair);
		if (Number(grade) > 0) judged.set(query, (judged.get(query) ?? new Map()).set(doc, Number(grade)));
	}
	if (judged.size === 0) throw new Error(`${file}: there is no query with a relevant document.`);
	return judged;
}

/**
 * Returns the lines of a file that are not empty, with their locations.
 *
 * @param {string} file
 */
function readLines(file) {
	return readText(file)
		.split(/\r?\n/)
		.map((line, at) => ({ line, where: `${file}:${at + 1}` }))
		.filter(({ line }) => line !== '');
}

/** @param {string} file */
function readText(file) {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		throw new Error(`${file} cannot be read: ${/** @type {NodeJS.ErrnoException} */ (error).code}.`);
	}
}

/** @param {string} json @param {string} where @returns {any} */
function parse(json, where) {
	try {
		return JSON.parse(json);
	} catch (error) {
		throw new Error(`${where}: not JSON: ${/** @type {Error} */ (error).message}`);
	}
}

/** @param {readonly { id: string }[]} records */
function idsOf(records) {
	return new Set(records.map(({ id }) => id));
}
