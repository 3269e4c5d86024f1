/** Collects the names and license texts of bundled packages, which licenses require. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the license texts of the packages of modules, sorted by name. Modules of this repository are skipped.
 *
 * @param {Iterable<string>} modules absolute paths
 * @throws Error for a package without a license
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
 * Returns the folder of the installed package of a file. Some have a nested package.json without a name.
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
