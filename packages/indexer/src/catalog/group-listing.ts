import { oneLine } from '@pinakes/query/format/base/shown-text';
import { BuildError } from '../base/report.ts';
import { type Catalog, compileCatalog, countCharacters, type Measure } from './compile.ts';
import { chooseWords, withNeighbours } from './group-words.ts';
import { groupSkills, type SkillGroup } from './groups.ts';
import { wordsOfSkills } from './skill-words.ts';
import type { ListedSkill } from './skills.ts';

/** A group of skills in a listing. */
export interface ListedGroup {
	/** Unique name of lower-case letters, digits and hyphens. */
	readonly name: string;
	/** In the given order. A skill that fits two groups may be in both. */
	readonly skills: readonly ListedSkill[];
	/** Words that describe the group. */
	readonly words: readonly string[];
}

/** A listing of groups, for budgets that are too small for sentences on all skills. */
export interface GroupListing {
	readonly groups: readonly ListedGroup[];
	/** A line on how to open a group, then a line per group: `- name (number): words`. */
	readonly text: string;
	readonly size: number;
}

/** Minimum share of the full text of its skills that an opened group should show. */
const SHOWN_SHARE = 0.5;

/**
 * Budget of an opened group, as a multiple of the budget. It may be larger, as a group is only read when needed, while
 * the listing of groups is in every prompt.
 */
const OPENED_BUDGETS = 2;

/** A group takes no skills of other groups if the names of its skills take more than this share of its budget. */
const MAX_NAMES_SHARE = 0.5;

/**
 * Compiles a listing of groups that fits a budget: few, so that it is clear which to open, but enough that the listing
 * of each is readable in the budget. A small budget leaves fewer words per group, and then fewer groups.
 *
 * @param fullSize size of the listing with all descriptions
 * @param howToOpen line that says how to open a group
 * @throws BuildError if not even two groups fit
 */
export function compileGroups(
	skills: readonly ListedSkill[],
	budget: number,
	{ fullSize, howToOpen }: { readonly fullSize: number; readonly howToOpen: string },
	measure: Measure = countCharacters,
): GroupListing {
	const words = wordsOfSkills(skills);
	const nameSizes = skills.map(({ name }) => measure(`- ${name}\n`));
	const isFull = (members: readonly number[]): boolean =>
		members.reduce((sum, member) => sum + (nameSizes[member] ?? 0), 0) > budget * MAX_NAMES_SHARE;
	const named = (groups: readonly SkillGroup[], lines: readonly (readonly string[])[]): ListedGroup[] =>
		withNeighbours(groups, lines, words, isFull).map(({ name, members }, i) => ({
			name,
			skills: members.map((member) => skills[member] as ListedSkill),
			words: (lines[i] ?? []).map((key) => words.forms.get(key) ?? key),
		}));
	let least = 0;
	for (let count = groupCount(fullSize, budget); count > 1; count = Math.floor(count / 2)) {
		const groups = groupSkills(skills, words, count);
		const bare = measure(listingOf(named(groups, []), howToOpen));
		least = bare;
		if (bare > budget) continue;
		const lines = chooseWords(groups, words, budget - bare, (word) => measure(`, ${word}`));
		let listed = named(groups, lines);
		// The tokens of a text are not the sum of those of its words, and numbers may get another digit.
		while (measure(listingOf(listed, howToOpen)) > budget) {
			for (const line of lines) line.pop();
			listed = named(groups, lines);
		}
		const text = listingOf(listed, howToOpen);
		return { groups: listed, text, size: measure(text) };
	}
	const fix = least > 0 ? `give at least ${least}` : 'give more';
	throw new BuildError(
		`A budget of ${budget} does not hold the names of two groups of ${skills.length} skills: ${fix}.`,
	);
}

/**
 * Compiles the listing of the skills of a group, in twice the budget of the listing of groups, or more if their names
 * need it.
 *
 * @param budget budget of the listing of groups
 */
export function compileOpenedGroup(
	skills: readonly ListedSkill[],
	budget: number,
	measure: Measure = countCharacters,
): Catalog {
	const names = skills.map(({ name }) => `- ${oneLine(name)}\n`).join('');
	return compileCatalog(skills, Math.max(OPENED_BUDGETS * budget, measure(names)), measure);
}

/** Returns the number of groups for which opened groups show enough of their skills. */
function groupCount(fullSize: number, budget: number): number {
	return Math.max(2, Math.ceil((fullSize * SHOWN_SHARE) / budget));
}

function listingOf(groups: readonly ListedGroup[], howToOpen: string): string {
	const lines = groups.map(
		({ name, skills, words }) => `- ${name} (${skills.length})${words.length === 0 ? '' : `: ${words.join(', ')}`}\n`,
	);
	return `${howToOpen}\n${lines.join('')}`;
}
