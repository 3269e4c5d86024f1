import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakes, SOURCES } from '../../testing/run.ts';

describe('pinakes lint', () => {
	it('finds nothing in clean sources, with code 0', async () => {
		const cwd = tempFolder(SOURCES);
		expect(await pinakes(['lint'], { cwd })).toMatchObject({
			code: 0,
			stdout: '4 files checked: 0 errors, 0 warnings\n',
			stderr: '',
		});
		expect((await pinakes(['lint', '.', '--json'], { cwd })).json()).toEqual([
			{ checked: 4, errors: 0, warnings: 0, problems: [] },
		]);
	});

	it('is wrong usage where there is nothing to check', async () => {
		const { code, stdout, stderr } = await pinakes(['lint', 'empty'], { cwd: tempFolder({ 'empty/note.bin': '' }) });
		expect([code, stdout, stderr]).toEqual([2, '', 'pinakes: empty: there is nothing to check.\n']);
	});

	it('names file, line, rule and fix of each problem, with code 1', async () => {
		const cwd = tempFolder({ ...SOURCES, 'skills/b/SKILL.md': '---\ndescription: d\nname: C\n---\n' });
		const { code, lines, stderr } = await pinakes(['lint', '.'], { cwd });
		expect([code, stderr]).toEqual([1, '']);
		expect(lines).toEqual([
			'skills/b/SKILL.md:3: error [skill-name-case] name "C" has capital letters; write c',
			'skills/b/SKILL.md:3: error [skill-name-folder] name "C" differs from the name of its folder, b; give both the same name',
			'5 files checked: 2 errors, 0 warnings',
		]);
		const { json } = await pinakes(['lint', '.', '--json'], { cwd });
		expect(json()).toMatchObject([
			{
				checked: 5,
				errors: 2,
				warnings: 0,
				problems: [
					{ file: 'skills/b/SKILL.md', line: 3, severity: 'error', rule: 'skill-name-case', fix: 'write c' },
					{},
				],
			},
		]);
	});

	it('ends with 0 for warnings alone', async () => {
		const cwd = tempFolder({ 'skills/b/SKILL.md': '---\nname: b\ndescription: d\n---\n`assets/a.png`\n' });
		expect(await pinakes(['lint'], { cwd })).toMatchObject({
			code: 0,
			stdout: expect.stringContaining('0 errors, 1 warning'),
		});
	});

	it('ends with 2 for a folder that is not there', async () => {
		expect(await pinakes(['lint', 'gone'], { cwd: tempFolder() })).toMatchObject({
			code: 2,
			stdout: '',
			stderr: expect.stringMatching(/gone is not a folder/),
		});
	});

	it('lets no control character through', async () => {
		const cwd = tempFolder({ 'skills/b/SKILL.md': '---\nname: "b\\e[31m"\n"k\\e[0m": 1\ndescription: d\n---\n' });
		for (const args of [[], ['--json']])
			expect((await pinakes(['lint', ...args], { cwd })).stdout).not.toContain('\u001b');
	});

	const TWINS = {
		'skills/a/SKILL.md': '---\nname: a\ndescription: Converts scanned documents\n---\n\nInvoices, invoices\n',
		'skills/b/SKILL.md': '---\nname: b\ndescription: Converts scanned documents\n---\n\nSheets, sheets\n',
	};

	it('says which skills compete if it is asked to', async () => {
		const cwd = tempFolder(TWINS);
		expect((await pinakes(['lint'], { cwd })).stdout).toBe('2 files checked: 0 errors, 0 warnings\n');
		const { code, lines } = await pinakes(['lint', '--collisions'], { cwd });
		expect([code, ...lines]).toEqual([
			0,
			'',
			'Skills that compete for the same requests:',
			'1.00  skills/a and skills/b',
			'      both say converts, documents, scanned',
			'2 files checked: 0 errors, 0 warnings, 1 pair of skills that compete',
		]);
		expect((await pinakes(['lint', '--collisions', '--json'], { cwd })).json()).toMatchObject([
			{ warnings: 0, problems: [], collisions: [{ skills: [{ unit_id: 'skills/a' }, { unit_id: 'skills/b' }] }] },
		]);
	});

	it('writes annotations for a workflow, with paths from the root of the repository', async () => {
		const root = tempFolder({
			'docs/skills/b/SKILL.md': '---\nname: c\ndescription: "x\\n::error::y"\nlicence: "%"\n---\n',
		});
		const env = { GITHUB_WORKSPACE: root };
		const { code, lines } = await pinakes(['lint', 'skills', '--format', 'github'], { cwd: `${root}/docs`, env });
		expect([code, ...lines]).toEqual([
			1,
			'::error file=docs/skills/b/SKILL.md,line=2,title=pinakes skill-name-folder::name "c" differs from the name of its folder, b; give both the same name',
			expect.stringMatching(
				/^::warning file=docs\/skills\/b\/SKILL.md,line=4,title=pinakes skill-unknown-field::licence /,
			),
		]);
		const several = (await pinakes(['lint', 'docs/skills', 'docs', '--format', 'github'], { cwd: root, env })).lines;
		expect(several.length).toBeGreaterThan(1);
		expect(several.every((line) => line.includes(' file=docs/skills/b/SKILL.md,'))).toBe(true);
	});

	it('fixes what is mechanical, and reports what is left', async () => {
		const cwd = tempFolder({ 'skills/b/SKILL.md': '---\nname: B\ndescription: a <b>\nlicense: a # b\n---\n' });
		expect(await pinakes(['lint', '--fix'], { cwd })).toMatchObject({
			code: 1,
			stdout: expect.stringMatching(/skill-description-markup.*\n1 file checked: 1 error, 0 warnings\n$/),
			stderr: 'fixed skills/b/SKILL.md\n',
		});
		expect(readFileSync(join(cwd, 'skills/b/SKILL.md'), 'utf8')).toBe(
			'---\nname: b\ndescription: a <b>\nlicense: a # b\n---\n',
		);
	});

	it('shows errors first, and of each rule the first few', async () => {
		const links = Array.from({ length: 12 }, (_, i) => `[x](x${i}.md) \`assets/a${i}.png\``).join('\n\n');
		const cwd = tempFolder({ 'skills/b/SKILL.md': `---\nname: b\ndescription: d\n---\n${links}\n` });
		const { lines } = await pinakes(['lint'], { cwd });
		expect(lines.map((line) => /\[[\w-]+\]/.exec(line)?.[0])).toEqual([
			...Array(11).fill('[skill-link]'),
			...Array(4).fill('[skill-path]'),
			undefined,
		]);
		expect((await pinakes(['lint', '--all'], { cwd })).lines).toHaveLength(25);
	});

	it.each([[['--format', 'xml'], '--format must be text or github, not xml.']])(
		'says what is wrong with %j',
		async (args, message) => {
			expect(await pinakes(['lint', ...args], { cwd: tempFolder() })).toMatchObject({
				code: 2,
				stderr: `pinakes: ${message}\n`,
			});
		},
	);
});
