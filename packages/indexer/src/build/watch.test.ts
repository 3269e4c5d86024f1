import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BuildError } from '../base/report.ts';
import { watchIndex, watchSources } from './watch.ts';

async function watch(folder: string) {
	const sources = await watchSources({ folders: [join(folder, 'docs')], out: join(folder, 'docs/index') });
	onTestFinished(() => sources.close());
	/** Does something, and waits until it is noticed. */
	const notices = async (change: () => void): Promise<void> => {
		const before = sources.changes();
		change();
		await vi.waitUntil(async () => (await sources.check()) === undefined && sources.changes() > before, 600_000);
	};
	return { ...sources, notices };
}

it('notices files that change, come and go, in new folders and in replaced ones too', async () => {
	const folder = tempFolder({ 'real/a.md': '', 'other/b.md': '' });
	symlinkSync('real', join(folder, 'docs'));
	const { notices, check } = await watch(folder);
	await notices(() => writeFileSync(join(folder, 'real/a.md'), 'x'));
	await notices(() => mkdirSync(join(folder, 'real/[new]')));
	await notices(() => writeFileSync(join(folder, 'real/[new]/c.mdc'), ''));
	await notices(() => writeFileSync(join(folder, 'real/pinakes.config.json'), '{}'));
	await notices(() => rmSync(join(folder, 'real/a.md')));
	await notices(() => {
		renameSync(join(folder, 'real'), join(folder, 'away'));
		renameSync(join(folder, 'other'), join(folder, 'real'));
	});
	await notices(() => writeFileSync(join(folder, 'real/b.md'), 'x'));
	rmSync(join(folder, 'real'), { recursive: true });
	expect(await check()).toBe(join(folder, 'docs'));
	await notices(() => mkdirSync(join(folder, 'real')));
	await notices(() => writeFileSync(join(folder, 'real/d.md'), ''));
});

it('notices the files of skills, which other files of their kinds are not', async () => {
	const folder = tempFolder({ 'docs/s/SKILL.md': '', 'docs/s/scripts/a.py': '', 'docs/a.py': '' });
	const { notices, changes } = await watch(folder);
	await notices(() => writeFileSync(join(folder, 'docs/s/scripts/a.py'), 'print(1)'));
	await notices(() => writeFileSync(join(folder, 'docs/s/b.sh'), ''));
	const before = changes();
	writeFileSync(join(folder, 'docs/a.py'), 'print(1)');
	await notices(() => writeFileSync(join(folder, 'docs/s/b.sh'), 'x'));
	expect(changes()).toBe(before + 1);
});

it('takes no notice of what is not read, and of indexes that are written', async () => {
	const folder = tempFolder({ 'docs/pinakes.config.json': { ignore: 'drafts/**' }, 'docs/a.md': '' });
	const { changes, notices } = await watch(folder);
	const before = changes();
	for (const unread of ['node_modules', 'drafts', 'index', 'index.previous', '.index.building-1'])
		mkdirSync(join(folder, 'docs', unread, 'x'), { recursive: true });
	for (const file of ['node_modules/x/a.md', 'drafts/a.md', 'index/x/a.json', 'b.js', '.index.building-1/x/a.json'])
		writeFileSync(join(folder, 'docs', file), '');
	await new Promise((resolve) => setTimeout(resolve, 500));
	expect(changes()).toBe(before);
	await notices(() => writeFileSync(join(folder, 'docs/a.md'), 'x'));
});

it('a watch without a signal or callbacks is refused with what it needs', async () => {
	const options = { folders: ['nowhere'], out: 'nowhere/index' };
	for (const wrong of [undefined, {}, { signal: AbortSignal.abort(), onBuilt: () => {} }]) {
		const watch = watchIndex(options, wrong as never);
		await expect(watch).rejects.toThrow(BuildError);
		await expect(watch).rejects.toThrow('needs signal, onBuilt, onFailed and onGone');
	}
});
