import { describe, expect, it } from 'vitest';
import { exactNamesFirst, rereadOnce } from './index-backend.ts';

const section = (title: string, ...headings: string[]): { title: string; headings: string[] } => ({ title, headings });

describe('exactNamesFirst', () => {
	const sections = [
		section('系统变量索引', '系统变量索引'),
		section('概览', '概览', '系统变量'),
		section('系统变量', '系统变量', '作用域'),
		section('其他'),
	];

	it('puts pages of this title first, then sections of this heading', () => {
		const titles = exactNamesFirst('系统变量', sections).map(({ title }) => title);
		expect(titles).toEqual(['系统变量', '概览', '系统变量索引', '其他']);
	});

	it.each(['系统变量？', ' 系统变量 ', '“系统变量”'])('reads %j as the same', (query) => {
		expect(exactNamesFirst(query, sections)[0]?.title).toBe('系统变量');
	});

	it('ignores case, width and repeated spaces', () => {
		expect(exactNamesFirst('ＡＬＴＥＲ  user', [section('Users'), section('ALTER USER')])[0]?.title).toBe('ALTER USER');
	});

	it('takes no heading of a document about changes for a name', () => {
		const post = { ...section('Version 4 is out', 'Environment variables'), isOfChanges: true };
		const guide = section('Modes', 'Env files');
		expect(exactNamesFirst('environment variables', [guide, post])[0]).toBe(guide);
		expect(exactNamesFirst('version 4 is out', [guide, post])[0]).toBe(post);
	});

	it('leaves everything where it is if nothing has the name', () => {
		expect(exactNamesFirst('变量', sections)).toEqual(sections);
		expect(exactNamesFirst('', [section('a'), section('b')])).toEqual([section('a'), section('b')]);
	});
});

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
