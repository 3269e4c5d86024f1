/**
 * Replaces an index 200 times by builds whose files have equal sizes, while 20 readers ask it, for each kind of source, and
 * counts answers that are made of two builds, and errors. `node bench/bin/mixed-reads.js [REPLACEMENTS]`
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIndex, writeIndex } from '@pinakes/indexer';
import { fetchSource, openIndex, searchText } from '@pinakes/query';
import { checkedSource } from '@pinakes/query/checked-source';
import { directorySource } from '@pinakes/query/node';

const NAMES = ['kiwi', 'lime', 'plum'];
const DOCUMENTS = 60;
const READERS = 20;
const PAUSE_MS = 200;

const [, , argument, folder] = process.argv;
const replacements = Number(argument ?? 200);
if (folder === undefined) await measure();
else await replace(folder);

/**
 * Builds an index for each name in a folder.
 *
 * @param {string} root
 */
async function buildAll(root) {
	const filler = Array.from({ length: 400 }, (_, i) => `word${i}`).join(' ');
	for (const name of NAMES) {
		const docs = join(root, name, 'docs');
		mkdirSync(docs, { recursive: true });
		for (let i = 0; i < DOCUMENTS; i++)
			writeFileSync(join(docs, `${i}.md`), `# Anchor ${i}\n\nAn anchor of build ${name}, ${i}. ${filler}\n`);
		await buildIndex({ folders: [docs], out: join(root, name, 'index'), vectors: 'none' });
	}
}

/** @param {string} index */
function filesOf(index) {
	const entries = readdirSync(index, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = entries.map((entry) => join(entry.parentPath, entry.name));
	return new Map(paths.map((path) => [path.slice(index.length + 1), readFileSync(path)]));
}

/**
 * The process that replaces the index.
 *
 * @param {string} root
 */
async function replace(root) {
	const states = NAMES.map((name) => filesOf(join(root, name, 'index')));
	for (let i = 1; i <= replacements; i++) {
		const state = states[i % states.length];
		if (state !== undefined) writeIndex(join(root, 'current'), state);
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
}

async function measure() {
	const root = mkdtempSync(join(tmpdir(), 'pinakes-mixed-'));
	await buildAll(root);
	const current = join(root, 'current');
	writeIndex(current, filesOf(join(root, 'kiwi/index')));
	const server = createServer((request, response) => {
		try {
			response.end(readFileSync(current + request.url));
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	const kinds = {
		directorySource: () => directorySource(current),
		'checkedSource of directorySource': () => checkedSource(directorySource(current)),
		fetchSource: () => fetchSource(`http://127.0.0.1:${port}`),
	};
	for (const [kind, sourceOf] of Object.entries(kinds)) {
		const child = spawn(process.execPath, [import.meta.filename, String(replacements), root], { stdio: 'inherit' });
		let isOver = false;
		child.once('exit', () => {
			isOver = true;
		});
		const count = { answers: 0, mixed: 0, failed: 0 };
		await Promise.all(Array.from({ length: READERS }, () => read(sourceOf, count, () => isOver)));
		const { answers, mixed, failed } = count;
		console.log(`${kind}: ${replacements} replacements, ${answers} answers, ${mixed} mixed, ${failed} failed`);
	}
	server.close();
	rmSync(root, { recursive: true });
}

/**
 * @param {() => import('@pinakes/query').Source} sourceOf
 * @param {{ answers: number, mixed: number, failed: number }} count
 * @param {() => boolean} isOver
 */
async function read(sourceOf, count, isOver) {
	while (!isOver()) {
		try {
			const index = await openIndex(sourceOf());
			for (let i = 0; i < 5 && !isOver(); i++) {
				const { hits } = await searchText(index, `anchor ${i}`, { texts: true, limit: 3 + i * 10, threshold: 0 });
				const builds = new Set(hits.map(({ text = '' }) => /build (\w+),/.exec(text)?.[1]));
				count.answers++;
				if (builds.size !== 1) count.mixed++;
				await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
			}
		} catch (cause) {
			count.failed++;
			if (count.failed <= 3) console.error(String(cause));
		}
	}
}
