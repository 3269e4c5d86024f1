import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { createSpillFolder } from './spill-folder.ts';

it('names permissions and space where its folder cannot be written', () => {
	const folder = createSpillFolder(join(tempFolder({ file: '' }), 'file/index'), '');
	const write = () => {
		try {
			folder.open();
		} catch (cause) {
			throw folder.errorFor(cause);
		}
	};
	expect(write).toThrow(/ENOTDIR.*: check its permissions and the space left\.$/);
});
