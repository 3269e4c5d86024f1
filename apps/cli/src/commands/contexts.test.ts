import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { ARCHITECTURE, AUTH, CONTEXTS, ORDER, PAYMENT, TECH_STACK } from '../../testing/context-files.ts';
import { builtFolder, pinakes } from '../../testing/run.ts';

/** Asks an index of the contexts above, within this process. */
async function ask(args: readonly string[], beside: Files = {}, added: Files = CONTEXTS) {
	const folder = await builtFolder(added, beside);
	const run = await pinakes([
		'contexts',
		'--index',
		join(folder, 'index'),
		...args.map((arg) => arg.replace('FOLDER', folder)),
	]);
	return { ...run, folder, json: () => JSON.parse(run.stdout) as Record<string, unknown> };
}

describe('pinakes contexts', () => {
	it('takes keywords from a story, and adds what it finds to a manifest', async () => {
		const folder = await builtFolder(CONTEXTS, { 'story.md': '# STORY-07\n\n我要在订单系统中实现用户认证\n' });
		const manifest = join(folder, 'context.manifest.json');
		const run = await pinakes([
			'contexts',
			...['--index', join(folder, 'index'), '--story', join(folder, 'story.md'), '--epic', 'EPIC-02'],
			...['--task', 'requirements_review', '--json', '--manifest', manifest],
		]);
		expect(run.code).toBe(0);
		expect(run.json()).toEqual([
			{
				contexts: [ORDER, AUTH],
				total: 2,
				task_type: 'requirements_review',
				search_keywords: expect.arrayContaining(['authentication', 'user', 'order']),
				message: '找到 2 个高相关度匹配',
			},
		]);
		expect(run.stderr).toMatch(/context\.manifest\.json: 2 added, 0 there before/);
		expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual({ contexts: [ORDER, AUTH] });
	});

	it('prints a path to a line, and the message beside', async () => {
		const { code, stdout, stderr } = await ask(['--keyword', 'auth', '--keyword', 'order', '--lang', 'en']);
		expect([code, stdout]).toEqual([0, `${AUTH}\n${ORDER}\n`]);
		expect(stderr).toMatch(/^.*highly relevant.* \(auth, order\)\n$/i);
	});

	it('takes epic, type and limit', async () => {
		const query = ['--keyword', 'auth', '--keyword', 'order'];
		expect((await ask([...query, '--epic', 'EPIC-02'])).stdout).toBe(`${ORDER}\n${AUTH}\n`);
		const { stdout, stderr } = await ask([...query, '--epic', 'EPIC-99', '--lang', 'en']);
		expect(stdout).toBe(`${ARCHITECTURE}\n${TECH_STACK}\n`);
		expect(stderr).toMatch(/^No context is of the epic EPIC-99, but of EPIC-01, EPIC-02/i);
		expect((await ask([...query, '--limit', '1'])).stdout).toBe(`${AUTH}\n`);
		expect((await ask([...query, '--type', 'tech_stack', '--type', 'architecture'])).stdout).toBe(
			`${ARCHITECTURE}\n${TECH_STACK}\n`,
		);
		expect((await ask([...query, '--type', 'data_model'])).code).toBe(1);
	});

	it('takes keywords beside those of a story', async () => {
		const args = ['--story', 'FOLDER/story.txt', '--keyword', 'auth', '--json'];
		const { json } = await ask(args, { 'story.txt': '修复订单问题' });
		expect(json()).toMatchObject({ contexts: [AUTH, ORDER], search_keywords: ['auth', 'order'] });
	});

	it('exits with 1 if no document fits', async () => {
		const args = ['--keyword', 'nowhere', '--task', 'quick_change'];
		const { code, stdout, stderr } = await ask(args);
		expect([code, stdout]).toEqual([1, '']);
		expect(stderr).toBe('未找到精确匹配，quick_change 任务不使用保底返回 (nowhere)\n');
		const none = await ask(['--keyword', 'auth', '--lang', 'zh', '--json'], {}, {});
		expect([none.code, none.json()]).toEqual([
			1,
			{
				contexts: [],
				total: 0,
				task_type: 'general',
				search_keywords: ['auth'],
				message: '项目尚未建立 Context，建议使用 @playbooks/context/add.md 创建',
			},
		]);
	});

	it('explains each context', async () => {
		const args = ['--keyword', '认证', '--epic', 'EPIC-01', '--explain', '--limit', '2'];
		const { stdout } = await ask(args);
		expect(stdout.split('\n')).toEqual([
			AUTH,
			ARCHITECTURE,
			`  10  match           ${AUTH} file_name (认证)`,
			`   0  fallback        ${ARCHITECTURE}`,
			`   3  below_threshold ${PAYMENT} content (认证)`,
			'',
		]);
		expect((await ask([...args, '--json'])).json()).toMatchObject({
			explanation: [
				{ context: AUTH, score: 10, tier: 'file_name', matched_keywords: ['认证'], outcome: 'match' },
				{ context: ARCHITECTURE, score: 0, tier: null, matched_keywords: [], outcome: 'fallback' },
				{ context: PAYMENT, score: 3, tier: 'content', matched_keywords: ['认证'], outcome: 'below_threshold' },
			],
		});
	});

	it.each(['.*', '**/*', '[a-z]+', '(', '\\', '__proto__', '$(id)', '%'])(
		'takes the keyword %s for what it says',
		async (keyword) => {
			expect(await ask(['--keyword', keyword, '--task', 'quick_change'])).toMatchObject({ code: 1, stdout: '' });
		},
	);

	it('lets no control character through', async () => {
		const { stdout, stderr } = await ask(['--keyword', 'auth\u001b[2J', '--keyword', 'auth', '--explain']);
		// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
		expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
	});

	it.each<[string[], RegExp]>([
		[
			['--keyword', 'x', '--task', 'nope'],
			/no task nope.*requirements_review.*task_generation.*quick_change.*e2e_test.*performance_test.*general/,
		],
		[['--keyword', 'x', '--task', '__proto__'], /no task __proto__/],
		[['--keyword', 'x', '--type', 'nope'], /no type nope.*architecture.*tech_stack/],
		[['--keyword', 'x', '--limit', '0'], /limit/],
		[['--keyword', 'x', '--limit', '-1'], /limit/],
		[['--keyword', 'x', '--limit', 'many'], /--limit must be a number, not many/],
		[['--keyword', 'x', '--lang', 'fr'], /--lang must be en or zh, not fr/],
		[['--keyword', 'x', '--epik', 'y'], /Unknown option --epik.*--epic/],
		[['auth'], /Unexpected argument auth/],
		[['--task', 'general'], /needs something to look for.*--keyword.*--story/],
		[['--story', 'FOLDER/gone.md'], /gone\.md: the file cannot be read/],
		[['--story', 'FOLDER/latin.md'], /latin\.md: the file is not UTF-8/],
		[Array.from({ length: 33 }, (_, i) => ['--keyword', `k${i}`]).flat(), /32/],
	])('refuses %j with code 2', async (args, message) => {
		const { code, stdout, stderr } = await ask(args, { 'latin.md': new Uint8Array([0xff, 0xe9]) });
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr).toMatch(message);
		expect(stderr).not.toContain('fault of the program');
	});
});

describe('pinakes contexts --manifest', () => {
	const ARGS = ['--keyword', 'auth', '--keyword', 'order', '--manifest', 'FOLDER/context.manifest.json'];

	it('merges the paths, and again without repeats', async () => {
		const text = `{\n\t"version": 1.10,\n\t"contexts": [\n\t\t"${ORDER}"\n\t],\n\t"id": 12345678901234567890\n}\n`;
		const { code, stderr, folder } = await ask(ARGS, { 'context.manifest.json': text });
		const file = join(folder, 'context.manifest.json');
		expect(code).toBe(0);
		expect(stderr).toMatch(/: 1 added, 1 there before\n$/);
		const merged = text.replace(`"${ORDER}"`, `"${ORDER}",\n\t\t"${AUTH}"`);
		expect(readFileSync(file, 'utf8')).toBe(merged);
		const again = await pinakes(['contexts', '--index', join(folder, 'index'), ...ARGS.slice(0, -1), file]);
		expect(again.stderr).toMatch(/: 0 added, 2 there before\n$/);
		expect(readFileSync(file, 'utf8')).toBe(merged);
	});

	it.each<[string, unknown]>([
		['broken', '{"contexts": ['],
		['a list', '[]'],
		['without a list of contexts', '{"contexts": {}}'],
		['not UTF-8', new Uint8Array([0xff])],
	])('leaves a file that is %s, names it, and ends with 2', async (_, content) => {
		const { code, stderr, folder } = await ask(ARGS, { 'context.manifest.json': content });
		expect(code).toBe(2);
		expect(stderr).toMatch(/pinakes: .*context\.manifest\.json.*nothing was written/);
		expect(stderr).not.toContain('fault of the program');
		const bytes = readFileSync(join(folder, 'context.manifest.json'));
		expect(bytes.equals(Buffer.from(content as string))).toBe(true);
	});

	it('leaves a file that is read-only', async () => {
		const folder = await builtFolder(CONTEXTS, { 'context.manifest.json': '{}' });
		const file = join(folder, 'context.manifest.json');
		chmodSync(file, 0o444);
		const run = await pinakes(['contexts', '--index', join(folder, 'index'), '--keyword', 'auth', '--manifest', file]);
		expect([run.code, run.stderr]).toEqual([2, expect.stringMatching(/context\.manifest\.json cannot be written/)]);
		expect(readFileSync(file, 'utf8')).toBe('{}');
	});

	it('is not written where the query is wrong', async () => {
		const { code, folder } = await ask([...ARGS, '--task', 'nope']);
		expect(code).toBe(2);
		expect(existsSync(join(folder, 'context.manifest.json'))).toBe(false);
	});
});
