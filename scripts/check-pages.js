/**
 * Runs the code blocks of the documentation in an empty folder with installed packages. Each must print what the page
 * shows. Blocks that cannot be run say why after their language; programs among them are compiled, to check their
 * imports.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { NOT_RUN, shownBlocks, steady } from '../conformance/src/shown-blocks.js';
import { proseFiles } from './prose-files.js';

/** Files of the repository that pages use. */
const SHARED = ['fixtures', 'conformance/golden/vectors/corpus'];

/** Languages of programs. Other blocks are shell commands, data or output. */
const PROGRAMS = ['js', 'mjs', 'ts', 'jsx'];

/** Port of servers in pages, replaced by a free one. */
const PORT = '7462';

/** Author of commits in pages, independent of the machine's configuration. */
const AUTHOR = { NAME: 'a', EMAIL: 'a@example.com' };

/** Separates the outputs of commands. */
const MARK = '<<<end>>>';

/** Number of pages that are checked in parallel. */
const CONCURRENCY = 2;

/** Timeout of a block, in milliseconds. */
const TIME_LIMIT = 120_000;

/**
 * The state of checking a page. @typedef {{ cwd: string, installed: string, query: string, port: string, before: string
 * }} Reading
 */

/**
 * @param {string} folder working folder
 * @param {string} query tarball of `@pinakes/query`, which some pages install separately
 * @param {readonly string[]} [wanted] pages; all by default
 * @returns {Promise<string[]>} problems by page and block
 */
export async function checkPages(folder, query, wanted = []) {
	const all = proseFiles().filter((page) => /^(?:README|docs|packages|apps)/.test(page));
	const unknown = wanted.filter((page) => !all.includes(page));
	if (unknown.length > 0) return [`there is no page ${unknown.join(', ')}`];
	const waiting = wanted.length === 0 ? all : [...wanted];
	const counts = { pages: waiting.length, run: 0, compiled: 0, 'not run': 0 };
	/** @type {string[]} */
	const problems = [];
	const work = async () => {
		for (let page = waiting.shift(); page !== undefined; page = waiting.shift())
			problems.push(...(await readPage(page, folder, query, counts)));
	};
	await Promise.all(Array.from({ length: CONCURRENCY }, work));
	const { pages, run, compiled } = counts;
	console.log(
		`pages: ${pages} read, ${run} blocks run, ${compiled} compiled, ${counts['not run']} not run for a reason`,
	);
	return problems;
}

/** @param {string} page @param {string} folder @param {string} query @param {Record<string, number>} counts */
async function readPage(page, folder, query, counts) {
	const cwd = join(folder, page.replaceAll('/', '_'));
	const installed = join(folder, 'node_modules');
	mkdirSync(cwd, { recursive: true });
	const markdown = readFileSync(page, 'utf8');
	for (const shared of SHARED.filter((name) => markdown.includes(name)))
		cpSync(shared, join(cwd, shared), { recursive: true });
	symlinkSync(installed, join(cwd, 'node_modules'));
	const reading = { cwd, installed, query, port: await freePort(), before: '' };
	const problems = [];
	for (const { language, name, text } of shownBlocks(markdown)) {
		if (name.startsWith(NOT_RUN) && PROGRAMS.includes(language)) {
			counts.compiled++;
			problems.push(...(await compiled(text, language, cwd)));
		} else if (name.startsWith(NOT_RUN)) counts['not run']++;
		else if (name.includes('.')) write(join(cwd, name), text);
		else if (language === 'console' || language === 'sh') {
			counts.run++;
			problems.push(...(await (language === 'sh' ? typed(text, reading) : shown(text, reading))));
		} else if (PROGRAMS.includes(language))
			problems.push(`a block of ${language} has no name, and no reason not to be run:\n${text}`);
	}
	return problems.map((problem) => `${page}: ${problem}`);
}

/**
 * Compiles a program, to check its imports. @param {string} text @param {'js' | 'ts' | 'jsx'} loader @param {string}
 * cwd
 */
async function compiled(text, loader, cwd) {
	const others = {
		name: 'others',
		setup: (plugin) =>
			plugin.onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@pinakes/') ? null : { external: true })),
	};
	const stdin = { contents: text, resolveDir: cwd, loader };
	const options = { stdin, bundle: true, write: false, format: 'esm', plugins: [others], logLevel: 'silent' };
	const { errors } = await build(options).catch(({ errors }) => ({ errors }));
	return errors.map((error) => `a program cannot be compiled: ${error.text}\n${text}`);
}

/** @param {string} file @param {string} text */
function write(file, text) {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

/** Runs a shell block, which must exit with 0. @param {string} text @param {Reading} reading */
async function typed(text, reading) {
	const { output, code } = await bash(`set -e\n${text}`, reading);
	reading.before = output;
	return code === 0 ? [] : [`a block fails with ${code}:\n${text}\n${output}`];
}

/**
 * Runs the commands of a block, and compares the output with what follows each. A block without commands is the output
 * of the previous block.
 *
 * @param {string} text @param {Reading} reading
 */
async function shown(text, reading) {
	if (!text.startsWith('$ '))
		return steady(text) === steady(reading.before) ? [] : [`the page shows\n${text}now it is\n${reading.before}`];
	const steps = text.split(/^\$ /m).slice(1);
	const commands = steps.map((step) => step.slice(0, step.indexOf('\n') + 1));
	const script = commands.map((command) => `${command}code=$?; echo '${MARK}'; (exit $code)\n`).join('');
	const { output } = await bash(script, reading);
	const outputs = output.split(`${MARK}\n`);
	return steps.flatMap((step, i) => {
		const now = `${commands[i]}${outputs[i] ?? ''}`.replace(/(?<!\n)$/, '\n');
		return steady(now) === steady(step) ? [] : [`the page shows\n${step}now it is\n${now}`];
	});
}

/**
 * What every block begins with: the folder where the one before it ended, and an `npm install` that takes our packages from
 * where they are packed, as they are not on npm yet. Beside installed packages it only looks whether they are there.
 */
const PRELUDE = `
cd "$(cat "$STATE" 2>/dev/null || pwd)"
trap 'pwd > "$STATE"' EXIT
npm() {
	if [ "$1" != install ] || [ ! -L node_modules ]; then command npm "\${@/#@pinakes\\/query/$QUERY}"; return; fi
	for name in "\${@:2}"; do
		[[ "$name" == -* || -e "node_modules/$name" ]] || { echo "npm: there is no $name"; return 1; }
	done
}
`;

/** @param {string} script @param {Reading} reading @returns {Promise<{ output: string, code: number | null }>} */
function bash(script, { cwd, installed, query, port }) {
	const env = {
		...process.env,
		...Object.fromEntries(
			Object.entries(AUTHOR).flatMap(([key, value]) =>
				['AUTHOR', 'COMMITTER'].map((who) => [`GIT_${who}_${key}`, value]),
			),
		),
		PATH: `${join(installed, '.bin')}:${process.env.PATH}`,
		XDG_CACHE_HOME: join(cwd, '../cache'),
		NO_COLOR: '1',
		npm_config_prefer_offline: 'true',
		npm_config_loglevel: 'error',
		TMPDIR: dirname(cwd),
		STATE: `${cwd}.state`,
		QUERY: query,
	};
	const text = `exec 2>&1\n${PRELUDE}${script}`.replaceAll(PORT, port);
	return new Promise((done) => {
		const child = spawn('bash', ['-mc', text], { cwd, env, timeout: TIME_LIMIT });
		let output = '';
		child.stdout.setEncoding('utf8').on('data', (chunk) => {
			output += chunk;
		});
		child.on('close', (code) => done({ output: output.replaceAll(port, PORT), code }));
	});
}

/** Returns a free port. @returns {Promise<string>} */
function freePort() {
	return new Promise((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const { port } = server.address();
			server.close(() => resolve(String(port)));
		});
	});
}
