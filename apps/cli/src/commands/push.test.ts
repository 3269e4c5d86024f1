import { type PostgresServer, startPostgres } from '@pinakes/testing/postgres-server';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinakes } from '../../testing/run.ts';

let server: PostgresServer;
beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.stop());

describe('pinakes push', () => {
	it('makes an index a collection of a database, from which other commands answer', async () => {
		const cwd = tempFolder({
			'docs/a.md': '# Anchors\n\nAn anchor holds a boat.\n',
			'docs/skills/sail/SKILL.md': '---\nname: sail\ndescription: Sets the sails of a boat before the wind\n---\n',
		});
		const run = (...args: string[]) => pinakes(args, { cwd });
		expect((await run('build', 'docs', '--out', 'index')).code).toBe(0);

		const { url } = server;
		const name = url.replace('postgres@', '');
		const pushed = await run('push', url, '--collection', 'boats', '--index', 'index');
		expect(pushed).toMatchObject({ code: 0, stderr: '' });
		expect(pushed.stdout).toContain(`pushed   ${name}#boats: version 1, `);
		expect(pushed.stdout).toMatch(/ (\d+) of \1 parts written, \d+ bytes\n$/);

		const answers = (index: string) => run('search', 'what holds a boat?', '--index', index, '--today', '2026-01-01');
		expect((await answers(`${url}#boats`)).stdout).toBe((await answers('index')).stdout);
		expect((await run('match', 'set the sails', '--index', `${url}#boats`)).stdout).toContain('sail');

		const refused = await run('push', 'postgres://u:secret@127.0.0.1:1/db', '--index', 'index');
		expect(refused.stderr).toContain('The collection is as it was: check that the server runs, and push again.\n');
		const unknown = await run('push', 'postgres://u:secret@no.host.invalid/db', '--index', 'index');
		expect(unknown.stderr).toContain('Check the address of the database, and what its user may do.\n');

		const other = await run('search', 'x', '--index', `${url}#cars`);
		expect(other).toMatchObject({
			code: 2,
			stderr: `pinakes: ${name}#cars: there is no such collection. Push an index to it: pinakes push.\n`,
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
