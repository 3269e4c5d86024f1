import { describe, expect, it } from 'vitest';
import { locateIndex } from './locate-index.ts';

const SETTINGS = { timeLimit: 1000, refreshAfter: 1000 };

describe('locateIndex', () => {
	it.each([
		['docs/index', 'docs/index'],
		['https://example.com/index/', 'https://example.com/index/'],
		['postgres://me:secret@db.example.com/docs#handbook', 'postgres://db.example.com/docs#handbook'],
		['pglite:db#handbook', 'pglite:db#handbook'],
	])('knows %s', (location, name) => {
		expect(locateIndex(location, SETTINGS).name).toBe(name);
	});

	it.each(['ftp://a.b/index', 's3://docs/handbook', 'file:///a/index', 'mysql://me:secret@a.b/index'])(
		'refuses %s',
		(location) => {
			expect(() => locateIndex(location, SETTINGS)).toThrow(
				`--index must be a folder, or an address of http, https or postgres, not of ${location.split(':')[0]}.`,
			);
		},
	);
});
