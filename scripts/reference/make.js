/**
 * Writes the API reference of published packages as markdown, a page per entry point, from the declarations of a build, and
 * the functions of all entries in short to `docs/reference/api.md`. Exits with 1 if an export has no comment, or that page
 * was not up to date. `node scripts/reference/make.js [FOLDER]`, `build/reference` unless given.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, ReflectionKind } from 'typedoc';
import { manifestOf, PACKAGES } from '../pack-packages.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Kinds of exports that must have a comment. */
const DOCUMENTED = ['Function', 'Class', 'Interface', 'TypeAlias', 'Variable', 'Enum'];

/** Declarations of entry points, without patterns and internal ones, which are not for users. */
const entries = PACKAGES.flatMap((folder) =>
	Object.entries(manifestOf(folder).exports ?? {})
		.filter(([entry, { types }]) => types !== undefined && !/\*|^\.\/internal/.test(entry))
		.map(([, { types }]) => join(ROOT, folder, types)),
);
const app = await Application.bootstrapWithPlugins({
	basePath: ROOT,
	entryPoints: entries,
	tsconfig: join(ROOT, 'scripts/reference/tsconfig.json'),
	plugin: ['typedoc-plugin-markdown'],
	out: process.argv[2] ?? join(ROOT, 'build/reference'),
	name: 'API',
	// One page per entry point.
	router: 'module',
	readme: 'none',
	// Types are already checked by the build, which uses another version of TypeScript.
	skipErrorChecking: true,
	excludeExternals: true,
	validation: false,
	disableSources: true,
	hidePageHeader: true,
	hideBreadcrumbs: true,
	parametersFormat: 'table',
	interfacePropertiesFormat: 'table',
	logLevel: 'Warn',
});
const project = await app.convert();
if (project === undefined) throw new Error('The declarations cannot be read: run npm run build first.');
for (const module of project.children ?? []) module.name = moduleName(module.name);
await app.generateOutputs(project);

const exported = (project.children ?? []).flatMap(({ name, children = [] }) =>
	children.filter(({ kind }) => DOCUMENTED.includes(ReflectionKind[kind])).map((child) => ({ entry: name, child })),
);
const bare = exported.filter(({ child }) => !isDocumented(child));
for (const { entry, child } of bare) console.error(`${entry}: ${child.name} has no comment; say what it is above it`);
console.log(`reference: ${entries.length} entries, ${exported.length} exports, ${bare.length} without a comment`);
const isFresh = writeSummary(join(ROOT, 'docs/reference/api.md'), project);
if (!isFresh) console.error('docs/reference/api.md was not up to date: it is written again, commit it');
process.exitCode = bare.length === 0 && isFresh ? 0 : 1;

/**
 * Writes the page of all functions with a sentence each, below the text that is there before the first entry.
 *
 * @param {string} path
 * @param {import('typedoc').ProjectReflection} project
 * @returns {boolean} whether the page was like this before
 */
function writeSummary(path, { children: modules = [] }) {
	const before = readFileSync(path, 'utf8');
	const packages = new Map();
	for (const { name, children = [] } of modules) {
		const [, owner, entry = ''] = /^(@pinakes\/[^/]+)(.*)$/.exec(name) ?? [];
		const rows = children.filter(({ kind }) => kind === ReflectionKind.Function).map(functionRow);
		// Entries of a program are for other programs of this repository.
		if (rows.length > 0 && !(owner === '@pinakes/mcp' && entry !== ''))
			packages.set(owner, [...(packages.get(owner) ?? []), ...(entry ? [`\nFrom \`${name}\`:\n`] : []), ...rows]);
	}
	const sections = [...packages].map(([owner, rows]) => `## ${owner}\n\n${rows.join('\n').trimStart()}\n`);
	const page = [before.slice(0, before.search(/^## @/m)), ...sections].join('').replace(/(?<=[^\n]\n)(?=## )/g, '\n');
	writeFileSync(path, page);
	return page === before;
}

/** @param {import('typedoc').DeclarationReflection} reflection */
function functionRow({ name, signatures: [signature] = [] }) {
	const parameters = (signature?.parameters ?? []).map(
		({ name, flags, defaultValue }) =>
			`${flags.isRest ? '...' : ''}${name === '__namedParameters' ? 'options' : name}${flags.isOptional || defaultValue !== undefined ? '?' : ''}`,
	);
	const text = (signature?.comment?.summary ?? []).map(({ text }) => text).join('');
	const [sentence] = text.replace(/\s+/g, ' ').split(/(?<=[.:])\s(?=[A-Z])/);
	return `- \`${name}(${parameters.join(', ')})\`: ${sentence}`;
}

/** Returns the module name of an entry point from the path of its declarations. @param {string} name */
function moduleName(name) {
	return name.replace(/^.*(?:packages|apps)\/([^/]+)\/dist/, '@pinakes/$1').replace(/\/index$/, '');
}

/** @param {import('typedoc').DeclarationReflection} reflection */
function isDocumented(reflection) {
	const parts = [reflection, ...(reflection.signatures ?? []), ...(reflection.type?.declaration?.signatures ?? [])];
	return parts.some(({ comment }) => comment?.hasVisibleComponent());
}
