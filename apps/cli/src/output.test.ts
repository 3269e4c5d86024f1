import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROGRAM } from './testing/run.ts';

/** A device without space, which some systems do not have. */
const FULL = '/dev/full';

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
