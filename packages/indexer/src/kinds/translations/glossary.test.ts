import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../base/report.ts';
import { glossaryLines, parseGlossary, readGlossary } from './glossary.ts';

it.each([
	[{}, ''],
	[{ 事务: ['transactions'] }, '>事务 transactZ\ntransact 事务Z\n'],
	[{ Shards: ['分片', '分区'] }, 'shard 分片Z\n>分片 shardZ\nshard 分区Z\n>分区 shardZ\n'],
	[{ 垃圾回收: ['the collection'] }, '>垃圾回收 collectZ\ncollect 垃圾回收Z\n'],
	[{ '': ['x'], '!': ['y'] }, ''],
	[{ __proto__x: [] }, ''],
])('%j is lines of a dictionary', (glossary, lines) => {
	expect(glossaryLines(glossary)).toBe(lines);
});

function parse(text: string): { glossary: ReturnType<typeof parseGlossary>; said: string[] } {
	const problems: Problem[] = [];
	const glossary = parseGlossary(text, 'glossary.txt', (problem) => problems.push(problem));
	return { glossary, said: problems.map(({ line, message }) => `${line}: ${message}`) };
}

describe('a glossary file', () => {
	it('has a term and its translations on each line', () => {
		expect(parse('# ours\n聚簇索引 = clustered\r\n\nshard\t分片, 分区\n__proto__ = 原型\n')).toEqual({
			glossary: Object.fromEntries([
				['聚簇索引', ['clustered']],
				['shard', ['分片', '分区']],
				['__proto__', ['原型']],
			]),
			said: [],
		});
	});

	it.each([
		['no translation', '1: this is not a term with translations'],
		['= 分片', '1: this is not a term with translations'],
		['a, b = c', '1: this is not a term with translations'],
		[`${'a'.repeat(101)} = b`, '1: a term has more than 100 characters'],
		['shard = Shard', '1: "shard" is translated as itself'],
		['shard = 分片\nShard = 碎片', '2: "Shard" has translations in line 1 too; all count'],
	])('says by line what is wrong with %j', (text, message) => {
		expect(parse(text).said).toEqual([message]);
	});

	it('reads both directions of a pair', () => {
		expect(parse('shard = 分片\n分片 = shard').said).toEqual([]);
	});

	it('is read up to its limits', () => {
		const { glossary, said } = parse(Array.from({ length: 100_000 }, (_, i) => `t${i} = u${i}`).join('\n'));
		expect(Object.keys(glossary)).toHaveLength(20_000);
		expect(said).toEqual(['20001: the glossary has more than 20000 terms; the rest is not read']);
		expect(parse('x\n'.repeat(100_000)).said).toHaveLength(100);
	});

	it('must be there', () => {
		const root = tempFolder();
		expect(() => readGlossary({ root, path: 'glossary.txt' }, () => {})).toThrow(/glossary.txt: .*ENOENT.*correct/);
		writeFileSync(join(root, 'glossary.txt'), 'shard = 分片');
		expect(readGlossary({ root, path: 'glossary.txt' }, () => {})).toEqual({ shard: ['分片'] });
	});
});
