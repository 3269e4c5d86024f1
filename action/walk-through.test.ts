import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { git, hasGit } from '@pinakes/testing/git';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { walkThrough } from '../conformance/testing/walk-through.ts';
import { readAction, runAction } from './testing/run-action.ts';

interface Workflow {
	readonly jobs: { readonly index: { readonly steps: readonly { uses: string; with?: Record<string, string> }[] } };
}

test.skipIf(!hasGit)(
	'docs/guides/ci.md holds where git is there, typed block by block, and so does its workflow',
	() => {
		const { cwd: folder } = walkThrough('docs/guides/ci.md');
		onTestFinished(() => rmSync(`${folder}-runner`, { recursive: true, force: true }));
		const workflow = parse(readFileSync(join(folder, '.github/workflows/pinakes.yml'), 'utf8')) as Workflow;
		const step = workflow.jobs.index.steps.find(({ uses }) => uses.startsWith('OWNER/pinakes@'));
		const sha = git(folder, 'rev-parse', 'HEAD~1');
		const { hasFailed, summary, log } = runAction(folder, step?.with, { pull_request: { base: { sha } } });
		expect(log).toContain('The committed index is what its sources give.');
		expect(hasFailed).toBe(true);
		expect(summary).toContain('**Failed:** Golden queries regressed.');
		expect(summary).toContain('4 golden queries: 1 regressed, 0 changed, 0 improved, 3 same');
		expect(summary).toContain('| pairs of skills that compete | 0 |');
	},
);

test('docs/guides/ci.md has every input with its default', () => {
	const page = readFileSync(new URL('../docs/guides/ci.md', import.meta.url), 'utf8');
	const rows = [...page.matchAll(/^\| `([a-z-]+)` +\| (?:`([^`]*)`)? +\|/gm)].map(([, name, text = '']) => [
		name,
		text,
	]);
	const inputs = Object.entries(readAction().inputs).map(([name, { default: text = '' }]) => [name, text]);
	expect(rows.filter(([name]) => inputs.some(([input]) => input === name))).toEqual(inputs);
});
