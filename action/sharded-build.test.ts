import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const REPOSITORY = join(import.meta.dirname, '..');
const GUIDE = join(REPOSITORY, 'docs/operations/segments.md');
const PROGRAM = join(REPOSITORY, 'apps/cli/bin/pinakes.js');

interface Job {
	readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } };
	readonly steps: readonly { readonly run?: string; readonly with?: { readonly path?: string } }[];
}

const [, workflow = ''] = /```yaml\n(jobs:[^`]*)```/.exec(readFileSync(GUIDE, 'utf8')) ?? [];
const { shard, merge } = (parse(workflow) as { readonly jobs: Readonly<Record<'shard' | 'merge', Job>> }).jobs;

function withShard(text: string, number: number | undefined): string {
	return text.replace(/\$\{\{ matrix\.shard \}\}/g, `${number}`);
}

/** What a job runs, with `npx` that runs the program of this repository. */
function run(job: Job, folder: string, number: number | undefined): void {
	const bin = tempFolder();
	writeFileSync(join(bin, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`, { mode: 0o755 });
	const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
	for (const step of job.steps) {
		if (step.run === undefined) continue;
		const script = withShard(step.run, number);
		execFileSync('sh', ['-ec', script], { cwd: folder, env });
	}
}

/** A checkout as each job has it. */
function checkout(): string {
	const folder = tempFolder();
	cpSync(join(REPOSITORY, 'fixtures'), join(folder, 'docs'), { recursive: true });
	mkdirSync(join(folder, 'docs/zh'));
	for (let i = 0; i < 12; i++) writeFileSync(join(folder, `docs/zh/${i}.md`), `# 备份 ${i}\n\n每天备份数据库 ${i}。\n`);
	return folder;
}

test('the workflow of the guide, whose eight jobs build a shard each, makes the bytes of one build', () => {
	const numbers = shard.strategy?.matrix.shard ?? [];
	expect(numbers).toHaveLength(8);
	const merging = tempFolder();
	for (const number of numbers) {
		const folder = checkout();
		run(shard, folder, number);
		const uploaded = shard.steps.find((step) => step.with?.path !== undefined)?.with?.path ?? '';
		const file = withShard(uploaded, number);
		cpSync(join(folder, file), join(merging, file));
	}
	run(merge, merging, undefined);
	const whole = checkout();
	execFileSync(process.execPath, [PROGRAM, 'build', 'docs', '--no-cache', '--out', 'index'], { cwd: whole });
	expect(readTree(join(merging, 'index'))).toEqual(readTree(join(whole, 'index')));
});
