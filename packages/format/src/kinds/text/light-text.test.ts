import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeNumbers, encodeNumber } from '../../codec/numbers.ts';
import { expandText, lightText } from './light-text.ts';
import { roundCount } from './schema.ts';

const written = (lengths: readonly number[]): string => lengths.map(encodeNumber).join('');
const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
const pairs = fc.uniqueArray(fc.tuple(character, character), { selector: ([from]) => from }).map((all) =>
	all
		.sort(([a], [b]) => (a.codePointAt(0) as number) - (b.codePointAt(0) as number))
		.flat()
		.join(''),
);

describe('a light text', () => {
	it('has lengths first, a character for each, ascending as they do', () => {
		const lengths = written([0, 1, 15, 16, 18, 30, 32, 36, 64, 960]);
		const light = lightText({ grams: [1, 2], lengths, folding: '' });
		expect(JSON.stringify(light)).toBe('{"lengths":"01?@AGHIPo","grams":[1,2],"folding":" "}');
	});

	it('has the differences of characters and of what stands for them', () => {
		// 丟 is 0x4e1f, 19,999: 丢 is 3 more. 並 is 7 after it, 并 4,910 more; 乾 is 88 after that, 干 4,276 more.
		const { folding } = lightText({ lengths: '', folding: '丟丢並并乾干' }) as { folding: string };
		const [gaps, changes] = folding.split(' ').map((numbers) => Array.from(decodeNumbers(numbers) ?? []));
		expect(gaps).toEqual([0x4e1f, 7, 88]);
		expect(changes).toEqual(
			[0x4e22, 0x5e76, 0x5e72].map((to, i) => 2 * (to - ([0x4e1f, 0x4e26, 0x4e7e][i] as number))),
		);
	});

	it('is expanded to what it stands for', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(2 ** 31 - 1)), pairs, (counts, folding) => {
				const text = { grams: [1, 2], lengths: written(counts.map(roundCount)), folding };
				expect(expandText(JSON.parse(JSON.stringify(lightText(text))))).toEqual(text);
			}),
		);
	});

	it('is undefined for lengths that are not rounded or no numbers, and for characters that do not ascend', () => {
		expect(lightText({ lengths: written([16, 17]), folding: '' })).toBeUndefined();
		expect(lightText({ lengths: '!', folding: '' })).toBeUndefined();
		expect(lightText({ lengths: '', folding: '並并丟丢' })).toBeUndefined();
	});

	it.each([
		undefined,
		null,
		[],
		'x',
		{},
		{ lengths: '' },
		{ lengths: 1, folding: ' ' },
		{ lengths: '/', folding: ' ' },
		{ lengths: '\uffff', folding: ' ' },
		{ lengths: '', folding: '' },
		{ lengths: '', folding: '1 ' },
		{ lengths: '', folding: '! !' },
		{ lengths: '', folding: `${encodeNumber(0x110000)} 0` },
		{ lengths: '', folding: `1 ${encodeNumber(5)}` },
		{ lengths: '', folding: `1 ${encodeNumber(2 ** 32 - 2)}` },
	])('is not read from %j', (json) => {
		expect(expandText(json)).toBeUndefined();
	});

	it('of any characters is undefined, or has as many numbers and pairs, or numbers of more than 32 bits', () => {
		const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'0 1oP~\u012f') }));
		fc.assert(
			fc.property(text, text, (lengths, folding) => {
				const expanded = expandText({ lengths, folding }) as { lengths: string; folding: string } | undefined;
				if (expanded === undefined) return;
				const numbers = decodeNumbers(expanded.lengths);
				if (numbers !== undefined) expect(numbers).toHaveLength(lengths.length);
				expect([...expanded.folding]).toHaveLength(2 * (decodeNumbers(folding.split(' ')[0] ?? '')?.length ?? -1));
			}),
			{ numRuns: 2000 },
		);
	});
});
