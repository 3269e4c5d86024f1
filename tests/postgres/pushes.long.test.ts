import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildIndex } from '@pinakes/indexer';
import { postgresSource, pushIndex } from '@pinakes/postgres';
import { connect } from '@pinakes/postgres/connect';
import { openIndex, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { runs } from '@pinakes/testing/runs';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { numbersFrom } from '../testing/numbers-from.ts';

/** Pushes of random changes. */
const PUSHES = runs(15);

const KILLS = runs(5);
const PUSHER = fileURLToPath(new URL('../testing/push-forever.js', import.meta.url));

/** Pushes between two comparisons with a build of everything. */
const BETWEEN = 20;

const WORDS = 'anchor boat chain deck 船 锚 harbour sail 港口 rope'.split(' ');
const PAGES = 40;

it(`${PUSHES} pushes of pages that are written, changed and removed end as a build of everything`, async () => {
	const [pages, out] = [tempFolder({ 'first.md': '# First\n\nanchor\n' }), join(tempFolder(), 'index')];
	const { database, close } = await connect('pglite:memory://');
	const below = numbersFrom(7);
	const text = (): string => Array.from({ length: 12 }, () => WORDS[below(WORDS.length)]).join(' ');
	try {
		for (let push = 1; push <= PUSHES; push++) {
			for (let edit = below(4); edit >= 0; edit--) {
				const path = `page-${below(PAGES)}.md`;
				if (below(4) === 0) rmSync(join(pages, path), { force: true });
				else addFiles(pages, { [path]: `# ${text()}\n\n${text()}\n\n## ${text()}\n\n${text()}\n` });
			}
			await buildIndex({ folders: [pages], out, vectors: 'none' });
			await pushIndex(database, directorySource(out), { keepFor: 0 });
			if (push % BETWEEN !== 0) continue;
			const whole = join(tempFolder(), 'index');
			await buildIndex({ folders: [pages], out: whole, vectors: 'none' });
			const [rows, files] = [await openIndex(postgresSource(database)), await openIndex(directorySource(whole))];
			for (const question of [...WORDS, 'anchor chain', 'sail the boat', '船 港口']) {
				const options = { explain: true, threshold: 0 };
				expect(await searchText(rows, question, options)).toEqual(await searchText(files, question, options));
			}
		}
		const { rows } = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM pinakes_parts');
		const { parts } = await pushIndex(database, directorySource(out), { keepFor: 0 });
		expect(rows[0]?.n).toBe(parts);
	} finally {
		await close();
	}
}, 3_600_000);

it(`a process that pushes into a folder and is killed leaves one version whole, ${KILLS} times`, async () => {
	const address = `pglite:${join(tempFolder(), 'db')}`;
	const folders = [];
	for (const word of ['old', 'new']) {
		const pages = Array.from({ length: 12 }, (_, i) => [`${i}.md`, `# Page ${i}\n\nThe ${word} text of page ${i}.\n`]);
		const out = join(tempFolder(), word);
		await buildIndex({ folders: [tempFolder(Object.fromEntries(pages) as Record<string, string>)], out });
		folders.push(out);
	}
	for (let i = 0; i < KILLS; i++) {
		const writer = spawn(process.execPath, [PUSHER, address, 'default', ...folders], {
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		await new Promise((resolve) => writer.stdout.once('data', resolve));
		// The first push is whole, so that there is something to read.
		if (i === 0) await new Promise((resolve) => writer.stdout.once('data', resolve));
		await wait(i * 7);
		writer.kill('SIGKILL');
		await new Promise((resolve) => writer.once('exit', resolve));
		const { database, close } = await connect(address);
		try {
			const { hits } = await searchText(await openIndex(postgresSource(database)), 'text', { texts: true, limit: 12 });
			expect(hits).toHaveLength(12);
			const words = new Set(hits.map(({ text = '' }) => /old|new/.exec(text)?.[0] ?? ''));
			expect(words.size).toBe(1);
		} finally {
			await close();
		}
	}
});
