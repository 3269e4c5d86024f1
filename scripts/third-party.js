/** Collects the names and license texts of bundled packages, which licenses require. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches the folder of the installed package that a file is of. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Returns the license texts of the packages of modules, sorted by name. Modules of this repository are skipped.
 *
 * @param {Iterable<string>} modules absolute paths
 * @throws Error for a package without a license
 */
export function licenceTexts(modules) {
	const folders = new Set([...modules].flatMap((file) => PACKAGE.exec(file.replaceAll('\\', '/')) ?? []));
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
