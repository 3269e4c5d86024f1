import { existsSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { releaseLock, takeLock } from './lock.ts';

/** Paths of a lock and its draft, in a folder of their own. */
function paths() {
	const folder = tempFolder();
	return { folder, lock: join(folder, 'lock'), draft: join(folder, 'draft') };
}

/** Writes what a process of this machine would. */
function writeHolder(lock: string, pid: number): void {
	const file = join(lock, 'pid');
	writeFileSync(file, '');
	writeFileSync(file, `${pid} ${lstatSync(file).ino}`);
}

it('is taken and released, and leaves nothing', () => {
	const { folder, lock, draft } = paths();
	takeLock(lock, folder, draft);
	expect(existsSync(join(lock, 'pid'))).toBe(true);
	expect(existsSync(draft)).toBe(false);
	releaseLock(lock);
	expect(existsSync(lock)).toBe(false);
});

it.each(['a draft', 'an empty lock', 'the lock of a process that is gone', 'a lock that a power failure emptied'])(
	'takes over from a killed process: %s',
	(left) => {
		const { folder, lock, draft } = paths();
		if (left === 'a draft') mkdirSync(draft);
		else mkdirSync(lock);
		if (left.startsWith('the lock')) writeHolder(lock, 999_999_999);
		if (left.includes('emptied')) writeFileSync(join(lock, 'pid'), '');
		takeLock(lock, folder, draft);
		expect(existsSync(join(lock, 'pid'))).toBe(true);
	},
);

it('waits for a running process until it releases the lock', () => {
	const { folder, lock, draft } = paths();
	const released = join(folder, 'released');
	mkdirSync(lock);
	writeHolder(lock, process.ppid);
	const release = `const { rmSync, writeFileSync } = require('node:fs');
		const { lock, released } = require('node:worker_threads').workerData;
		setTimeout(() => { writeFileSync(released, ''); rmSync(lock, { recursive: true }); }, 200);`;
	new Worker(release, { eval: true, workerData: { lock, released } });
	takeLock(lock, folder, draft);
	expect(existsSync(released)).toBe(true);
});

it('passes on what the file system refuses', () => {
	const { folder } = paths();
	expect(() => takeLock(join(folder, 'lock'), folder, join(folder, 'gone', 'draft'))).toThrow('ENOENT');
});

it.each<[string, (lock: string) => void]>([
	['of a running process', (lock) => writeFileSync(join(lock, 'pid'), '1')],
	['of a running process and another file', (lock) => writeFileSync(join(lock, 'pid'), '1 2')],
	['without an end', (lock) => symlinkSync('/dev/zero', join(lock, 'pid'))],
	['that is a folder', (lock) => mkdirSync(join(lock, 'pid'))],
	['with further files', (lock) => writeFileSync(join(lock, 'pid.txt'), '1')],
])('does not wait for a lock that came with a repository: %s', (_, write) => {
	const { folder, lock, draft } = paths();
	mkdirSync(lock);
	write(lock);
	takeLock(lock, folder, draft);
	expect(lstatSync(join(lock, 'pid')).isFile()).toBe(true);
});

it('replaces a file or a link in its place', () => {
	const { folder, lock, draft } = paths();
	writeFileSync(lock, '1');
	takeLock(lock, folder, draft);
	releaseLock(lock);
	symlinkSync('/', lock);
	takeLock(lock, folder, draft);
	expect(lstatSync(lock).isDirectory()).toBe(true);
});
