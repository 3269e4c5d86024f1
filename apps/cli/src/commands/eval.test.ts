import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lastingFolder, tempFolder } from '@pinakes/testing/temp-folder';
import { afterAll, describe, expect, it } from 'vitest';
import { EXIT, pinakes } from '../../testing/run.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures', import.meta.url));

/**
 * Questions to the fixtures. Three must fail: the page for newcomers does not say "first day", no skill flies, and
 * one does review schemas.
 */
const GOLDEN = [
	{ id: 'notes', goal: 'write release notes', accept: ['release-notes'], kind: 'skill' },
	{ id: 'schema', goal: 'review a database schema', accept: 'skills/schema-review', kind: 'skill' },
	{ id: 'bread', goal: 'bake sourdough bread', accept: [], kind: 'none' },
	{ id: 'cache', question: '主节点宕机后怎么办', accept: ['handbook/cache.md#故障处理'], kind: 'page' },
	{ id: 'first', question: 'what do I do on my first day?', accept: ['handbook/onboarding.md'], kind: 'page' },
	{ id: 'off', question: 'zebra quagga okapi', accept: [], kind: 'none' },
	{ id: 'lost', goal: 'fly to the moon', accept: ['translate-docs'], kind: 'skill' },
	{ id: 'near', goal: 'review a database schema', accept: [], kind: 'none' },
];

const folder = lastingFolder();
const index = join(folder, 'index');
const built = await pinakes(['build', FIXTURES, '--out', index, '--no-cache']);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function linesOf(values: readonly unknown[]): string {
	return values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n');
}

async function evaluate(lines: readonly unknown[], ...flags: readonly string[]) {
	const file = join(tempFolder({ 'golden.jsonl': linesOf(lines) }), 'golden.jsonl');
	const { code, stdout, stderr } = await pinakes(['eval', file, '--index', index, ...flags]);
	const short = (text: string): string => text.replaceAll(file, 'golden.jsonl');
	return { code, stdout: short(stdout), stderr: short(stderr) };
}

describe('pinakes eval', () => {
	it('counts what is answered, right, wrong and refused', async () => {
		expect(built.code).toBe(EXIT.answered);
		const { code, stdout } = await evaluate(GOLDEN, '--json', '--by', 'kind');
		expect(code).toBe(EXIT.answered);
		const { summary, groups, failures, checks, problems, warnings } = JSON.parse(stdout);
		expect(summary).toEqual({
			questions: 8,
			answered: { count: 3, of: 5, share: 0.6 },
			right_first: { count: 3, of: 5, share: 0.6 },
			right_within_three: { count: 3, of: 5, share: 0.6 },
			wrongly_refused: { count: 2, of: 5, share: 0.4 },
			right_first_of_answered: { count: 3, of: 3, share: 1 },
			wrongly_answered: { count: 1, of: 3, share: 1 / 3 },
		});
		expect(Object.keys(groups)).toEqual(['none', 'page', 'skill']);
		expect(groups.page.right_first).toEqual({ count: 1, of: 2, share: 0.5 });
		expect(failures).toMatchObject([
			{
				id: 'near',
				line: 8,
				verdict: 'wrongly_answered',
				shown: ['skills/schema-review', 'npm:tidepool-db#migrate'],
				refusal: null,
			},
			{
				id: 'first',
				line: 5,
				verdict: 'wrongly_refused',
				refusal: { category: 'below_threshold' },
				accept: ['handbook/onboarding.md'],
			},
			{ id: 'lost', line: 7, verdict: 'wrongly_refused', shown: [], accept: ['skills/translate-docs'] },
		]);
		expect([checks, problems, warnings]).toEqual([[], [], []]);
	});

	it('measures what probability is worth', async () => {
		const { reliability } = JSON.parse((await evaluate(GOLDEN, '--json')).stdout);
		expect(reliability.bins).toHaveLength(10);
		const counted = reliability.bins.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
		expect(counted).toBe(GOLDEN.length);
		for (const name of ['auroc', 'calibration_error']) {
			expect(reliability[name]).toBeGreaterThanOrEqual(0);
			expect(reliability[name]).toBeLessThanOrEqual(1);
		}
	});

	it('prints the figures, and each failure with its reason', async () => {
		const { stdout, stderr } = await evaluate(GOLDEN);
		expect(stdout).toMatch(/^8 questions: 5 to answer, 3 to refuse\n/);
		expect(stdout).toMatch(/^right first {2,}3 of {5}5 {3}60\.0 %$/m);
		expect(stdout).toMatch(/^wrongly answered {2,}1 of {5}3 {3}33\.3 %$/m);
		expect(stdout).toMatch(
			/^wrongly answered {2}golden\.jsonl:8: review a database schema\n {6}first: {3}skills\/schema-review.*, probability 0\.\d\d\n {6}right: {3}a refusal$/m,
		);
		expect(stdout).toMatch(
			/^wrongly refused {3}golden\.jsonl:7: fly to the moon\n {6}refused: \w+: .+\n {6}right: {3}skills\/translate-docs$/m,
		);
		expect(stderr).toBe('not part of a question, and ignored: kind (8 of the lines)\n');
	});

	it('prints markdown in which nothing of a file is markup', async () => {
		const lines = [...GOLDEN, { goal: 'a | `b` <img> @all', accept: ['release-notes'] }];
		const { stdout } = await evaluate(lines, '--markdown', '--max-wrong', '10%');
		expect(stdout).toMatch(/^### Golden queries\n\n\| {2}\| questions \| share \|\n/);
		expect(stdout).toContain('| right first | 3 of 6 | 50.0 % |');
		expect(stdout).toContain('**Missed:** `max_wrong`');
		expect(stdout).toContain('| `` a \\| `b` <img> @all `` |');
	});

	it.each([
		[['--min-right', '0.6'], EXIT.answered],
		[['--min-right', '61%'], EXIT.belowTarget],
		[['--max-wrong', '34%'], EXIT.answered],
		[['--max-wrong', '.33'], EXIT.belowTarget],
		[['--min-right', '60%', '--max-wrong', '0'], EXIT.belowTarget],
	])('checks %j and ends with %i', async (flags, expected) => {
		const { code, stdout } = await evaluate(GOLDEN, ...flags);
		expect(code).toBe(expected);
		expect(/^failed: /m.test(stdout)).toBe(expected === EXIT.belowTarget);
	});

	it.each(['58', '-0.1', '1.01', '101%', 'most', '1e-1', '0x1'])('refuses --min-right %s', async (value) => {
		const { code, stderr } = await evaluate(GOLDEN, `--min-right=${value}`);
		expect(code).toBe(EXIT.unusable);
		expect(stderr).toContain('--min-right must be a share from 0 to 1, such as 0.58, or 0% to 100%, such as 58%');
	});

	it('refuses a target that no question measures', async () => {
		const { code, stderr } = await evaluate(GOLDEN.slice(0, 2), '--max-wrong', '10%');
		expect([code, stderr]).toEqual([EXIT.unusable, expect.stringContaining('give it "accept": []')]);
		expect((await evaluate([GOLDEN[2]], '--min-right', '1')).code).toBe(EXIT.unusable);
	});

	it('names line and field of what is malformed, and measures the rest', async () => {
		const { code, stdout, stderr } = await evaluate([
			GOLDEN[0],
			'{"goal": ',
			'["goal"]',
			{ goal: 'x' },
			{ goal: '', accept: [] },
			{ question: 7, accept: [] },
			{ goal: 'x', accept: [1] },
			{ goal: 'x', question: 'y', accept: [] },
			{ accept: [] },
			{ target_entry: 'Step 2', accept: [] },
			{ goal: 'x', tags: 'one', accept: [] },
			{ question: 'x', scope: 7, accept: [] },
			'{"__proto__": {"goal": "x"}, "constructor": 1, "accept": []}',
		]);
		expect(code).toBe(EXIT.unusable);
		expect(stdout).toMatch(/^1 question: 1 to answer, 0 to refuse\n/);
		expect(stderr.split('\n')).toEqual([
			expect.stringContaining('golden.jsonl:2: the line is not JSON'),
			expect.stringContaining('golden.jsonl:3: a query must be a JSON object'),
			expect.stringContaining('golden.jsonl:4: expected is missing'),
			expect.stringContaining('golden.jsonl:5: goal must be a text'),
			expect.stringContaining('golden.jsonl:6: question must be a text'),
			expect.stringContaining('golden.jsonl:7: accept must be an id or a list of ids'),
			expect.stringContaining('golden.jsonl:8: goal and question are both given'),
			expect.stringContaining('golden.jsonl:9: nothing is asked'),
			expect.stringContaining('golden.jsonl:10: nothing is asked'),
			expect.stringMatching(/golden\.jsonl:11: .*tags/),
			expect.stringMatching(/golden\.jsonl:12: .*scope/),
			expect.stringContaining('golden.jsonl:13: nothing is asked'),
			'not part of a question, and ignored: kind (1 of the lines)',
			'',
		]);
	});

	it('prints no table of zeros where no line is a question', async () => {
		const { code, stdout, stderr } = await evaluate(['{"goal": ']);
		expect([code, stdout]).toEqual([EXIT.unusable, '']);
		expect(stderr).toContain('golden.jsonl:1: the line is not JSON');
	});

	it('warns of ids that the index lacks, with the nearest', async () => {
		const { code, stdout, stderr } = await evaluate([
			{ goal: 'write release notes', accept: ['release-nots'] },
			{
				question: 'what do I do on my first day?',
				accept: ['handbook/onbording.md', 'handbook/onboarding.md#Acounts'],
			},
			{ query: 'what do I do on my first day?', expected: 'handbook/onboarding' },
		]);
		expect(code).toBe(EXIT.answered);
		expect(stderr).toBe(
			[
				'golden.jsonl:1: warning: accept names release-nots, which no index has. Did you mean release-notes?',
				'golden.jsonl:2: warning: accept names handbook/onbording.md, which no index has. Did you mean handbook/onboarding.md?',
				'golden.jsonl:2: warning: accept names handbook/onboarding.md#Acounts, which no index has. Did you mean handbook/onboarding.md#Accounts?',
				'golden.jsonl:3: warning: expected names handbook/onboarding, which no index has. Did you mean handbook/onboarding.md?',
				'',
			].join('\n'),
		);
		expect(stdout).toMatch(/^right first {2,}0 of {5}3/m);
		const { stdout: one } = await evaluate([{ goal: 'write release notes', accept: ['release-nots'] }]);
		// What failed comes before the table of probability, which has no empty rows.
		expect(one).toMatch(/^1 failure\n(?:.+\n)+\nAUROC[\s\S]*\nprobability .*\n0\.9 to 1\.0 +1 +0\.\d\d +0\.00\n$/m);
	});

	it('reads the trigger evaluations of skills', async () => {
		const file = 'evals/release-notes/trigger-eval.json';
		const items = [
			{ query: 'write the release notes of version 2', should_trigger: true },
			{ query: 'review a database schema', should_trigger: false },
			{ query: 'bake sourdough bread', should_trigger: false },
		];
		const path = join(tempFolder({ [file]: items }), file);
		const { code, stdout, stderr } = await pinakes(['eval', '--queries', path, '--index', index, '--json']);
		expect([code, stderr]).toEqual([EXIT.answered, '']);
		expect(JSON.parse(stdout).summary).toMatchObject({
			right_first: { count: 1, of: 1 },
			wrongly_answered: { count: 0, of: 2 },
		});
		const other = await pinakes(['eval', path, '--index', index, '--skill', 'schema-review', '--json']);
		expect(JSON.parse(other.stdout).summary).toMatchObject({
			right_first: { count: 0, of: 1 },
			wrongly_answered: { count: 1, of: 2 },
		});
	});

	it('needs an index and golden queries', async () => {
		expect(await pinakes(['eval', '--index', index])).toMatchObject({ code: EXIT.unusable });
		expect((await pinakes(['eval', 'none.jsonl', '--index', index])).stderr).toContain(
			'none.jsonl: the file cannot be read',
		);
	});
});
