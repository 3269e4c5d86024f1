import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../base/report.ts';
import { compileCatalog, countCharacters, shortSentence } from './compile.ts';
import type { ListedSkill } from './skills.ts';

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

	it('keeps every skill, and of descriptions the words that tell them apart, in their order', () => {
		expect(listing(150)).toEqual([
			'- release-notes: merged pull requests',
			'- schema-review: database naming indexes foreign keys',
			'- translate-docs: 项目文档翻译 保留术语 代码',
			'- commit: write messages',
		]);
	});

	it('gives each skill a sentence, and words of the rest, if there is room', () => {
		const skills = [
			skill(
				'ads',
				'Analyzes ad campaigns with real spend data. Use for ROAS, wasted budget and CPA questions. '.repeat(2),
			),
			skill(
				'notes',
				'Writes release notes from merged pull requests of a project, in two languages, with links and authors',
			),
		];
		const { text, form, whole } = compileCatalog(skills, 140);
		expect(text).toBe(
			'- ads: Analyzes ad campaigns (real, spend, data, roas, wasted, cpa)\n- notes: Writes release notes (merged, pull, project, links, authors)\n',
		);
		expect([form, whole]).toEqual(['sentences', 0]);
		expect(compileCatalog(skills, 50).form).toBe('words');
	});

	it('repeats neither words of the name nor those that every skill has', () => {
		const [first = ''] = listing(150);
		expect(first).toMatch(/^- release-notes: /);
		expect(first.slice('- release-notes: '.length)).not.toMatch(/release|notes|skill|use/);
	});

	it('writes the shortest form of a word that the catalogue has', () => {
		const skills = [skill('a', 'Zebra painting of every kind'), skill('b', 'Paint zebras')];
		expect(compileCatalog(skills, 39).text).toBe('- a: zebra paint kind\n- b: paint zebra\n');
	});

	it('brings whole descriptions back if all words are in', () => {
		const skills = [
			skill('a', 'Writes the minutes of a meeting'),
			skill('b', `Plays chess ${'and so on '.repeat(20)}`),
		];
		const { text, whole } = compileCatalog(skills, 60);
		expect(text).toBe('- a: Writes the minutes of a meeting\n- b: plays chess\n');
		expect(whole).toBe(1);
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

describe('shortSentence', () => {
	it.each([
		['Writes release notes.', 'Writes release notes'],
		['Convert files to Word documents with images. Use when asked.', 'Convert files to Word documents'],
		['Review a schema (naming (of keys), types): find what is missing', 'Review a schema'],
		['Use this skill to write the notes of a release', 'Write the notes of a release'],
		['Use when the user asks to plan a sprint, e.g. for a team', 'Plan a sprint'],
		['This skill analyzes ad campaigns', 'Analyzes ad campaigns'],
		['Build, scaffold, and deploy flows using the server', 'Build, scaffold, and deploy flows'],
		['Annotate screenshots, diagrams, and images with arrows', 'Annotate screenshots, diagrams, and images'],
		['dotnet-test runs the tests of a project', 'dotnet-test runs the tests of a project'],
		['Targets .NET 4.8 projects. More.', 'Targets .NET 4.8 projects'],
		['把项目文档翻译成中文，保留术语表。其他', '把项目文档翻译成中文'],
		['Chess', 'Chess'],
		['', ''],
	])('%j is %j', (text, sentence) => {
		expect(shortSentence(text)).toBe(sentence);
	});

	it('ends a text without an end after a word', () => {
		const sentence = shortSentence('word '.repeat(5000));
		expect(sentence).toMatch(/^Word( word)+…$/);
		expect(sentence.length).toBeLessThanOrEqual(120);
	});
});
