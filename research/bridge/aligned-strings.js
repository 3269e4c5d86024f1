/** Reads English strings with their Chinese translations from the packages that inputs.json names. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';

/**
 * @typedef {object} Pair
 * @property {string} en
 * @property {string} zh
 * @property {boolean} isGloss whether the Chinese side is an entry of a dictionary, whole
 */

/**
 * All pairs, each once.
 *
 * @param {string} inputs the folder with the packages
 * @returns {Pair[]}
 */
export function alignedStrings(inputs) {
	const pairs = [
		...editorStrings(inputs),
		...stringsByKey(inputs),
		...extensionStrings(inputs),
		...compilerMessages(inputs),
		...dictionary(inputs),
	];
	const seen = new Set();
	return pairs.filter(({ en, zh }) => {
		const key = `${en}\n${zh}`;
		return !seen.has(key) && seen.add(key);
	});
}

const LOCALIZED = /localize2?\((\d+),\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

/** The editor's code names its strings by their numbers in the language pack of the same version. */
function editorStrings(inputs) {
	const [, list] = /var content = (\[[\s\S]*\]);/.exec(
		readFileSync(join(inputs, 'editor-zh/translations/main.i18n.json.js'), 'utf8'),
	);
	/** @type {(string | null)[]} */
	const chinese = JSON.parse(list.replace(/^(\t)undefined/gm, '$1null'));
	const pairs = [];
	for (const file of filesOf(join(inputs, 'editor-api'))) {
		if (!file.endsWith('.js')) continue;
		for (const [, number, literal] of readFileSync(file, 'utf8').matchAll(LOCALIZED)) {
			const zh = chinese[Number(number)];
			if (zh) pairs.push(pairOf(unquote(literal), zh));
		}
	}
	return pairs;
}

/** Older language packs have strings by module and key, as the editor still lists them. */
function stringsByKey(inputs) {
	const out = join(inputs, 'editor/lib/vscode/out');
	const english = readJson(join(out, 'nls.messages.json'));
	const keys = readJson(join(out, 'nls.keys.json')).flatMap(([module, names]) => names.map((name) => [module, name]));
	const chinese = new Map();
	let module = '';
	const lines = readFileSync(join(inputs, 'editor-zh-by-key/translations/main.i18n.json.js'), 'utf8').split('\n');
	for (const line of lines) {
		module = /^\t"(vs\/.*)": \{$/.exec(line)?.[1] ?? module;
		const [, quoted, bare, literal] = /^\t(?:"((?:[^"\\]|\\.)*)"|(\w+)): ("(?:[^"\\]|\\.)*"),?$/.exec(line) ?? [];
		if (literal !== undefined) chinese.set(`${module} ${quoted ?? bare}`, unquote(literal));
	}
	return keys.flatMap(([name, key], i) => {
		const zh = chinese.get(`${name} ${key}`);
		return zh ? pairOf(english[i], zh) : [];
	});
}

/** What extensions say in their code, and in their manifests. */
function extensionStrings(inputs) {
	const pairs = [];
	for (const file of filesOf(join(inputs, 'editor-zh/translations/extensions'))) {
		const { bundle = {}, package: manifest = {} } = readJson(file).contents;
		for (const [en, zh] of Object.entries(bundle)) pairs.push(pairOf(en.replace(/\/[^/]*$/, ''), zh));
		const name = basename(file)
			.replace(/^vscode\./, '')
			.replace(/\.i18n\.json$/, '');
		const strings = join(inputs, 'editor/lib/vscode/extensions', name, 'package.nls.json');
		if (!existsSync(strings)) continue;
		for (const [key, value] of Object.entries(readJson(strings))) {
			const en = typeof value === 'string' ? value : value.message;
			if (manifest[key]) pairs.push(pairOf(en, manifest[key]));
		}
	}
	return pairs;
}

function readJson(file) {
	return JSON.parse(readFileSync(file, 'utf8'));
}

const ESCAPES = new Map([
	['n', '\n'],
	['t', '\t'],
	['r', ' '],
]);

/** The value of a string literal. */
function unquote(literal) {
	return literal
		.slice(1, -1)
		.replace(/\\u([0-9a-f]{4})|\\(.)/gi, (_, code, one) =>
			code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES.get(one) ?? one),
		);
}

function compilerMessages(inputs) {
	const require = createRequire(import.meta.url);
	const { Diagnostics } = require(resolve(inputs, 'compiler/lib/typescript.js'));
	const chinese = readJson(join(inputs, 'compiler/lib/zh-cn/diagnosticMessages.generated.json'));
	return Object.values(Diagnostics).flatMap(({ key, message }) => (chinese[key] ? pairOf(message, chinese[key]) : []));
}

/** A pair without marks of keys that open menus, such as `&&Save` and `保存(&&S)`, and without placeholders. */
function pairOf(en, zh) {
	const plain = (text) => text.replace(/\(&&\w\)|&&|\{\d+\}|\[([^\]]*)\]\([^)]*\)/g, ' $1 ').trim();
	return { en: plain(en), zh: plain(zh), isGloss: false };
}

/** The subjects whose glosses are used; others, such as [医] for medicine and [地名] for places, are left out. */
const SUBJECTS = /^\[(?:计|经|法)\]\s*/;

/** `[网络]` marks glosses that were gathered from web pages, of unknown licence. */
const OTHER_LINE = /^\[|^【/;

/** Words that are rarer in both corpora of the dictionary are left out. */
const MAX_RANK = 25_000;

const PART_OF_SPEECH = /^(?:[a-z]{1,6}\.\s*(?:&\s*)?)+/;

/** Glosses of the dictionary: of words with a frequency, and of phrases of the subjects above. */
function* dictionary(inputs) {
	const file = join(inputs, 'dictionary/assets/ecdict.csv');
	for (const [word, , , translation = '', , , , , bnc, frq] of csvRows(readFileSync(file, 'utf8'))) {
		if (!/^[a-z][a-z0-9 .'-]*$/i.test(word)) continue;
		const isFrequent = [bnc, frq].some((rank) => Number(rank) > 0 && Number(rank) <= MAX_RANK);
		for (const line of translation.split('\\n')) {
			const isOfSubject = SUBJECTS.test(line);
			if (isOfSubject ? false : OTHER_LINE.test(line) || !isFrequent) continue;
			const glosses = line
				.replace(SUBJECTS, '')
				.replace(PART_OF_SPEECH, '')
				.replace(/[（(<《[【][^）)>》\]】]*[）)>》\]】]/g, '');
			for (const gloss of glosses.split(/[,，;；、:：]/)) {
				const zh = gloss
					.trim()
					.replace(/^\.+|^(?:使|被|把)\.*(?=..)|\.\.+/g, '')
					.replace(/(?<=..)[的地]$/, '');
				if (/^[\u4e00-\u9fff]{1,8}$/.test(zh)) yield { en: word, zh, isGloss: true };
			}
		}
	}
}

function* csvRows(text) {
	for (const line of text.split('\n').slice(1)) {
		const cells = [];
		for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
			cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
		}
		yield cells;
	}
}

function* filesOf(folder) {
	for (const name of readdirSync(folder).sort()) {
		const path = join(folder, name);
		if (statSync(path).isDirectory()) yield* filesOf(path);
		else yield path;
	}
}
