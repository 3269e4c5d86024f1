import { dirname, join, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import type { BuildOptions } from '../build/options.ts';
import type { Config } from '../config/config.ts';
import { SKILL_FILE } from '../data/scan-paths.ts';
import type { SkillSource } from '../kinds/skills/write.ts';
import { type Report, reportBelow } from '../report.ts';
import type { Unit } from '../units/unit.ts';
import { buildFolders } from '../write/build-folders.ts';
import { readSkillFolder } from './skill-folder.ts';
import { isSkillFile } from './skill-unit.ts';

/**
 * Reads the files of all skills among the units, but those of the index itself and those that the configuration ignores.
 *
 * @param prefixes prefix of the paths of each folder
 */
export function readSkillFiles(
	units: readonly Unit[],
	prefixes: readonly string[],
	{ folders, out }: Pick<BuildOptions, 'folders' | 'out'>,
	{ ignore }: Config,
	report: Report,
): SkillSource[] {
	const isIgnored = picomatch([...ignore], { dot: true });
	const ownFolders = buildFolders(out);
	return units.flatMap(({ unit_id, kind, source }) => {
		const at = prefixes.findIndex((prefix) => source.startsWith(prefix));
		if (kind !== 'skill' || !isSkillFile(source) || at < 0) return [];
		const root = resolve(folders[at] as string);
		const folder = dirname(join(root, source.slice((prefixes[at] as string).length)));
		const isExcluded = (path: string): boolean => {
			const file = join(folder, path);
			return ownFolders.includes(file) || isIgnored(relative(root, file).split(sep).join('/'));
		};
		const below = source.slice(0, source.lastIndexOf('/') + 1);
		const files = readSkillFolder({ folder, isExcluded }, reportBelow(below, report));
		return files[0]?.path === SKILL_FILE ? [{ unit_id, source, files }] : [];
	});
}
