import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakes, SOURCES } from '../testing/run.ts';

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

	it('names file, line, rule and fix of each problem, with code 1', () => {
		const cwd = tempFolder({ ...SOURCES, 'skills/b/SKILL.md': '---\ndescription: d\nname: C\n---\n' });
		const { code, lines, stderr } = pinakes(['lint', '.'], { cwd });
		expect([code, stderr]).toEqual([1, '']);
		expect(lines).toEqual([
			'skills/b/SKILL.md:3: error [skill-name-case] name "C" has capital letters; write c',
			'skills/b/SKILL.md:3: error [skill-name-folder] name "C" differs from the name of its folder, b; give both the same name',
			'4 files checked: 2 errors, 0 warnings',
		]);
		const { json } = pinakes(['lint', '.', '--json'], { cwd });
		expect(json()).toMatchObject([
			{
				checked: 4,
				errors: 2,
				warnings: 0,
				problems: [
					{ file: 'skills/b/SKILL.md', line: 3, severity: 'error', rule: 'skill-name-case', fix: 'write c' },
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

	const TWINS = {
		'skills/a/SKILL.md': '---\nname: a\ndescription: Converts scanned documents\n---\n\nInvoices, invoices\n',
		'skills/b/SKILL.md': '---\nname: b\ndescription: Converts scanned documents\n---\n\nSheets, sheets\n',
	};

	it('says which skills compete where it is asked to', () => {
		const cwd = tempFolder(TWINS);
		expect(pinakes(['lint'], { cwd }).stdout).toBe('2 files checked: 0 errors, 0 warnings\n');
		const { code, lines } = pinakes(['lint', '--collisions'], { cwd });
		expect([code, ...lines]).toEqual([
			0,
			'skills/a/SKILL.md:3: warning [skill-collision] skills/a competes with skills/b for the same requests (1.00): both say converts, documents, scanned; say in its description what only it does: invoices',
			'skills/b/SKILL.md:3: warning [skill-collision] skills/b competes with skills/a for the same requests (1.00): both say converts, documents, scanned; say in its description what only it does: sheets',
			'2 files checked: 0 errors, 2 warnings, 1 pairs of skills that compete',
		]);
		expect(pinakes(['lint', '--collisions', '--json'], { cwd }).json()).toMatchObject([
			{ warnings: 2, collisions: [{ skills: [{ unit_id: 'skills/a' }, { unit_id: 'skills/b' }] }] },
		]);
	});

	it('writes annotations for a workflow, with paths from the root of the repository', () => {
		const root = tempFolder({
			'docs/skills/b/SKILL.md': '---\nname: c\ndescription: "x\\n::error::y"\nmodel: "%"\n---\n',
		});
		const env = { GITHUB_WORKSPACE: root };
		const { code, lines } = pinakes(['lint', 'skills', '--format', 'github'], { cwd: `${root}/docs`, env });
		expect([code, ...lines]).toEqual([
			1,
			'::error file=docs/skills/b/SKILL.md,line=2,title=pinakes skill-name-folder::name "c" differs from the name of its folder, b; give both the same name',
			expect.stringMatching(
				/^::warning file=docs\/skills\/b\/SKILL.md,line=4,title=pinakes skill-unknown-field::model /,
			),
		]);
		const several = pinakes(['lint', 'docs/skills', 'docs', '--format', 'github'], { cwd: root, env }).lines;
		expect(several.length).toBeGreaterThan(1);
		expect(several.every((line) => line.includes(' file=docs/skills/b/SKILL.md,'))).toBe(true);
	});

	it.each([
		[['--format', 'xml'], '--format must be text, json or github, not xml.'],
		[['--format', 'github', '--json'], '--json is --format json: give one of the two.'],
	])('says what is wrong with %j', (args, message) => {
		expect(pinakes(['lint', ...args], { cwd: tempFolder() })).toMatchObject({
			code: 2,
			stderr: `pinakes: ${message}\n`,
		});
	});
});
