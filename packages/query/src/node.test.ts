import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openIndex } from '@pinakes/query';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { directorySource } from './node.ts';

async function textOf(content: Promise<Uint8Array | string | undefined>): Promise<string | undefined> {
	const bytes = await content;
	return bytes === undefined || typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes);
}

describe('directorySource', () => {
	it('reads the files of a folder, and is called by its path', async () => {
		const folder = tempFolder({ 'manifest.json': '{}', 'parts/é 中.json': 'x', empty: '' });
		const source = directorySource(folder);
		expect(source.name).toBe(folder);
		expect(await textOf(source.read('manifest.json'))).toBe('{}');
		expect(await textOf(source.read('parts/é 中.json'))).toBe('x');
		expect(await textOf(source.read('empty'))).toBe('');
	});

	it('has no file where there is none, nor below a file', async () => {
		const source = directorySource(tempFolder({ 'manifest.json': '{}' }));
		for (const path of ['gone.json', 'parts/gone.json', 'manifest.json/x']) {
			expect(await source.read(path)).toBeUndefined();
		}
	});

	it('has no files if there is no folder, or a file of its name', async () => {
		const folder = tempFolder({ file: 'x' });
		for (const name of ['gone', 'file', 'gone/deeper']) {
			const source = directorySource(join(folder, name));
			expect(await source.read('manifest.json')).toBeUndefined();
			await expect(openIndex(source)).rejects.toMatchObject({
				code: 'not_an_index',
				message: expect.stringContaining(join(folder, name)),
			});
		}
	});

	it('reads the old index where a build was killed between its two renames', async () => {
		const parent = tempFolder({ 'index.previous/manifest.json': 'old', 'index.previous/parts/a.json': 'old part' });
		for (const folder of [join(parent, 'index'), `${join(parent, 'index')}/`]) {
			const source = directorySource(folder);
			expect(await textOf(source.read('manifest.json'))).toBe('old');
			expect(await textOf(source.read('parts/a.json'))).toBe('old part');
		}
	});

	it('reads the new index wherever there is one, and never a file of each', async () => {
		const parent = tempFolder({
			'index/manifest.json': 'new',
			'index.previous/manifest.json': 'old',
			'index.previous/only-old.json': 'old',
		});
		const source = directorySource(join(parent, 'index'));
		expect(await textOf(source.read('manifest.json'))).toBe('new');
		expect(await source.read('only-old.json')).toBeUndefined();
	});

	it('refuses a file with another SHA-256 than the manifest or its list of parts has, even of the same size', async () => {
		const entry = (text: string) => [text.length, createHash('sha256').update(text).digest('hex')];
		const parts = JSON.stringify({ text: [entry('one')] });
		const folder = tempFolder({
			'manifest.json': JSON.stringify({ files: { 'parts/files.json': entry(parts), 'outline.json': entry('two') } }),
			'parts/files.json': parts,
			'parts/text.0.json': 'one',
			'outline.json': 'two',
			'manifest.sig': 'any',
		});
		const source = directorySource(folder);
		await source.read('manifest.json');
		for (const file of ['parts/text.0.json', 'outline.json']) {
			const content = await textOf(source.read(file));
			writeFileSync(join(folder, file), 'six');
			await expect(source.read(file)).rejects.toMatchObject({ code: 'changed_part', file });
			writeFileSync(join(folder, file), content as string);
			expect(await textOf(source.read(file))).toBe(content);
		}
		expect(await textOf(source.read('manifest.sig'))).toBe('any');
		rmSync(join(folder, 'parts/files.json'));
		const other = directorySource(folder);
		await other.read('manifest.json');
		await expect(other.read('parts/text.0.json')).rejects.toMatchObject({ code: 'missing_part' });
	});

	it('does not open a folder of that name without a manifest', async () => {
		const parent = tempFolder({ 'index.previous/a.json': 'x' });
		expect(await directorySource(join(parent, 'index')).read('a.json')).toBeUndefined();
	});

	it('finds an index that is built after the source was made', async () => {
		const parent = tempFolder();
		const source = directorySource(join(parent, 'index'));
		expect(await source.read('manifest.json')).toBeUndefined();
		mkdirSync(join(parent, 'index'));
		writeFileSync(join(parent, 'index/manifest.json'), 'new');
		expect(await textOf(source.read('manifest.json'))).toBe('new');
	});

	it('finds the new index with the source that had read the old one', async () => {
		const parent = tempFolder({ 'index.previous/manifest.json': 'old' });
		const source = directorySource(join(parent, 'index'));
		expect(await textOf(source.read('manifest.json'))).toBe('old');
		renameSync(join(parent, 'index.previous'), join(parent, 'index'));
		writeFileSync(join(parent, 'index/manifest.json'), 'new');
		expect(await textOf(source.read('manifest.json'))).toBe('new');
	});

	it('fails if there is something that cannot be read', async () => {
		const folder = tempFolder({ 'manifest.json': '{}', 'part.json/x': '' });
		await expect(directorySource(folder).read('part.json')).rejects.toMatchObject({
			name: 'PinakesError',
			code: 'unreadable_source',
			file: 'part.json',
			message: expect.stringMatching(/part\.json cannot be read \(EISDIR\): check its permissions\./),
		});
	});

	it.skipIf(process.platform === 'win32')(
		'fails where a file is a pipe or a device, which may have no end',
		async () => {
			const folder = tempFolder();
			execFileSync('mkfifo', [join(folder, 'manifest.json')]);
			symlinkSync('/dev/zero', join(folder, 'part.json'));
			for (const path of ['manifest.json', 'part.json']) {
				await expect(directorySource(folder).read(path)).rejects.toMatchObject({
					code: 'unreadable_source',
					message: expect.stringMatching(/cannot be read \((?:not a file|a link leads out of the folder)\)/),
				});
			}
		},
	);

	it('fails where links go round in a circle', async () => {
		const folder = tempFolder({ 'manifest.json': '{}' });
		symlinkSync('loop.json', join(folder, 'loop.json'));
		await expect(directorySource(folder).read('loop.json')).rejects.toMatchObject({ code: 'unreadable_source' });
	});

	it('reads again what could not be read before', async () => {
		const folder = tempFolder({ 'manifest.json/x': '' });
		const source = directorySource(folder);
		await expect(source.read('manifest.json')).rejects.toMatchObject({ code: 'unreadable_source' });
		rmSync(join(folder, 'manifest.json'), { recursive: true });
		writeFileSync(join(folder, 'manifest.json'), '{}');
		expect(await textOf(source.read('manifest.json'))).toBe('{}');
	});

	it.skipIf(process.getuid?.() === 0)('fails where a file may not be read (skipped for root, who may)', async () => {
		const folder = tempFolder({ 'manifest.json': '{}' });
		chmodSync(join(folder, 'manifest.json'), 0);
		await expect(directorySource(folder).read('manifest.json')).rejects.toMatchObject({
			code: 'unreadable_source',
			message: expect.stringContaining('EACCES'),
		});
	});
});
