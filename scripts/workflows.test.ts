import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = join(import.meta.dirname, '../.github/workflows');

interface Workflow {
	readonly permissions: unknown;
	readonly jobs: Readonly<
		Record<string, { readonly steps: readonly { readonly uses?: string; readonly run?: string }[] }>
	>;
}

const workflows = readdirSync(FOLDER).map((name) => {
	const text = readFileSync(join(FOLDER, name), 'utf8');
	return { name, text, workflow: parse(text) as Workflow };
});
const steps = (name: string) =>
	Object.values(workflows.find((one) => one.name === name)?.workflow.jobs ?? {}).flatMap((job) => job.steps);

test.each(workflows)(
	'$name pins every action by commit and version, and may do little unless a job asks for more',
	({ text, workflow }) => {
		const uses = text.match(/uses: .*/g) ?? [];
		expect(uses.length).toBeGreaterThan(0);
		for (const use of uses) expect(use).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
		expect([JSON.stringify({ contents: 'read' }), '"read-all"']).toContain(JSON.stringify(workflow.permissions));
	},
);

test('everything that must hold is checked for each change, and before a release', () => {
	expect(steps('ci.yml').map(({ run }) => run)).toContain('.ci/run');
	const release = steps('release.yml');
	const checked = release.findIndex(({ run }) => run === '.ci/run');
	const published = release.findIndex(({ uses }) => uses?.startsWith('changesets/action@'));
	expect(checked).toBeGreaterThan(-1);
	expect(published).toBeGreaterThan(checked);
});
