import { PinakesError } from '@pinakes/query';
import { floats, safetensors, withHeader } from '@pinakes/testing/model-files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSafetensors } from './safetensors.ts';

function numbersOf(dtype: string, bytes: readonly number[], count: number): number[] {
	const file = safetensors({ t: { dtype, shape: [count], bytes: Uint8Array.from(bytes) } });
	const tensor = readSafetensors(file, 'm').get('t');
	return Array.from({ length: count }, (_, i) => tensor?.at(i) ?? Number.NaN);
}

describe('a safetensors file', () => {
	it('has its tensors by name, row by row', () => {
		const file = safetensors({ a: floats([[1, -2.5]]), b: floats([[3], [0.25]]) }, { format: 'pt' });
		const tensors = readSafetensors(file, 'm');
		expect([...tensors.keys()]).toEqual(['a', 'b']);
		expect([tensors.get('a')?.shape, tensors.get('a')?.at(1)]).toEqual([[1, 2], -2.5]);
		expect([tensors.get('b')?.shape, tensors.get('b')?.at(0), tensors.get('b')?.at(1)]).toEqual([[2, 1], 3, 0.25]);
	});

	it('is read where it lies, at any place in a buffer', () => {
		const file = safetensors({ a: floats([[1, 7]]) });
		const moved = new Uint8Array(file.length + 3);
		moved.set(file, 3);
		expect(readSafetensors(moved.subarray(3), 'm').get('a')?.at(1)).toBe(7);
	});

	it.each<[string, number[], number[]]>([
		['F64', [0, 0, 0, 0, 0, 0, 0xf8, 0x3f], [1.5]],
		['F32', [0, 0, 0x20, 0xc0], [-2.5]],
		['F16', [0x00, 0x3c, 0x00, 0xc1, 0xff, 0x7b, 0x01, 0x00, 0x00, 0x80], [1, -2.5, 65504, 2 ** -24, -0]],
		['F16', [0x00, 0x7c, 0x00, 0xfc, 0x01, 0x7e], [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN]],
		['BF16', [0x80, 0x3f, 0x20, 0xc0, 0x49, 0x40], [1, -2.5, 3.140625]],
		['I8', [1, 0x7f, 0x81, 0xff], [1, 127, -127, -1]],
		['I32', [0xfe, 0xff, 0xff, 0xff], [-2]],
		['I64', [5, 0, 0, 0, 0, 0, 0, 0], [5]],
	])('has numbers of the type %s', (dtype, bytes, expected) => {
		expect(numbersOf(dtype, bytes, expected.length)).toEqual(expected);
	});

	it('reads every finite number of 16 bits exactly', () => {
		// A half as a sum of its digits, by the definition of the type.
		const half = (bits: number): number => {
			const digits = bits.toString(2).padStart(16, '0');
			const exponent = Number.parseInt(digits.slice(1, 6), 2);
			const digit = (i: number): number => Number(digits[i]) * 2 ** (5 - i);
			let fraction = exponent === 0 ? 0 : 1;
			for (let i = 6; i < 16; i++) fraction += digit(i);
			return (digits[0] === '1' ? -1 : 1) * fraction * 2 ** (Math.max(1, exponent) - 15);
		};
		const finite = Array.from({ length: 65536 }, (_, bits) => bits).filter((bits) => ((bits >> 10) & 31) !== 31);
		const bytes = finite.flatMap((bits) => [bits & 255, bits >> 8]);
		expect(numbersOf('F16', bytes, finite.length)).toEqual(finite.map(half));
	});

	const entry = (changes: object): string =>
		JSON.stringify({ t: { dtype: 'F32', shape: [1], data_offsets: [0, 4], ...changes } });

	it.each<[string, Uint8Array, RegExp]>([
		['is empty', new Uint8Array(0), /ends before its header/],
		['is HTML', new TextEncoder().encode('<!DOCTYPE html><html></html>'), /ends before its header/],
		['has a header beyond its end', Uint8Array.from([9, 0, 0, 0, 0, 0, 0, 0, 123, 125]), /ends before its header/],
		['has a header of a negative length', new Uint8Array(16).fill(255), /ends before its header/],
		['has a header that is no JSON', withHeader('{"t":'), /not a JSON object/],
		['has a header that is a list', withHeader('[]'), /not a JSON object/],
		['has an invalid tensor', withHeader('{"t":3}'), /tensor t is not described/],
		['has numbers of another type', withHeader(entry({ dtype: 'C64' }), [0, 0, 0, 0]), /type C64; those that are read/],
		['has a type that objects have', withHeader(entry({ dtype: 'constructor' }), [0, 0, 0, 0]), /type constructor/],
		['lies outside', withHeader(entry({})), /lies outside the file/],
		['ends before it begins', withHeader(entry({ data_offsets: [4, 0] }), [0, 0, 0, 0]), /lies outside/],
		['has a negative offset', withHeader(entry({ data_offsets: [-4, 0] }), [0, 0, 0, 0]), /not lists of whole numbers/],
		['has a shape of fractions', withHeader(entry({ shape: [0.5, 2] }), [0, 0, 0, 0]), /not lists of whole/],
		['has a shape of others', withHeader(entry({ shape: [3] }), [0, 0, 0, 0]), /4 bytes, which its shape 3 of F32/],
		['has a huge shape', withHeader(entry({ shape: [2 ** 40, 2 ** 40] }), [0, 0, 0, 0]), /which its shape/],
	])('that %s is an error that names it', (_, bytes, message) => {
		expect(() => readSafetensors(bytes, 'model.safetensors')).toThrow(message);
		expect(() => readSafetensors(bytes, 'model.safetensors')).toThrow(/^model\.safetensors/);
	});

	it('may have tensors by any name', () => {
		const file = withHeader('{"__proto__":{"dtype":"I8","shape":[1],"data_offsets":[0,1]}}', [5]);
		expect(readSafetensors(file, 'm').get('__proto__')?.at(0)).toBe(5);
	});

	it('gives tensors or an error, whatever it holds', () => {
		const header = fc.oneof(fc.json(), fc.string(), fc.constant(entry({})));
		fc.assert(
			fc.property(header, fc.uint8Array(), fc.nat(30), (text, data, cut) => {
				const file = withHeader(text, [...data]);
				try {
					for (const tensor of readSafetensors(file.subarray(0, file.length - cut), 'm').values()) {
						if (tensor.shape.every((size) => size > 0)) tensor.at(0);
					}
				} catch (cause) {
					expect(cause).toBeInstanceOf(PinakesError);
				}
			}),
		);
	});
});
