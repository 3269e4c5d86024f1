/** Measures how well probability separates answerable queries from others; see ../README.md. */
import { basename } from 'node:path';
import { indexDocuments } from '@pinakes/indexer';
import { memorySource, openIndex, searchText } from '@pinakes/query';
import { readDocuments, readQueries } from '../src/collections.js';
import { orExit, readArguments } from '../src/command.js';
import { refusalThreshold, separationOf } from '../src/refusal-statistics.js';

const USAGE = 'Usage: node bench/bin/refusal.js DOCS_FOLDER OUT_OF_DOMAIN_FOLDER [--json]';

const { folder, otherFolder, json } = readArguments(USAGE, { json: { type: 'boolean' } }, ({ json }, paths) => {
	const [folder, otherFolder, ...rest] = paths;
	if (folder === undefined || otherFolder === undefined || rest.length > 0) throw new Error('Name two folders.');
	return { folder, otherFolder, json };
});
const { docs, queries, others } = orExit(() => ({
	docs: readDocuments(folder),
	queries: readSome(folder),
	others: readSome(otherFolder),
}));
const index = await openIndex(memorySource(indexDocuments(docs)));
const inside = await topScores(queries);
const outside = await topScores(others);
const separation = separationOf(inside, outside);
const threshold = refusalThreshold(inside);

const [name, otherName] = [basename(folder), basename(otherFolder)];
console.log(json ? JSON.stringify(separation) : inWords());

/**
 * The probability of each query's answer; 0 where nothing is found.
 *
 * @param {readonly import('../src/collections.js').Query[]} asked
 * @returns {Promise<number[]>}
 */
async function topScores(asked) {
	const scores = [];
	for (const { text } of asked) {
		const { probability } = await searchText(index, text, { limit: 1, threshold: 0 });
		scores.push(probability);
	}
	return scores;
}

function inWords() {
	const refused = (separation.reject_at_5pct * 100).toFixed(1);
	return [
		`${queries.length} queries of ${name} and ${others.length} of ${otherName}, asked of the documents of ${name}:`,
		`AUROC ${separation.auroc.toFixed(4)}; below ${threshold.toFixed(3)}, where 5 % of the first lie, lie ${refused} % of the others.`,
	].join('\n');
}

/** @param {string} path */
function readSome(path) {
	const read = readQueries(path);
	if (read.length === 0) throw new Error(`${path}/queries.jsonl has no query.`);
	return read;
}
