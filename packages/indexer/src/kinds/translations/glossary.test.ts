import { expect, it } from 'vitest';
import { glossaryLines } from './glossary.ts';

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
