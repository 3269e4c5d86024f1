import { join } from 'node:path';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinakes, SOURCES } from '../../testing/run.ts';
import { compareAnswers } from './diff.ts';

type GoldenQuery = Parameters<typeof compareAnswers>[0];
type Answer = Parameters<typeof compareAnswers>[1];

function found(...ids: readonly string[]): Answer {
	const shown = ids.map((id) => ({ id, sections: [] }));
	return { shown, near: [], probability: 1, refusal: null, text: '' };
}

function refused(category: string, near: Answer['near'] = []): Answer {
	return { ...found(), near, refusal: { category, reason: '' } };
}

const REFUSED = refused('insufficient_info');

function verdict(fields: Partial<GoldenQuery>, before: Answer, after: Answer) {
	const query: GoldenQuery = {
		file: 'g',
		line: 1,
		id: null,
		lookUp: 'match',
		fields: {},
		forbidden: [],
		unknownIds: [],
		unread: [],
		json: {},
		...fields,
	};
	const { verdict, changes } = compareAnswers(query, before, after);
	return [verdict, ...changes];
}

describe('compareAnswers', () => {
	it.each([
		['the same answer', {}, found('a', 'b'), found('a', 'b'), ['same']],
		['refused now', {}, found('a'), REFUSED, ['regressed', 'rank', 'refusal']],
		['the first answer is gone', {}, found('a', 'b'), found('b'), ['regressed', 'rank']],
		['the first answer is second', {}, found('a', 'b'), found('b', 'a'), ['changed', 'rank']],
		['answered now', {}, REFUSED, found('a'), ['changed', 'rank', 'refusal']],
		['another text', {}, { ...found('a'), text: 'x' }, { ...found('a'), text: 'y' }, ['changed', 'answer']],
		['another refusal', {}, REFUSED, refused('no_candidates_by_tag'), ['changed', 'refusal']],
		['what is expected fell', { expected: ['a'] }, found('a', 'b'), found('b', 'a'), ['regressed', 'rank']],
		['what is expected rose', { expected: ['a'] }, found('b', 'a'), found('a', 'b'), ['improved', 'rank']],
		['what is expected is gone', { expected: ['a'] }, found('a'), found('b'), ['regressed', 'rank']],
		['what is expected came', { expected: ['b', 'c'] }, REFUSED, found('a', 'c'), ['improved', 'rank', 'refusal']],
		['other candidates of a refusal', {}, refused('x', found('a').shown), refused('x', found('b').shown), ['same']],
		[
			'an expected section is found by its anchor',
			{ expected: ['a#roll-back'] },
			found('a'),
			{ ...found('a'), shown: [{ id: 'a', sections: ['a#roll-back'] }] },
			['improved', 'rank'],
		],
		['others changed places', { expected: ['a'] }, found('a', 'b', 'c'), found('a', 'c'), ['changed', 'rank']],
		[
			'found, but with no answer',
			{ expected: ['a'] },
			found('a'),
			refused('x', found('a').shown),
			['regressed', 'rank', 'refusal'],
		],
		['a refusal was right', { expected: [] }, REFUSED, found('a'), ['regressed', 'rank', 'refusal']],
		['a refusal is right', { expected: [] }, found('a'), REFUSED, ['improved', 'rank', 'refusal']],
		['forbidden and found now', { forbidden: ['x'] }, found('a'), found('a', 'x'), ['regressed', 'rank']],
		['forbidden and gone', { forbidden: ['x'] }, found('a', 'x'), found('a'), ['improved', 'rank']],
		['forbidden, and refused', { forbidden: ['x'] }, found('a'), REFUSED, ['changed', 'rank', 'refusal']],
		[
			'better and worse',
			{ expected: ['a'], forbidden: ['x'] },
			found('b', 'a'),
			found('a', 'x'),
			['regressed', 'rank'],
		],
	] as const)('%s', (_, fields, before, after, expected) => {
		expect(verdict(fields, before, after)).toEqual(expected);
	});

	it('calls the reverse of a regression an improvement, and the same the same', () => {
		const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', '__proto__'), { maxLength: 4 });
		const outcome = fc
			.record({ ids, refusal: fc.option(fc.constantFrom('x', 'y')), text: fc.constantFrom('', 'text') })
			.map(
				({ ids: all, refusal, text }): Answer => ({ ...(refusal === null ? found(...all) : refused(refusal)), text }),
			);
		const wayBack = { regressed: 'improved', improved: 'regressed', changed: 'changed', same: 'same' } as const;
		fc.assert(
			fc.property(ids, outcome, outcome, (expected, before, after) => {
				const [there = 'same', ...changes] = verdict({ expected }, before, after);
				expect(verdict({ expected }, after, before)).toEqual([wayBack[there as keyof typeof wayBack], ...changes]);
				expect(verdict({ expected }, before, before)).toEqual(['same']);
			}),
		);
	});
});

const HANDBOOK = '# Handbook\n\n## Roll back\n\nStop the deployment and restore the last release.\n';

/** Two indexes, of the sources and of those with changes, beside golden files. */
async function folderOf(changed: Files, golden: Files): Promise<string> {
	const sources = { ...SOURCES, 'handbook.md': HANDBOOK };
	const prefixed = (folder: string, files: Files) =>
		Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));
	const folder = tempFolder({ ...prefixed('a', sources), ...prefixed('b', { ...sources, ...changed }), ...golden });
	for (const name of ['a', 'b']) {
		const { code, stderr } = await pinakes(['build', join(folder, name), '--out', join(folder, `index-${name}`)]);
		expect([code, stderr]).toEqual([0, '']);
	}
	return folder;
}

function diffIn(folder: string, ...args: readonly string[]) {
	const files = [join(folder, 'index-a'), join(folder, 'index-b'), '--queries', join(folder, 'golden.jsonl')];
	return pinakes(['diff', ...files, '--today', '2026-01-31', ...args]);
}

const GOLDEN = [
	{ id: 1, goal: 'write commit messages', expected: 'npm:tool#commit' },
	{ id: 2, goal: 'review pull requests', expected: 'skills/review' },
	{ query: 'how do I roll back a deployment?', expected: 'handbook.md#roll-back' },
	{ goal: 'bake bread', expected: [] },
];

const CHANGED = {
	'skills/review/SKILL.md': '---\nname: bake\ndescription: Bakes bread\n---\n\n# Bake\n',
	'handbook.md': HANDBOOK.replace('the last release', 'the release before'),
};

describe('pinakes diff', () => {
	const jsonl = GOLDEN.map((line) => JSON.stringify(line)).join('\n');

	it('finds nothing between an index and itself', async () => {
		const folder = await folderOf({}, { 'golden.jsonl': jsonl });
		const { code, stdout, stderr } = await diffIn(folder, '--fail-on', 'changed');
		expect([code, stdout, stderr]).toEqual([0, '4 golden queries: 0 regressed, 0 changed, 0 improved, 4 same\n', '']);
		expect(JSON.parse((await diffIn(folder, '--json')).stdout)).toEqual({
			summary: { queries: 4, regressed: 0, changed: 0, improved: 0, same: 4, problems: 0 },
			queries: [],
			problems: [],
		});
	});

	it('shows which answers, ranks and refusals are others, as text, JSON and markdown', async () => {
		const folder = await folderOf(CHANGED, { 'golden.jsonl': jsonl });
		const file = join(folder, 'golden.jsonl');
		const { code, stdout } = await diffIn(folder);
		expect(code).toBe(0);
		expect(stdout.replaceAll(file, 'golden.jsonl').split('\n')).toEqual([
			'regressed  golden.jsonl:2: match review pull requests',
			'      before: skills/review',
			'      after:  refused: no_candidates_by_tag',
			'      right:  skills/review',
			'regressed  golden.jsonl:4: match bake bread',
			'      before: refused: no_candidates_by_tag',
			'      after:  skills/review',
			'      right:  a refusal',
			'changed    golden.jsonl:3: search how do I roll back a deployment?',
			'      before: handbook.md',
			'      after:  handbook.md',
			'      right:  handbook.md#roll-back',
			'      the text of the answer is another',
			'4 golden queries: 2 regressed, 1 changed, 0 improved, 1 same',
			'',
		]);
		const { summary, queries } = JSON.parse((await diffIn(folder, '--json')).stdout);
		expect(summary).toEqual({ queries: 4, regressed: 2, changed: 1, improved: 0, same: 1, problems: 0 });
		expect(queries[0]).toEqual({
			file,
			line: 2,
			id: 2,
			look_up: 'match',
			query: { goal: 'review pull requests' },
			expected: ['skills/review'],
			forbidden: [],
			verdict: 'regressed',
			changes: ['rank', 'refusal'],
			before: { ids: ['skills/review'], rank: 1, refusal: null },
			after: { ids: [], rank: null, refusal: 'no_candidates_by_tag' },
		});
		const markdown = (await diffIn(folder, '--markdown')).stdout.replaceAll(file, 'golden.jsonl');
		expect(markdown.split('\n').slice(0, 7)).toEqual([
			'### Retrieval diff',
			'',
			'4 golden queries: 2 regressed, 1 changed, 0 improved, 1 same',
			'',
			'|  | query | before | after | line |',
			'| --- | --- | --- | --- | --- |',
			'| **regressed** | `match review pull requests` | rank 1: `skills/review` | `refused: no_candidates_by_tag` | `golden.jsonl:2` |',
		]);
		expect((await diffIn(folder, '--fail-on', 'regressed')).code).toBe(1);
	});

	it('fails on changes only if it is asked to', async () => {
		const golden = JSON.stringify(GOLDEN[2]);
		const folder = await folderOf({ 'handbook.md': CHANGED['handbook.md'] }, { 'golden.jsonl': golden });
		expect((await diffIn(folder, '--fail-on', 'regressed')).code).toBe(0);
		expect((await diffIn(folder, '--fail-on', 'changed')).code).toBe(1);
	});

	it('names lines that neither index can answer, with code 2, and compares the others, those with an unknown id as well', async () => {
		const lines = [GOLDEN[0], { goal: 'x', expected: 'npm:tool#comit' }, { gaol: 'x', tags: ['y'] }];
		const folder = await folderOf({}, { 'golden.jsonl': lines.map((line) => JSON.stringify(line)).join('\n') });
		const file = join(folder, 'golden.jsonl');
		const { code, stdout, stderr } = await diffIn(folder, '--fail-on', 'regressed');
		expect(code).toBe(2);
		expect(stderr.split('\n')).toEqual([
			`${file}:3: The query has no field gaol. Did you mean goal?`,
			`${file}:2: warning: expected names npm:tool#comit, which no index has. Did you mean npm:tool#commit?`,
			'',
		]);
		expect(stdout).toBe('2 golden queries: 0 regressed, 0 changed, 0 improved, 2 same; 1 could not be asked\n');
	});

	it('asks an evaluation of triggers', async () => {
		const evaluation = [
			{ query: 'review pull requests', should_trigger: true },
			{ query: 'bake bread', should_trigger: false },
		];
		const folder = await folderOf(CHANGED, { 'review.json': evaluation });
		const args = ['diff', join(folder, 'index-a'), join(folder, 'index-b'), '--queries', join(folder, 'review.json')];
		const { queries } = JSON.parse((await pinakes([...args, '--json'])).stdout);
		expect(queries.map(({ line, verdict }: { line: number; verdict: string }) => [line, verdict])).toEqual([
			[1, 'regressed'],
			[1, 'regressed'],
		]);
	});

	it('counts a question that one index cannot answer as a refusal', async () => {
		const golden = JSON.stringify({ query: 'roll back', tags: ['redis'] });
		const tagged = HANDBOOK.replace('# Handbook', '---\ntags: [redis]\n---\n\n# Handbook');
		const folder = await folderOf({ 'handbook.md': tagged }, { 'golden.jsonl': golden });
		const { queries } = JSON.parse((await diffIn(folder, '--json')).stdout);
		expect(queries).toMatchObject([
			{ verdict: 'changed', before: { refusal: 'invalid_value' }, after: { refusal: null, ids: ['handbook.md'] } },
		]);
	});

	it.each([
		[['a'], 'diff needs two indexes and golden queries'],
		[['a', 'b'], 'diff needs two indexes and golden queries'],
		[['a', 'b', '--queries', 'g', '--fail-on', 'improved'], '--fail-on must be regressed or changed, not improved.'],
		[['gone', 'b', '--queries', 'g'], 'gone holds no index'],
	])('says what is wrong with %j', async (args, message) => {
		const { code, stderr } = await pinakes(['diff', ...args]);
		expect(code).toBe(2);
		expect(stderr).toContain(message);
	});

	it('says where a golden file cannot be read', async () => {
		const folder = await folderOf({}, {});
		const { code, stderr } = await diffIn(folder);
		expect(code).toBe(2);
		expect(stderr).toContain('golden.jsonl: the file cannot be read');
	});
});
