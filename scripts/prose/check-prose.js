/**
 * Checks what people read: banned idioms and spelling in the documentation, in the help of the commands and in every
 * catalogue of messages, and how easy the README is to read. `node scripts/prose/check-prose.js [FILE …]`
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import { proseFiles } from '../prose-files.js';
import { PEER, readabilityOf } from './readability.js';
import { BANNED, BANNED_CHINESE, bannedWords, spelling } from './rules.js';

/** Source files whose string literals are messages. The help of the commands is checked in docs/reference/cli.md. */
const CATALOGUES = [
	'packages/indexer/src/data/messages.ts',
	'packages/search-box/src/messages.ts',
	'packages/context/src/labels.ts',
	'packages/context/src/warnings.ts',
	'apps/bot/src/messages.ts',
	'apps/cli/src/search-lines.ts',
	'apps/explorer/src/language/chinese.ts',
	'apps/explorer/src/language/english.ts',
	'apps/mcp/src/options.ts',
	'apps/bot/src/options.ts',
];

/** Files in Chinese, to which the rules of English do not apply. */
const CHINESE = ['README.zh-CN.md'];

const RULES = [
	{ ruleId: 'banned-words', rule: bannedWords },
	{ ruleId: 'spelling', rule: spelling },
];

/** Matches string literals in a line of code. */
const LITERAL = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Minimum words of a literal that is checked as a sentence. */
const MIN_SENTENCE_WORDS = 3;

const kernel = new TextlintKernel();
const files = process.argv.length > 2 ? process.argv.slice(2) : [...proseFiles(), ...CATALOGUES];
let problems = 0;
for (const file of files) {
	const text = readFileSync(file, 'utf8');
	if (CHINESE.includes(file) || CATALOGUES.includes(file)) problems += checkChinese(file, text);
	if (CHINESE.includes(file)) continue;
	const { messages } = await kernel.lintText(file.endsWith('.md') ? text : literalsOf(text), {
		ext: '.md',
		filePath: file,
		plugins: [{ pluginId: 'markdown', plugin: markdown.default ?? markdown }],
		rules: RULES,
	});
	for (const { line, column, message } of messages) console.error(`${file}:${line}:${column}: ${message}`);
	problems += messages.length;
}
if (process.argv.length === 2) for (const file of sources()) problems += checkCode(file);
const [ours, theirs] = [await readabilityOf('README.md'), await readabilityOf(PEER)];
if (ours.ease < theirs.ease || ours.words > theirs.words) {
	console.error(
		`README.md is harder to read than ${PEER}: ${JSON.stringify({ ours, theirs })}; write shorter sentences`,
	);
	problems++;
}
console.log(`prose: ${files.length} files, ${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;

/** Returns the source files of packages and programs. */
function sources() {
	const folders = ['packages', 'apps'].flatMap((group) => readdirSync(group).map((name) => join(group, name, 'src')));
	return [...folders.filter((folder) => existsSync(folder)), 'bench/src', 'conformance/src', 'tests'].flatMap(
		(folder) =>
			readdirSync(folder, { recursive: true })
				.filter((name) => /\.[jt]sx?$/.test(name) && !name.includes('node_modules'))
				.map((name) => join(folder, name)),
	);
}

/** Reports banned idioms in comments and messages. @param {string} file @returns {number} how many */
function checkCode(file) {
	const hasMessages = /^(?:packages|apps)/.test(file) && !/\.test\.|[\\/](?:data|testing)[\\/]/.test(file);
	let found = 0;
	for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
		const isComment = /^\s*(?:\/\*|\*|\/\/)|\s\/\/ /.test(line);
		const sentences = (hasMessages && !isComment && line.match(LITERAL)) || [];
		const said = isComment ? line : sentences.filter((text) => text.split(' ').length >= MIN_SENTENCE_WORDS).join('\n');
		for (const { pattern, instead, isForComments } of BANNED) {
			const [idiom] = isForComments || !isComment ? (said.match(new RegExp(pattern, 'i')) ?? []) : [];
			if (idiom === undefined) continue;
			console.error(`${file}:${i + 1}: "${idiom}": write ${instead}`);
			found++;
		}
	}
	return found;
}

/** Reports idioms of translated Chinese, outside of code blocks. @param {string} file @param {string} text @returns {number} how many */
function checkChinese(file, text) {
	let found = 0;
	const prose = text.replace(/^```.*?^```/gms, (block) => block.replace(/[^\n]/g, ''));
	for (const [i, line] of prose.split('\n').entries()) {
		for (const { pattern, instead } of BANNED_CHINESE) {
			for (const [idiom] of line.matchAll(pattern)) {
				console.error(`${file}:${i + 1}: "${idiom}": write ${instead}`);
				found++;
			}
		}
	}
	return found;
}

/** Returns the English sentences of a source file, each on its line; everything else is blank. */
function literalsOf(source) {
	return source
		.split('\n')
		.map((line) => {
			const literals = [...line.matchAll(LITERAL)].map(([text]) => text.slice(1, -1).replace(/\$\{[^}]*\}|[{}]/g, ' '));
			// Others are names.
			return literals
				.filter((text) => /[a-z]+ [a-z]+/i.test(text) || /^[A-Z][a-z]+$/.test(text))
				.join(' ; ')
				.replace(/[<>*_`#|[\]]/g, ' ');
		})
		.join('\n\n')
		.split('\n\n')
		.join('\n');
}
