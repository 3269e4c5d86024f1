import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runInterrupted } from '@pinakes/testing/faulty-fs';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it, vi } from 'vitest';
import { locate, readBelow, UnreadableError, writeBelow } from './files.ts';

vi.mock('node:fs', async (load) => (await import('@pinakes/testing/faulty-fs')).faultyFs(await load()));

/** Calls of the file system before which something is changed. */
const CALLS = 12;

function clone(): { home: string; root: string } {
	const home = tempFolder({ 'secret/a.md': 'secret', 'clone/docs/a.md': 'open', 'clone/.git/config': '' });
	return { home, root: join(home, 'clone') };
}

describe('a path that a stranger wrote', () => {
	it.each([
		['../secret/a.md', 'out of the folder'],
		['docs/../../secret/a.md', 'out of the folder'],
		['docs/./..//../secret/a.md', 'out of the folder'],
		['..', 'out of the folder'],
		['/etc/passwd', 'out of the folder'],
		['.git', 'to files of git'],
		['.git/config', 'to files of git'],
		['docs/../.git/hooks/new', 'to files of git'],
		['.GIT/hooks/new', 'to files of git'],
		['docs/.Git/x', 'to files of git'],
		['l/hooks/new', 'to files of git'],
		['out/new/deep.md', 'out of the folder'],
		['chain/a.md', 'out of the folder'],
		['loop/x', 'nowhere or in a circle'],
		['dangling', 'nowhere or in a circle'],
		['dangling/x', 'nowhere or in a circle'],
		['docs/a.md/x', 'below a file'],
		['docs/a\0.md', 'where nothing can be read (ERR_INVALID_ARG_VALUE)'],
		['x'.repeat(300), 'where nothing can be read (ENAMETOOLONG)'],
	])('%s leads %s', (path, refused) => {
		const { root } = clone();
		symlinkSync('.git', join(root, 'l'));
		symlinkSync('../secret', join(root, 'out'));
		symlinkSync('docs/../out', join(root, 'chain'));
		symlinkSync('loop', join(root, 'loop'));
		symlinkSync('../gone', join(root, 'dangling'));
		expect(locate(root, path)).toMatchObject({ refused });
		expect(() => readBelow(root, path)).toThrow(refused);
		expect(() => writeBelow(root, { [path]: 'x' })).toThrow('nothing was written');
	});

	it.each(['docs/a.md', './docs//a.md', 'docs/..hidden', '..name/x', '.gitignore', '.github/x', 'new/deep/a.md'])(
		'%s stays in the folder',
		(path) => {
			expect(locate(clone().root, path)).toMatchObject({ isLinked: false });
		},
	);
});

describe('a file that is swapped between the check and the use', () => {
	it('is not read where a link leads', () => {
		for (let at = 1; at <= CALLS; at++) {
			const { root } = clone();
			const swap = (): void => {
				rmSync(join(root, 'docs/a.md'));
				symlinkSync('../../secret/a.md', join(root, 'docs/a.md'));
			};
			let read = '';
			try {
				runInterrupted(at, swap, () => {
					read = readBelow(root, 'docs/a.md').toString();
				});
			} catch (cause) {
				expect(cause).toBeInstanceOf(UnreadableError);
			}
			expect(read, `call ${at}`).not.toBe('secret');
		}
	});

	it('is not written where a link leads', () => {
		for (let at = 1; at <= CALLS; at++) {
			const { root, home } = clone();
			const swap = (): void => {
				rmSync(join(root, 'docs/a.md'));
				symlinkSync('../../secret/a.md', join(root, 'docs/a.md'));
			};
			try {
				runInterrupted(at, swap, () => writeBelow(root, { 'docs/a.md': 'new' }));
			} catch (cause) {
				expect(cause).toMatchObject({ name: 'BuildError' });
			}
			expect(readTree(join(home, 'secret')), `call ${at}`).toEqual({ 'a.md': 'secret' });
		}
	});
});
