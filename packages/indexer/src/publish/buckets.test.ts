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
});

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
	return a < b ? -1 : 1;
}
