import {
	chmodSync,
	cpSync,
	existsSync,
	lstatSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openIndex } from '@pinakes/query';
import { need } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { type Files, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakes, SOURCES } from '../testing/run.ts';

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

/** An index without parts, as a stranger may commit it. */
async function oldIndex(): Promise<Files> {
	const { cwd } = repository({});
	await pinakes(['build', '--no-cache'], { cwd });
	const files = Object.entries(readTree(join(cwd, '.pinakes'))).filter(([path]) => !path.startsWith('parts/'));
	return Object.fromEntries(files.map(([path, text]) => [`.pinakes/${path}`, text]));
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

it.each(['../notes/secret.md', 'd/secret.md', '.git/notes.md', 'docs/../../notes/secret.md'])(
	'queries of a stranger do not have a file read that is elsewhere: %s',
	async (path) => {
		const files = { '.git/notes.md': '# Secret\n\nThe passphrase is swordfish.\n', 'own.md': '# Secret\n\nPublic.\n' };
		const { cwd } = repository(files, { d: '../notes' });
		const lines = [path, 'own.md'].map((each) => JSON.stringify({ target_entry: 'Secret', file_paths: [each] }));
		writeFileSync(join(cwd, 'queries.jsonl'), lines.join('\n'));
		const { stdout } = await pinakes(['get', '--queries', 'queries.jsonl'], { cwd });
		expect([stdout.includes('swordfish'), stdout.includes('Public.')]).toEqual([false, true]);
	},
);

describe('links of a stranger', () => {
	it.each([
		['a document', { 'notes.md': '../notes/secret.md' }],
		['a document in git', { 'notes.md': '.git/config' }],
		['a file of a skill', { 'skills/review/token.txt': '../../.git/config' }],
		['a folder of a skill', { 'skills/review/references': '../../../notes' }],
		['a skill', { 'skills/other': '../../notes' }],
		['a folder of an old index', { '.pinakes/parts': '../../notes' }],
	])('are not read where they lead elsewhere: %s', async (_, links) => {
		const isIndex = Object.keys(links)[0]?.startsWith('.pinakes/');
		const { cwd } = repository(isIndex ? { ...GIT, ...(await oldIndex()) } : GIT, links as Record<string, string>);
		await pinakes(['build', '--no-cache'], { cwd });
		expect(JSON.stringify(readTree(join(cwd, '.pinakes')))).not.toContain('swordfish');
	});

	it.each([
		['build', ['build', '--no-cache'], { '.pinakes': '../empty' }],
		['an index to be', ['build', '--no-cache'], { '.pinakes': '../nothing' }],
		['sign', ['sign', '--key', '../key.pem'], { '.pinakes': '../empty' }],
		['a map', ['catalog', '--into', 'AGENTS.md', '--index', 'index'], { 'AGENTS.md': '../.claude/CLAUDE.md' }],
		['a map in a folder', ['catalog', '--into', 'd/CLAUDE.md', '--index', 'index'], { d: '../.claude' }],
		['a map for git', ['catalog', '--into', 'd/pre-push', '--index', 'index'], { d: '.git/hooks' }],
		['a report for git', ['lint', '--report', '.GIT/hooks/pre-push'], {}],
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

	it.each(['parts', 'parts/messages.json', 'manifest.json', 'units.all.json'])(
		'are no files of an index where they lead elsewhere: %s',
		async (path) => {
			const { cwd, home } = repository({});
			await pinakes(['build', '--no-cache'], { cwd });
			cpSync(join(cwd, '.pinakes'), join(home, 'other'), { recursive: true });
			rmSync(join(cwd, '.pinakes', path), { recursive: true });
			symlinkSync(join(home, 'other', path), join(cwd, '.pinakes', path));
			const index = openIndex(directorySource(join(cwd, '.pinakes')));
			const read = index.then(({ run }) => run(() => need({ file: path === 'parts' ? 'parts/messages.json' : path })));
			await expect(read).rejects.toMatchObject({ message: expect.stringContaining('a link leads out of the folder') });
		},
	);

	it('are files of an index where they stay in it', async () => {
		const { cwd } = repository({});
		await pinakes(['build', '--no-cache'], { cwd });
		renameSync(join(cwd, '.pinakes/parts'), join(cwd, '.pinakes/real'));
		symlinkSync('real', join(cwd, '.pinakes/parts'));
		renameSync(join(cwd, '.pinakes/manifest.json'), join(cwd, '.pinakes/m.json'));
		symlinkSync('m.json', join(cwd, '.pinakes/manifest.json'));
		expect((await pinakes(['match', '--goal', 'review pull requests'], { cwd })).code).toBe(0);
	});

	it('tell lint nothing of what is elsewhere', async () => {
		const text = `${SKILL}\n[a](../../../notes/secret.md) [b](../../../notes/gone.md) [c](../../d/secret.md)\n`;
		const { cwd } = repository({ 'skills/a/SKILL.md': text }, { d: '../notes' });
		const { stdout } = await pinakes(['lint', '--json'], { cwd });
		const links = JSON.parse(stdout).problems.filter(({ rule }: { rule: string }) => /^skill-link/.test(rule));
		expect(links.map(({ rule }: { rule: string }) => rule)).toEqual(Array(3).fill('skill-link-outside'));
	});
});

describe('a list of published files', () => {
	const DIGEST = 'a'.repeat(64);

	it.each([
		['a site that is not there', { 'docs/SHA256SUMS': `${DIGEST}  index/manifest.json\n` }],
		['a folder', { 'docs/SHA256SUMS/x': '' }],
	])('hides no other file: %s', async (_, files) => {
		const { cwd } = repository({ ...(files as Files), 'docs/a.md': '# Rotate keys\n' });
		const { stdout } = await pinakes(['build', '--no-cache', '--json'], { cwd });
		expect(JSON.parse(stdout).summary).toMatchObject({ errors: 0, left_out: [] });
		expect(readFileSync(join(cwd, '.pinakes/outline.json'), 'utf8')).toContain('docs/a.md');
	});

	it('leaves out what it lists, and the build says so', async () => {
		const sums = `${DIGEST}  index/manifest.json\n${DIGEST}  a.md\n${DIGEST}  ../top.md\n`;
		const { cwd } = repository({ 'docs/SHA256SUMS': sums, 'docs/a.md': '# A\n', 'top.md': '# Top\n' });
		const { stdout } = await pinakes(['build', '--no-cache', '--json'], { cwd });
		expect(JSON.parse(stdout).summary.left_out).toEqual(['docs/a.md']);
	});
});

describe('pinakes init', () => {
	it('reads skills that are too large or no text as if they had no front matter', async () => {
		const { cwd } = repository({ 'skills/a/SKILL.md': '---\0', 'skills/b/SKILL.md': '' });
		truncateSync(join(cwd, 'skills/b/SKILL.md'), 2 ** 27);
		expect((await pinakes(['init', '--dry-run'], { cwd })).code).toBe(0);
	});

	it('writes beside folders that have the names of its drafts', async () => {
		const { cwd } = repository({ 'golden.jsonl.4194305.tmp/x': 'mine' });
		expect((await pinakes(['init'], { cwd })).code).toBe(0);
		expect(readFileSync(join(cwd, 'golden.jsonl.4194305.tmp/x'), 'utf8')).toBe('mine');
	});

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
			// Others than the superuser could not remove it.
			for (const folder of [cwd, join(cwd, '.zed')]) chmodSync(folder, 0o755);
		}
		expect(readTree(cwd)).toEqual(before);
		expect(['pinakes.config.json', '.github/workflows/pinakes.yml'].some((path) => existsSync(join(cwd, path)))).toBe(
			false,
		);
	});
});
