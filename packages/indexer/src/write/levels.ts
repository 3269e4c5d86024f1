import { ZERO_LEVEL } from '@pinakes/query/format/codec/levels';

/** Encodes integers from -28 to 28: see `decodeLevels`. */
export function encodeLevels(numbers: Int8Array): string {
	const codes = Buffer.allocUnsafe(numbers.length);
	for (let i = 0; i < codes.length; i++) codes[i] = ZERO_LEVEL + (numbers[i] as number);
	return codes.toString('latin1');
}
