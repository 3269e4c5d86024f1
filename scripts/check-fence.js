/**
 * Holds @pinakes/query to its promise: no dependency, and no Node API outside its `node` entry. Bundling
 * for no platform at all finds imports of anything else; a word search finds what needs no import.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const PACKAGE = 'packages/query';
const PLATFORM_GLOBALS =
	/\b(process|Buffer|require|__dirname|__filename|setImmediate|Deno|Bun|window|document)\b(?!\s*:)/;
const YIELD_IN_LOOP_HEAD = /\bfor \([^;{]*\bof \(?yield\b/;
const problems = [];

const { dependencies, peerDependencies, optionalDependencies } = JSON.parse(
	readFileSync(`${PACKAGE}/package.json`, 'utf8'),
);
for (const [name, list] of Object.entries({ dependencies, peerDependencies, optionalDependencies })) {
	if (list !== undefined) problems.push(`${PACKAGE}/package.json has ${name}: the package is to have none.`);
}

for (const entry of ['index', 'memory', 'checked-source', 'search', 'encoders', 'format']) {
	const { metafile } = await build({
		entryPoints: [`${PACKAGE}/dist/${entry}.js`],
		bundle: true,
		write: false,
		metafile: true,
		platform: 'neutral',
		logLevel: 'silent',
	}).catch((cause) => ({ metafile: { inputs: {} }, cause: problems.push(`${entry}: ${cause.message}`) }));
	for (const input of Object.keys(metafile.inputs)) {
		if (!input.startsWith(`${PACKAGE}/dist/`)) problems.push(`the entry ${entry} reaches ${input}.`);
	}
}

/** The source files below a folder, without tests. */
function sources(folder) {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return sources(path);
		return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : [];
	});
}

for (const path of sources(`${PACKAGE}/src`)) {
	const text = readFileSync(path, 'utf8');
	for (const [, specifier] of text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm)) {
		const isNode = specifier.startsWith('node:') && path === join(PACKAGE, 'src/node.ts');
		if (!specifier.startsWith('.') && !isNode) problems.push(`${path} imports ${specifier}.`);
	}
	const code = text
		.replace(/\/\*[\s\S]*?\*\//g, '')
		.replace(/\/\/.*/g, '')
		.replace(/(['"`])(?:\\.|(?!\1).)*\1/g, '');
	if (YIELD_IN_LOOP_HEAD.test(code))
		problems.push(`${path} has a yield in the head of a loop, which QuickJS cannot compile.`);
	const word = PLATFORM_GLOBALS.exec(code)?.[1];
	if (word !== undefined && path !== join(PACKAGE, 'src/node.ts')) problems.push(`${path} speaks of ${word}.`);
}

// The arrow between packages goes one way: the command line to the indexer, both to query.
for (const [folder, forbidden] of [
	['packages/query/src', /from '(@pinakes\/|pinakes)/],
	['packages/indexer/src', /from 'pinakes/],
]) {
	for (const path of sources(folder)) {
		if (forbidden.test(readFileSync(path, 'utf8'))) problems.push(`${path} imports a package that stands above it.`);
	}
}

for (const problem of problems) console.error(problem);
console.log(
	`fence: ${problems.length === 0 ? 'query has no dependency and no platform API' : `${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
