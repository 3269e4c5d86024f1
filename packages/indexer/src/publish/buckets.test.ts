import { fstatSync } from 'node:fs';
import { parsePartFile } from '@pinakes/query/format/codec/cuts';
import { BUCKETS_TABLE, bucketOf } from '@pinakes/query/format/kinds/buckets/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTemporaryFiles } from '../spill/temporary-files.ts';
import { bucketFiles } from './buckets.ts';

describe('buckets', () => {
	it('have every entry once, sorted by key, whatever its characters', () => {
		const key = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 9 }),
			fc.constantFrom(' abc\ud801', '=\udc00', '__proto__'),
		);
		fc.assert(
			fc.property(fc.dictionary(key, fc.string({ unit: 'binary', maxLength: 40 }), { maxKeys: 30 }), (texts) => {
				const entries = Object.entries(texts);
				const rows = entries.map(([key, text]): [string, string] => [key, JSON.stringify(text)]);
				const files = [...bucketFiles(rows, createTemporaryFiles())];
				expect([...bucketFiles(rows, createTemporaryFiles(), 200)]).toEqual(files);
				const found = files.flatMap(([path, json], number) => {
					expect(parsePartFile(path)).toEqual({ table: BUCKETS_TABLE, number });
					// One row per line.
					const rows = json.split('\n').slice(1, -1);
					const own = rows.map(
						(row) => Object.entries(JSON.parse(`{${row.replace(/,$/, '')}}`))[0] as [string, unknown],
					);
					expect(own.map(([key]) => key)).toEqual(own.map(([key]) => key).sort());
					for (const [key] of own) expect(bucketOf(key, files.length)).toBe(number);
					return own;
				});
				expect(found.sort(byKey)).toEqual(entries.sort(byKey));
			}),
		);
	});

	it('are sorted in runs of about equal bytes, though hashes of short keys are near to each other', () => {
		const files: number[] = [];
		const temporary = createTemporaryFiles();
		const spill = {
			createFile: (name: string) => {
				const file = temporary.createFile(name);
				files.push(file);
				return file;
			},
		};
		const json = JSON.stringify('x'.repeat(400));
		const entries = Array.from({ length: 4000 }, (_, i): [string, string] => [
			` ${String.fromCharCode(0x4e00 + i)}`,
			json,
		]);
		expect([...bucketFiles(entries, spill, 40_000)].length).toBeGreaterThan(10_000);
		const [, ...runs] = files.map((file) => fstatSync(file).size);
		expect(runs.length).toBeGreaterThan(40);
		expect(Math.max(...runs)).toBeLessThan(60_000);
	});
});

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
	return a < b ? -1 : 1;
}
