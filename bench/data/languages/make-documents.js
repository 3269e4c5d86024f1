/**
 * Makes documents.jsonl from the npm packages that README.md names, unpacked side by side:
 * `node bench/data/languages/make-documents.js FOLDER > documents.jsonl`, with FOLDER/de/package, FOLDER/pt-br/package …
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = {
	de: 'de',
	fr: 'fr',
	es: 'es',
	it: 'it',
	pt: 'pt-br',
	ru: 'ru',
	tr: 'tr',
	pl: 'pl',
	ja: 'ja',
	ko: 'ko',
};
const EXTENSIONS =
	'git github typescript-language-features markdown-language-features npm json-language-features html-language-features merge-conflict emmet';
/** Extensions whose settings have names of two parts; those of others have three. */
const SHORT_NAMES = ['git', 'github', 'merge-conflict'];

const [folder = '.'] = process.argv.slice(2);
const strings = (/** @type {string} */ language, /** @type {string} */ extension) =>
	JSON.parse(
		readFileSync(join(folder, language, 'package/translations/extensions', `vscode.${extension}.i18n.json`), 'utf8'),
	).contents.package;

/** @type {Map<string, { extension: string, keys: string[], size: number }>} */
const groups = new Map();
for (const extension of EXTENSIONS.split(' ')) {
	for (const [key, text] of Object.entries(strings('de', extension))) {
		const name = `${extension}/${key
			.split('.')
			.slice(0, SHORT_NAMES.includes(extension) ? 2 : 3)
			.join('.')}`;
		const group = groups.get(name) ?? { extension, keys: [], size: 0 };
		groups.set(name, { extension, keys: [...group.keys, key], size: group.size + text.length });
	}
}
const plain = (/** @type {string} */ text) =>
	text
		.replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/\s+/g, ' ')
		.trim();
const rows = [...groups]
	.filter(([, { size }]) => size >= 50 && size < 4000)
	.map(([id, { extension, keys }]) => {
		const texts = Object.entries(FOLDERS).map(([code, name]) => {
			const own = strings(name, extension);
			return [code, keys.flatMap((key) => (own[key] ? plain(own[key]) : [])).join('\n')];
		});
		return Object.fromEntries([['id', id], ...texts]);
	})
	.filter((row) => Object.values(row).every((text) => text.length >= 8));
/** The texts were chosen when there were twenty questions; later ones are about the chosen texts. */
const FIRST_QUESTIONS = 20;
const wanted = readFileSync(new URL('questions.jsonl', import.meta.url), 'utf8')
	.split('\n', FIRST_QUESTIONS)
	.map((line) => JSON.parse(line).relevant);
let others = 0;
for (const row of rows) {
	// Two of five texts that answer none of these.
	if (wanted.includes(row.id) || others++ % 5 < 2) console.log(JSON.stringify(row));
}
