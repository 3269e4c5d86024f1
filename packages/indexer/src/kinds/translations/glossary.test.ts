import { expect, it } from 'vitest';
import { glossaryLines } from './glossary.ts';

it.each([
	[{}, ''],
	[{ 事务: ['transactions'] }, '事务 transactZ\n'],
	[{ Shards: ['分片', '分区'] }, 'shard 分片Z 分区Z\n'],
	[{ 垃圾回收: ['the garbage collection'] }, '垃圾回收 garbagZ collectZ\n'],
	[{ '': ['x'], '!': ['y'] }, ''],
	[{ __proto__x: [] }, 'proto\nx\n'],
])('%j is lines of a dictionary', (glossary, lines) => {
	expect(glossaryLines(glossary)).toBe(lines);
});
