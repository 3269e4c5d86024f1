import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCollections, isCollection, languageOf, readCollection } from './collections.js';

const DOCS = [
	{ id: '1', title: 'Wing', text: 'lift of a wing' },
	{ id: '2', title: '', text: '机翼' },
];
const QUERIES = [
	{ id: 'a', text: 'lift' },
	{ id: 'b', text: 'drag' },
];
const QRELS = 'a\t1\t3\na\t2\t0\n';

let root = '';
let folder = '';

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'pinakes-collection-'));
	folder = join(root, 'small');
	mkdirSync(folder);
	write('docs.jsonl', lines(DOCS));
	write('queries.jsonl', lines(QUERIES));
	write('qrels.tsv', QRELS);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
	writeFileSync(join(folder, file), text);
}

function lines(records: readonly object[]) {
	return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

describe('readCollection', () => {
	it('reads documents, queries and grades', () => {
		expect(readCollection(`${folder}/`)).toEqual({
			name: 'small',
			folder: `${folder}/`,
			language: 'en',
			// "Wing" and "lift of a wing" in ASCII, two Han characters of three bytes
			bytes: 4 + 14 + 6,
			docs: DOCS,
			queries: QUERIES,
			judged: new Map([['a', new Map([['1', 3]])]]),
		});
	});

	it.each(['a\t1', 'a\t1\t-1', 'c\t1\t1', 'a\t3\t1'])('shows a line that is no grade: %j', (line) => {
		write('qrels.tsv', `a\t1\t1\n${line}\n`);
		expect(() => readCollection(folder)).toThrow(`${join(folder, 'qrels.tsv')}: "${line}" is not a query`);
	});

	it.each(['docs.jsonl', 'queries.jsonl', 'qrels.tsv'])('names %s if it is missing', (file) => {
		rmSync(join(folder, file));
		expect(() => readCollection(folder)).toThrow(join(folder, file));
	});

	it('reads a folder with documents as a collection', () => {
		expect(isCollection(folder)).toBe(true);
		expect(isCollection(root)).toBe(false);
		expect(checkCollections([folder, folder])).toEqual([folder, folder]);
		expect(() => checkCollections([folder, root])).toThrow(`${root} is not a collection`);
	});
});

describe('languageOf', () => {
	it.each([
		['en', 'lift of a wing'],
		['en', 'the character 翼 in a sentence of English'],
		['zh', '機翼的升力'],
		['zh', '用 JavaScript 寫的全文檢索引擎'],
		['en', ''],
	])('is %s for %j', (language, text) => {
		expect(languageOf([{ id: '1', title: '', text }])).toBe(language);
	});
});
