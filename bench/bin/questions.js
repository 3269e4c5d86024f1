/**
 * Searches for typical questions about documentation, with and without a fitting filter: `node bench/bin/questions.js
 * [FOLDER … --questions FILE] [--json]`. Without folders those of ../shared/data/docs, where they are there, whose
 * table is left in bench/results/search-questions.md.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIndex } from '@pinakes/indexer';
import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { askQuestions, readQuestions } from '../src/ask-questions.js';
import { orExit, orUsage, scratchFolder, typedPath } from '../src/command.js';
import { questionsPage } from '../src/questions-page.js';
import { writeResult } from '../src/results.js';
import { DOCS, sharedDocuments } from '../src/shared-data.js';

const USAGE = 'Usage: node bench/bin/questions.js [FOLDER … --questions FILE] [--json]';
const QUESTIONS = fileURLToPath(new URL('../data/questions.jsonl', import.meta.url));

const { values, positionals } = orUsage(USAGE, () => {
	const options = /** @type {const} */ ({ questions: { type: 'string' }, json: { type: 'boolean' } });
	const parsed = parseArgs({ options, allowPositionals: true });
	if (parsed.positionals.length > 0 && parsed.values.questions === undefined) throw new Error('Name --questions FILE.');
	return parsed;
});
const isUsual = positionals.length === 0;
const folders = isUsual ? sharedDocuments() : positionals.map(typedPath);
if (isUsual && folders.length < 2) {
	console.log(`questions: there is no ${DOCS}; name folders of markdown, and questions.`);
	process.exit();
}
const file = values.questions === undefined ? QUESTIONS : typedPath(values.questions);
const questions = orExit(() => readQuestions(readFileSync(file, 'utf8'), file));
const out = scratchFolder('questions');
await buildIndex({ folders, out, vectors: 'lsa' });
const asked = await askQuestions(await openIndex(directorySource(out)), questions);
const page = questionsPage(asked);
console.log(values.json ? JSON.stringify(asked) : page);
if (isUsual) writeResult('search-questions.md', page);
