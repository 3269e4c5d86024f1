/** Fuzz targets that need no index: everything that reads texts, documents or settings. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { assembleContext } from '@pinakes/context';
import { indexDocuments, indexMarkdown, loadConfig } from '@pinakes/indexer';
import { splitFrontMatter } from '@pinakes/indexer/internal';
import { createTextIndex } from '@pinakes/query/memory';
import { anyValue, mutated, somePieces } from './pieces.js';
import { FORMAT_ENDINGS, readAs } from './pump.js';

const CONFIGURATION = JSON.stringify({
	ignore: ['drafts/**'],
	synonyms: [['k8s', 'kubernetes']],
	constraints: { offline: ['network'] },
	markdown: [{ include: ['agents/*.md'], kind: 'agent' }],
});

/** @type {Record<string, import('./targets.js').Target>} */
export const TEXT_TARGETS = {
	'front matter': {
		make: (random) => `---\n${mutated(random, `name: x\n${somePieces(random, 30)}`)}\n---\nb\n`,
		run: splitFrontMatter,
	},
	markdown: {
		make: (random) => somePieces(random, 60),
		run: (text) => indexMarkdown([{ path: 'a.md', text }]),
	},
	formats: {
		make: (random) => ({ extension: random.pick(FORMAT_ENDINGS), text: somePieces(random, 60) }),
		run({ extension, text }) {
			const read = readAs(extension, text);
			const lines = read?.lines;
			const count = read?.markdown.split('\n').length ?? 0;
			if (lines !== undefined && lines.length < count - 1) throw new Error('a line of the markdown has no line');
		},
	},
	documents: {
		make: (random) => anyValue(random, ['id', 'title', 'text', 'sections', 'headings', 'lines']),
		run: (document) => indexDocuments([document]),
	},
	'texts in memory': {
		make: (random) => ({ texts: [somePieces(random, 30), somePieces(random, 30)], query: somePieces(random, 12) }),
		run({ texts, query }) {
			const index = createTextIndex(
				texts.map((/** @type {string} */ text, /** @type {number} */ i) => ({ id: `${i}`, text })),
			);
			const first = index.search(query);
			if (!isDeepStrictEqual(timeless(first), timeless(index.search(query))))
				throw new Error('two answers to one query');
		},
	},
	prompts: {
		make: (random) => ({
			slices: anyValue(random, ['name', 'content', 'always', 'limit']),
			message: somePieces(random, 5),
		}),
		run: assembleContext,
	},
	configuration: {
		make: (random) => mutated(random, CONFIGURATION),
		run: (text) => {
			const folder = mkdtempSync(join(tmpdir(), 'pinakes-fuzz-'));
			const file = join(folder, 'pinakes.config.json');
			writeFileSync(file, text);
			return loadConfig(file, []).finally(() => rmSync(folder, { recursive: true }));
		},
	},
};

/** Returns the JSON of an answer without the times that it took. @param {unknown} answer */
export function timeless(answer) {
	return JSON.stringify(answer, (key, value) => (/time|_ms$/.test(key) ? 0 : value));
}
