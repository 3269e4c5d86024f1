/**
 * Checks imports: dependencies between packages go one way, those between folders of a package too, no files import each
 * other, and tests import what packages export. Type imports count too. Packages that run anywhere have no dependency but
 * those listed here, and no platform API outside of their `node` entries. In the indexer and the command line, files are
 * opened in a few places alone. Not dependency-cruiser, which needs Node 22 or the API of TypeScript 5.
 */
import { dirname, join } from 'node:path';
import { files as tests } from '../vitest.config.js';
import { fileAccessProblems } from './file-access.js';
import { manifestOf } from './pack-packages.js';
import { nodesOf, sourceFiles } from './source-files.js';

/** Packages of the workspace that each package may import. */
const ARROWS = {
	'packages/query': [],
	'packages/command-line': ['query'],
	'packages/encoders': ['query'],
	'packages/context': ['query'],
	'packages/postgres': ['query'],
	'packages/adapters': ['query'],
	'packages/search-box': ['query'],
	'packages/indexer': ['query', 'encoders'],
	'packages/site': ['indexer', 'search-box'],
	'apps/mcp': ['query', 'context', 'command-line', 'postgres'],
	'apps/explorer': ['query', 'search-box'],
	'apps/bot': ['query', 'context', 'command-line'],
	'apps/cli': ['query', 'encoders', 'context', 'indexer', 'mcp', 'command-line', 'explorer', 'search-box', 'postgres'],
};

/** Folders of packages from the bottom up; a folder imports only those before it. Folders that are not listed may import all. */
const LAYERS = {
	'packages/query': [
		...['data', 'base', 'codec', 'analysis', 'manifest', 'sources', 'kinds', 'open'].map(
			(folder) => `format/${folder}`,
		),
		...['text', 'vectors', 'units', 'contexts', 'sections', 'languages', 'search', 'union'],
	],
	'packages/indexer': [
		...['data', 'base', 'evaluation', 'words', 'formats', 'config', 'parse', 'model', 'kinds', 'calibration'],
		...['build', 'catalog', 'lint', 'publish'],
	],
	'apps/cli': ['base', 'golden', 'lint', 'commands'],
	'apps/mcp': ['index', 'tools', 'server'],
};

/** Packages that run anywhere, and what they import from outside of the workspace. */
const RUN_ANYWHERE = {
	'packages/query': [],
	'packages/context': [],
	'packages/encoders': ['@huggingface/tokenizers', '@huggingface/transformers'],
};

/** Matches files that only Node loads, and imports that only these have. */
const OF_NODE = /^packages\/[^/]+\/src\/node(?:\.ts|\/)/;
const IN_NODE = /^(?:node:|@huggingface\/transformers$)/;

const PLATFORM_GLOBALS = new Set([
	...['process', 'Buffer', 'require', '__dirname', '__filename', 'setImmediate', 'Deno', 'Bun', 'window', 'document'],
]);

/** Folders whose files open others in a few places alone. */
const FENCED = ['packages/indexer/src', 'apps/cli/src'];

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

const problems = [];

/** Returns the packages that those in a folder may import. */
function allowedIn(folder) {
	return [...ARROWS[folder].map((name) => `@pinakes/${name}`), ...(RUN_ANYWHERE[folder] ?? [])];
}

/** Returns what a file imports. */
function importsOf(nodes) {
	return nodes.flatMap(({ node }) => node.source?.value ?? []);
}

/** Returns the paths of files that are imported by their paths. */
function filesOf(path, imports) {
	return imports.filter((each) => each.startsWith('.')).map((each) => join(dirname(path), each));
}

/** Reports an import of a folder above that of the file, or beside the layers. */
function checkLayers(folder, path, imported) {
	const layers = LAYERS[folder] ?? [];
	const layerOf = (file) => layers.findIndex((layer) => file.startsWith(join(folder, 'src', layer, '/')));
	const [own, other] = [layerOf(path), layerOf(imported)];
	if (own < 0 || (other >= 0 && other <= own)) return;
	problems.push(`${path} imports ${imported}: ${layers[own]} may import ${layers.slice(0, own).join(', ') || 'none'}.`);
}

/** Reports imports of packages that a file may not import. */
function checkArrows(folder, path, imports) {
	const allowed = allowedIn(folder);
	// Bundled by bundle-languages.js.
	if (path.startsWith('packages/query/src/languages/')) allowed.push('@orama/stemmers', '@orama/stopwords');
	for (const specifier of imports.filter((each) => !each.startsWith('.'))) {
		const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier);
		const isFree = folder in RUN_ANYWHERE ? name.startsWith('node:') : !/^@pinakes\/|^pinakes$/.test(name);
		if (!isFree && !allowed.includes(name))
			problems.push(`${path} imports ${specifier}: ${folder} may import ${allowed.join(', ') || 'none'}.`);
	}
}

/** Reports what of a file that runs anywhere is of a platform. */
function checkPlatform(path, nodes) {
	for (const specifier of importsOf(nodes))
		if (IN_NODE.test(specifier) || OF_NODE.test(join(dirname(path), specifier)))
			problems.push(`${path} imports ${specifier}, which is for Node.`);
	for (const { node, parent } of nodes) {
		if (node.type === 'Identifier' && PLATFORM_GLOBALS.has(node.name) && parent.key !== node)
			problems.push(`${path} speaks of ${node.name}.`);
		if (node.type === 'ForOfStatement' && node.right.type === 'YieldExpression')
			problems.push(`${path} has a yield in the head of a loop, which QuickJS cannot compile.`);
	}
}

for (const folder of Object.keys(RUN_ANYWHERE)) {
	const { dependencies, peerDependencies, optionalDependencies } = manifestOf(folder);
	for (const name of Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies }))
		if (!allowedIn(folder).includes(name)) problems.push(`${folder}/package.json depends on ${name}.`);
}

/** Imported files by file. */
const graph = new Map();
for (const folder of Object.keys(ARROWS)) {
	for (const path of sourceFiles(join(folder, 'src'))) {
		const nodes = nodesOf(path);
		const imports = importsOf(nodes);
		checkArrows(folder, path, imports);
		const files = filesOf(path, imports);
		for (const file of files) {
			if (!file.startsWith(join(folder, '/'))) problems.push(`${path} imports ${file} of another package by its path.`);
			else checkLayers(folder, path, file);
		}
		graph.set(path, files);
		if (folder in RUN_ANYWHERE && !OF_NODE.test(path)) checkPlatform(path, nodes);
	}
}
const sources = graph.size;

/** Removes files that are in no cycle: those that import none that are left, and those that none imports. */
function keepCycles() {
	const imported = new Set([...graph.values()].flat());
	const others = [...graph].filter(([path, files]) => !imported.has(path) || !files.some((file) => graph.has(file)));
	for (const [path] of others) graph.delete(path);
	if (others.length > 0) keepCycles();
}
keepCycles();
if (graph.size > 0) problems.push(`Files import each other: ${[...graph.keys()].join(' ')}`);

const fenced = [...FENCED.flatMap(sourceFiles), 'apps/cli/bin/pinakes.js'];
for (const path of fenced) problems.push(...fileAccessProblems(path));

for (const path of tests) {
	for (const file of filesOf(path, importsOf(nodesOf(path)))) {
		if (dirname(file) === dirname(path) || FOR_TESTS.test(file) || TEST_IMPORTS[path]?.includes(file)) continue;
		problems.push(`${path} imports ${file} of another folder by its path: import what its package exports.`);
	}
}

for (const problem of problems) console.error(problem);
console.log(
	`imports: ${sources} files and ${tests.length} tests, ${fenced.length} files that open no other, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
