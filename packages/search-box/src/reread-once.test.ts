import { describe, expect, it } from 'vitest';
import { rereadOnce } from './reread-once.ts';

/** A source whose manifest is each of some texts in turn, and how often it was read. */
function sourceOf(...manifests: readonly string[]) {
	const asked: string[] = [];
	const source = rereadOnce({
		name: 'a site',
		async read(path) {
			asked.push(path);
			return manifests[asked.filter((one) => one === 'manifest.json').length - 1];
		},
	});
	const read = async (times: number): Promise<unknown[]> => {
		const contents = [];
		for (let i = 0; i < times; i++) contents.push(await source.read('manifest.json'));
		return contents;
	};
	return { source, asked, read };
}

describe('a manifest', () => {
	it('that comes back as it was is not read again', async () => {
		const { asked, read } = sourceOf('old', 'old', 'new');
		expect(await read(5)).toEqual(['old', 'old', 'old', 'old', 'old']);
		expect(asked).toHaveLength(2);
	});

	it('of another build is taken, and other files are read each time', async () => {
		const { source, asked, read } = sourceOf('old', 'new', 'newer', 'newer');
		expect(await read(5)).toEqual(['old', 'new', 'newer', 'newer', 'newer']);
		await source.read('parts/text.json');
		await source.read('parts/text.json');
		expect(asked).toHaveLength(6);
	});
});
