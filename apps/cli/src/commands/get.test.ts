import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { builtFolder, pinakes } from '../../testing/run.ts';

const RELEASE =
	'# Release\r\n\r\n## Step 1: Prepare\n\n```sh\n# no heading \u001b[31m\n```\n\n### Red lines\n\nNever.\n';
const PREPARE = RELEASE.slice(RELEASE.indexOf('## Step 1'));
const MORE = '\n## Step 2: Build\n\n\tText\u2028 😀';

const DOCS = {
	'docs/release.md': RELEASE + MORE,
	'docs/errors.md':
		'---\ntitle: 错误\n---\n\n# 接口\n\n## 错误码处理\n\n重试或终止。\n\n## 支付接口错误码列表\n\n支付。\n',
};

/** A folder of documents that nothing was built of, and the paths in it. */
function docs(): { folder: string; release: string; errors: string } {
	const folder = tempFolder(DOCS);
	return { folder, release: join(folder, 'docs/release.md'), errors: join(folder, 'docs/errors.md') };
}

describe('pinakes get', () => {
	it('prints the section unchanged, and what is said about it to standard error', async () => {
		const { folder } = docs();
		const { code, stdout, stderr } = await pinakes(['get', 'step 1: prepare', 'docs/release.md'], { cwd: folder });
		expect([code, stdout]).toEqual([0, `${PREPARE}\n`]);
		expect(stderr).toBe(
			'docs/release.md:3: ## Step 1: Prepare\n' +
				'> ### Red lines  (docs/release.md; its cautions)\n' +
				'> ## Step 2: Build  (docs/release.md; next step)\n',
		);
	});

	it('prints the same from an index, with code 0', async () => {
		const folder = await builtFolder(DOCS);
		const args = ['get', 'Step 2: Build', 'docs/release.md', '--index', join(folder, 'index')];
		const { code, stdout, stderr } = await pinakes(args);
		expect([code, stdout]).toEqual([0, MORE.slice(1)]);
		expect(stderr).toMatch(/^docs\/release\.md:13: ## Step 2: Build\n/);
	});

	it('prints the page of that title where no file is named', async () => {
		const page = '\nRun it.\n';
		const files = { 'a.md': '# A\n\n## Setup\n', 'setup.md': `---\ntitle: Setup\n---\n${page}` };
		const { stdout, stderr } = await pinakes(['get', 'setup', '--index', join(await builtFolder(files), 'index')]);
		expect([stdout, stderr]).toEqual([page, 'setup.md:4: setup\n']);
	});

	it('says how to name a heading where a file alone is named', async () => {
		const index = join(await builtFolder(DOCS), 'index');
		expect(await pinakes(['get', 'docs/release.md', '--index', index])).toMatchObject({
			code: 2,
			stderr: `pinakes: docs/release.md is a file of the index: name a heading of it, as in pinakes get "HEADING" docs/release.md --index ${index}.\n`,
		});
	});

	it('has the fields of the requirements as JSON', async () => {
		const { errors } = docs();
		const { code, stdout, stderr } = await pinakes(['get', '错误码处理', errors, '--hint', '支付', '--json']);
		expect([code, stderr, stdout.split('\n').length]).toEqual([0, '', 2]);
		expect(JSON.parse(stdout)).toEqual({
			status: 'found',
			target_entry: '错误码处理',
			matched_heading: '## 错误码处理',
			source_file: errors,
			entry_content: '## 错误码处理\n\n重试或终止。\n\n',
			start_line: 7,
			end_line: 10,
			related_headings: [
				{ heading: '## 支付接口错误码列表', source_file: errors, relevance_note: expect.stringMatching(/^.{1,15}$/) },
				{ heading: '# 接口', source_file: errors, relevance_note: '主题相近' },
			],
			retrieval_notes: '',
		});
	});

	it('prints several sections one after the other, each named with its place', async () => {
		const folder = tempFolder({ 'a.md': '# Usage\n\none\n', 'b.md': '# B\n\n## Usage\n\ntwo\n' });
		const paths = [join(folder, 'a.md'), join(folder, 'b.md')];
		const { code, stdout, stderr } = await pinakes(['get', 'usage', ...paths]);
		expect([code, stdout]).toEqual([0, '# Usage\n\none\n## Usage\n\ntwo\n']);
		expect(stderr).toBe(
			`${paths[0]}:1: # Usage\n${paths[1]}:3: ## Usage\n! 2 headings fit equally well, all are given\n`,
		);
	});

	it('ends with 0 for a partial match, and says so', async () => {
		const { release } = docs();
		const { code, stdout, stderr } = await pinakes(['get', 'Red line policies', release]);
		expect([code, stdout]).toEqual([0, '### Red lines\n\nNever.\n\n']);
		expect(stderr).toMatch(/^! matched by 67 % of the keywords only$/m);
	});

	it('ends with 1 if nothing is found, or 2 if a file cannot be read, prints nothing, and suggests the nearest headings', async () => {
		const { folder, release } = docs();
		const { code, stdout, stderr } = await pinakes(['get', 'Relaese', release]);
		expect([code, stdout]).toEqual([1, '']);
		expect(stderr.startsWith(`! [no such entry in the files]\n> # Release  (${release}; similar topic)\n`)).toBe(true);
		const missing = await pinakes(['get', 'Release', join(folder, 'gone.md'), '--json']);
		expect(missing.code).toBe(2);
		expect(JSON.parse(missing.stdout)).toMatchObject({
			status: 'not_found',
			entry_content: '',
			retrieval_notes: `${join(folder, 'gone.md')}: there is no such file`,
		});
		// What is not in one file may be in another that could not be read; what is found is an answer.
		expect((await pinakes(['get', 'Relaese', release, join(folder, 'gone.md')])).code).toBe(2);
		expect((await pinakes(['get', 'Release', release, join(folder, 'gone.md')])).code).toBe(0);
	});

	it('explains in the language of the question, or in --lang, why a file has no sections', async () => {
		const folder = tempFolder({ 'a.py': '# A', 'b.md': new Uint8Array([0xff]), 'c.md': '# 章\n', 'd.md': '# D\n' });
		const path = (name: string) => join(folder, name);
		const notes = async (...args: string[]) => (await pinakes(['get', ...args])).stderr;
		expect(await notes('A', path('a.py'))).toContain('a.py: [sections cannot be retrieved from this document]');
		expect(await notes('章节', path('a.py'))).toContain('[该文档不在上下文寻回范围内]: ');
		expect(await notes('A', path('b.md'))).toContain('b.md: the file is binary or not UTF-8');
		expect(await notes('A', path('b.md'), '--lang', 'zh')).toContain('文件是二进制或不是 UTF-8: ');
		expect(await notes('zzz', path('c.md'))).toContain('[no such entry in the files]');
		expect(await notes('zzz', path('c.md'), '--lang', 'zh')).toContain('[条目未在文件中找到]');
		expect(await notes('章节', path('d.md'))).toContain('[条目未在文件中找到]');
		expect(await notes('zzz', path('d.md'), '--hint', '章节')).toContain('[条目未在文件中找到]');
	});

	it.each<[string[], RegExp]>([
		[[], /needs the heading of a section: pinakes get "HEADING" FILE/],
		[['  ', 'a.md'], /No target entry, or too long/],
		[['A', 'a.md', '--lang', 'fr'], /--lang must be en or zh, not fr/],
		[['A', 'a.md', '--indx', 'x'], /Unknown option --indx\. Did you mean --index/],
		[['A', 'a.md', '--index', 'gone'], /gone holds no index\. .*: pinakes build --out gone/],
		[['A', '--queries', 'q.jsonl'], /from --queries or from "HEADING" and --hint, not from both/],
		[['--hint', 'A', '--queries', 'q.jsonl'], /not from both/],
		[['--queries', 'gone.jsonl'], /gone\.jsonl: the file cannot be read \(ENOENT\): name a JSON Lines file in UTF-8/],
	])('refuses %j with code 2', async (args, message) => {
		expect(await pinakes(['get', ...args])).toMatchObject({
			code: 2,
			stdout: '',
			stderr: expect.stringMatching(message),
		});
	});

	it('needs an index or files', async () => {
		const { code, stderr } = await pinakes(['get', 'A'], { cwd: tempFolder() });
		expect([code, stderr]).toEqual([2, expect.stringMatching(/\.pinakes holds no index\. .*: pinakes build/)]);
	});
});

describe('pinakes get --index', () => {
	it('looks into all files if none is named', async () => {
		const index = join(await builtFolder(DOCS), 'index');
		const { code, stdout, stderr } = await pinakes(['get', '错误码处理', '--index', index]);
		expect([code, stdout]).toEqual([0, '## 错误码处理\n\n重试或终止。\n\n']);
		expect(stderr).toMatch(/^docs\/errors\.md:7: ## 错误码处理\n/);
		const skill = await pinakes(['get', 'steps', '--index', index, '--json']);
		expect(JSON.parse(skill.stdout)).toMatchObject({
			source_file: 'skills/review/SKILL.md',
			matched_heading: '## Steps',
		});
	});

	it('takes paths as they are typed: absolute, with a dot, and relative', async () => {
		const folder = await builtFolder(DOCS);
		const absolute = join(folder, 'docs/release.md');
		for (const path of ['docs/release.md', './docs/release.md', absolute, relative(process.cwd(), absolute)]) {
			const { code, stdout } = await pinakes(['get', 'release', path, '--index', join(folder, 'index'), '--json']);
			expect([code, JSON.parse(stdout)]).toMatchObject([
				0,
				{ source_file: path, entry_content: DOCS['docs/release.md'], start_line: 1, end_line: 15 },
			]);
		}
	});

	it('does not read the files, which may have changed or gone', async () => {
		const folder = await builtFolder(DOCS);
		writeFileSync(join(folder, 'docs/release.md'), '# Something else\n');
		const args = ['get', 'step 2: build', join(folder, 'docs/release.md'), '--index', join(folder, 'index')];
		expect(await pinakes(args)).toMatchObject({ code: 0, stdout: MORE.slice(1) });
	});

	it('says where a file is not in the index, with code 1', async () => {
		const index = join(await builtFolder(DOCS), 'index');
		const { code, stdout, stderr } = await pinakes(['get', 'release', 'docs/gone.md', 'x.csv', '--index', index]);
		expect([code, stdout]).toEqual([1, '']);
		expect(stderr).toContain('docs/gone.md: there is no such file');
		expect(stderr).toContain('x.csv: [sections cannot be retrieved from this document]');
	});
});

describe('pinakes get --queries', () => {
	const QUERIES = [
		{ id: 'one', target_entry: 'Step 1: Prepare', file_paths: ['docs/release.md'] },
		{ id: 2, target_entry: '错误码处理', file_paths: ['docs/errors.md'], context_hint: '支付' },
		{ target_entry: 'nothing like it', file_paths: ['docs/release.md'], context_hint: null },
		{ id: null, target_entry: 'Release', file_paths: ['docs/gone.md', 'docs/release.md'] },
	];

	/** A file of queries whose paths begin with a folder. */
	function queriesOf(folder: string, lines: readonly string[]): string {
		const file = join(folder, 'queries.jsonl');
		writeFileSync(file, lines.join('\n').replaceAll('docs/', `${folder}/docs/`));
		return file;
	}

	const LINES = QUERIES.map((query) => JSON.stringify(query));

	it('answers each line with its id and lines, the same from files and from an index', async () => {
		const folder = await builtFolder(DOCS);
		const args = ['get', '--queries', queriesOf(folder, LINES)];
		const read = await pinakes(args);
		expect([read.code, read.stderr]).toEqual([1, '']);
		const answers = read.stdout
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line) as Record<string, unknown>);
		expect(answers).toMatchObject([
			{ id: 'one', status: 'found', entry_content: `${PREPARE}\n`, start_line: 3, end_line: 12, retrieval_notes: '' },
			{ id: 2, status: 'found', matched_heading: '## 错误码处理', start_line: 7, end_line: 10 },
			{ id: null, status: 'not_found', entry_content: '', start_line: null, end_line: null },
			{ id: null, status: 'found', entry_content: DOCS['docs/release.md'], start_line: 1, end_line: 15 },
		]);
		for (const answer of answers) {
			expect(Object.keys(answer).sort()).toEqual([
				'end_line',
				'entry_content',
				'id',
				'matched_heading',
				'related_headings',
				'retrieval_notes',
				'source_file',
				'start_line',
				'status',
				'target_entry',
			]);
		}
		const indexed = await pinakes([...args, '--index', join(folder, 'index')]);
		const sections = indexed.stdout
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line) as Record<string, unknown>);
		expect(indexed.code).toBe(1);
		const withoutRelated = ({ related_headings: _, ...answer }: Record<string, unknown>) => answer;
		expect(sections.map(withoutRelated)).toEqual(answers.map(withoutRelated));
	});

	it.each([false, true])(
		'answers a line that is no query by an error in its place: with an index: %s',
		async (isIndexed) => {
			const folder = await builtFolder(DOCS);
			const lines = [
				LINES[0] as string,
				'{"id":1,"target_entry":"A","file_paths":[]}',
				'{"id":2,"target_entry":"A"}',
				'{"id":3,"target_entry":" ","file_paths":["docs/release.md"]}',
				'{"id":4,"target_entry":"A","file_paths":"docs/release.md"}',
				'{"id":5,"target_entry":"A","file_paths":["docs/release.md",7]}',
				'{"id":6,"target_entry":"A","file_path":["docs/release.md"]}',
				'{"id":7,',
				'[]',
				'null',
				'',
				'{"id":8,"target_entry":"Release","file_paths":["docs/release.md"],"context_hint":3}',
				LINES[1] as string,
			];
			const file = queriesOf(folder, lines);
			const index = isIndexed ? ['--index', join(folder, 'index')] : [];
			const { code, stdout, stderr } = await pinakes(['get', '--queries', file, ...index]);
			expect(code).toBe(2);
			const answers = stdout
				.trim()
				.split('\n')
				.map((line) => JSON.parse(line) as { id: unknown; status?: string; error?: { message: string } });
			expect(answers.map(({ id, status, error }) => [id, status ?? error?.message])).toEqual([
				['one', 'found'],
				[1, expect.stringMatching(/No file path: supply that of a markdown file/)],
				[2, expect.stringMatching(/No file path: supply/)],
				[3, expect.stringMatching(/No target entry, or too long/)],
				[4, expect.stringMatching(/must be a list of strings/)],
				[5, expect.stringMatching(/must be a list of strings/)],
				[6, expect.stringMatching(/no field file_path\. Did you mean file_paths/)],
				[null, expect.stringMatching(/JSON/)],
				[null, expect.stringMatching(/must hold a JSON object/)],
				[null, expect.stringMatching(/must hold a JSON object/)],
				[8, expect.stringMatching(/must be a string/)],
				[2, 'found'],
			]);
			const numbers = stderr
				.trim()
				.split('\n')
				.map((line) => Number(/queries\.jsonl:(\d+): /.exec(line)?.[1]));
			expect(numbers).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
		},
	);

	it('of no lines is an error', async () => {
		const file = queriesOf(tempFolder({}), ['', '  ']);
		expect(await pinakes(['get', '--queries', file])).toMatchObject({
			code: 2,
			stdout: '',
			stderr: expect.stringContaining('has no queries'),
		});
	});
});

describe('control characters in a document', () => {
	const hostile = '\u001b]0;title\u0007\u009b2J\u202e';

	it('stand in the section that is piped, and nowhere else', async () => {
		const text = `# Odd ${hostile}\n\n${hostile}\r\n\n# Odd ones ${hostile}\n`;
		const path = join(tempFolder({ 'a.md': text }), 'a.md');
		const { stdout, stderr } = await pinakes(['get', `Odd ${hostile}`, path]);
		expect(stdout).toBe(text.slice(0, text.lastIndexOf('# Odd')));
		const json = await pinakes(['get', 'Odd', path, '--json']);
		// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
		expect(stderr + json.stdout + json.stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
		expect(JSON.parse(json.stdout)).toMatchObject({
			entry_content: [expect.stringContaining(hostile), expect.anything()],
		});
	});
});
