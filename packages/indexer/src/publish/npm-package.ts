import type { Manifest } from '@pinakes/query';
import { addedLanguage, MANIFEST_FILE, SIGNATURE_FILE } from '@pinakes/query/internal';
import validate from 'validate-npm-package-name';
import { isThere } from '../base/files.ts';
import { checkNames, type OptionNames } from '../base/options.ts';
import { BuildError, VERSION } from '../base/report.ts';
import { LazyFiles } from '../base/spill.ts';
import { readIndexFile, replaceFolder } from '../base/write-folder.ts';
import { publishedFiles } from '../formats/list-folder.ts';
import { writeSums } from './publish-site.ts';
import { documentsOf } from './published-documents.ts';
import { readIndex, type WholeIndex } from './read-index.ts';
import { type SiteFiles, skillsOf } from './skills.ts';

/** The package that opens an index; packed indexes depend on it. */
const QUERY_PACKAGE = '@pinakes/query';

/** Checks the name and the version of a package. */
function checkPackage(name: string, version: string): void {
	const { validForNewPackages, errors = [], warnings = [] } = validate(name);
	if (!validForNewPackages) {
		const reasons = [...errors, ...warnings].join('; ');
		throw new BuildError(
			`npm refuses the name ${JSON.stringify(name)}: ${reasons}. Write one such as @acme/skills-index.`,
		);
	}
	if (name === QUERY_PACKAGE) {
		throw new BuildError(
			`The package would depend on itself: ${name} reads it. Write a name such as @acme/skills-index.`,
		);
	}
	if (!SEMANTIC_VERSION.test(version)) {
		throw new BuildError(`${JSON.stringify(version)} is not a semantic version: write one such as 1.2.3.`);
	}
}

/** Matches semantic versions (semver.org). */
const SEMANTIC_VERSION =
	/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;

/** Options of `createPackage`. */
export interface PackageOptions extends Partial<PackageHead> {
	/** Folder of the index. */
	readonly index: string;
	/** Output folder: a new, empty or previously packed one. */
	readonly out: string;
	/** Name of the npm package. */
	readonly name: string;
}

const PACKAGE_OPTIONS: OptionNames<PackageOptions> = {
	index: true,
	out: true,
	name: true,
	version: true,
	description: true,
};

const DEFAULT_VERSION = '0.1.0';

/**
 * Writes an npm package with an index, ready for `npm publish`. The same index gives the same bytes.
 *
 * @throws BuildError for an incomplete index, an invalid name or version, or a folder with other contents
 */
export function createPackage(options: PackageOptions) {
	checkNames('createPackage', options, PACKAGE_OPTIONS);
	const { index, out, name, version = DEFAULT_VERSION, description } = options;
	checkPackage(name, version);
	const whole = readIndex(index);
	const { documents, units } = whole.manifest.counts;
	const contents = Object.entries({ documents, units }).filter(([, count]) => count > 0);
	const what = `A Pinakes index of ${contents.map(([name, count]) => `${count} ${name}`).join(' and ')}.`;
	const { files, bytes } = packageFiles(whole, index, { name, version, description: description ?? what });
	replaceFolder(out, files, { listed: publishedFiles, what: 'a packed index' });
	return { name, version, files: files.size, bytes };
}

/** Returns the files of a package by path, and how many bytes they have together. */
function packageFiles(whole: WholeIndex, folder: string, head: PackageHead) {
	const { manifest, files: index } = whole;
	const files: SiteFiles = new LazyFiles();
	for (const [path, content] of index) files.set(`index/${path}`, content);
	// It signs the manifest, which is the same.
	if (isThere(folder, SIGNATURE_FILE)) files.set(`index/${SIGNATURE_FILE}`, readIndexFile(folder, SIGNATURE_FILE));
	writeModules(files, whole);
	for (const { name, files: skill } of skillsOf(whole, documentsOf(whole).all).skills) {
		for (const { path, content } of skill) files.set(`skills/${name}/${path}`, content);
	}
	files.set('README.md', readmeOf(head, manifest));
	files.set('package.json', `${JSON.stringify(packageJson(head), null, 2)}\n`);
	return { files, bytes: writeSums(files) };
}

function packageJson({ name, version, description }: PackageHead): object {
	return {
		name,
		version,
		description,
		keywords: ['pinakes', 'index', 'search', 'skills'],
		type: 'module',
		sideEffects: false,
		exports: {
			'.': { types: './index.d.ts', node: './index.node.js', default: './index.js' },
			'./index/*': './index/*',
			[`./${MANIFEST_FILE}`]: `./index/${MANIFEST_FILE}`,
			'./package.json': './package.json',
		},
		files: ['index', 'files', 'skills', 'index.js', 'index.node.js', 'index.d.ts', 'SHA256SUMS'],
		dependencies: { [QUERY_PACKAGE]: `^${VERSION}` },
	};
}

/**
 * Writes the module that opens the index, and a module for each of its files. A bundler with code splitting makes chunks
 * of these, which a page or worker loads when a look-up needs them. Node reads the plain files, unless it runs a bundle.
 *
 *     index.js                    export const index = await openIndex(…)
 *     files/manifest.json.js      export const content = "…"
 */
function writeModules(files: SiteFiles, { manifest, files: index }: WholeIndex): void {
	const imports: string[] = [];
	for (const [path, content] of index) {
		const module = `files/${path}.js`;
		files.set(module, `export const content = ${JSON.stringify(content)};\n`);
		imports.push(`\t[${JSON.stringify(path)}, () => import(${JSON.stringify(`./${module}`)})],\n`);
	}
	files.set(
		'index.js',
		MODULE.replace('IMPORTS', () => imports.join('')).replace('LANGUAGES', () => languageModules(manifest)),
	);
	files.set('index.node.js', NODE_MODULE);
	files.set('index.d.ts', TYPES);
}

/** Returns imports of the languages of the index, so that bundlers include them. */
function languageModules({ analyzer }: Manifest): string {
	const names = analyzer.languages.filter((name) => addedLanguage(name));
	if (names.length === 0) return '';
	const imports = names.map((name) => `import { ${name.toUpperCase()} } from '@pinakes/query/languages/${name}';\n`);
	return `import { addLanguages } from '@pinakes/query';\n${imports.join('')}\naddLanguages(${names.join(', ').toUpperCase()});\n`;
}

const MODULE = `import { openIndex } from '@pinakes/query';
LANGUAGES
const files = new Map([
IMPORTS]);

/** The index, opened; each of its files is loaded when a look-up first needs it. */
export const index = await openIndex({
	name: import.meta.url,
	async read(path) {
		return (await files.get(path)?.())?.content;
	},
});
`;

const NODE_MODULE = `import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';

const folder = fileURLToPath(new URL('./index', import.meta.url));

/** The index, opened; each of its files is read when a look-up first needs it. A bundle has the modules, not the folder. */
export const { index } = existsSync(join(folder, 'manifest.json'))
	? { index: await openIndex(directorySource(folder)) }
	: await import('./index.js');
`;

const TYPES = `import type { Index } from '@pinakes/query';

/** The index, opened; each of its files is loaded when a look-up first needs it. */
export declare const index: Index;
`;

interface PackageHead {
	readonly name: string;
	readonly version: string;
	readonly description: string;
}

const UNIT_LOOK_UPS = [
	"import { matchUnits } from '@pinakes/query';",
	'',
	"const { matches, rejection_category } = await matchUnits(index, { goal: 'review a pull request' });",
];

const DOCUMENT_LOOK_UPS = [
	"import { search } from '@pinakes/query/search';",
	'',
	"const { results, answer } = await search(index, 'How do I start?');",
];

/** Returns the README of a package: its contents and how to use it. */
function readmeOf({ name, description }: PackageHead, { counts, generator }: Manifest): string {
	const rows = Object.entries(counts).flatMap(([what, count]) => (count > 0 ? `| ${what} | ${count} |` : []));
	const lookUps = [...(counts.units > 0 ? UNIT_LOOK_UPS : []), ...(counts.documents > 0 ? DOCUMENT_LOOK_UPS : [])];
	return `# ${name}

${description}

A prebuilt [Pinakes](https://www.npmjs.com/package/@pinakes/query) index, written by ${generator}. It works without a
server, in Node, in a bundled page and in a worker. It is an ES module with a top-level \`await\`: \`import\` it, as
\`require()\` cannot.

| | |
|---|---|
${rows.join('\n')}

## Use

\`\`\`sh
npm install ${name} @pinakes/query
\`\`\`

\`\`\`js
import { index } from '${name}';
${lookUps.join('\n')}
\`\`\`

\`openIndexes([index, …])\` of \`@pinakes/query/union\` searches it together with other indexes.

In a shell, or as an MCP server:

\`\`\`sh
pinakes search "How do I start?" --index node_modules/${name}/index
pinakes mcp --index node_modules/${name}/index
\`\`\`

\`import\` of a file below \`${name}/index/\` gives the plain JSON, for other programs.

## Integrity

\`SHA256SUMS\` lists every file: \`sha256sum --check SHA256SUMS\`. \`checkedSource\` of \`@pinakes/query/signed\` checks
the SHA-256 of each part of the index when it is read.
`;
}
