import { join } from 'node:path';
import { isThere } from '../base/files.ts';
import type { Problem } from '../base/report.ts';
import { problemOf } from '../config/lint-rules.ts';
import { PLUGIN_MANIFEST } from '../data/scan-paths.ts';
import type { SourceFile } from '../formats/list-folder.ts';
import { sortByNamePrecedence, type Unit } from './unit.ts';

/** Matches the folder of a plugin that a marketplace may describe in its place. */
const PLUGIN = /^(?:.*\/)?plugins\/[^/]+\//;

/**
 * Reports skills with the same name, ignoring case, as hosts and installers identify skills by name. Skills of
 * different plugins may share one, since hosts write the name of the plugin before it.
 *
 * @param locate returns the file of a source path
 */
export function lintSharedNames(units: readonly Unit[], locate: (source: string) => SourceFile): Problem[] {
	const first = new Map<string, Unit>();
	const plugins = new Map<string, string>();
	/** Returns the innermost folder with a manifest, with a slash. */
	const pluginOf = (path: string): string => {
		const folder = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
		const known = plugins.get(folder);
		if (known !== undefined) return known;
		const [root, below] = locate(folder);
		const isPlugin = folder !== '' && isThere(root, join(below, PLUGIN_MANIFEST));
		const plugin = isPlugin ? folder : folder === '' ? '' : pluginOf(folder);
		plugins.set(folder, plugin);
		return plugin;
	};
	const skills = units.filter(({ kind }) => kind === 'skill');
	return sortByNamePrecedence(skills).flatMap((unit): Problem[] => {
		const plugin = pluginOf(unit.source) || (PLUGIN.exec(unit.source)?.[0] ?? '');
		const key = plugin + unit.name.normalize('NFKC').toLowerCase();
		const other = first.get(key);
		if (other === undefined) {
			first.set(key, unit);
			return [];
		}
		const message = `the skill has the name of ${other.source}, so that only one of them can be installed or published`;
		return [problemOf('skill-name-shared', { file: unit.source }, message, 'rename one of them')];
	});
}
