import { describe, expect, it } from 'vitest';
import { addressesOf, commonNames } from './addresses.ts';

describe('addresses', () => {
	it('are the paths of the first sections of documents', () => {
		const urls = ['https://acme.dev/docs/a', 'https://acme.dev/docs/a#b', undefined, '/docs/c#d'];
		const records = urls.map((url) => JSON.stringify({ id: 'x', url }));
		expect(addressesOf({ records, sectionCounts: [2, 1, 0, 1] })).toEqual(['/docs/a', undefined, undefined, '/docs/c']);
	});

	it('begin with the same names', () => {
		expect(commonNames(['/docs/1.0/a', undefined, '/docs/1.0/b'])).toEqual(['', 'docs', '1.0']);
		expect(commonNames(['/docs/1.0/a', '/docs/1.1/a'])).toEqual(['', 'docs']);
		expect(commonNames([undefined])).toBeUndefined();
	});
});
