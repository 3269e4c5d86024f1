import { BuildError } from '../errors.ts';
import { countCharacters, type Measure } from './compile.ts';
import { groupSkills, type SkillGroup } from './groups.ts';
import type { ListedSkill } from './skills.ts';

/** A listing of groups, for budgets that not even the names of all skills fit. */
export interface GroupListing {
	/** Their words are those of the listing. */
	readonly groups: readonly SkillGroup[];
	/** A line on how to open a group, then one to each group: `- name (number): what it holds`. */
	readonly text: string;
	readonly size: number;
}

/**
 * Compiles a listing of groups that fits a budget: as many groups as the full listing has budgets, with words of what each
 * holds; without the words, then with fewer groups, where the budget is small.
 *
 * @param fullSize size of the listing with all descriptions
 * @param howToOpen the line that says by which command or tool a group is opened
 * @throws BuildError if not even two groups fit
 */
export function compileGroups(
	skills: readonly ListedSkill[],
	budget: number,
	{ fullSize, howToOpen }: { readonly fullSize: number; readonly howToOpen: string },
	measure: Measure = countCharacters,
): GroupListing {
	for (let count = groupCount(fullSize, budget); count > 1; count = Math.floor(count / 2)) {
		const groups = groupSkills(skills, count);
		const bare = textOf(
			groups,
			groups.map(() => []),
			howToOpen,
		);
		if (measure(bare) > budget) continue;
		const { text, chosen } = fill(groups, budget, howToOpen, measure);
		return { groups: groups.map((group, i) => ({ ...group, words: chosen[i] ?? [] })), text, size: measure(text) };
	}
	throw new BuildError(`A budget of ${budget} does not hold the names of two groups of ${skills.length} skills.`);
}

/** Groups whose skills, on average, are listed whole within the budget. */
function groupCount(fullSize: number, budget: number): number {
	return Math.max(2, Math.ceil(fullSize / budget));
}

/** Gives every group its next word in turn, while words fit. */
function fill(groups: readonly SkillGroup[], budget: number, howToOpen: string, measure: Measure) {
	const chosen = groups.map((): string[] => []);
	let text = textOf(groups, chosen, howToOpen);
	let used = measure(text);
	const most = Math.max(...groups.map(({ words }) => words.length));
	for (let turn = 0; turn < most; turn++) {
		for (const [i, { words }] of groups.entries()) {
			const word = words[turn];
			if (word === undefined) continue;
			const cost = measure(chosen[i]?.length === 0 ? `: ${word}` : `, ${word}`);
			if (used + cost > budget) continue;
			used += cost;
			chosen[i]?.push(word);
		}
	}
	text = textOf(groups, chosen, howToOpen);
	// The tokens of a text are not the sum of those of its words.
	while (measure(text) > budget && chosen.some(({ length }) => length > 0)) {
		for (const words of chosen) words.pop();
		text = textOf(groups, chosen, howToOpen);
	}
	return { text, chosen };
}

function textOf(groups: readonly SkillGroup[], words: readonly (readonly string[])[], howToOpen: string): string {
	const lines = groups.map(({ name, skills }, i) => {
		const held = words[i] ?? [];
		return `- ${name} (${skills.length})${held.length === 0 ? '' : `: ${held.join(', ')}`}\n`;
	});
	return `${howToOpen}\n${lines.join('')}`;
}
