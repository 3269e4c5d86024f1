/** Finds what opens files, starts programs or loads modules by other ways than one place for each, in the indexer and the command line. */
import { builtinModules } from 'node:module';
import { parse } from 'acorn';
import { transformSync } from 'esbuild';

/** Modules of Node that reach no file. */
const HARMLESS = ['path', 'path/posix', 'url', 'util', 'crypto', 'os', 'v8', 'events', 'timers/promises'];

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

/** Returns what is wrong with a file: an import of a module that it may not import, or a way around imports. */
export function fileAccessProblems(path, text) {
	const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: true } };
	const { code } = transformSync(text, { loader: path.endsWith('.js') ? 'js' : 'ts', tsconfigRaw });
	const problems = new Set();
	const visit = (node, parent) => {
		if (Array.isArray(node)) for (const each of node) visit(each, parent);
		if (typeof node?.type !== 'string') return;
		const isImport = /^(?:Import|Export)/.test(parent?.type);
		if (node.type === 'Literal' && isForbiddenModule(path, node.value, isImport)) problems.add(`imports ${node.value}`);
		if (node.type === 'ImportExpression' && node.source.type !== 'Literal') problems.add('imports what it computes');
		const name = node.type === 'Identifier' || node.type === 'PrivateIdentifier' ? node.name : undefined;
		const computed = parent?.type === 'MemberExpression' && parent.computed && node.type === 'Literal' && node.value;
		if (FORBIDDEN.has(name) || FORBIDDEN.has(computed)) problems.add(`speaks of ${name ?? computed}`);
		for (const child of Object.values(node)) if (typeof child === 'object') visit(child, node);
	};
	visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
	return [...problems].map((problem) => `${path} ${problem}: see scripts/file-access.js.`);
}

/** Matches texts that name a module wherever they are, as functions may get it by its name. */
const MODULE = /^(?:node:.*|fs(?:\/.*)?|child_process|worker_threads)$/;

function isForbiddenModule(path, text, isImport) {
	if (typeof text !== 'string' || !(MODULE.test(text) || (isImport && builtinModules.includes(text)))) return false;
	const name = text.replace(/^node:/, '');
	return text === name || !(HARMLESS.includes(name) || IMPORTERS[name]?.includes(path));
}
