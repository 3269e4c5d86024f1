import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import lunr from 'lunr';

const FILE = 'index.json';

/** @type {import('../engines.js').Engine<lunr.Index>} */
export const engine = {
	name: 'lunr',
	settings: () => 'as it comes: stop words, stems; a query is cut into words by `lunr.tokenizer`',
	skips: (language) =>
		language === 'en' ? undefined : 'its plugin for Chinese, lunr-languages, needs the native module nodejieba',
	build: (docs) =>
		lunr((builder) => {
			builder.ref('id');
			builder.field('title');
			builder.field('text');
			for (const doc of docs) builder.add(doc);
		}),
	serialize: (index) => new Map([[FILE, JSON.stringify(index)]]),
	load: (folder) => lunr.Index.load(JSON.parse(readFileSync(join(folder, FILE), 'utf8'))),
	// Not `index.search`: in its syntax, colons and signs of a question would be operators.
	search: (index, text, limit) =>
		index
			.query((query) => query.term(lunr.tokenizer(text), {}))
			.slice(0, limit)
			.map(({ ref }) => ref),
};
