/**
 * Bytes of the first search of a published site from a host with ranges, without the library: `node bench/bin/first-bytes.js INDEX`.
 * INDEX is of pages that `scale.js --keep` made up, so that questions in both languages have answers. With `--published` it is a
 * site that was published from such an index.
 */
import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { publishSite } from '@pinakes/indexer';
import { openIndex } from '@pinakes/query';
import { search } from '@pinakes/query/search';
import { siteSource } from '@pinakes/query/site';
import { readArguments, scratchFolder } from '../src/command.js';
import { generatePageQuestions } from '../src/generate-pages.js';
import { serveSite } from '../src/site-server.js';
import { table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/first-bytes.js INDEX [--questions 100] [--published]';

/** Bytes of a request's headers, about, as HTTP/1.1 has them. */
const HEADER_BYTES = 180;

const options = /** @type {const} */ ({
	questions: { type: 'string', default: '100' },
	published: { type: 'boolean' },
});
const { index, questions, isPublished } = readArguments(USAGE, options, (values, [index]) => {
	if (index === undefined) throw new Error('Name an index.');
	return { index, questions: Number(values.questions), isPublished: values.published };
});
const site = isPublished ? index : scratchFolder('first-search');
if (!isPublished) publishSite({ index, out: site, title: 'Pages' });
const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const server = await serveSite(site, 'http', true);
const measured = [];
for (const question of generatePageQuestions(questions)) measured.push(await measure(question));
server.close();
const rows = [
	row('all', measured),
	row(
		'English',
		measured.filter(({ question }) => /[a-z]/.test(question)),
	),
	row(
		'Chinese',
		measured.filter(({ question }) => !/[a-z]/.test(question)),
	),
];
console.log(`${files} files\n`);
console.log(table(['questions', 'n', 'median kB', 'p90', 'most', 'requests'], rows));

/**
 * What a page without anything cached reads for a question.
 *
 * @param {string} question
 */
async function measure(question) {
	let [bytes, requests] = [0, 0];
	/** @type {NonNullable<Parameters<typeof siteSource>[1]>} */
	const counting = async (url, options) => {
		const response = await fetch(url, options);
		const body = await response.arrayBuffer();
		// Compressed texts come in pieces, without a length.
		bytes += Number(response.headers.get('content-length') ?? gzipSync(body).length) + HEADER_BYTES;
		requests++;
		const { ok, status, headers } = response;
		return { ok, status, url: response.url, headers, arrayBuffer: async () => body };
	};
	await search(await openIndex(siteSource(`${server.address}index/`, counting)), question);
	return { question, bytes, requests };
}

/** @param {string} name @param {readonly { bytes: number, requests: number }[]} some */
function row(name, some) {
	const sorted = some.map(({ bytes }) => bytes / 1000).sort((a, b) => a - b);
	const requests = some.map((one) => one.requests).sort((a, b) => a - b);
	const at = (/** @type {number} */ share) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
	return [name, String(some.length), at(0.5), at(0.9), at(1), String(requests[requests.length >> 1] ?? 0)];
}
