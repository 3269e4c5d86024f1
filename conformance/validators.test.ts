import { lintFolders } from '@pinakes/indexer';
import { runs } from '@pinakes/testing/runs';
import { tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { validate } from 'skills-ref';
import { expect, test } from 'vitest';

/** Returns what the validator says of a skill, and the rules of lint that its file breaks with an error. */
async function judged(folder: string, text: string): Promise<{ refused: string[]; errors: string[] }> {
	const root = tempFolder({ [`${folder}/SKILL.md`]: text });
	const { problems } = await lintFolders([root]);
	return {
		refused: await validate(`${root}/${folder}`),
		errors: problems.filter(({ severity }) => severity === 'error').map(({ rule }) => rule),
	};
}

const DESCRIPTION = 'description: Reviews pull requests. Use when one is open.';

test.each([
	['a plain skill', 'review', `---\nname: review\n${DESCRIPTION}\n---\n\n# Review\n`],
	[
		'a skill with every field',
		'review',
		`---\nname: review\n${DESCRIPTION}\nlicense: MIT\ncompatibility: Needs git\nmetadata:\n  author: me\n  version: "1.0"\nallowed-tools: Read Grep\n---\n\n# Review\n`,
	],
])('the validator of npm accepts %s, which lint accepts', async (_name, folder, text) => {
	expect(await judged(folder, text)).toEqual({ refused: [], errors: [] });
});

test.each([
	['no front matter', '# Review\n'],
	['front matter without an end', `---\nname: review\n${DESCRIPTION}\n`],
	['no name', `---\n${DESCRIPTION}\n---\n`],
	['no description', '---\nname: review\n---\n'],
	['an empty description', '---\nname: review\ndescription: ""\n---\n'],
	['the name of another folder', `---\nname: reviews\n${DESCRIPTION}\n---\n`],
	['capital letters', `---\nname: Review\n${DESCRIPTION}\n---\n`],
	['a space in the name', `---\nname: re view\n${DESCRIPTION}\n---\n`],
	['two hyphens in a row', `---\nname: re--view\n${DESCRIPTION}\n---\n`],
	['a long description', `---\nname: review\ndescription: ${'a '.repeat(600)}\n---\n`],
	['a long compatibility', `---\nname: review\n${DESCRIPTION}\ncompatibility: ${'a '.repeat(300)}\n---\n`],
	['broken YAML', `---\nname: review\n${DESCRIPTION}\nmetadata: {a\n---\n`],
	['a list', '---\n- name\n---\n'],
])('lint reports an error for %s, which the validator of npm refuses', async (_name, text) => {
	const { refused, errors } = await judged('review', text);
	expect(refused).not.toEqual([]);
	expect(errors).not.toEqual([]);
});

test.each(['argument-hint', 'reviewer'])(
	'lint has no error for the field %s, which the validator of npm refuses',
	async (field) => {
		const { refused, errors } = await judged('review', `---\nname: review\n${DESCRIPTION}\n${field}: file\n---\n`);
		expect(refused).not.toEqual([]);
		expect(errors).toEqual([]);
	},
);

test('lint reports an error for every generated skill that the validator of npm refuses', async () => {
	const letters = fc.string({ unit: fc.constantFrom(...'abzAZ09-_ .:é中κ\u202e<>"\'#&*!|%@[]{}'), maxLength: 12 });
	const value = fc.oneof(
		letters,
		letters.map((text) => JSON.stringify(text)),
		fc.constantFrom('7', 'true', 'null', '~', '[]', '{}'),
	);
	// Not allowed-tools: lint accepts lists of these, as most hosts do.
	const field = fc.constantFrom('name', 'description', 'license', 'compatibility', 'metadata');
	const skill = fc.array(fc.tuple(field, value), { maxLength: 4 }).map((fields) => {
		const all = new Map([['name', 'review'], ['description', 'Reviews.'], ...fields]);
		return `---\n${[...all].map(([key, text]) => `${key}: ${text}`).join('\n')}\n---\n`;
	});
	await fc.assert(
		fc.asyncProperty(skill, async (text) => {
			const { refused, errors } = await judged('review', text);
			return refused.length === 0 || errors.length > 0;
		}),
		{ numRuns: runs(200) },
	);
});
