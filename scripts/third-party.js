/** What the licences of bundled packages ask for: their names, and the text of each licence. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the licence texts of the packages that modules belong to, sorted by name; those of this repository have none.
 *
 * @param {Iterable<string>} modules absolute paths
 * @throws Error for a package without a licence
 */
export function licenceTexts(modules) {
	const folders = new Set([...modules].flatMap((file) => packageFolder(file) ?? []));
	const texts = [...folders].map((folder) => {
		const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
		const file = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying)\b/i.test(each));
		if (file === undefined && typeof license !== 'string')
			throw new Error(`${name} ${version} has no licence: leave it out.`);
		const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
		return `${name} ${version} (${license ?? 'see below'})${text}\n`;
	});
	return [...new Set(texts)].sort().join('\n---\n\n');
}

/**
 * The folder of the installed package that a file belongs to: some have a package.json without a name further down.
 *
 * @param {string} file
 */
function packageFolder(file) {
	const path = file.replaceAll('\\', '/');
	if (!path.includes('/node_modules/')) return undefined;
	for (let folder = dirname(path); !folder.endsWith('/node_modules'); folder = dirname(folder)) {
		const description = join(folder, 'package.json');
		if (existsSync(description) && JSON.parse(readFileSync(description, 'utf8')).version !== undefined) return folder;
	}
	return undefined;
}
