import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakes } from '../../testing/run.ts';

describe('pinakes push', () => {
	it('makes an index a collection of a database, from which other commands answer', async () => {
		const cwd = tempFolder({
			'docs/a.md': '# Anchors\n\nAn anchor holds a boat.\n',
			'docs/skills/sail/SKILL.md': '---\nname: sail\ndescription: Sets the sails of a boat before the wind\n---\n',
		});
		const run = (...args: string[]) => pinakes(args, { cwd });
		expect((await run('build', 'docs', '--out', 'index')).code).toBe(0);

		const pushed = await run('push', 'pglite:db', '--collection', 'boats', '--index', 'index');
		expect(pushed).toMatchObject({ code: 0, stderr: '' });
		expect(pushed.stdout).toMatch(/^pushed {3}pglite:db#boats: version 1, (\d+) of \1 parts written, \d+ bytes\n$/);

		const answers = (index: string) => run('search', 'what holds a boat?', '--index', index, '--today', '2026-01-01');
		expect((await answers('pglite:db#boats')).stdout).toBe((await answers('index')).stdout);
		expect((await run('match', 'set the sails', '--index', 'pglite:db#boats')).stdout).toContain('sail');

		expect(await run('search', 'x', '--index', 'pglite:none')).toMatchObject({
			code: 2,
			stderr: 'pinakes: pglite:none: there is no such database. Push an index to it: pinakes push.\n',
		});
		expect(existsSync(join(cwd, 'none'))).toBe(false);
		const refused = await run('push', 'postgres://u:secret@127.0.0.1:1/db', '--index', 'index');
		expect(refused.stderr).toContain('The collection is as it was: check that the server runs, and push again.\n');
		const unknown = await run('push', 'postgres://u:secret@no.host.invalid/db', '--index', 'index');
		expect(unknown.stderr).toContain('Check the address of the database, and what its user may do.\n');

		const other = await run('search', 'x', '--index', 'pglite:db#cars');
		expect(other).toMatchObject({
			code: 2,
			stderr: 'pinakes: pglite:db#cars: there is no such collection. Push an index to it: pinakes push.\n',
		});
	});

	it.each([
		[['push'], 'push needs the address of a database'],
		[['push', './folder'], 'push needs the address of a database'],
		[['push', 'postgres://u:secret@h o/db'], 'The address of the database is not valid'],
		[['push', 'postgres://u:secret@127.0.0.1:1/db', '--index', 'none'], 'none: manifest.json is missing'],
		[
			['search', 'x', '--index', 'postgres://u:secret@127.0.0.1:1/db'],
			'postgres://127.0.0.1:1/db#default cannot be read',
		],
	])('%j: what is wrong, without a password', async (args, message) => {
		const { code, stderr } = await pinakes(args, { cwd: tempFolder() });
		expect(code).toBe(2);
		expect(stderr).toContain(message);
		expect(stderr).not.toContain('secret');
	});

	it('is listed in the help', async () => {
		expect((await pinakes(['help'])).stdout).toContain('Push an index to PostgreSQL');
	});
});
