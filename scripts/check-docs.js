/**
 * Checks the documentation: links and their headings, scripts and commands that are named, headings that two pages share,
 * sizes of pages, long sentences, and spelling. Each problem is a line `FILE:LINE: what is wrong`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { sourceFiles } from './source-files.js';

/** Limits, in lines of a file; of `docs` in pages and words, as `wc -w` counts them. */
const MAX_LINES = { 'README.md': 120, 'README.zh-CN.md': 125, 'ARCHITECTURE.md': 180 };
const MAX_PAGES = 22;
const MAX_WORDS = 24_000;
const MAX_SENTENCE_WORDS = 25;

const SPELLING = nspell(dictionary);

/** Words of this field, and of this project, that the dictionary does not have. */
const KNOWN_WORDS = new Set(
	`algolia antigravity astro asynchrony backend bigrams bundler changelog cmd codec ctrl ctx docusaurus embeddings encodings eval github http https init
	lockfile lunr mastra mcp mcporter minecraft npm openai orama pagefind pglite pinakes pnpm postgres recency roocode runtimes shortcodes stemmer
	validators vercel vite`.split(/\s+/),
);

/** Pages that name sources without their folder, and the names of all sources. */
const OF_DEVELOPERS = ['ARCHITECTURE.md', 'CONTRIBUTING.md'];
const SOURCES = [...sourceFiles('apps'), ...sourceFiles('packages'), ...readdirSync('scripts')].map((file) =>
	basename(file),
);

const problems = [];
const texts = new Map();
const guide = pagesIn('docs', true);
const results = pagesIn('bench/results');
const readmes = ['packages', 'apps', 'examples', 'research'].flatMap((folder) =>
	['.', ...readdirSync(folder)].map((name) => join(folder, name, 'README.md')).filter((path) => existsSync(path)),
);
const pages = [...pagesIn('.'), ...guide, ...readmes, 'bench/README.md'];

for (const page of pages) {
	checkLinks(page);
	checkCommands(page);
}
for (const page of results) {
	checkCommands(page);
	if (!/^`(?:node |npm run )[^`]+`, \d{4}-\d\d-\d\d\. Node /.test(textOf(page)))
		problems.push(`${page}:1: the first line must name the command, the day and the machine`);
}
for (const page of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...guide]) checkProse(page);
checkSharedHeadings();
for (const [page, limit] of Object.entries(MAX_LINES)) {
	const lines = textOf(page).trimEnd().split('\n').length;
	if (lines > limit) problems.push(`${page}:${limit + 1}: ${lines} lines, at most ${limit}`);
}
const words = guide.reduce((sum, page) => sum + wordsOf(textOf(page)), 0);
if (guide.length > MAX_PAGES) problems.push(`docs: ${guide.length} pages, at most ${MAX_PAGES}`);
if (words > MAX_WORDS) problems.push(`docs: ${words} words, at most ${MAX_WORDS}`);
const programs = readdirSync('bench/bin').map((name) => `bench/bin/${name}`);
for (const name of [...programs, ...results.map((page) => page.slice('bench/'.length))])
	if (!textOf('bench/README.md').includes(name)) problems.push(`bench/README.md:1: ${name} is not mentioned`);

for (const problem of problems) console.error(problem);
console.log(`docs: ${guide.length} pages, ${words} words; ${pages.length} pages in all, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Reports what a pattern finds on a page, with the line of each match. */
function report(page, text, pattern, describe) {
	for (const match of text.matchAll(pattern)) {
		const what = describe(match);
		if (what) problems.push(`${page}:${lineAt(text, match.index)}: ${what}`);
	}
}

function checkLinks(page) {
	report(page, withoutBlocks(textOf(page)), /\]\((?![a-z]+:)([^)\s]+)\)/g, ([, target]) => {
		const [path, anchor] = target.split('#').map(decodeURIComponent);
		const file = path === '' ? page : join(dirname(page), path);
		if (!existsSync(file)) return `${target} leads nowhere`;
		if (anchor === undefined || !file.endsWith('.md')) return undefined;
		return headingsOf(file).some(({ name }) => anchorOf(name) === anchor) ? undefined : `${target} names no heading`;
	});
}

/** Paths of commands are relative to the root of the repository. */
function checkCommands(page) {
	const text = textOf(page);
	report(
		page,
		text,
		/(?:\b(?:node|vitest run) |`)((?:action|apps|bench|conformance|packages|research|scripts|tests)\/[\w./-]+)/g,
		([, path]) => (existsSync(path) ? undefined : `there is no ${path}`),
	);
	if (OF_DEVELOPERS.includes(page))
		report(page, text, /`([a-z][a-z-]+\.[jt]s)`/g, ([, name]) =>
			SOURCES.includes(name) ? undefined : `no source is called ${name}`,
		);
	const own = page.startsWith('examples/') ? join(dirname(page), 'package.json') : 'package.json';
	const manifest = existsSync(own) ? own : 'package.json';
	const { scripts } = JSON.parse(readFileSync(manifest, 'utf8'));
	report(page, text, /\bnpm run (?:-s )?([a-z][\w:-]*)/g, ([, name]) =>
		Object.hasOwn(scripts, name) ? undefined : `npm run ${name} is no script of ${manifest}`,
	);
}

/** Checks sentences and words of a page, without code, tables, and what is generated from help texts. */
function checkProse(page) {
	const prose = withoutBlocks(textOf(page))
		.replace(/<!-- [\w-]+ -->[\s\S]*?<!-- \/[\w-]+ -->|^(?:\|| {4}).*$/gm, blank)
		.replace(/\]\([^)]*\)/g, blank)
		.replace(/<[^>]*>/g, blank);
	report(page, prose, /[^.!?:;\s](?:[^.!?:;\n]|[.:](?!\s)|\n(?!\n|[-*#|]|\d+\. ))*/g, ([sentence]) => {
		const start = sentence.slice(0, 50).replace(/\s+/g, ' ');
		return wordsOf(sentence) > MAX_SENTENCE_WORDS && `a sentence of ${wordsOf(sentence)} words: ${start} …`;
	});
	report(
		page,
		prose.replace(/`[^`]*`/g, blank),
		/(?<![\w'./@-])[A-Za-z][a-z]+(?:'[a-z]+)?(?![\w/@-]|\.\w)/g,
		([word]) => !SPELLING.correct(word) && !KNOWN_WORDS.has(word.toLowerCase()) && `unknown word ${word}`,
	);
}

/** A heading that two pages share is found by neither. */
function checkSharedHeadings() {
	const first = new Map();
	for (const page of guide) {
		for (const { name, line } of headingsOf(page)) {
			const other = first.get(name.toLowerCase());
			if (other === undefined) first.set(name.toLowerCase(), page);
			else problems.push(`${page}:${line}: the heading "${name}" is on ${other} too`);
		}
	}
}

/** Returns the headings of a page outside of its blocks, with their lines. */
function headingsOf(page) {
	const text = withoutBlocks(textOf(page));
	return [...text.matchAll(/^#+ (.*)$/gm)].map(({ 1: name, index }) => ({ name, line: lineAt(text, index) }));
}

/** Returns the anchor of a heading, as generated by GitHub. */
function anchorOf(heading) {
	const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
	return words.trim().replace(/\s/g, '-');
}

/** Blanks the fenced blocks of a page, whose lines stay. */
function withoutBlocks(text) {
	return text.replace(/^( *)```[\s\S]*?^\1```$/gm, blank);
}

/** Returns as many blanks and line ends as a text has. */
function blank(text) {
	return text.replace(/[^\n]/g, ' ');
}

function wordsOf(text) {
	return text.match(/\S+/g)?.length ?? 0;
}

function lineAt(text, index) {
	return text.slice(0, index).split('\n').length;
}

function textOf(page) {
	if (!texts.has(page)) texts.set(page, readFileSync(page, 'utf8'));
	return texts.get(page);
}

function pagesIn(folder, recursive = false) {
	const names = readdirSync(folder, { recursive }).filter((name) => name.endsWith('.md'));
	return names.map((name) => join(folder, name)).sort();
}
