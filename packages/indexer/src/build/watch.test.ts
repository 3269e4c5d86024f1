import { expect, it } from 'vitest';
import { BuildError } from '../base/report.ts';
import { watchIndex } from './watch.ts';

it('a watch without a signal or callbacks is refused with what it needs', async () => {
	const options = { folders: ['nowhere'], out: 'nowhere/index' };
	for (const wrong of [undefined, {}, { signal: AbortSignal.abort(), onBuilt: () => {} }]) {
		const watch = watchIndex(options, wrong as never);
		await expect(watch).rejects.toThrow(BuildError);
		await expect(watch).rejects.toThrow('needs signal, onBuilt, onFailed and onGone');
	}
});
