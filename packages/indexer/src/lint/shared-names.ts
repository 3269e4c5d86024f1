import type { Problem } from '../report.ts';
import { sortByNamePrecedence } from '../units/namesakes.ts';
import type { Unit } from '../units/unit.ts';
import { LINT_RULES } from './rules.ts';

/** Matches the folder of a plugin, whose name hosts write before those of its skills. */
const PLUGIN = /^(?:.*\/)?plugins\/[^/]+\//;

/**
 * Reports skills with the same name, ignoring case, as hosts and installers identify skills by name. Skills of
 * different plugins may share one.
 */
export function lintSharedNames(units: readonly Unit[]): Problem[] {
	const first = new Map<string, Unit>();
	const skills = units.filter(({ kind }) => kind === 'skill');
	return sortByNamePrecedence(skills).flatMap((unit): Problem[] => {
		const plugin = PLUGIN.exec(unit.source)?.[0] ?? '';
		const key = plugin + unit.name.normalize('NFKC').toLowerCase();
		const other = first.get(key);
		if (other === undefined) {
			first.set(key, unit);
			return [];
		}
		const rule = 'skill-name-shared';
		const message = `the skill has the name of ${other.source}, so that only one of them can be installed or published`;
		return [{ severity: LINT_RULES[rule].severity, file: unit.source, rule, message, fix: 'rename one of them' }];
	});
}
