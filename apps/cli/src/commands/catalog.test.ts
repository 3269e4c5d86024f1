import { join } from 'node:path';
import { estimateTokens } from '@pinakes/context';
import { describe, expect, it } from 'vitest';
import { builtFolder, pinakes } from '../../testing/run.ts';

function skillFile(name: string, description: string): string {
	return `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n`;
}

const SKILLS = {
	'skills/chess/SKILL.md': skillFile('chess', 'Plays openings and endgames against a grandmaster'),
	'skills/minutes/SKILL.md': skillFile('minutes', 'Takes minutes of meetings and lists the decisions'),
};

async function catalogIn(folder: string, ...args: readonly string[]) {
	return pinakes(['catalog', '--index', join(folder, 'index'), ...args]);
}

describe('pinakes catalog', () => {
	it('prints the listing, and what it takes beside it', async () => {
		const { code, stdout, stderr } = await catalogIn(await builtFolder(SKILLS), '--budget', '90');
		expect(code).toBe(0);
		expect(stdout).toBe(
			'- chess: Plays openings and…\n- minutes: Takes minutes of…\n- review: Reviews pull requests\n',
		);
		expect(stderr).toBe('3 skills in 90 of 90 characters, 1 descriptions whole\n');
	});

	it('has a budget of its own, and leaves out skills that only users may start', async () => {
		const secret = '---\nname: deploy\ndescription: Deploys\ndisable-model-invocation: true\n---\n';
		const folder = await builtFolder({ ...SKILLS, 'skills/deploy/SKILL.md': secret });
		const { code, stdout, stderr } = await catalogIn(folder);
		expect([code, stdout]).toEqual([0, expect.not.stringContaining('deploy')]);
		expect(stderr).toMatch(/^1 skill that only users may start is left out\n3 skills in \d+ of 8000 characters, /);
		expect((await catalogIn(folder, '--tokens')).stderr).toContain(' of 2000 tokens, ');
	});

	it('counts tokens if it is asked to', async () => {
		const { code, stdout, stderr } = await catalogIn(await builtFolder(SKILLS), '--budget', '25', '--tokens');
		expect(code).toBe(0);
		expect(estimateTokens(stdout)).toBeLessThanOrEqual(25);
		expect(stdout).toMatch(/^- chess: .+\n- minutes: .+\n- review: .+\n$/);
		expect(stderr).toBe(`3 skills in ${estimateTokens(stdout)} of 25 tokens, 1 descriptions whole\n`);
	});

	it('lists other kinds if they are asked for', async () => {
		const { stdout, stderr } = await catalogIn(await builtFolder(SKILLS), '--budget', '500', '--kind', 'unit');
		expect(stderr).toMatch(/^1 unit in /);
		expect(stdout).toBe('- Commit: Writes commit messages over the network\n');
	});

	it.each([
		[['--budget', '1.5'], '--budget must be a whole number from 1, not 1.5.'],
		[['--budget', 'x'], '--budget must be a whole number from 1, not x.'],
		[
			['--budget', '10'],
			'The names of 3 skills alone take 27, more than the budget of 10: give at least 27, or have an agent ask pinakes match.',
		],
		[['--budget', '90', '--kind', 'skil'], 'The index has no units of the kind skil. Its kinds are: skill, unit.'],
		[['--budget', '90', 'more'], 'Folders go with --into: more.'],
	])('says what is wrong with %j', async (args, message) => {
		const { code, stdout, stderr } = await catalogIn(await builtFolder(SKILLS), ...args);
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr).toContain(message);
	});
});
