import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakes } from '../../testing/run.ts';

const STATE = {
	rules: '你是伙伴。',
	task: '跟随小明',
	slices: [{ name: 'seen', label: '所见:', content: [{ text: '背包: 火把', pinned: true }] }],
	dialogue: [{ speaker: '小明', text: '早' }],
	memories: [
		{ id: 'home', kind: 'long_term', text: '小明的家在雪山脚下', owner: '小明' },
		{ id: 'secret', kind: 'long_term', text: '小红的家在灯塔', owner: '小红' },
	],
};

function folderWith(state: unknown = STATE): string {
	return tempFolder({ 'state.json': state });
}

async function ask(folder: string, args: readonly string[]) {
	return pinakes(['ctx', '--state', join(folder, 'state.json'), ...args]);
}

describe('pinakes ctx', () => {
	it('shows candidates, scores, budgets and the prompt', async () => {
		const { code, stdout, stderr } = await ask(folderWith(), ['--message', '我家在哪里？', '--player', '小明']);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/^slice +id +chars +tokens +budget +score +result +reason\nrules +rules#1/);
		expect(stdout).toMatch(/^memory +home +\d+ +\d+ +500c +0\.\d{3} +kept +relevant$/m);
		expect(stdout).toContain('长期记忆:\n- "小明的家在雪山脚下"');
		expect(stdout).not.toContain('灯塔');
	});

	it('keeps to the requested budget and language, with slices of the state', async () => {
		const folder = folderWith();
		const small = await ask(folder, ['--message', '我家在哪里？', '--player', '小明', '--budget', '3', '--lang', 'en']);
		expect(small.stdout).toMatch(/Task:\n跟随小明\n$/);
		expect(small.stderr).toMatch(/^! What is always kept takes \d+ tokens/);
		expect((await ask(folder, ['--message', '你好'])).stdout).toContain('所见:\n背包: 火把');
	});

	it('replays what it recorded, and compares it', async () => {
		const folder = folderWith();
		const files = ['a.json', 'b.json'].map((name) => join(folder, name));
		const record = (message: string) => ask(folder, ['--message', message, '--player', '小明', '--json']);
		const [first, second] = [await record('我家在哪里？'), await record('你在哪？')];
		expect([first.code, second.code]).toEqual([0, 0]);
		writeFileSync(files[0] as string, first.stdout);
		writeFileSync(files[1] as string, JSON.stringify((second.json() as { trace: unknown }[])[0]?.trace));
		for (const file of files) {
			const { code, stderr, stdout } = await pinakes(['ctx', '--replay', file]);
			expect([code, stderr, stdout.includes('系统规则:\n你是伙伴。')]).toEqual([0, 'The same as recorded.\n', true]);
		}
		const diff = await pinakes(['ctx', '--diff', ...files]);
		expect([diff.code, diff.stderr]).toEqual([1, '2 fragments differ.\n']);
		expect(diff.stdout).toMatch(/^memory home: kept \(relevant\) score 0\.\d{3} \d+ characters -> not there$/m);
		const same = await pinakes(['ctx', '--diff', files[0] as string, files[0] as string, '--json']);
		expect([same.code, JSON.parse(same.stdout)]).toEqual([0, { same: true, changes: [] }]);
		const changed = readFileSync(files[0] as string, 'utf8').replace(
			'"budget":{"tokens":1000}',
			'"budget":{"tokens":1}',
		);
		writeFileSync(files[0] as string, changed);
		expect((await pinakes(['ctx', '--replay', files[0] as string])).code).toBe(1);
	});

	it('compares texts, and the prompt', async () => {
		const record = async (content: string, label: string) => {
			const state = { rules: 'Cook.', slices: [{ name: 'oven', label, content: [{ text: content, pinned: true }] }] };
			const { stdout } = await ask(folderWith(state), ['--message', 'how hot?', '--json']);
			return join(tempFolder({ 'trace.json': stdout }), 'trace.json');
		};
		const [first, hotter, headed] = [
			await record('Bake at 180 degrees.', 'Oven:'),
			await record('Bake at 181 degrees.', 'Oven:'),
			await record('Bake at 180 degrees.', 'Note:'),
		];
		const { code, stdout, stderr } = await pinakes(['ctx', '--diff', first, hotter]);
		expect([code, stderr]).toEqual([1, '1 fragments differ.\n']);
		expect(stdout).toMatch(/^oven oven#1: kept .* characters -> kept .* characters, another text\n$/);
		const json = JSON.parse((await pinakes(['ctx', '--diff', first, hotter, '--json'])).stdout);
		expect(json.changes[0].after.text).toBe('Bake at 181 degrees.');
		const other = await pinakes(['ctx', '--diff', first, headed]);
		expect([other.code, other.stderr]).toEqual([1, 'Headings or their order differ.\n']);
		expect((await pinakes(['ctx', '--diff', first, first])).code).toBe(0);
	});

	it.each<[string, unknown, readonly string[], RegExp]>([
		[
			'memories that are none',
			{ rules: 'a', memories: {} },
			['--message', 'a'],
			/state\.json: state\.memories must be a list/,
		],
		['no message', STATE, [], /needs --message/],
		['two ways at once', STATE, ['--message', 'a', '--replay', 'b'], /needs one of/],
		['a second file without --diff', STATE, ['--message', 'a', 'b'], /second file with --diff/],
		[
			'an invalid budget',
			STATE,
			['--message', 'a', '--budget', '-1'],
			/input\.budget must be a number of tokens from 0/,
		],
		['an invalid language', STATE, ['--message', 'a', '--lang', 'fr'], /--lang must be en or zh/],
		[
			'an invalid state',
			{ rules: 'a', slices: [{ name: 'x' }] },
			['--message', 'a'],
			/state\.json: state\.slices\[0\]\.content is missing/,
		],
		['a state that is no JSON', 'rules:', ['--message', 'a'], /state\.json is not valid JSON/],
	])('says what is wrong: %s', async (_, state, args, message) => {
		const { code, stderr } = await ask(folderWith(state), args);
		expect(code).toBe(2);
		expect(stderr).toMatch(message);
	});

	it('says what is wrong with a trace', async () => {
		const folder = tempFolder({ 'old.json': { version: 9, fragments: [] }, 'none.json': { version: 1, memories: [] } });
		expect((await pinakes(['ctx', '--replay', join(folder, 'old.json')])).stderr).toMatch(
			/old\.json: The trace is of version 9/,
		);
		expect((await pinakes(['ctx', '--replay', join(folder, 'none.json')])).stderr).toMatch(
			/none\.json: This is not a trace/,
		);
		expect((await pinakes(['ctx', '--replay', join(folder, 'missing.json')])).stderr).toMatch(
			/missing\.json: the file cannot be read/,
		);
		expect((await pinakes(['ctx', '--diff', join(folder, 'old.json')])).code).toBe(2);
	});
});
