import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { buildIndex } from '../build/build.ts';
import { checkIndex } from '../build/check.ts';
import { BuildError } from '../errors.ts';
import { readIndex } from '../publish/read-index.ts';
import { publishedFiles } from '../publish/sums.ts';

it.skipIf(process.platform === 'win32')(
	'pipes and devices in an index are an error, not a wait without end',
	async () => {
		const folders = [tempFolder({ 'a.md': '# A\n\nb\n' })];
		const out = join(tempFolder(), 'index');
		await buildIndex({ folders, out });
		const part = join(out, 'parts/text.json');
		renameSync(part, `${part}.before`);
		execFileSync('mkfifo', [part]);
		expect(() => readIndex(out).files.get('parts/text.json')).toThrow(/text\.json is not a file: remove it/);
		rmSync(part);
		renameSync(`${part}.before`, part);

		const manifest = join(out, 'manifest.json');
		rmSync(manifest);
		symlinkSync('/dev/zero', manifest);
		expect(() => readIndex(out)).toThrow(BuildError);
		await expect(checkIndex({ folders, out })).rejects.toThrow(BuildError);
		// Without a manifest that lists them, its files may be anybody's.
		await expect(buildIndex({ folders, out })).rejects.toThrow(BuildError);

		symlinkSync('/dev/zero', join(out, 'SHA256SUMS'));
		expect(() => publishedFiles(out)).toThrow(/SHA256SUMS is not a file/);
	},
);
