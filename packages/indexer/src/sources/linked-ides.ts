import type { Unit } from '../units/unit.ts';
import type { FolderLink } from './list-folder.ts';
import { ideOf } from './skills.ts';

/**
 * Adds the IDEs that find a skill by a link to its folder or a parent folder, such as `.claude/skills/pdf`, which
 * installers create. Declared IDEs of a skill are unchanged.
 *
 * @param links with the same path prefixes as units
 */
export function withLinkedIdes(unit: Unit, links: readonly FolderLink[]): Unit {
	const { kind, source, ide_support } = unit;
	if (kind !== 'skill' || ide_support.length !== 1 || ide_support[0] !== ideOf(source)) return unit;
	const further = links
		.filter(({ target }) => source.startsWith(`${target}/`))
		.map(({ path, target }) => ideOf(path + source.slice(target.length)));
	return further.length === 0 ? unit : { ...unit, ide_support: [...new Set([...ide_support, ...further])] };
}
