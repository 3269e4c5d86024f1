/**
 * Checks imports: dependencies between packages go one way, those between folders of a package too, there are no
 * import cycles, and tests import what packages export. Type imports count too. Not dependency-cruiser, which needs
 * Node 22 or the API of TypeScript 5; thanks to the formatter, a regular expression finds all imports.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles, testFiles } from './source-files.js';

/** Packages of the workspace that each package may import. */
const ARROWS = {
	'packages/query': [],
	'packages/command-line': ['@pinakes/query'],
	'packages/encoders': ['@pinakes/query'],
	'packages/context': ['@pinakes/query'],
	'packages/postgres': ['@pinakes/query'],
	'packages/adapters': ['@pinakes/query'],
	'packages/search-box': ['@pinakes/query'],
	'packages/indexer': ['@pinakes/query', '@pinakes/encoders'],
	'packages/site': ['@pinakes/indexer', '@pinakes/search-box'],
	'apps/mcp': ['@pinakes/query', '@pinakes/context', '@pinakes/command-line', '@pinakes/postgres'],
	'apps/explorer': ['@pinakes/query', '@pinakes/search-box'],
	'apps/bot': ['@pinakes/query', '@pinakes/context', '@pinakes/command-line'],
	'apps/cli': [
		'@pinakes/query',
		'@pinakes/encoders',
		'@pinakes/context',
		'@pinakes/indexer',
		'@pinakes/mcp',
		'@pinakes/command-line',
		'@pinakes/explorer',
		'@pinakes/search-box',
		'@pinakes/postgres',
	],
};

/** Folders of packages from the bottom up; a folder imports only those before it. Folders that are not listed may import all. */
const LAYERS = {
	'packages/query': [
		...['base', 'codec', 'analysis', 'manifest', 'sources', 'kinds', 'open'].map((folder) => `format/${folder}`),
		...['text', 'vectors', 'units', 'contexts', 'sections', 'languages', 'search', 'union'],
	],
	'packages/indexer': [
		...['data', 'base', 'evaluation', 'words', 'formats', 'config', 'parse', 'model', 'kinds', 'calibration'],
		...['build', 'catalog', 'lint', 'publish'],
	],
	'apps/cli': ['base', 'golden', 'lint', 'commands'],
	'apps/mcp': ['index', 'tools', 'server'],
};

const TESTED = ['packages', 'apps', 'action', 'bench', 'conformance', 'scripts', 'tests'];

/** Matches what tests of other folders may import by path: helpers of tests, and data that is shipped. */
const FOR_TESTS = /(?:^|\/)(?:testing|lib|fixtures|data)\//;

/** Files that a test imports by path from another folder, since no entry exports them. */
const TEST_IMPORTS = {
	'bench/src/fuzz/mcp.test.ts': ['bench/src/random.js'],
	'packages/context/src/assemble.test.ts': [
		'packages/context/src/memory/store.ts',
		'packages/context/src/relevance/vocabulary.ts',
	],
	'packages/context/src/chat-slices.test.ts': ['packages/context/src/memory/memory.ts'],
	'packages/context/src/fragment-table.test.ts': ['packages/context/src/pack/pack.ts'],
	'packages/context/src/memory/store.test.ts': ['packages/context/src/relevance/vocabulary.ts'],
	// The words of a question, which the words of a text must equal.
	'packages/indexer/src/kinds/vectors/word-table.test.ts': ['packages/indexer/src/words/content-words.ts'],
};

const IMPORT = /^(?:import|export)\b[^;'"]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

const problems = [];

/** Returns the import specifiers of a file. */
function importsOf(path) {
	const code = readFileSync(path, 'utf8').replace(/^\s*(?:\*|\/\/).*/gm, '');
	return Array.from(code.matchAll(IMPORT), ([, from, bare, dynamic]) => from ?? bare ?? dynamic);
}

/** Reports an import of a folder above that of the file, or beside the layers. */
function checkLayers(folder, path, imported) {
	const layers = LAYERS[folder] ?? [];
	const layerOf = (file) => layers.findIndex((layer) => file.startsWith(join(folder, 'src', layer, '/')));
	const [own, other] = [layerOf(path), layerOf(imported)];
	if (own < 0 || (other >= 0 && other <= own)) return;
	problems.push(`${path} imports ${imported}: ${layers[own]} may import ${layers.slice(0, own).join(', ') || 'none'}.`);
}

/** Imported files by file. */
const graph = new Map();
for (const [folder, allowed] of Object.entries(ARROWS)) {
	for (const path of sourceFiles(join(folder, 'src'))) {
		const imports = importsOf(path);
		for (const specifier of imports.filter((each) => /^(?:@pinakes\/|pinakes(?:\/|$))/.test(each))) {
			const isAllowed = allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`));
			if (!isAllowed)
				problems.push(`${path} imports ${specifier}: ${folder} may import ${allowed.join(', ') || 'none'}.`);
		}
		const files = imports.filter((each) => each.startsWith('.')).map((each) => join(dirname(path), each));
		for (const file of files) {
			if (!file.startsWith(join(folder, '/'))) problems.push(`${path} imports ${file} of another package by its path.`);
			else checkLayers(folder, path, file);
		}
		graph.set(path, files);
	}
}

/** Returns the files that a file imports directly or indirectly, each with its first importer. */
function reachedFrom(start) {
	const before = new Map();
	const queue = [start];
	for (const path of queue) {
		for (const next of graph.get(path) ?? []) {
			if (before.has(next)) continue;
			before.set(next, path);
			queue.push(next);
		}
	}
	return before;
}

const seen = new Set();
for (const start of graph.keys()) {
	const reached = reachedFrom(start);
	if (seen.has(start) || !reached.has(start)) continue;
	const cycle = [...reached.keys()].filter((path) => reachedFrom(path).has(start)).sort();
	for (const path of cycle) seen.add(path);
	const way = [start];
	do way.unshift(reached.get(way[0]));
	while (way[0] !== start);
	problems.push(`Files import each other: ${way.join(' -> ')} (${cycle.join(' ')})`);
}

let tests = 0;
for (const path of TESTED.flatMap(testFiles)) {
	tests++;
	const files = importsOf(path).filter((each) => each.startsWith('.'));
	for (const file of files.map((each) => join(dirname(path), each))) {
		if (dirname(file) === dirname(path) || FOR_TESTS.test(file) || TEST_IMPORTS[path]?.includes(file)) continue;
		problems.push(`${path} imports ${file} of another folder by its path: import what its package exports.`);
	}
}

for (const problem of problems) console.error(problem);
console.log(
	`imports: ${problems.length === 0 ? `${graph.size} files and ${tests} tests, arrows between packages go one way, no cycles` : `${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
