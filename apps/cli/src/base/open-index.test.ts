import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { pinakes } from '../../testing/run.ts';
import { builtPart, explorerFolder, isRemote, searchBoxFolder, shownLocation } from './open-index.ts';

it.each([
	['.pinakes', false, '.pinakes'],
	['https://user:secret@example.org/index', true, 'https://example.org/index'],
	['https://example.org/a@b', true, 'https://example.org/a@b'],
	['postgres://user:secret@db/docs#handbook', true, 'postgres://db/docs#handbook'],
])('%s is shown without a password', (location, isElsewhere, shown) => {
	expect([isRemote(location), shownLocation(location)]).toEqual([isElsewhere, shown]);
});

it('says which command builds what is missing', async () => {
	const cwd = tempFolder({
		'docs/a.md': '# A\n\nText\n',
		'skills/b/SKILL.md': '---\nname: b\ndescription: Does b\n---\n',
	});
	const run = (...args: string[]) => pinakes(args, { cwd });

	expect((await run('match', 'x')).stderr).toContain('from the current folder: pinakes build\n');
	expect((await run('search', 'x', '--index', "a's b")).stderr).toContain("pinakes build --out 'a'\\''s b'\n");

	// A build must not be sent to folders of sources, or to files and addresses.
	for (const wrong of ['docs', 'docs/a.md', 'ftp://host/index']) {
		const { code, stderr } = await run('stats', '--index', wrong);
		expect([code, stderr]).toEqual([
			2,
			`pinakes: ${wrong}: manifest.json is missing. Build the index again or name its folder.\n`,
		]);
	}

	expect((await run('build', 'docs', '--out', 'index')).code).toBe(0);
	expect((await run('search', 'text', '--index', '.')).stderr).toBe(
		'pinakes: . holds no index, but ./index does: name that.\n',
	);
	expect(await run('match', 'b', '--index', 'index')).toMatchObject({
		code: 1,
		stderr:
			'! index has no units. Ask its documents by pinakes search. Build it from a folder DIR that has skills, prompts, agents, a registry of units, or markdown that its configuration names as units: pinakes build DIR --out index\n',
	});
	expect((await run('search', 'text', '--index', 'index')).stderr).not.toContain('has no');

	expect((await run('build', '--out', '.pinakes', join('docs', '..', 'skills'))).code).toBe(0);
	expect(await run('match', 'b')).toMatchObject({ code: 0, stderr: '' });
	expect((await run('get', 'nothing')).stderr).not.toContain('needs the path');
});

it('says how to build what a clone lacks', () => {
	const folder = tempFolder({ 'dist/index.html': '' });
	expect(builtPart(join(folder, 'dist'))).toBe(join(folder, 'dist'));
	const missing = join(folder, 'dist/standalone');
	expect(() => builtPart(missing)).toThrow(`${missing} is not built: run npm run build in the clone of Pinakes.`);
});

it('finds the built parts', () => {
	expect(explorerFolder()).toMatch(/dist$/);
	expect(searchBoxFolder()).toMatch(/standalone$/);
});
