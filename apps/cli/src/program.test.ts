import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { PROGRAM, SOURCES } from '../testing/run.ts';

/** A device without space, which some systems do not have. */
const FULL = '/dev/full';

/** Runs the program as it is installed; all other tests run it in their own process. */
function program(args: readonly string[], cwd?: string) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { cwd, encoding: 'utf8' });
	return { status, stdout, stderr };
}

describe('the installed program', () => {
	it('builds and answers, and ends with 1 for a refusal and 2 for wrong usage', () => {
		const cwd = tempFolder(SOURCES);
		expect(program(['build'], cwd)).toMatchObject({ status: 0, stderr: '' });
		const { status, stdout } = program(['match', '--tag', 'git-commit', '--json'], cwd);
		expect([status, JSON.parse(stdout)]).toMatchObject([0, { matches: [{ unit_id: 'npm:tool#commit' }] }]);
		expect(program(['match', 'qwvvk zzzyx'], cwd).status).toBe(1);
		expect(program(['match'], cwd)).toMatchObject({ status: 2, stdout: '' });
	});

	it('ends without an error when what reads its output does', () => {
		const text = Array.from({ length: 20_000 }, (_, i) => `# Heading ${i}\n`).join('');
		const cwd = tempFolder({ 'a.md': text });
		const script = `set -o pipefail; '${process.execPath}' '${PROGRAM}' outline a.md | head -1`;
		const env = { ...process.env, LC_ALL: 'C' };
		expect(spawnSync('bash', ['-c', script], { cwd, env, encoding: 'utf8' })).toMatchObject({
			status: 0,
			stdout: 'a.md\n',
			stderr: '',
		});
	});

	it.skipIf(!existsSync(FULL))('says that output cannot be written, which is not a refusal', () => {
		const full = openSync(FULL, 'w');
		const run = (...stdio: ('ignore' | 'pipe' | number)[]) =>
			spawnSync(process.execPath, [PROGRAM, '--help'], { stdio, encoding: 'utf8' });
		const { status, stderr } = run('ignore', full, 'pipe');
		expect(stderr).toMatch(
			/^pinakes: the output cannot be written \(ENOSPC.*\): check the space left where it goes\.\n$/,
		);
		expect(status).toBe(2);
		expect(run('ignore', full, full).status).toBe(2);
		expect(run('ignore', 'pipe', full)).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage') });
		closeSync(full);
	});

	it('says what runs the model of a network, and that it is not installed', () => {
		const model = { 'net/config.json': {}, 'net/tokenizer.json': {}, 'net/onnx/model.onnx': '' };
		const cwd = tempFolder({ 'docs/a.md': '# A\n', ...model });
		expect(program(['build', 'docs', '--encoder', 'transformers:net'], cwd)).toMatchObject({
			status: 2,
			stderr:
				'pinakes: @huggingface/transformers is not installed, which runs the model: npm install @huggingface/transformers\n',
		});
	});
});
