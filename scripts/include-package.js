/**
 * Includes a private package in the published files of the package in this folder: its modules are copied to dist and
 * imported by relative paths, so that it is neither published nor a dependency.
 * `node include-package.js NAME`
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const [name] = process.argv.slice(2);
const copy = join('dist', name);
const specifiers = new RegExp(`(['"])@pinakes/${name}/([\\w./-]+)\\1`, 'g');

cpSync(fileURLToPath(new URL(`../packages/${name}/dist`, import.meta.url)), copy, { recursive: true });
for (const file of readdirSync('dist', { recursive: true })) {
	if (!/\.(?:js|d\.ts)$/.test(file)) continue;
	const path = join('dist', file);
	const text = readFileSync(path, 'utf8');
	const included = text.replace(specifiers, (_, quote, module) => {
		const specifier = relative(dirname(path), join(copy, `${module}.js`)).replaceAll('\\', '/');
		return quote + (specifier.startsWith('.') ? specifier : `./${specifier}`) + quote;
	});
	if (included !== text) writeFileSync(path, included);
}
