/** Finds what opens files, starts programs or loads modules by other ways than one place for each, in the indexer and the command line. */
import { builtinModules } from 'node:module';
import { nodesOf } from './source-files.js';

/** Modules of Node that reach no file. */
const HARMLESS = [
	...['path', 'path/posix', 'url', 'util', 'crypto', 'os', 'v8'],
	...['events', 'stream/consumers', 'timers/promises'],
];

/** The files that may import another module of Node. */
const IMPORTERS = {
	fs: [
		...['files', 'lock', 'spill', 'write-folder'].map((name) => `packages/indexer/src/base/${name}.ts`),
		...['cache', 'draft-files'].map((name) => `packages/indexer/src/build/${name}.ts`),
	],
	child_process: ['packages/indexer/src/base/git.ts', 'apps/cli/src/commands/explore.ts'],
	http: ['apps/cli/src/commands/explore.ts'],
	// For their own package.json and data.
	module: [
		'packages/indexer/src/base/report.ts',
		'packages/indexer/src/kinds/vectors/word-table.ts',
		'apps/cli/src/main.ts',
		'apps/cli/src/commands/init.ts',
	],
	vm: ['packages/indexer/src/build/parse-file.ts'],
};

/** Names by which code gets a module, or runs a text, without an import. */
const FORBIDDEN = new Set([
	...['require', 'getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'mainModule'],
	...['eval', 'Function', 'Worker', 'WebAssembly', '_load'],
]);

/** Matches texts that name a module wherever they are, as functions may get it by its name. */
const MODULE = /^(?:node:.*|fs(?:\/.*)?|child_process|worker_threads)$/;

/** Returns what is wrong with a file: an import of a module that it may not import, or a way around imports. */
export function fileAccessProblems(path, text) {
	const problems = nodesOf(path, text).flatMap(({ node, parent }) => {
		if (node.type === 'ImportExpression' && node.source.type !== 'Literal') return ['imports what it computes'];
		if (/^(?:Private)?Identifier$/.test(node.type)) return FORBIDDEN.has(node.name) ? [`speaks of ${node.name}`] : [];
		if (node.type !== 'Literal' || isOfType(parent)) return [];
		if (parent.computed && FORBIDDEN.has(node.value)) return [`speaks of ${node.value}`];
		return isForbiddenModule(path, node.value, parent.source === node) ? [`imports ${node.value}`] : [];
	});
	return [...new Set(problems)].map((problem) => `${path} ${problem}: see scripts/file-access.js.`);
}

/** Whether a node is of types alone, which are not there at run time. */
function isOfType({ type, importKind, exportKind }) {
	return type === 'TSImportType' || type === 'TSLiteralType' || importKind === 'type' || exportKind === 'type';
}

function isForbiddenModule(path, text, isImport) {
	if (typeof text !== 'string' || !(MODULE.test(text) || (isImport && builtinModules.includes(text)))) return false;
	const name = text.replace(/^node:/, '');
	return text === name || !(HARMLESS.includes(name) || IMPORTERS[name]?.includes(path));
}
