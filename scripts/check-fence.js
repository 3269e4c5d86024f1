/**
 * Checks that the packages below have only the allowed dependencies, and no Node API outside their `node` entries.
 * Bundling for a neutral platform finds imports, a word search finds globals. In the indexer and the command line, files
 * are opened in a few places alone.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { fileAccessProblems } from './file-access.js';
import { sourceFiles } from './source-files.js';

const FENCED = [
	{
		folder: 'packages/query',
		entries: ['index', 'memory', 'parts', 'signed', 'search', 'languages', 'languages/all'],
		mayImport: [],
	},
	{ folder: 'packages/context', entries: ['index'], mayImport: ['@pinakes/query'] },
	{
		folder: 'packages/encoders',
		entries: ['index'],
		mayImport: ['@pinakes/query', '@huggingface/tokenizers'],
		nodeEntryMayImport: ['@huggingface/transformers'],
	},
];
const PLATFORM_GLOBALS =
	/\b(process|Buffer|require|__dirname|__filename|setImmediate|Deno|Bun|window|document)\b(?!\s*:)/;
const YIELD_IN_LOOP_HEAD = /\bfor \([^;{]*\bof \(?yield\b/;
const problems = [];

for (const { folder, entries, mayImport, nodeEntryMayImport = [] } of FENCED) {
	const { dependencies, peerDependencies, optionalDependencies } = JSON.parse(
		readFileSync(`${folder}/package.json`, 'utf8'),
	);
	const wanted = { ...dependencies, ...peerDependencies, ...optionalDependencies };
	for (const name of Object.keys(wanted)) {
		if (![...mayImport, ...nodeEntryMayImport].includes(name))
			problems.push(`${folder}/package.json depends on ${name}.`);
	}

	const inside = FENCED.filter(
		(other) => other.folder === folder || mayImport.includes(`@pinakes/${basename(other.folder)}`),
	);
	for (const entry of entries) {
		const { metafile } = await build({
			entryPoints: [`${folder}/dist/${entry}.js`],
			bundle: true,
			write: false,
			metafile: true,
			platform: 'neutral',
			logLevel: 'silent',
		}).catch((cause) => ({ metafile: { inputs: {} }, cause: problems.push(`${folder} ${entry}: ${cause.message}`) }));
		for (const input of Object.keys(metafile.inputs)) {
			const isInside =
				inside.some((other) => input.startsWith(`${other.folder}/dist/`)) ||
				mayImport.some((name) => input.includes(`/node_modules/${name}/`));
			if (!isInside) {
				problems.push(`${folder}: the entry ${entry} reaches ${input}.`);
			}
		}
	}

	for (const path of sourceFiles(`${folder}/src`)) {
		const text = readFileSync(path, 'utf8');
		const isNodeEntry = path === join(folder, 'src/node.ts') || path.startsWith(join(folder, 'src/node/'));
		for (const [, specifier] of text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm)) {
			const isAllowed =
				specifier.startsWith('.') ||
				// Bundled by bundle-languages.js.
				(path.startsWith('packages/query/src/languages/') && specifier.startsWith('@orama/')) ||
				(isNodeEntry && (specifier.startsWith('node:') || nodeEntryMayImport.includes(specifier))) ||
				mayImport.some((name) => specifier === name || specifier.startsWith(`${name}/`));
			if (!isAllowed) problems.push(`${path} imports ${specifier}.`);
		}
		const code = text
			.replace(/\/\*[\s\S]*?\*\//g, '')
			.replace(/\/\/.*/g, '')
			.replace(/(['"`])(?:\\.|(?!\1).)*\1/g, '');
		if (YIELD_IN_LOOP_HEAD.test(code))
			problems.push(`${path} has a yield in the head of a loop, which QuickJS cannot compile.`);
		const word = PLATFORM_GLOBALS.exec(code)?.[1];
		if (word !== undefined && !isNodeEntry) problems.push(`${path} speaks of ${word}.`);
	}
}

const opening = [...sourceFiles('packages/indexer/src'), ...sourceFiles('apps/cli/src'), 'apps/cli/bin/pinakes.js'];
for (const path of opening) problems.push(...fileAccessProblems(path, readFileSync(path, 'utf8')));

for (const problem of problems) console.error(problem);
console.log(
	`fence: ${problems.length === 0 ? `query and context have no dependency and no platform API; ${opening.length} files open no other` : `${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
