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
const OF_DEVELOPERS = new Set(['ARCHITECTURE.md', 'CONTRIBUTING.md']);
const SOURCES = new Set(
	[...sourceFiles('apps'), ...sourceFiles('packages'), ...readdirSync('scripts')].map((file) => basename(file)),
);

const problems = [];
const guide = markdownIn('docs', true);
const results = markdownIn('bench/results');
const pages = [...markdownIn('.'), ...guide, ...readmes()];
const texts = new Map([...pages, ...results].map((page) => [page, readFileSync(page, 'utf8')]));

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
checkSizes();
checkBenchPage();

for (const problem of problems) console.error(problem);
const words = guide.reduce((sum, page) => sum + wordsOf(textOf(page)).length, 0);
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
	report(page, withoutBlocks(textOf(page)), /\]\(([^)\s]+)\)/g, ([, target]) => {
		if (/^[a-z]+:/.test(target)) return undefined;
		const [path, anchor] = target.split('#');
		const file = path === '' ? page : join(dirname(page), decodeURIComponent(path));
		if (!existsSync(file)) return `${target} leads nowhere`;
		if (anchor === undefined || !file.endsWith('.md')) return undefined;
		const anchors = headingsOf(readFileSync(file, 'utf8')).map(({ name }) => anchorOf(name));
		return anchors.includes(decodeURIComponent(anchor)) ? undefined : `${target} names no heading`;
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
	if (OF_DEVELOPERS.has(page))
		report(page, text, /`([a-z][a-z-]+\.[jt]s)`/g, ([, name]) =>
			SOURCES.has(name) ? undefined : `no source is called ${name}`,
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
		const count = wordsOf(sentence).length;
		return count > MAX_SENTENCE_WORDS
			? `a sentence of ${count} words: ${sentence.slice(0, 50).replace(/\s+/g, ' ')} …`
			: undefined;
	});
	report(
		page,
		prose.replace(/`[^`]*`/g, blank),
		/(?<![\w'./@-])[A-Za-z][a-z]+(?:'[a-z]+)?(?![\w/@-]|\.\w)/g,
		([word]) => (SPELLING.correct(word) || KNOWN_WORDS.has(word.toLowerCase()) ? undefined : `unknown word ${word}`),
	);
}

/** A heading that two pages share is found by neither. */
function checkSharedHeadings() {
	const first = new Map();
	for (const page of guide) {
		for (const { name, line } of headingsOf(textOf(page))) {
			const other = first.get(name.toLowerCase());
			if (other === undefined) first.set(name.toLowerCase(), page);
			else problems.push(`${page}:${line}: the heading "${name}" is on ${other} too`);
		}
	}
}

function checkSizes() {
	for (const [page, limit] of Object.entries(MAX_LINES)) {
		const lines = textOf(page).trimEnd().split('\n').length;
		if (lines > limit) problems.push(`${page}:${limit + 1}: ${lines} lines, at most ${limit}`);
	}
	if (guide.length > MAX_PAGES) problems.push(`docs: ${guide.length} pages, at most ${MAX_PAGES}`);
	const count = guide.reduce((sum, page) => sum + wordsOf(textOf(page)).length, 0);
	if (count > MAX_WORDS) problems.push(`docs: ${count} words, at most ${MAX_WORDS}`);
}

function checkBenchPage() {
	for (const name of readdirSync('bench/bin'))
		if (!textOf('bench/README.md').includes(`bench/bin/${name}`))
			problems.push(`bench/README.md:1: bench/bin/${name} is not mentioned`);
	for (const page of results)
		if (!textOf('bench/README.md').includes(page.slice('bench/'.length)))
			problems.push(`bench/README.md:1: no figure is of ${page}`);
}

/** Returns the headings of a page outside of its blocks, with their lines. */
function headingsOf(text) {
	return [...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(({ 1: name, index }) => ({
		name,
		line: lineAt(text, index),
	}));
}

/** Returns the anchor of a heading, as generated by GitHub. */
function anchorOf(heading) {
	return heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.trim()
		.replace(/\s/g, '-');
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
	return text.split(/\s+/).filter((word) => word !== '');
}

function lineAt(text, index) {
	return text.slice(0, index).split('\n').length;
}

function textOf(page) {
	return texts.get(page);
}

/** Returns the paths of the READMEs of folders, relative to the root of the checkout. */
function readmes() {
	return ['packages', 'apps', 'examples', 'research']
		.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'README.md')))
		.concat('bench/README.md', 'examples/README.md', 'research/README.md')
		.filter((path) => existsSync(path));
}

function markdownIn(folder, isRecursive = false) {
	return readdirSync(folder, { recursive: isRecursive })
		.filter((name) => name.endsWith('.md'))
		.map((name) => join(folder, name))
		.sort();
}
