import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths of the documentation and the READMEs, relative to the root of the checkout. */
export function proseFiles() {
	const readmes = ['packages', 'apps', 'examples', 'research']
		.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'README.md')))
		.filter((path) => existsSync(path));
	const own = ['bench/README.md', 'examples/README.md', 'research/README.md'];
	return [...markdownIn('.'), ...markdownIn('docs', true), ...readmes, ...own];
}

function markdownIn(folder, isRecursive = false) {
	return readdirSync(folder, { recursive: isRecursive })
		.filter((name) => name.endsWith('.md'))
		.map((name) => join(folder, name))
		.sort();
}
