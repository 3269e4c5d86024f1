import { GENERIC_IDE } from '@pinakes/query/format/kinds/records/schema';
import { BUNDLE_PARTS, SKILL_FILE, SKILL_SCAN_PATHS } from '../data/scan-paths.ts';
import type { Split } from '../markdown/split.ts';
import type { Report } from '../report.ts';
import { originsOf, type Unit } from '../units/unit.ts';
import type { FolderLink } from './list-folder.ts';
import { parseTerms, textValue, type Warn } from './values.ts';

/** Whether a file makes its folder a skill. */
export function isSkillFile(path: string): boolean {
	return path === SKILL_FILE || path.endsWith(`/${SKILL_FILE}`);
}

/**
 * Reads an Agent Skill leniently: it is only left out without a description, as no agent could choose it. `lint` is
 * strict.
 */
export function readSkill(path: string, split: Split, report: Report): Unit | undefined {
	const { fields } = split;
	const leaveOut = (rule: string, message: string, fix: string): undefined => {
		report({ severity: 'error', file: path, line: 1, rule, message, fix });
	};
	const warn: Warn = (rule, message, fix) => report({ severity: 'warning', file: path, line: 1, rule, message, fix });
	if (fields === undefined) {
		if (split.problems.some(({ lost }) => lost) || BUNDLE_PARTS.test(path)) return undefined;
		return leaveOut(
			'skill-front-matter',
			'the skill has no front matter',
			'begin the file with name and description between two lines ---',
		);
	}
	const metadata = fields.get('metadata');
	const extra = metadata instanceof Map ? (metadata as ReadonlyMap<unknown, unknown>) : new Map();
	if (String(extra.get('internal')) === 'true') {
		warn('skill-internal', 'the skill is marked metadata.internal and left out', 'remove the mark to have it found');
		return undefined;
	}
	const description = textValue(fields.get('description'));
	if (description === undefined) {
		return leaveOut(
			'skill-description',
			'the skill has no description',
			'say in `description` what it does and when to use it',
		);
	}
	const folder = path === SKILL_FILE ? '' : path.slice(0, -SKILL_FILE.length - 1);
	const name = textValue(fields.get('name')) ?? folder.slice(folder.lastIndexOf('/') + 1);
	if (name === '') return leaveOut('skill-name', 'the skill has no name', 'give it one in `name`');
	const field = (key: string): unknown => fields.get(key) ?? extra.get(key);
	const usage_notes = textValue(fields.get('compatibility')) ?? null;
	return skillUnit(
		{ unit_id: folder === '' ? name : folder, name, description, usage_notes, source: path },
		field,
		warn,
	);
}

/** Creates the unit of a skill. Optional fields may be in front matter or in its `metadata`. */
function skillUnit(
	{
		unit_id,
		name,
		description,
		usage_notes,
		source,
	}: Pick<Unit, 'unit_id' | 'name' | 'description' | 'usage_notes' | 'source'>,
	field: (key: string) => unknown,
	warn: Warn,
): Unit {
	const terms = (key: string): string[] | undefined => parseTerms(field(key), key, warn);
	const tags = terms('tags') ?? [];
	const keywords = terms('keywords') ?? [];
	return {
		unit_id,
		package_id: null,
		name,
		description,
		capability_tags: tags,
		keywords,
		ide_support: terms('ide_support') ?? [ideOf(source)],
		entrypoints: [],
		usage_notes,
		conflicts: textValue(field('conflicts')) ?? null,
		...originsOf({ capability_tags: tags, keywords }),
		kind: 'skill',
		source,
	};
}

/** Returns the tool that reads skills in this folder. */
function ideOf(path: string): string {
	const scanned = SKILL_SCAN_PATHS.find(({ folder }) => path.startsWith(`${folder}/`) || path.includes(`/${folder}/`));
	return scanned?.ide ?? GENERIC_IDE;
}

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
