import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { buildIndex } from '@pinakes/indexer';
import { postgresSource, pushIndex } from '@pinakes/postgres';
import { openIndex, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { runs } from '@pinakes/testing/runs';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { numbersFrom } from '../testing/numbers-from.ts';

/** Pushes of random changes. */
const PUSHES = runs(15);

/** Pushes between two comparisons with a build of everything. */
const BETWEEN = 20;

const WORDS = 'anchor boat chain deck 船 锚 harbour sail 港口 rope'.split(' ');
const PAGES = 40;

it(`${PUSHES} pushes of pages that are written, changed and removed end as a build of everything`, async () => {
	const [pages, out] = [tempFolder({ 'first.md': '# First\n\nanchor\n' }), join(tempFolder(), 'index')];
	const database = await PGlite.create();
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
		await database.close();
	}
}, 3_600_000);
