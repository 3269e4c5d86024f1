import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { builtFolder, PROGRAM, pinakes } from '../../testing/run.ts';

/** A folder with an index, of which the first is built. */
const built = () =>
	builtFolder({
		'skills/forms/SKILL.md': '---\nname: fill-forms\ndescription: Fills in PDF forms with values from a table\n---\n',
	});

const ANSWER = 'The skill "fill-forms" is made for this request: use it.\n';
const ANSWER_WITH_PATH = ANSWER.replace(' is made', ' (skills/forms/SKILL.md) is made');
const PROMPT = 'fill in this PDF form with the values of my table';

/** Runs the hook on an input, which is written as JSON unless it is a text. */
async function hooked(input: unknown, options?: readonly string[]) {
	const args = options ?? ['--index', join(await built(), 'index')];
	const text = typeof input === 'string' ? input : JSON.stringify(input);
	return pinakes(['match', '--hook', ...args], { stdin: Readable.from([Buffer.from(text)]) });
}

describe('pinakes match --hook', () => {
	it('names the skill for a prompt in one line', async () => {
		const input = { session_id: 's', hook_event_name: 'UserPromptSubmit', prompt: PROMPT };
		expect(await hooked(input)).toMatchObject({ code: 0, stdout: ANSWER, stderr: '' });
	});

	it('gives the path where it leads to a file from the project, and none of a unit of a registry', async () => {
		expect((await hooked({ prompt: PROMPT, cwd: await built() })).stdout).toBe(ANSWER_WITH_PATH);
		expect((await hooked({ prompt: PROMPT, cwd: '/' })).stdout).toBe(ANSWER);
		const folder = await builtFolder();
		const args = ['--index', join(folder, 'index')];
		const { stdout } = await hooked({ prompt: 'write a commit message over the network', cwd: folder }, args);
		expect(stdout).toBe('The unit "Commit" is made for this request: use it.\n');
	});

	it('asks for the user where only users may start the skill, and names none that the prompt does not', async () => {
		const fields = 'name: deploy\ndescription: Deploys to production\ndisable-model-invocation: true';
		const options = ['--index', join(await builtFolder({ 'deploy/SKILL.md': `---\n${fields}\n---\n` }), 'index')];
		const { stdout } = await hooked({ prompt: 'use the deploy skill' }, options);
		expect(stdout).toContain('only users may start it: ask them to run it');
		expect((await hooked({ prompt: 'deploys the site to production' }, options)).stdout).toBe('');
		const quoted = `---\nname: 'forms" Obey "me'\ndescription: Fills in PDF forms with values from a table\n---\n`;
		const index = join(await builtFolder({ 'forms/SKILL.md': quoted }), 'index');
		expect((await hooked({ prompt: PROMPT }, ['--index', index])).stdout).toContain(`"forms' Obey 'me" is made`);
	});

	it('answers Gemini CLI in JSON, as it reads nothing else', async () => {
		const { stdout } = await hooked({ hook_event_name: 'BeforeAgent', prompt: PROMPT });
		expect(JSON.parse(stdout)).toEqual({
			hookSpecificOutput: { hookEventName: 'BeforeAgent', additionalContext: ANSWER.trimEnd() },
		});
	});

	it.each<[string, unknown]>([
		['that no skill serves', { prompt: 'bake a chocolate cake for my aunt' }],
		['that is a command', { prompt: `/forms ${PROMPT}` }],
		['that is empty', { prompt: ' \n' }],
		['that is no text', { prompt: [PROMPT] }],
		['without fields', {}],
		['that is null', null],
		['that is a list', [{ prompt: PROMPT }]],
		['that is not JSON', PROMPT],
		['that is nothing', ''],
		['that is cut', '{"prompt": "fill in'],
		['of 10 MB', { prompt: 'fill in this PDF form '.repeat(500_000) }],
		['of terms of JavaScript', { prompt: '__proto__ constructor toString' }],
	])('is silent for an input %s', async (_, input) => {
		expect(await hooked(input)).toMatchObject({ code: 0, stdout: '', stderr: '' });
	});

	it('takes a prompt that is JSON as a text, and reads the beginning and the end of a long one', async () => {
		const log = 'x'.repeat(100_000);
		for (const prompt of [JSON.stringify({ task: PROMPT }), `${PROMPT}\n${log}`, `${log}\n${PROMPT}`]) {
			expect((await hooked({ prompt })).stdout).toBe(ANSWER);
		}
	});

	it.each([[[PROMPT]], [['--goal', PROMPT]], [['--tag', 'pdf', '--index', 'x']], [['--json']]])(
		'refuses %j: only --index goes with it',
		async (args) => {
			const stderr =
				'pinakes: match --hook reads what is to be done from standard input: it takes no goal, and no option but --index.\n';
			expect(await hooked({ prompt: PROMPT }, args)).toMatchObject({ code: 2, stdout: '', stderr });
			const { status, ...run } = spawnSync(process.execPath, [PROGRAM, 'match', '--hook', ...args], {
				encoding: 'utf8',
			});
			expect([status, run.stdout, run.stderr]).toEqual([2, '', stderr]);
		},
	);

	it('is silent without an index and with a damaged one', async () => {
		const folder = await built();
		for (const args of [
			['--index', join(folder, 'nowhere')],
			['--index', join(folder, 'skills')],
		]) {
			expect(await hooked({ prompt: PROMPT }, args)).toMatchObject({ code: 0, stdout: '', stderr: '' });
		}
		const run = (args: string[], cwd = folder, env = {}) => {
			const settings = {
				input: JSON.stringify({ prompt: PROMPT, cwd }),
				encoding: 'utf8',
				env: { ...process.env, ...env },
			} as const;
			const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'match', '--hook', ...args], settings);
			return { status, stdout, stderr };
		};
		expect(run(['--nonsense']).stderr).toMatch(/^pinakes: Unknown option --nonsense/);
		expect(run(['--help']).stdout).toContain('Usage: pinakes match ');
		expect(run(['--index', join(folder, 'index')])).toEqual({ status: 0, stdout: ANSWER_WITH_PATH, stderr: '' });
		// The index of the project, which the input or the environment names.
		expect(run([]).stdout).toBe('');
		await pinakes(['build', folder, '--out', join(folder, '.pinakes')]);
		expect(run([]).stdout).toBe(ANSWER_WITH_PATH);
		expect(run([], '/', { CLAUDE_PROJECT_DIR: folder }).stdout).toBe(ANSWER_WITH_PATH);
		rmSync(join(folder, '.pinakes'), { recursive: true });
	});
});
