import { join } from 'node:path';
import { indexUnits } from '@pinakes/indexer';
import { memorySource, openIndex } from '@pinakes/query';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { readGolden } from './golden.ts';
import { type KnownIds, readKnownIds } from './known-ids.ts';

async function knownIds(): Promise<KnownIds> {
	const unit = (unit_id: string, name: string) => ({ unit_id, name, description: `Does ${name}` });
	const units = [unit('skills/pdf', 'pdf'), unit('skills/docx', 'docx'), unit('other/pdf', 'PDF of others')];
	return readKnownIds([await openIndex(memorySource(indexUnits(units)))]);
}

async function read(path: string, content: unknown, beside: Files = {}, skill?: string) {
	const folder = tempFolder({ ...beside, [path]: content });
	const { queries, problems } = readGolden([join(folder, path)], await knownIds(), skill);
	return {
		queries: queries.map(({ file, json, unread, unknownIds, ...query }) => query),
		unknownIds: queries.flatMap(({ unknownIds, line }) => unknownIds.map((message) => `${line}: ${message}`)),
		problems: problems.map(({ line, message }) => `${line}: ${message}`),
	};
}

describe('readGolden', () => {
	it('tells look-ups by their fields', async () => {
		const lines = [
			{ id: 7, goal: 'fill in a form', expected: 'skills/pdf' },
			{ query: 'how?', scope: 'tasks/' },
			{ keywords: ['x'], expected: [] },
		];
		const { queries, problems } = await read('g.jsonl', `${lines.map((line) => JSON.stringify(line)).join('\n\n')}\n`);
		expect(problems).toEqual([]);
		expect(queries).toEqual([
			{ line: 1, id: 7, lookUp: 'match', fields: { goal: 'fill in a form' }, expected: ['skills/pdf'], forbidden: [] },
			{
				line: 3,
				id: null,
				lookUp: 'search',
				fields: { query: 'how?', scope: 'tasks/' },
				expected: undefined,
				forbidden: [],
			},
			{ line: 5, id: null, lookUp: 'match', fields: { keywords: ['x'] }, expected: [], forbidden: [] },
		]);
	});

	it('says which line is invalid, and how to fix it', async () => {
		const lines = [
			'{"goal": "x", "expected": "skills/pdff"}',
			'{"target_entry": "x"}',
			'{"goal": "x", "query": "x"}',
			'{"goal": "x", "forbidden": [1]}',
			'{"goal": ',
			'[1]',
			'{"query": "x", "should_trigger": "yes"}',
			'{"query": "x", "should_trigger": true}',
			'{"query": "x", "should_trigger": true, "skill": "doc"}',
			'{"query": " ", "should_trigger": true, "skill": "docx"}',
			'{"__proto__": 1, "goal": "x", "expected": ["__proto__"]}',
			'{"goal": "x", "expected": "docx"}',
			'{"goal": "x", "expected": "team/skills/docx"}',
		];
		const { queries, unknownIds, problems } = await read('g.jsonl', lines.join('\r\n'));
		expect(queries.map(({ line, expected }) => [line, ...(expected ?? [])])).toEqual([
			[1, 'skills/pdff'],
			[11, '__proto__'],
			[12, 'skills/docx'],
			[13, 'team/skills/docx'],
		]);
		expect(unknownIds).toEqual([
			'1: expected names skills/pdff, which no index has. Did you mean skills/pdf?',
			expect.stringMatching(/^11: expected names __proto__, which no index has/),
			'13: expected names team/skills/docx, which no index has. Did you mean skills/docx?',
		]);
		expect(problems).toEqual([
			'2: nothing is asked: add "goal" for match, or "query" for search',
			'3: goal and query are both given: give one of them',
			'4: forbidden must be an id or a list of ids',
			expect.stringMatching(/^5: the line is not JSON: /),
			'6: a query must be a JSON object',
			'7: should_trigger must be true or false',
			'8: nothing says which skill this is about: name it by --skill, or add "skill" to the item',
			'9: skill names doc, which no index has. Did you mean docx?',
			'10: query must be the text of a request',
		]);
	});

	it('reads question and accept, as query and expected', async () => {
		const lines = [
			'{"question": "how?", "accept": [], "kind": "far"}',
			'{"goal": "x", "accept": "skills/pdf"}',
			'{"goal": "x", "accept": 1}',
			'{"goal": "x", "accept": [], "expected": []}',
		];
		const { queries, problems } = await read('g.jsonl', lines.join('\n'));
		expect(queries.map(({ lookUp, fields, expected }) => [lookUp, fields, expected])).toEqual([
			['search', { query: 'how?' }, []],
			['match', { goal: 'x' }, ['skills/pdf']],
		]);
		expect(problems).toEqual([
			'3: accept must be an id or a list of ids',
			'4: accept and expected mean the same: give one of them',
		]);
	});

	const EVALUATION =
		'[\n  {"query": "fill in", "should_trigger": true},\n\n  {"query": "bake",\n   "should_trigger": false}\n]\n';
	const TRIGGERS = [
		{ line: 2, id: null, lookUp: 'match', fields: { goal: 'fill in' }, expected: ['skills/docx'], forbidden: [] },
		{ line: 4, id: null, lookUp: 'match', fields: { goal: 'bake' }, expected: undefined, forbidden: ['skills/docx'] },
	];

	it.each([
		['skills/docx/evals/trigger-eval.json', { 'skills/docx/SKILL.md': '' }],
		['pdf/docx/evals/trigger-eval.json', { 'pdf/docx/SKILL.md': '' }],
		['evals/docx/triggers.json', {}],
		['evals/docx.json', {}],
	])('reads a trigger evaluation, whose place names the skill: %s', async (path, beside) => {
		expect(await read(path, EVALUATION, beside)).toEqual({ queries: TRIGGERS, unknownIds: [], problems: [] });
	});

	it('expects every unit of the skill’s name', async () => {
		const { queries } = await read('skills/docx/eval.json', EVALUATION, {}, 'pdf');
		expect(queries[0]?.expected).toEqual(['other/pdf', 'skills/pdf']);
		expect((await read('x/eval.json', EVALUATION, {}, 'pfd')).problems).toEqual([
			'2: --skill names pfd, which no index has. Did you mean pdf?',
			'4: --skill names pfd, which no index has. Did you mean pdf?',
		]);
	});

	it('takes the skill of an item before that of the place, and the one that should answer instead', async () => {
		const items = [
			{ query: 'a', should_trigger: true, skill_name: 'docx' },
			{ query: 'b', should_trigger: true, expected_skill: 'docx' },
			{ query: 'c', should_trigger: false, expected_skill: 'docx' },
		];
		const { queries } = await read('evals/pdf.json', items);
		expect(queries.map(({ expected, forbidden }) => [expected, forbidden])).toEqual([
			[['skills/docx'], []],
			[['skills/docx'], []],
			[['skills/docx'], ['other/pdf', 'skills/pdf']],
		]);
	});

	it.each(['[{"query"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`])('says what is no evaluation', async (text) => {
		const { queries, problems } = await read('evals/pdf.json', text);
		expect(queries).toEqual([]);
		expect(problems).toHaveLength(1);
		expect(problems[0]).toMatch(/^1: /);
	});
});
