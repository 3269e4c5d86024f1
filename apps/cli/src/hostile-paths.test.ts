import { chmodSync, existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Files, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakes, SOURCES } from './testing/run.ts';

const SKILL = '---\nname: Review Things\ndescription: Reviews pull requests and says what is wrong.\n---\n# Review\n';

/** A repository of a stranger beside what is the user's, with links in it by their paths. */
function repository(files: Files, links: Readonly<Record<string, string>> = {}): { cwd: string; home: string } {
	const home = tempFolder({
		'.claude/CLAUDE.md': '# Mine\n',
		'notes/secret.md': '# Secret\n\nThe passphrase is swordfish.\n',
		'terms.txt': 'swordfish = passphrase\n',
		'empty/.keep': '',
		...Object.fromEntries(Object.entries({ ...SOURCES, ...files }).map(([path, text]) => [`clone/${path}`, text])),
	});
	for (const [path, target] of Object.entries(links)) symlinkSync(target, join(home, 'clone', path));
	return { cwd: join(home, 'clone'), home };
}

/** What is the user's, without the repository. */
function outside(home: string): Record<string, string> {
	const all = Object.entries(readTree(home)).filter(([path]) => !/^clone\/(?!\.git\/)/.test(path));
	return Object.fromEntries(all);
}

const GIT = { '.git/config': '[http]\n\textraheader = AUTHORIZATION: swordfish\n', '.git/hooks/pre-commit': '' };

describe('a configuration of a stranger', () => {
	it.each([
		['a configuration by a link', {}, { 'pinakes.config.json': '../terms.txt' }],
		['a configuration in git', GIT, { 'pinakes.config.json': '.git/config' }],
	])('does not have a file read that is not below it: %s', async (_, files, links) => {
		const { cwd } = repository(files as Files, links as Readonly<Record<string, string>>);
		const { code, stderr } = await pinakes(['build', '--no-cache'], { cwd });
		expect([code, stderr]).toEqual([2, expect.stringMatching(/leads (?:out|to)|cannot be read|must be in the folder/)]);
		expect(existsSync(join(cwd, '.pinakes'))).toBe(false);
	});

	it.each(['{.,x}{.,y}/notes/*.md', 'skills/../../notes/*.md', '@(..)/notes/*.md', 'd/*.md', 'd/**/*.md'])(
		'does not list what is elsewhere: %s',
		async (include) => {
			const { cwd } = repository({ 'pinakes.config.json': { markdown: [{ include }], include } }, { d: '../notes' });
			await pinakes(['build', '--no-cache'], { cwd });
			const index = existsSync(join(cwd, '.pinakes')) ? readTree(join(cwd, '.pinakes')) : {};
			expect(JSON.stringify(index)).not.toContain('swordfish');
		},
	);
});

describe('links of a stranger', () => {
	it.each([
		['a document', { 'notes.md': '../notes/secret.md' }],
		['a document in git', { 'notes.md': '.git/config' }],
		['a file of a skill', { 'skills/review/token.txt': '../../.git/config' }],
		['a folder of a skill', { 'skills/review/references': '../../../notes' }],
		['a skill', { 'skills/other': '../../notes' }],
	])('are not read where they lead elsewhere: %s', async (_, links) => {
		const { cwd } = repository(GIT, links as Readonly<Record<string, string>>);
		await pinakes(['build', '--no-cache'], { cwd });
		expect(JSON.stringify(readTree(join(cwd, '.pinakes')))).not.toContain('swordfish');
	});

	it.each([
		['build', ['build', '--no-cache'], { '.pinakes': '../empty' }],
		['an index to be', ['build', '--no-cache'], { '.pinakes': '../nothing' }],
		['sign', ['sign', '--key', '../key.pem'], { '.pinakes': '../empty' }],
		['a map', ['catalog', '--into', 'AGENTS.md', '--index', 'index'], { 'AGENTS.md': '../.claude/CLAUDE.md' }],
		['a report', ['lint', '--report', 'report.json'], { 'report.json': '../.claude/CLAUDE.md' }],
		['init', ['init'], { '.cursor': '../.claude' }],
		['init of a host', ['init'], { '.cursor': '.git' }],
		['init of a workflow', ['init'], { '.github': '../.claude' }],
		['init of a file', ['init'], { 'golden.jsonl': '../.claude/new.md' }],
	])('are not written through: %s', async (_, args, links) => {
		const { cwd, home } = repository(GIT, links as Readonly<Record<string, string>>);
		await pinakes(['build', '--no-cache', '--out', 'index'], { cwd });
		const before = readTree(home);
		const { code, stderr } = await pinakes(args, { cwd });
		expect([code, stderr]).toEqual([2, expect.stringMatching(/link|leads/)]);
		expect(readTree(home)).toEqual(before);
	});

	it('are left by lint --fix, which fixes the others', async () => {
		const links = { 'skills/b/SKILL.md': '../../shared.md', 'skills/c/SKILL.md': '../../../notes/secret.md' };
		const files = { 'skills/a/SKILL.md': SKILL, 'skills/b/x': '', 'skills/c/x': '', 'shared.md': SKILL };
		const { cwd, home } = repository(files, links);
		const before = outside(home);
		const { stderr } = await pinakes(['lint', '--fix'], { cwd });
		expect(stderr).toBe('fixed skills/a/SKILL.md\n');
		expect(readFileSync(join(cwd, 'skills/a/SKILL.md'), 'utf8')).toContain('name: a\n');
		expect(readFileSync(join(cwd, 'shared.md'), 'utf8')).toBe(SKILL);
		expect(lstatSync(join(cwd, 'skills/b/SKILL.md')).isSymbolicLink()).toBe(true);
		expect(outside(home)).toEqual(before);
	});

	it('are followed by a map where they stay in the repository', async () => {
		const { cwd } = repository({ 'AGENTS.md': '# Rules\n' }, { 'CLAUDE.md': 'AGENTS.md' });
		await pinakes(['build', '--no-cache'], { cwd });
		expect((await pinakes(['catalog', '--into', 'CLAUDE.md'], { cwd })).code).toBe(0);
		expect(readFileSync(join(cwd, 'AGENTS.md'), 'utf8')).toContain('pinakes:map');
		expect(lstatSync(join(cwd, 'CLAUDE.md')).isSymbolicLink()).toBe(true);
	});

	it('tell lint nothing of what is elsewhere', async () => {
		const text = `${SKILL}\n[a](../../../notes/secret.md) [b](../../../notes/gone.md) [c](../../d/secret.md)\n`;
		const { cwd } = repository({ 'skills/a/SKILL.md': text }, { d: '../notes' });
		const { stdout } = await pinakes(['lint', '--json'], { cwd });
		const links = JSON.parse(stdout).problems.filter(({ rule }: { rule: string }) => /^skill-link/.test(rule));
		expect(links.map(({ rule }: { rule: string }) => rule)).toEqual(Array(3).fill('skill-link-outside'));
	});
});

describe('pinakes init', () => {
	it.each([
		['.github is a file', (cwd: string) => writeFileSync(join(cwd, '.github'), 'x')],
		['.github/workflows is a file', (cwd: string) => writeFileSync(join(cwd, '.github/workflows'), 'x')],
		['the folder is read-only', (cwd: string) => chmodSync(cwd, 0o555)],
		['a folder for the last file is read-only', (cwd: string) => chmodSync(join(cwd, '.zed'), 0o555)],
	])('writes nothing where %s', async (what, spoil) => {
		const { cwd, home } = repository({ '.zed/x': '', ...(what.includes('/') ? { '.github/x': '' } : {}) });
		chmodSync(home, 0o755);
		spoil(cwd);
		const before = readTree(cwd);
		const isRoot = process.getuid?.() === 0;
		// No permission holds the superuser.
		if (isRoot && what.includes('read-only')) process.seteuid?.(65534);
		try {
			const { code, stderr } = await pinakes(['init'], { cwd });
			expect([code, stderr]).toEqual([
				2,
				expect.stringMatching(/^pinakes: .* cannot be written .*: nothing was written/),
			]);
		} finally {
			if (isRoot) process.seteuid?.(0);
		}
		expect(readTree(cwd)).toEqual(before);
		expect(['pinakes.config.json', '.github/workflows/pinakes.yml'].some((path) => existsSync(join(cwd, path)))).toBe(
			false,
		);
	});
});
