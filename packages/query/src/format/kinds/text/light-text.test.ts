import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeNumbers, encodeNumber } from '../../codec/numbers.ts';
import { expandLight, lightText } from './light-text.ts';

const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
const pairs = fc.uniqueArray(fc.tuple(character, character), { selector: ([from]) => from }).map((all) =>
	all
		.sort(([a], [b]) => (a.codePointAt(0) as number) - (b.codePointAt(0) as number))
		.flat()
		.join(''),
);

describe('a light text', () => {
	it('has the differences of characters and of what stands for them', () => {
		// 丟 is 0x4e1f, 19,999: 丢 is 3 more. 並 is 7 after it, 并 4,910 more; 乾 is 88 after that, 干 4,276 more.
		const { folding } = lightText({ folding: '丟丢並并乾干' }) as { folding: string };
		const [gaps, changes] = folding.split(' ').map((numbers) => Array.from(decodeNumbers(numbers) ?? []));
		expect(gaps).toEqual([0x4e1f, 7, 88]);
		expect(changes).toEqual(
			[0x4e22, 0x5e76, 0x5e72].map((to, i) => 2 * (to - ([0x4e1f, 0x4e26, 0x4e7e][i] as number))),
		);
	});

	it('is expanded to what it stands for', () => {
		fc.assert(
			fc.property(pairs, (folding) => {
				const text = { grams: [1, 2], folding };
				expect(expandLight(JSON.parse(JSON.stringify(lightText(text))))).toEqual(text);
			}),
		);
	});

	it('of the folding of queries has the pairs of the texts as well', () => {
		const [pairs, text] = ['丟丢', '並并'].map((folding) => lightText({ folding }) as { folding: string });
		expect(expandLight({ pairs: pairs?.folding }, text?.folding)).toEqual({ pairs: '丟丢並并' });
	});

	it('is undefined for characters that do not ascend', () => {
		expect(lightText({ folding: '並并丟丢' })).toBeUndefined();
	});

	it.each([
		undefined,
		null,
		[],
		'x',
		{},
		{ folding: 1 },
		{ folding: '' },
		{ folding: '1 ' },
		{ folding: '! !' },
		{ folding: `${encodeNumber(0x110000)} 0` },
		{ folding: `1 ${encodeNumber(5)}` },
		{ folding: `1 ${encodeNumber(2 ** 32 - 2)}` },
	])('is not read from %j', (json) => {
		expect(expandLight(json)).toBeUndefined();
	});

	it('of any characters is undefined, or has as many pairs', () => {
		const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'0 1oP~\u012f') }));
		fc.assert(
			fc.property(text, (folding) => {
				const expanded = expandLight({ folding }) as { folding: string } | undefined;
				if (expanded === undefined) return;
				expect([...expanded.folding]).toHaveLength(2 * (decodeNumbers(folding.split(' ')[0] ?? '')?.length ?? -1));
			}),
			{ numRuns: 2000 },
		);
	});
});
