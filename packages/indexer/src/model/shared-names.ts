import { dirname, resolve } from 'node:path';
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
	const skills = units.filter(({ kind }) => kind === 'skill');
	return sortByNamePrecedence(skills).flatMap((unit): Problem[] => {
		const plugin = pluginOf(dirname(resolve(...locate(unit.source)))) ?? PLUGIN.exec(unit.source)?.[0] ?? '';
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

/** Returns the folder of the plugin that a skill belongs to, the nearest above it; undefined for a skill of its own. */
export function pluginOf(folder: string): string | undefined {
	const parent = dirname(folder);
	if (isThere(folder, PLUGIN_MANIFEST)) return folder;
	return parent === folder ? undefined : pluginOf(parent);
}
