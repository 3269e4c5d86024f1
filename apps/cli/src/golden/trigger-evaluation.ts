import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { unknownId } from './golden-line.ts';
import type { GoldenQuery } from './golden-query.ts';
import type { KnownIds } from './known-ids.ts';

/** Fields with the skill of a trigger evaluation; `expected_skill` is the one that should answer instead. */
const SKILL_FIELDS = ['skill', 'skill_name', 'expected_skill'] as const;

/**
 * Parses an item of an Agent Skills trigger evaluation, `{ query, should_trigger }`, into a query whose goal must or
 * must not find the skill. The item may have its skill in `skill` or `skill_name`, and in `expected_skill` the right
 * one, which is another if the query should not trigger.
 *
 * @param skill default skill
 * @returns the query, or what is wrong with the item
 */
export function parseTriggerItem(
	item: Readonly<Record<string, unknown>>,
	known: KnownIds,
	skill: string | undefined,
): Omit<GoldenQuery, 'file' | 'line'> | string {
	const { id = null, query, should_trigger } = item;
	if (typeof query !== 'string' || query.trim() === '') return 'query must be the text of a request';
	if (typeof should_trigger !== 'boolean') return 'should_trigger must be true or false';
	for (const field of SKILL_FIELDS) {
		const name = item[field];
		if (name === undefined || name === null) continue;
		if (typeof name !== 'string') return `${field} must be the name of a skill`;
		if (known.skillsNamed(name).length === 0) return unknownId(field, name, known.nearestSkill(name));
	}
	const other = textOf(item.expected_skill);
	const own = textOf(item.skill) ?? textOf(item.skill_name) ?? (should_trigger ? (other ?? skill) : skill);
	if (own === undefined)
		return 'nothing says which skill this is about: name it by --skill, or add "skill" to the item';
	const units = known.skillsNamed(own);
	if (units.length === 0) return unknownId('--skill', own, known.nearestSkill(own));
	const expected = should_trigger ? units : other === undefined ? undefined : known.skillsNamed(other);
	return { id, lookUp: 'match', fields: { goal: query }, expected, forbidden: should_trigger ? [] : units, json: item };
}

/**
 * Returns the skill in the location of a trigger evaluation: the nearest parent folder of a skill, as in
 * `skills/pdf/evals/trigger-eval.json`; else the nearest with the name of a skill, as in `evals/pdf/trigger-eval.json`;
 * else the file name, as in `evals/pdf.json`.
 */
export function skillOfLocation(file: string, known: KnownIds): string | undefined {
	const folders: string[] = [];
	for (let folder = dirname(resolve(file)); folder !== dirname(folder); folder = dirname(folder)) folders.push(folder);
	const isKnown = (name: string): boolean => known.skillsNamed(name).length > 0;
	const own = folders.find((folder) => existsSync(join(folder, 'SKILL.md')) && isKnown(basename(folder)));
	const names = [...(own === undefined ? [] : [own]), ...folders].map((folder) => basename(folder));
	return [...names, basename(file, extname(file))].find(isKnown);
}

function textOf(value: unknown): string | undefined {
	return typeof value === 'string' ? value : undefined;
}
