/**
 * Replaces an index 200 times by builds whose files have equal sizes, while 20 readers ask it, for each kind of source,
 * and counts errors, and answers that mix two builds. `node bench/bin/mixed-reads.js [REPLACEMENTS [KIND]]`
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { searchText } from '@pinakes/query';
import { scratchFolder } from '../src/command.js';
import { KINDS, startKind } from '../src/mixed-kinds.js';

const NAMES = ['kiwi', 'lime', 'plum'];
const DOCUMENTS = 60;
const READERS = 20;
const PAUSE_MS = 200;

const [, , argument, wanted = '', root, where] = process.argv;
const replacements = Number(argument ?? 200);
if (root === undefined || where === undefined) await measure();
else await replace(wanted, root, where);

/**
 * Builds an index for each name in a folder.
 *
 * @param {string} folder
 */
async function buildAll(folder) {
	const filler = Array.from({ length: 400 }, (_, i) => `word${i}`).join(' ');
	for (const name of NAMES) {
		const docs = join(folder, name, 'docs');
		mkdirSync(docs, { recursive: true });
		for (let i = 0; i < DOCUMENTS; i++)
			writeFileSync(join(docs, `${i}.md`), `# Anchor ${i}\n\nAn anchor of build ${name}, ${i}. ${filler}\n`);
		await buildIndex({ folders: [docs], out: join(folder, name, 'index'), vectors: 'none' });
	}
}

/**
 * The process that replaces the index.
 *
 * @param {string} kind
 * @param {string} folder
 * @param {string} place
 */
async function replace(kind, folder, place) {
	const replacer = await KINDS[kind]?.replacer(
		NAMES.map((name) => join(folder, name, 'index')),
		place,
	);
	for (let i = 1; i <= replacements; i++) {
		await replacer?.(i % NAMES.length);
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
	process.exit();
}

async function measure() {
	const folder = scratchFolder('mixed');
	await buildAll(folder);
	for (const [kind, { replacer, reader }] of Object.entries(KINDS).filter(([name]) => name.includes(wanted))) {
		const own = join(folder, `kind-${kind.replace(/\W/g, '')}`);
		mkdirSync(own);
		const { where: place, stop } = await startKind(kind, own);
		const built = NAMES.map((name) => join(folder, name, 'index'));
		await (await replacer(built, place))(0);
		const { open, close } = await reader(place);
		const args = [import.meta.filename, String(replacements), kind, folder, place];
		const child = spawn(process.execPath, args, { stdio: 'inherit' });
		let isOver = false;
		child.once('exit', () => {
			isOver = true;
		});
		const count = { answers: 0, mixed: 0, failed: 0 };
		await Promise.all(Array.from({ length: READERS }, () => read(open, count, () => isOver)));
		const { answers, mixed, failed } = count;
		const status = child.exitCode === 0 ? '' : `, and its replacements ended with ${child.exitCode}`;
		console.log(`${kind}: ${replacements} replacements, ${answers} answers, ${mixed} mixed, ${failed} failed${status}`);
		await close?.();
		await stop();
	}
	process.exit();
}

/**
 * @param {() => Promise<import('@pinakes/query').Index>} open
 * @param {{ answers: number, mixed: number, failed: number }} count
 * @param {() => boolean} isOver
 */
async function read(open, count, isOver) {
	while (!isOver()) {
		try {
			const index = await open();
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
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	}
}
