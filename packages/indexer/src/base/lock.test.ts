import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { releaseLock, takeLock } from './lock.ts';

/** Paths of a lock and its draft, in a folder of their own. */
function paths() {
	const folder = tempFolder();
	return { folder, lock: join(folder, 'lock'), draft: join(folder, 'draft') };
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
		if (left.startsWith('the lock')) writeFileSync(join(lock, 'pid'), '999999999');
		if (left.includes('emptied')) writeFileSync(join(lock, 'pid'), '');
		takeLock(lock, folder, draft);
		expect(existsSync(join(lock, 'pid'))).toBe(true);
	},
);

it('passes on what the file system refuses', () => {
	const { folder } = paths();
	expect(() => takeLock(join(folder, 'lock'), folder, join(folder, 'gone', 'draft'))).toThrow('ENOENT');
});
