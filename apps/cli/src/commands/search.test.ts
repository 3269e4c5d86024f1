import { join } from 'node:path';
import type { Files } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { builtFolder, pinakes } from '../../testing/run.ts';

const POD = 'docs/tasks/configure-pod.md';
const DEPLOY = 'docs/tasks/deploy-app.md';
const CONCEPT = 'docs/concepts/pods.md';
const OLD = 'docs/tasks/old.md';

const DOCUMENTS: Files = {
	[POD]:
		'---\nid: pod\ntags: [kubernetes, pods]\nconfidence: high\nlast_reviewed: 2025-01-15\n---\n\n# Configure Pods\n\nTo configure a Pod, write a file.\n\n```yaml\nkind: Pod\n\nname: x\n```\n',
	[DEPLOY]: '---\ntags: deployment\nconfidence: low\n---\n\n# 部署应用\n\n部署应用时先写清单。\n',
	[CONCEPT]: '---\ntags: [pods]\ncategory: concept\n---\n\n# Pod Concepts\n\nA Pod is the smallest unit.\n',
	[OLD]: '---\ntags: [pods]\nstatus: deprecated\n---\n\n# Old Pods\n\nPods of old.\n',
};

/** Searches an index of the documents above, within this process. */
async function ask(args: readonly string[], beside: Files = {}) {
	const folder = await builtFolder(DOCUMENTS, beside);
	const run = await pinakes([
		...['search', '--index', join(folder, 'index')],
		...args.map((arg) => arg.replace('FOLDER', folder)),
	]);
	return {
		...run,
		json: () =>
			run.stdout
				.split('\n')
				.slice(0, -1)
				.map((line) => JSON.parse(line) as Record<string, unknown>),
		paths: () => [...run.stdout.matchAll(/^\d\.\d\d {2}(.*)$/gm)].map(([, path]) => path),
	};
}

describe('pinakes search', () => {
	it('has the fields of the requirements as JSON', async () => {
		const folder = await builtFolder(DOCUMENTS);
		const run = await pinakes(['search', 'configure a Pod', '--index', join(folder, 'index'), '--json']);
		expect([run.code, run.stderr]).toEqual([0, '']);
		expect(run.json()).toEqual([
			expect.objectContaining({
				query: 'configure a Pod',
				filter_stats: expect.objectContaining({
					...{ total_docs: 6, filtered_docs: 5, filters_applied: [] },
					inferred: ['scope:tasks/', 'category:tasks', 'tag:pods'],
				}),
				search_stats: expect.objectContaining({ method: 'direct_read', candidates: 5, results: 2 }),
				results: [
					expect.objectContaining({ id: 'pod', path: POD, confidence: 'high', last_reviewed: '2025-01-15' }),
					expect.objectContaining({ path: CONCEPT }),
				],
				answer: expect.stringContaining('```yaml\nkind: Pod\n\nname: x\n```'),
				sources: [expect.stringMatching(/^\[docs\/tasks\/configure-pod\.md, score: \d\.\d\d\]$/)],
				rejection_category: null,
				notes: ['last reviewed more than 180 days ago: docs/tasks/configure-pod.md (2025-01-15)'],
			}),
		]);
	});

	it('shows what is nearest if the words of a question are in no document, and does not answer', async () => {
		const { code, json } = await ask(['如何升级 Kubernetes Pod？', '--json']);
		expect(code).toBe(1);
		expect(json()).toMatchObject([
			{
				filter_stats: { filters_applied: [], inferred: ['scope:tasks/', 'category:tasks', 'tag:kubernetes,pods'] },
				results: [{ path: POD }, { path: CONCEPT }],
				answer: '',
				rejection_category: 'below_threshold',
			},
		]);
	});

	it('answers a question in another language than the documents', async () => {
		const { code, json } = await ask(['如何配置 Kubernetes Pod？', '--json']);
		expect(code).toBe(0);
		expect(json()).toMatchObject([{ results: [{ path: POD }, { path: CONCEPT }], rejection_category: null }]);
	});

	it('prints documents and the answer, and what was done beside them', async () => {
		const { code, stdout, stderr } = await ask(['configure a pod', '--scope', 'tasks/', '--lang', 'en']);
		expect(code).toBe(0);
		expect(stdout).toMatch(/^\d\.\d\d {2}docs\/tasks\/configure-pod\.md\n {6}Configure Pods: To configure a Pod/);
		expect(stdout).toContain(
			'\n\n~~~text\n## Configure Pods\n\nTo configure a Pod, write a file.\n\n```yaml\nkind: Pod\n\nname: x\n```',
		);
		expect(stdout).toMatch(/\[source: docs\/tasks\/configure-pod\.md:8-16, Configure Pods, score: \d\.\d\d\]\n~~~\n$/);
		expect(stderr).toMatch(
			/^scope:tasks\/: 2 of 6 documents \(66\.7% left out\)\nranked higher, by the question: category:tasks tag:pods\n2 of 2 documents in [\d.]+ ms, by text, probability [\d.]+\n! last reviewed more than 180 days ago: docs\/tasks\/configure-pod\.md \(2025-01-15\)\n$/,
		);
	});

	it('takes scope, category, tags, confidence and limit', async () => {
		expect((await ask(['pod', '--scope', 'concepts'])).paths()).toEqual([CONCEPT]);
		expect((await ask(['pod', '--category', 'concept'])).paths()).toEqual([CONCEPT]);
		expect((await ask(['pod', '--tag', 'pods', '--tag', 'kubernetes'])).paths()).toEqual([POD]);
		expect((await ask(['pod', '--tag', 'pods', '--confidence', 'high'])).paths()).toEqual([POD]);
		expect((await ask(['pod', '--confidence', 'deprecated'])).paths()).toEqual([OLD]);
		expect((await ask(['pod', '--tag', 'pods'])).paths()).toHaveLength(2);
		expect((await ask(['pod', '--tag', 'pods', '--limit', '1'])).paths()).toHaveLength(1);
	});

	it('explains scores, with reviews that are stale by --today or the clock', async () => {
		const args = ['configure pod', '--tag', 'kubernetes', '--explain'];
		const stale = await ask([...args, '--today', '2025-07-15']);
		expect(stale.stdout).toMatch(
			/ {8}index +\+ 0\.\d{4}\n {8}retrieval +\+ 0\.\d{4}\n {8}confidence +x 1\.2\n {8}staleness +x 0\.9\n/,
		);
		expect((await ask([...args, '--today', '2025-07-14'])).stdout).not.toContain('staleness');
		expect((await ask(args)).stdout).toContain('staleness');
		expect((await ask(args.slice(0, -1))).stdout).not.toContain('confidence');
		const [json] = (await ask([...args, '--json'])).json();
		expect(json).toMatchObject({
			results: [{ factors: expect.arrayContaining([expect.objectContaining({ value: 1.2 })]) }],
		});
	});

	it('ends with 1 if there is no answer, and says so beside', async () => {
		const none = await ask(['zzzyx qwvvk', '--lang', 'en']);
		expect([none.code, none.stdout]).toEqual([1, 'refused  no_match\n']);
		expect(none.stderr).toMatch(/^without deprecated pages and older versions: 5 of 6 documents/);
		const json = await ask(['zzzyx qwvvk', '--json']);
		expect([json.code, json.stderr]).toEqual([1, '']);
		expect(json.json()).toMatchObject([{ results: [], answer: '', rejection_category: 'no_match' }]);
	});

	it('notes filters that leave nothing', async () => {
		const { code, stderr } = await ask(['部署应用', '--scope', 'concepts/', '--tag', 'deployment']);
		expect(code).toBe(0);
		expect(stderr).toMatch(/^! 索引过滤后无候选文档: tag:deployment/m);
		expect(stderr).toMatch(/^6 个文档中取 1 个，耗时 [\d.]+ 毫秒，按文本检索，概率 [\d.]+$/m);
	});

	it('lets no control character through', async () => {
		const { stdout, stderr } = await ask(['pod \u001b[2J', '--explain']);
		// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
		expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
	});

	it.each<[string[], RegExp]>([
		[[], /needs a question: pinakes search "QUESTION", or --queries FILE/],
		[['a', 'b'], /Unexpected argument b: expected QUESTION, with quotation marks/],
		[['a', '--queries', 'FOLDER/x'], /not both/],
		[[''], /The query must not be empty/],
		[['  '], /The query must not be empty/],
		[['x'.repeat(20_001)], /20000 characters/],
		[['pod', '--scope', 'task'], /No document has the scope task\/\. Did you mean tasks\//],
		[['pod', '--tag', 'kubernets'], /tag kubernets\. Did you mean kubernetes/],
		[['pod', '--tag', '__proto__'], /tag __proto__/],
		[['pod', '--category', 'constructor'], /category constructor/],
		[['pod', '--confidence', 'hihg'], /confidence hihg/],
		[['pod', '--limit', '0'], /--limit must be a whole number from 1 to 100, not 0/],
		[['pod', '--limit', '101'], /--limit must be a whole number from 1 to 100, not 101/],
		[['pod', '--limit', 'many'], /--limit must be a whole number from 1 to 100, not many/],
		[['pod', '--today', '2026-02-30'], /today is 2026-02-30: write a day as/],
		[['pod', '--lang', 'fr'], /--lang must be en or zh, not fr/],
		[['pod', '--tags', 'x'], /Unknown option --tags.*--tag/],
		[['--queries', 'FOLDER/gone.jsonl'], /gone\.jsonl: the file cannot be read/],
	])('refuses %j with code 2', async (args, message) => {
		const { code, stdout, stderr } = await ask(args);
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr).toMatch(message);
		expect(stderr).not.toContain('fault of the program');
	});
});

describe('pinakes search --queries', () => {
	const answer = (text: string, args: readonly string[] = []) =>
		ask(['--queries', 'FOLDER/q.jsonl', ...args], { 'q.jsonl': text });

	it('answers each line in its order, with its own filters before those of the flags', async () => {
		const lines = [
			{ id: 'a', query: 'pod', tag: 'kubernetes' },
			{ id: 2, query: 'pod', tag: ['pods'], scope: 'concepts/' },
			{ query: 'pod', tags: ['pods', 'kubernetes'], confidence: 'high', limit: 1, today: '2026-01-01' },
			{ id: 4, query: 'pod', tags: 'pods', category: 'concept' },
			{ id: 5, query: 'pod', tag: null, confidence: 'deprecated' },
		];
		const { code, stderr, json } = await answer(lines.map((line) => JSON.stringify(line)).join('\r\n\r\n'));
		expect([code, stderr]).toEqual([0, '']);
		const paths = (path: string) => [expect.objectContaining({ path })];
		expect(json()).toMatchObject([
			{ id: 'a', results: paths(POD), filter_stats: { filters_applied: ['tag:kubernetes'] } },
			{ id: 2, results: paths(CONCEPT) },
			{ id: null, results: paths(POD) },
			{ id: 4, results: paths(CONCEPT) },
			{ id: 5, results: paths(OLD) },
		]);
		const flagged = await answer('{"query":"pod"}\n{"query":"pod","scope":"concepts/"}\n', ['--scope', 'tasks/']);
		expect(flagged.json()).toMatchObject([
			{ results: [...paths(POD), ...paths(DEPLOY)], filter_stats: { filters_applied: ['scope:tasks/'] } },
			{ results: paths(CONCEPT), filter_stats: { filters_applied: ['scope:concepts/'] } },
		]);
	});

	it('takes the questions of golden files', async () => {
		const { code, json } = await answer('{"question":"pod","scope":"concepts/"}\n');
		expect(code).toBe(0);
		expect(json()).toMatchObject([{ results: [expect.objectContaining({ path: CONCEPT })] }]);
	});

	it('says what a line holds', async () => {
		const { code, stderr } = await answer('who signs?\n[{"query":"pod"}]\n');
		expect(code).toBe(2);
		expect(stderr).toMatch(/:1: the line must hold a JSON object, such as .*"query": "…".* \(/);
		expect(stderr).toMatch(/:2: the line must hold a JSON object, such as/);
	});

	it('ends with 1 if some line has no answer', async () => {
		const { code, json } = await answer('{"id":1,"query":"zzzyx qwvvk"}\n{"id":2,"query":"pod"}\n');
		expect(code).toBe(1);
		expect(json()).toMatchObject([
			{ id: 1, rejection_category: 'no_match' },
			{ id: 2, rejection_category: null },
		]);
	});

	it('returns further fields of a line, such as what is expected', async () => {
		const { json } = await answer('{"id":1,"query":"pod","accept":["a.md"],"kind":"near","results":7}');
		expect(json()).toEqual([expect.objectContaining({ id: 1, accept: ['a.md'], kind: 'near', query: 'pod' })]);
		expect(json()).toEqual([expect.objectContaining({ results: expect.any(Array) })]);
	});

	it('answers an invalid line with an error and continues', async () => {
		const lines = [
			'{"id":1,"query":"pod"}',
			'{"id":2,',
			'{"id":3}',
			'{"id":4,"query":""}',
			'{"id":5,"query":"pod","tagz":"x"}',
			'{"id":6,"query":"pod","tag":"kubernets"}',
			'{"id":7,"query":"pod","tag":7}',
			'{"id":8,"query":"pod","limit":0}',
			'{"id":9,"query":"pod","today":"2026-02-30"}',
			'[]',
			'{"id":11,"query":"pod","__proto__":1}',
			'{"id":12,"query":["pod"]}',
			'{"id":13,"query":"pod"}',
		];
		const { code, json, stderr } = await answer(lines.join('\n'));
		expect(code).toBe(2);
		const answers = json() as { id: unknown; error?: { message: string } }[];
		expect(answers.map(({ id }) => id)).toEqual([1, null, 3, 4, 5, 6, 7, 8, 9, null, 11, 12, 13]);
		expect(answers.map(({ error }) => error === undefined)).toEqual(lines.map((_, i) => [0, 10, 12].includes(i)));
		expect(answers[4]?.error?.message).toMatch(/no field tagz\. Did you mean tag/);
		expect(answers[5]?.error?.message).toMatch(/Did you mean kubernetes/);
		expect(stderr.match(/q\.jsonl:\d+: /g)).toHaveLength(10);
	});
});
