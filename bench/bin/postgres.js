/**
 * Measures an index in PostgreSQL beside the same index in a folder: pushes, and questions with nothing and with
 * everything cached. Starts a server from npm. `node bench/bin/postgres.js [--documents 10000] [--questions 100]`
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appendIndex } from '@pinakes/indexer';
import { postgresSource, pushIndex } from '@pinakes/postgres';
import { connect } from '@pinakes/postgres/connect';
import { searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { openSegments } from '@pinakes/query/union';
import { startPostgres } from '@pinakes/testing/postgres-server';
import { scratchFolder } from '../src/command.js';
import { generatePageQuestions } from '../src/generate-pages.js';
import { MACHINE_LINE } from '../src/machine.js';
import { writePages } from '../src/measure-memory.js';
import { writeResult } from '../src/results.js';
import { percentileOf, timed } from '../src/statistics.js';

const CLIENTS = 8;
const CHANGED = 100;

/** How often clients ask each question of an index that has everything cached. */
const WARM_ROUNDS = 20;

const { values } = parseArgs({
	options: { documents: { type: 'string', default: '10000' }, questions: { type: 'string', default: '100' } },
});
const [documents, asked] = [Number(values.documents), Number(values.questions)];
if (!Number.isInteger(documents) || documents < CHANGED) {
	console.error(`Usage: node bench/bin/postgres.js [--documents N] [--questions N], documents at least ${CHANGED}`);
	process.exit(2);
}

const root = scratchFolder('postgres');
const server = await startPostgres();
const { database, close } = await connect(server.url);
try {
	const table = await measure();
	const page = `A collection in PostgreSQL beside the same index in a folder: \`node bench/bin/postgres.js --documents ${documents} --questions ${asked}\`.\n\n${table}\n${MACHINE_LINE}`;
	writeResult('postgres.md', page);
	process.stdout.write(page);
} finally {
	await close();
	await server.stop();
}

async function measure() {
	const [pages, index] = [join(root, 'pages'), join(root, 'index')];
	writePages(pages, 0, documents);
	const append = () => appendIndex({ folders: [pages], out: index });
	const build = await timed(append);
	const first = await timed(() => pushIndex(database, directorySource(index)));
	const unchanged = await timed(() => pushIndex(database, directorySource(index)));

	const questions = generatePageQuestions(2 * asked);
	/** @type {Record<string, () => import('@pinakes/query').Source>} */
	const sources = { folder: () => directorySource(index), PostgreSQL: () => postgresSource(database) };
	await compare(questions.slice(0, asked), sources);
	const rows = [];
	for (const [name, source] of Object.entries(sources))
		rows.push([name, ...(await measureQuestions(questions, source))]);

	for (let i = 0; i < CHANGED; i++) {
		const number = Math.floor((i * documents) / CHANGED);
		appendFileSync(join(pages, `${number % 100}/page-${number}.md`), '\n\nOne more sentence.\n');
	}
	const rebuild = await timed(append);
	const changed = await timed(() => pushIndex(database, directorySource(index)));
	await compare(questions.slice(0, asked), sources);
	for (const [name, source] of Object.entries(sources)) {
		rows.push([`${name}, ${CHANGED} changed`, ...(await measureQuestions(questions, source))]);
	}

	return [
		`| ${documents} documents | first question p50 | of it CPU | opened, other words p50 | cached p50 | cached p99 | answers/s, ${CLIENTS} clients, nothing cached | cached |`,
		'| - | - | - | - | - | - | - | - |',
		...rows.map((row) => `| ${row.join(' | ')} |`),
		'',
		'| step | time | written |',
		'| - | - | - |',
		`| build | ${seconds(build.ms)} | |`,
		`| first push | ${seconds(first.ms)} | ${megabytes(first.result.addedBytes)} |`,
		`| push of an unchanged index | ${seconds(unchanged.ms)} | ${megabytes(unchanged.result.addedBytes)} |`,
		`| build --append after ${CHANGED} documents changed | ${seconds(rebuild.ms)} | |`,
		`| push of that | ${seconds(changed.ms)} | ${megabytes(changed.result.addedBytes)}, ${changed.result.added} of ${changed.result.parts} parts |`,
		'',
	].join('\n');
}

/**
 * Answers must be the same.
 *
 * @param {readonly string[]} questions
 * @param {Record<string, () => import('@pinakes/query').Source>} sources
 */
async function compare(questions, sources) {
	const indexes = await Promise.all(Object.values(sources).map((source) => openSegments(source())));
	for (const question of questions) {
		const answers = await Promise.all(indexes.map((index) => searchText(index, question, { explain: true })));
		const texts = new Set(answers.map((answer) => JSON.stringify(answer)));
		if (texts.size !== 1) throw new Error(`Answers to ${question} differ.`);
	}
}

/**
 * @param {readonly string[]} all questions; one half is asked of indexes that are opened for each, the other of one that was asked nothing
 * @param {() => import('@pinakes/query').Source} source
 */
async function measureQuestions(all, source) {
	const questions = all.slice(0, asked);
	const cold = [];
	const cpu = [];
	for (const question of questions) {
		const before = process.cpuUsage();
		cold.push((await timed(async () => searchText(await openSegments(source()), question))).ms);
		const { user, system } = process.cpuUsage(before);
		cpu.push((user + system) / 1000);
	}
	const other = await openSegments(source());
	const opened = [];
	for (const question of all.slice(asked)) opened.push((await timed(() => searchText(other, question))).ms);
	const index = await openSegments(source());
	for (const question of questions) await searchText(index, question);
	const warm = [];
	for (const question of questions) warm.push((await timed(() => searchText(index, question))).ms);

	const coldRate = await answersPerSecond(questions, () => openSegments(source()));
	const warmRate = await answersPerSecond(Array(WARM_ROUNDS).fill(questions).flat(), async () => index);
	return [
		milliseconds(percentileOf(cold, 0.5)),
		milliseconds(percentileOf(cpu, 0.5)),
		milliseconds(percentileOf(opened, 0.5)),
		milliseconds(percentileOf(warm, 0.5)),
		milliseconds(percentileOf(warm, 0.99)),
		coldRate,
		warmRate,
	];
}

/** @param {readonly string[]} questions @param {() => Promise<import('@pinakes/query').Index>} open the index that a question is asked of */
async function answersPerSecond(questions, open) {
	const { ms } = await timed(() =>
		Promise.all(
			Array.from({ length: CLIENTS }, async (_, client) => {
				for (let i = client; i < questions.length; i += CLIENTS) await searchText(await open(), questions[i] ?? '');
			}),
		),
	);
	return ((1000 * questions.length) / ms).toFixed(0);
}

/** @param {number} ms */
function milliseconds(ms) {
	return `${ms.toFixed(ms < 1 ? 2 : 1)} ms`;
}

/** @param {number} ms */
function seconds(ms) {
	return `${(ms / 1000).toFixed(2)} s`;
}

/** @param {number} bytes */
function megabytes(bytes) {
	return `${(bytes / 1e6).toFixed(1)} MB`;
}
