import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '@pinakes/indexer';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it, vi } from 'vitest';
import { stateOf, watchIndex } from './watch.ts';

/** Returns a function that does something and returns whether a watch notices it. */
function watched(folder: string): (change: () => void) => Promise<boolean> {
	const options = { folders: [join(folder, 'docs')], out: join(folder, 'docs/index') };
	return async (change) => {
		const before = await stateOf(options);
		change();
		return (await stateOf(options)) !== before;
	};
}

it('notices files that change, come and go, in new folders and in replaced ones too', async () => {
	const folder = tempFolder({ 'real/a.md': '', 'other/b.md': '' });
	symlinkSync('real', join(folder, 'docs'));
	const notices = watched(folder);
	expect(await notices(() => writeFileSync(join(folder, 'real/a.md'), 'x'))).toBe(true);
	mkdirSync(join(folder, 'real/[new]'));
	expect(await notices(() => writeFileSync(join(folder, 'real/[new]/c.mdc'), ''))).toBe(true);
	expect(await notices(() => writeFileSync(join(folder, 'real/pinakes.config.json'), '{}'))).toBe(true);
	expect(await notices(() => writeFileSync(join(folder, 'mkdocs.yml'), 'nav: []'))).toBe(true);
	expect(await notices(() => rmSync(join(folder, 'real/a.md')))).toBe(true);
	expect(
		await notices(() => {
			renameSync(join(folder, 'real'), join(folder, 'away'));
			renameSync(join(folder, 'other'), join(folder, 'real'));
		}),
	).toBe(true);
});

it('notices the files of skills, which other files of their kinds are not', async () => {
	const folder = tempFolder({ 'docs/s/SKILL.md': '', 'docs/s/scripts/a.py': '', 'docs/a.py': '' });
	const notices = watched(folder);
	expect(await notices(() => writeFileSync(join(folder, 'docs/s/scripts/a.py'), 'print(1)'))).toBe(true);
	expect(await notices(() => writeFileSync(join(folder, 'docs/s/b.sh'), ''))).toBe(true);
	expect(await notices(() => writeFileSync(join(folder, 'docs/a.py'), 'print(1)'))).toBe(false);
});

it('takes no notice of what is not read, and of indexes that are written', async () => {
	const folder = tempFolder({ 'docs/pinakes.config.json': { ignore: 'drafts/**' }, 'docs/a.md': '' });
	const folders = ['node_modules', 'drafts', 'index', 'index.previous', '.index.building-1'];
	const write = (): void => {
		for (const unread of folders) mkdirSync(join(folder, 'docs', unread, 'x'), { recursive: true });
		for (const file of [...folders.map((name) => `${name}/x/a.md`), 'b.js']) {
			writeFileSync(join(folder, 'docs', file), '');
		}
	};
	expect(await watched(folder)(write)).toBe(false);
});

it('builds again after a change, and waits for a folder that is gone', async () => {
	const folder = tempFolder({ 'docs/a.md': '# A\n' });
	const [docs, end] = [join(folder, 'docs'), new AbortController()];
	const said: (number | string)[] = [];
	const watching = watchIndex(
		{ folders: [docs], out: join(folder, 'index') },
		{
			signal: end.signal,
			interval: 10,
			onBuilt: ({ summary }) => said.push(summary.documents),
			onFailed: ({ message }) => said.push(message),
			onGone: () => said.push('gone'),
		},
	);
	const hears = (count: number): Promise<unknown> => vi.waitUntil(() => said.length === count, 600_000);
	await hears(1);
	writeFileSync(join(docs, 'b.md'), '# B\n');
	await hears(2);
	renameSync(docs, join(folder, 'away'));
	await hears(3);
	renameSync(join(folder, 'away'), docs);
	writeFileSync(join(docs, 'c.md'), '# C\n');
	await hears(4);
	end.abort();
	await watching;
	expect(said).toEqual([1, 2, 'gone', 3]);
});

it('a watch without a signal or callbacks is refused with what it needs', async () => {
	const options = { folders: ['nowhere'], out: 'nowhere/index' };
	for (const wrong of [undefined, {}, { signal: AbortSignal.abort(), onBuilt: () => {} }]) {
		const watch = watchIndex(options, wrong as never);
		await expect(watch).rejects.toThrow(BuildError);
		await expect(watch).rejects.toThrow('needs signal, onBuilt, onFailed and onGone');
	}
});
