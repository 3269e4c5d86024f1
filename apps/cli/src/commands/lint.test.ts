import { describe, expect, it } from 'vitest';
import { pinakes, SOURCES } from '../testing/run.ts';
import { tempFolder } from '../testing/temp-folder.ts';

describe('pinakes lint', () => {
	it('finds nothing in clean sources, with code 0', () => {
		const cwd = tempFolder(SOURCES);
		expect(pinakes(['lint'], { cwd })).toMatchObject({
			code: 0,
			stdout: '3 files checked: 0 errors, 0 warnings\n',
			stderr: '',
		});
		expect(pinakes(['lint', '.', '--json'], { cwd }).json()).toEqual([
			{ checked: 3, errors: 0, warnings: 0, problems: [] },
		]);
	});

	it('names file, line, rule and mend of each problem, with code 1', () => {
		const cwd = tempFolder({ ...SOURCES, 'skills/b/SKILL.md': '---\ndescription: d\nname: C\n---\n' });
		const { code, lines, stderr } = pinakes(['lint', '.'], { cwd });
		expect([code, stderr]).toEqual([1, '']);
		expect(lines).toEqual([
			'skills/b/SKILL.md:3: error [skill-name-case] name "C" has capital letters; write c',
			'skills/b/SKILL.md:3: error [skill-name-folder] name "C" is not that of its folder, b; give both the same name',
			'4 files checked: 2 errors, 0 warnings',
		]);
		const { json } = pinakes(['lint', '.', '--json'], { cwd });
		expect(json()).toMatchObject([
			{
				checked: 4,
				errors: 2,
				warnings: 0,
				problems: [
					{ file: 'skills/b/SKILL.md', line: 3, severity: 'error', rule: 'skill-name-case', mend: 'write c' },
					{},
				],
			},
		]);
	});

	it('ends with 0 for warnings alone', () => {
		const cwd = tempFolder({ 'skills/b/SKILL.md': '---\nname: b\ndescription: d\nmodel: m\n---\n' });
		expect(pinakes(['lint'], { cwd })).toMatchObject({
			code: 0,
			stdout: expect.stringContaining('0 errors, 1 warnings'),
		});
	});

	it('ends with 2 for a folder that is not there', () => {
		expect(pinakes(['lint', 'gone'], { cwd: tempFolder() })).toMatchObject({
			code: 2,
			stdout: '',
			stderr: expect.stringMatching(/gone is not a folder/),
		});
	});

	it('lets no control character through', () => {
		const cwd = tempFolder({ 'skills/b/SKILL.md': '---\nname: "b\\e[31m"\n"k\\e[0m": 1\ndescription: d\n---\n' });
		for (const args of [[], ['--json']]) expect(pinakes(['lint', ...args], { cwd }).stdout).not.toContain('\u001b');
	});
});
