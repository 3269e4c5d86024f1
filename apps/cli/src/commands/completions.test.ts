import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { pinakes } from '../testing/run.ts';

/** What bash offers for a line whose last word is being typed. */
function offered(...words: readonly string[]): string[] {
	const script = `${pinakes(['completions', 'bash']).stdout}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=${words.length - 1}
_pinakes
printf '%s\\n' "\${COMPREPLY[@]}"`;
	return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split('\n');
}

describe('pinakes completions', () => {
	it('completes commands, options and values in bash', () => {
		expect(offered('pinakes', '')).toEqual([...COMMANDS.keys()]);
		expect(offered('pinakes', 'co')).toEqual(['contexts', 'completions']);
		expect(offered('pinakes', 'lint', '--fi')).toEqual(['--fix']);
		expect(offered('pinakes', 'lint', '--format', 's')).toEqual(['sarif']);
		expect(offered('pinakes', 'lint', 'sk')).toEqual(['']);
		expect(offered('pinakes', '--')).toEqual(['--help', '--version']);
		expect(offered('pinakes', 'completions', '')).toEqual(['bash', 'zsh', 'fish']);
		// As bash splits --format=, and --format=s.
		expect(offered('pinakes', 'lint', '--format', '=')).toEqual(['text', 'json', 'github', 'sarif']);
		expect(offered('pinakes', 'lint', '--format', '=', 's')).toEqual(['sarif']);
	});

	it.each(['zsh', 'fish'])('names every command and option in %s', async (shell) => {
		const { code, stdout } = pinakes(['completions', shell]);
		expect(code).toBe(0);
		for (const [name, load] of COMMANDS) {
			expect(stdout).toContain(name);
			for (const option of Object.keys((await load()).options)) expect(stdout).toContain(option);
		}
		// The quotes of all three shells: nothing within them ends them.
		expect(stdout.split('\n').every((line) => (line.match(/'/g)?.length ?? 0) % 2 === 0)).toBe(true);
		// From a file: fish does not read the socket that Node gives as input.
		const { error, status } = spawnSync(shell, ['-n', join(tempFolder({ completions: stdout }), 'completions')]);
		if (error === undefined) expect(status).toBe(0);
	});

	it('needs a shell that it knows', () => {
		expect(pinakes(['completions', 'tcsh'])).toMatchObject({
			code: 2,
			stderr: 'pinakes: completions needs a shell: bash, zsh, fish.\n',
		});
	});
});
