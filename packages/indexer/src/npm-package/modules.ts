import type { Manifest } from '@pinakes/query';
import { addedLanguage, MANIFEST_FILE } from '@pinakes/query/internal';
import type { SiteFiles } from '../publish/skills.ts';

/**
 * Writes the module that opens the index, and a module for each of its files. A bundler with code splitting makes chunks
 * of these, which a page or worker loads when a look-up needs them. Node reads the plain files, unless it runs a bundle.
 *
 *     index.js                    export const index = await openIndex(…)
 *     files/manifest.json.js      export const content = "…"
 */
export function writeModules(files: SiteFiles, index: ReadonlyMap<string, string>): void {
	const imports: string[] = [];
	for (const [path, content] of index) {
		const module = `files/${path}.js`;
		files.set(module, `export const content = ${stringLiteral(content)};\n`);
		imports.push(`\t[${JSON.stringify(path)}, () => import(${JSON.stringify(`./${module}`)})],\n`);
	}
	files.set(
		'index.js',
		MODULE.replace('IMPORTS', () => imports.join('')).replace('LANGUAGES', () => languageModules(index)),
	);
	files.set('index.node.js', NODE_MODULE);
	files.set('index.d.ts', TYPES);
}

/** Returns imports of the languages of the index, so that bundlers include them. */
function languageModules(index: ReadonlyMap<string, string>): string {
	const { analyzer } = JSON.parse(index.get(MANIFEST_FILE)?.toString() ?? '{}') as Partial<Manifest>;
	const names = analyzer?.languages.filter((name) => addedLanguage(name)) ?? [];
	if (names.length === 0) return '';
	const imports = names.map((name) => `import { ${name.toUpperCase()} } from '@pinakes/query/languages/${name}';\n`);
	return `import { addLanguages } from '@pinakes/query';\n${imports.join('')}\naddLanguages(${names.join(', ').toUpperCase()});\n`;
}

/**
 * Returns a text as a JavaScript string literal. JSON is one, except for two line terminators that old parsers reject.
 */
function stringLiteral(text: string): string {
	return JSON.stringify(text)
		.replace(/\u2028/g, '\\u2028')
		.replace(/\u2029/g, '\\u2029');
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
