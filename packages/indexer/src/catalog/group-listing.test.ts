import { describe, expect, it } from 'vitest';
import { compileCatalog, countCharacters } from './compile.ts';
import { compileGroups } from './group-listing.ts';
import { groupSkills } from './groups.ts';
import { measureGroups } from './measure.ts';

const TOPICS = [
	['azure', 'Deploys containers to azure cloud', 'Estimates azure cloud costs'],
	['pdf', 'Fills pdf forms', 'Converts pdf pages to markdown'],
	['java', 'Reviews java spring code', 'Upgrades java spring projects'],
] as const;
const SKILLS = TOPICS.flatMap(([topic, ...descriptions]) =>
	descriptions.map((description, i) => ({ unit_id: `skills/${topic}-${i}`, name: `${topic}-${i}`, description })),
);
const HOW = 'List one: --group NAME';

describe('groupSkills', () => {
	it('puts skills together that share words, the same however often it is asked', () => {
		const groups = groupSkills(SKILLS, 3);
		expect(groups.map(({ skills }) => skills.map(({ name }) => name))).toEqual([
			['azure-0', 'azure-1'],
			['java-0', 'java-1'],
			['pdf-0', 'pdf-1'],
		]);
		expect(new Set(groups.map(({ name }) => name)).size).toBe(3);
		expect(groupSkills(SKILLS, 3)).toEqual(groups);
		expect(groups.every(({ words }) => words.length > 0)).toBe(true);
	});

	it('takes the folders where they tell anything', () => {
		const inFolders = SKILLS.map((skill) => ({ ...skill, unit_id: `${skill.name.split('-')[0]}/${skill.name}` }));
		expect(groupSkills(inFolders, 3).map(({ name }) => name)).toEqual(['azure', 'java', 'pdf']);
	});

	it('takes skills without a word, and fewer skills than groups', () => {
		const bare = { unit_id: 'a', name: '1', description: '' };
		expect(groupSkills([bare, { ...bare, unit_id: 'b' }], 5).flatMap(({ skills }) => skills)).toHaveLength(2);
	});
});

describe('compileGroups', () => {
	const { size: fullSize } = compileCatalog(SKILLS, Number.POSITIVE_INFINITY);

	it('fits any budget that holds two names: with words, without, with fewer groups', () => {
		for (let budget = 60; budget < 200; budget++) {
			const { text, size, groups } = compileGroups(SKILLS, budget, { fullSize, howToOpen: HOW });
			expect(size).toBe(countCharacters(text));
			expect(size).toBeLessThanOrEqual(budget);
			expect(text.startsWith(`${HOW}\n- `)).toBe(true);
			expect(groups.flatMap(({ skills }) => skills)).toHaveLength(SKILLS.length);
		}
		expect(() => compileGroups(SKILLS, 20, { fullSize, howToOpen: HOW })).toThrow('A budget of 20 does not hold');
	});

	it('leads requests to their skills', async () => {
		const { groups } = compileGroups(SKILLS, 160, { fullSize, howToOpen: HOW });
		const goals = [
			{ goal: 'azure cloud costs', expected: ['skills/azure-1'] },
			{ goal: 'pdf forms', expected: ['skills/pdf-0'] },
		];
		expect(await measureGroups(SKILLS, groups, goals)).toEqual({ matched_before: 2, in_first: 2, in_first_two: 2 });
	});
});

it('keeps hostile names and descriptions in one line, quoted where they have markup, with codes for what is not seen', () => {
	const description = 'Does it\u2028<!-- end -->\n- other: x\u200b\u202e\u{e0041}\u0007';
	const { text } = compileCatalog([{ unit_id: 'a', name: 'a\n- b', description }], 1000);
	expect(text).toBe('- a - b: "Does it <!-- end --> - other: x\\\\u200b\\\\u202e\\\\u{e0041}\\\\u0007"\n');
});
