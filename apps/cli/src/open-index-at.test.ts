import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { pinakes } from './testing/run.ts';

it('says which command builds what is missing', () => {
	const cwd = tempFolder({
		'docs/a.md': '# A\n\nText\n',
		'skills/b/SKILL.md': '---\nname: b\ndescription: Does b\n---\n',
	});
	const run = (...args: string[]) => pinakes(args, { cwd });

	expect(run('match', 'x').stderr).toContain('from the current folder: pinakes build\n');
	expect(run('search', 'x', '--index', "a's b").stderr).toContain("pinakes build --out 'a'\\''s b'\n");

	// A build must not be sent to folders of sources, or to files and addresses.
	for (const wrong of ['docs', 'docs/a.md', 'ftp://host/index']) {
		const { code, stderr } = run('stats', '--index', wrong);
		expect([code, stderr]).toEqual([
			2,
			`pinakes: ${wrong}: manifest.json is missing. Build the index again or name its folder.\n`,
		]);
	}

	expect(run('build', 'docs', '--out', 'index').code).toBe(0);
	expect(run('match', 'b', '--index', 'index')).toMatchObject({
		code: 1,
		stderr:
			'! index has no units. Build it from a folder DIR that has skills, prompts, agents, a registry of units, or markdown that its configuration names as units: pinakes build DIR --out index\n',
	});
	expect(run('search', 'text', '--index', 'index').stderr).not.toContain('has no');

	expect(run('build', '--out', '.pinakes', join('docs', '..', 'skills')).code).toBe(0);
	expect(run('match', 'b')).toMatchObject({ code: 0, stderr: '' });
	expect(run('get', 'nothing').stderr).not.toContain('needs the path');
});
