/**
 * Reads the documentation as a stranger does: in an empty folder beside installed packages, every block of a page is
 * typed as it is shown, and must print what the page shows. Blocks that cannot be run say why after their language.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NOT_RUN, shownBlocks, steady } from '../conformance/src/shown-blocks.js';
import { proseFiles } from './prose-files.js';

/** Pages that begin in a checkout, which other tests type block by block. */
const IN_A_CHECKOUT = ['docs/guides/ci.md', 'docs/guides/mcp.md', 'docs/guides/publishing.md'];

/** Pages that are read unless others are named: what newcomers read first. The walk-through test runs the others in a checkout. */
const FIRST = /^(?:README|docs\/(?:start|concepts|migrating)\/)/;

/** What a reader has of the repository: the examples that the pages index. */
const SHARED = ['fixtures', 'conformance/golden/vectors/corpus'];

/** Languages of blocks that do something. Others are data, or output. */
const RUN = ['sh', 'console', 'js', 'mjs', 'ts', 'jsx'];

/** Between the outputs of two commands. */
const MARK = '<<<end>>>';

/** Pages at once. */
const CONCURRENCY = 2;

/** Milliseconds for one block. */
const TIME_LIMIT = 120_000;

/**
 * @param {string} folder where the pages are read
 * @param {string} installed the folder of `node_modules` with the packages
 * @param {readonly string[]} [wanted] pages, or `all`; those that newcomers read first unless given
 * @returns {Promise<string[]>} what is wrong, by page and block
 */
export async function checkPages(folder, installed, wanted = []) {
	const pages = proseFiles().filter(
		(page) => (page.startsWith('README') || page.startsWith('docs')) && !IN_A_CHECKOUT.includes(page),
	);
	const waiting = pages.filter((page) =>
		wanted.length === 0 ? FIRST.test(page) : wanted[0] === 'all' || wanted.includes(page),
	);
	const counts = { pages: waiting.length, run: 0, 'not run': 0 };
	/** @type {string[]} */
	const problems = [];
	const work = async () => {
		for (let page = waiting.shift(); page !== undefined; page = waiting.shift())
			problems.push(...(await readPage(page, join(folder, page.replaceAll('/', '_')), installed, counts)));
	};
	await Promise.all(Array.from({ length: CONCURRENCY }, work));
	console.log(`pages: ${counts.pages} read, ${counts.run} blocks run, ${counts['not run']} not run for a reason`);
	return problems;
}

/** @param {string} page @param {string} cwd @param {string} installed @param {Record<string, number>} counts */
async function readPage(page, cwd, installed, counts) {
	mkdirSync(cwd, { recursive: true });
	for (const shared of SHARED) cpSync(shared, join(cwd, shared), { recursive: true });
	symlinkSync(installed, join(cwd, 'node_modules'));
	const problems = [];
	for (const { language, name, text } of shownBlocks(readFileSync(page, 'utf8'))) {
		if (name.startsWith(NOT_RUN)) counts['not run']++;
		else if (name.includes('.')) write(join(cwd, name), text);
		else if (language === 'console' || language === 'sh') {
			counts.run++;
			problems.push(...(await (language === 'sh' ? typed(text, cwd, installed) : shown(text, cwd, installed))));
		} else if (RUN.includes(language))
			problems.push(`a block of ${language} has no name, and no reason not to be run:\n${text}`);
	}
	return problems.map((problem) => `${page}: ${problem}`);
}

/** @param {string} file @param {string} text */
function write(file, text) {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

/** A block for a shell must end with 0. @param {string} text @param {string} cwd @param {string} installed */
async function typed(text, cwd, installed) {
	const { output, code } = await bash(`set -e\n${text}`, cwd, installed);
	return code === 0 ? [] : [`a block fails with ${code}:\n${text}\n${output}`];
}

/** Each command of a block must print what follows it. @param {string} text @param {string} cwd @param {string} installed */
async function shown(text, cwd, installed) {
	const steps = text.split(/^\$ /m).slice(1);
	const commands = steps.map((step) => step.slice(0, step.indexOf('\n') + 1));
	const script = commands.map((command) => `${command}code=$?; echo '${MARK}'; (exit $code)\n`).join('');
	const { output } = await bash(script, cwd, installed);
	const outputs = output.split(`${MARK}\n`);
	return steps.flatMap((step, i) => {
		const now = `${commands[i]}${outputs[i] ?? ''}`.replace(/(?<!\n)$/, '\n');
		return steady(now) === steady(step) ? [] : [`the page shows\n${step}now it is\n${now}`];
	});
}

/** @param {string} script @param {string} cwd @param {string} installed @returns {Promise<{ output: string, code: number | null }>} */
function bash(script, cwd, installed) {
	const env = {
		...process.env,
		PATH: `${join(installed, '.bin')}:${process.env.PATH}`,
		XDG_CACHE_HOME: join(cwd, '../cache'),
		NO_COLOR: '1',
	};
	return new Promise((done) => {
		const child = spawn('bash', ['-c', `exec 2>&1\n${script}`], { cwd, env, timeout: TIME_LIMIT });
		let output = '';
		child.stdout.setEncoding('utf8').on('data', (chunk) => {
			output += chunk;
		});
		child.on('close', (code) => done({ output, code }));
	});
}
