import { join } from 'node:path';
import { faultsOf, injectedFaults, runWithFault } from '@pinakes/testing/faulty-fs';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { afterAll, expect, it, vi } from 'vitest';
import { openMemoryFile } from './node.ts';

vi.mock('node:fs', async (load) => (await import('@pinakes/testing/faulty-fs')).faultyFs(await load()));

afterAll(() => console.log(`${injectedFaults()} faults of the file system`));

it('a memory file has the memories before a change or after it, and takes the next one', async () => {
	const file = join(tempFolder(), 'memories.json');
	const texts = (): string[] =>
		openMemoryFile(file)
			.list()
			.map(({ text }) => text);
	const add = (text: string): void => void openMemoryFile(file).add({ kind: 'dialogue', text });
	add('old');
	const count = await runWithFault(undefined, () => add('first'));
	for (const fault of faultsOf(count, 1)) {
		const before = texts();
		await runWithFault(fault, () => add('new'));
		expect([before, [...before, 'new']], JSON.stringify(fault)).toContainEqual(texts());
	}
	add('last');
	expect(texts().at(-1)).toBe('last');
	expect(openMemoryFile(file).aside).toBeNull();
});
