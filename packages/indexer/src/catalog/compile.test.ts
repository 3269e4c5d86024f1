import { BuildError } from '@pinakes/indexer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCatalog, countCharacters, type ListedSkill } from './compile.ts';

function skill(name: string, description: string): ListedSkill {
	return { unit_id: `skills/${name}`, name, description };
}

const SKILLS = [
	skill('release-notes', 'Use this skill to write the release notes of a project from its merged pull requests'),
	skill('schema-review', 'Reviews a database schema of a project: naming, indexes, foreign keys and migrations'),
	skill('translate-docs', '把项目文档翻译成中文，保留术语表和代码块'),
	skill('commit', 'Writes commit messages'),
];

function listing(budget: number): string[] {
	return compileCatalog(SKILLS, budget).text.trimEnd().split('\n');
}

describe('compileCatalog', () => {
	it('leaves a listing that fits as it is', () => {
		const { text, whole, size } = compileCatalog(SKILLS, 1000);
		expect(text).toBe(SKILLS.map(({ name, description }) => `- ${name}: ${description}\n`).join(''));
		expect([whole, size]).toEqual([4, countCharacters(text)]);
	});

	it('keeps every skill, and of longer descriptions the beginning of the first sentence', () => {
		expect(listing(150)).toEqual([
			'- release-notes: write the release…',
			'- schema-review: Reviews a database…',
			'- translate-docs: 把项目文档翻译成中文，保留术语表和代码块',
			'- commit: Writes commit messages',
		]);
		const skills = [
			skill('ads', 'Analyzes campaigns of .NET 4.8. Use for ROAS and wasted budget.'),
			skill('b', 'Chess'),
		];
		expect(compileCatalog(skills, 60).text).toBe('- ads: Analyzes campaigns of .NET 4.8\n- b: Chess\n');
	});

	it('says what the names alone take if they do not fit', () => {
		expect(() => compileCatalog(SKILLS, 50)).toThrow(BuildError);
		expect(() => compileCatalog(SKILLS, 50)).toThrow('The names of 4 skills alone take 58, more than the budget of 50');
		expect(listing(58)).toEqual(SKILLS.map(({ name }) => `- ${name}`));
	});

	it('fits if the parts of a line measure less than the line', () => {
		// Two characters to a token, rounded down: words alone seem to take less than they do.
		const tokens = (text: string): number => Math.floor(text.length / 2);
		for (const budget of [40, 60, 80, 100]) {
			expect(compileCatalog(SKILLS, budget, tokens).size).toBeLessThanOrEqual(budget);
		}
	});

	it('keeps every name and the budget, whatever the skills are, and gives the same for the same', () => {
		const word = fc.constantFrom(
			'__proto__',
			'constructor',
			'zebra',
			'zebras',
			'数据库',
			'翻译',
			'the',
			'C++',
			'\n',
			'😀',
		);
		const skills = fc.array(
			fc.record({ name: fc.string({ minLength: 1, maxLength: 12 }), words: fc.array(word, { maxLength: 30 }) }),
			{ maxLength: 12 },
		);
		fc.assert(
			fc.property(skills, fc.integer({ min: 0, max: 400 }), (drawn, spare) => {
				const given = drawn.map(({ name, words }) => skill(name, words.join(' ')));
				const names = given.map((one) => ({ ...one, description: '' }));
				const budget = compileCatalog(names, Number.MAX_SAFE_INTEGER).size + spare;
				const { skills: listed, text, size } = compileCatalog(given, budget);
				expect(size).toBe(countCharacters(text));
				expect(size).toBeLessThanOrEqual(budget);
				expect(text.split('\n')).toHaveLength(given.length + 1);
				expect(listed.map(({ unit_id, name }) => [unit_id, name])).toEqual(
					given.map(({ unit_id, name }) => [unit_id, name]),
				);
				expect(compileCatalog(given, budget).text).toBe(text);
			}),
		);
	});
});
