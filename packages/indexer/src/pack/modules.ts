import type { IndexFiles } from '../write/parts.ts';

/**
 * The module of a package that opens its index, with a module for each file of it. A bundler makes chunks of these
 * that a page or a worker loads when a look-up needs them; without splitting all of them are in one file. Node reads the
 * plain files beside them, unless it runs a bundle as well.
 *
 *     index.js                    export const index = await openIndex(…)
 *     files/manifest.json.js      export const content = "…"
 */
export function writeModules(files: IndexFiles, index: IndexFiles): void {
	const imports: string[] = [];
	for (const [path, content] of index) {
		const module = `files/${path}.js`;
		files.set(module, `export const content = ${stringLiteral(content)};\n`);
		imports.push(`\t[${JSON.stringify(path)}, () => import(${JSON.stringify(`./${module}`)})],\n`);
	}
	files.set(
		'index.js',
		MODULE.replace('IMPORTS', () => imports.join('')),
	);
	files.set('index.node.js', NODE_MODULE);
	files.set('index.d.ts', TYPES);
}

/** A JSON text is a literal of a string but for two ends of lines that old parsers do not take. */
function stringLiteral(text: string): string {
	return JSON.stringify(text)
		.replace(/\u2028/g, '\\u2028')
		.replace(/\u2029/g, '\\u2029');
}

const MODULE = `import { openIndex } from '@pinakes/query';

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
