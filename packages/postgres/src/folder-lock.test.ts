import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@pinakes/postgres/connect';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

/** The id of a process that has ended. */
function endedProcess(): number {
	return spawnSync(process.execPath, ['--version']).pid;
}

it('a folder has one connection at a time, and the other says who has it', async () => {
	const root = tempFolder();
	const address = `pglite:${join(root, 'db')}`;
	const first = await connect(address);
	const refused = { code: 'unreadable_source', message: expect.stringContaining(`is open in process ${process.pid}`) };
	await expect(connect(`${address}#other`)).rejects.toMatchObject(refused);
	expect((await first.database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
	await first.close();
	await (await connect(address)).close();
	expect(readdirSync(root)).toEqual(['db']);
});

it.each([
	['a process that was killed', () => `${endedProcess()}`],
	['an earlier process with the id of this one', () => `${process.pid}`],
	['nobody', () => ''],
	['a stranger', () => 'x'.repeat(100)],
])('a lock of %s is taken over', (_, content) => {
	const root = tempFolder();
	const lock = join(root, 'db.lock');
	writeFileSync(lock, content());
	const release = lockFolder(join(root, 'db'), 'db');
	expect(existsSync(lock)).toBe(true);
	release();
	expect(readdirSync(root)).toEqual([]);
});

it('a lock of a running process is not', () => {
	const root = tempFolder({ 'db.lock': `${process.ppid}` });
	expect(() => lockFolder(join(root, 'db/'), 'db')).toThrow(`db is open in process ${process.ppid}: close it there`);
	expect(readdirSync(root)).toEqual(['db.lock']);
});

it('a folder that cannot be written is an error that says so', () => {
	expect(() => lockFolder(join(tempFolder(), 'gone/db'), 'db')).toThrow('db cannot be opened (ENOENT)');
});
