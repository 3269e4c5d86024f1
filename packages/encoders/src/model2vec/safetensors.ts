/**
 * Numbers of a model, as of https://github.com/huggingface/safetensors#format. Numbers are little-endian.
 *
 *     8 bytes     length of the header
 *     header      JSON: { "embeddings": { "dtype": "F32", "shape": [29528, 256], "data_offsets": [0, 30236672] }, … }
 *     the rest    the tensors' numbers, row by row; offsets count from here
 */
import { isRecord, parseJson } from '@pinakes/query/internal';
import { modelError } from './model-error.ts';

/** A table of numbers, read from the bytes of the file without a copy. */
export interface Tensor {
	readonly shape: readonly number[];
	/** Returns the number at an index in row-major order; the index must be below the product of the shape. */
	at(index: number): number;
}

/** Maximum length of the header, by the format. */
const MAX_HEADER_LENGTH = 100_000_000;

const LENGTH_BYTES = 8;

/** Size of a number in bytes and its decoder, by type. */
const TYPES: ReadonlyMap<unknown, readonly [bytes: number, read: (data: DataView, byte: number) => number]> = new Map([
	['F64', [8, (data, byte) => data.getFloat64(byte, true)]],
	['F32', [4, (data, byte) => data.getFloat32(byte, true)]],
	['F16', [2, (data, byte) => halfOf(data.getUint16(byte, true))]],
	['BF16', [2, (data, byte) => brainFloatOf(data.getUint16(byte, true))]],
	['I64', [8, (data, byte) => Number(data.getBigInt64(byte, true))]],
	['I32', [4, (data, byte) => data.getInt32(byte, true)]],
	['I8', [1, (data, byte) => data.getInt8(byte)]],
]);

/**
 * Reads a safetensors file. Tensors refer to the given bytes.
 *
 * @returns the tensors by name
 * @throws PinakesError `invalid_model` if the header is damaged, or a tensor exceeds the file, does not match its
 * shape, or has an unsupported type
 */
export function readSafetensors(bytes: Uint8Array, file: string): ReadonlyMap<string, Tensor> {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const length = bytes.length < LENGTH_BYTES ? -1 : Number(view.getBigUint64(0, true));
	if (length < 0 || length > MAX_HEADER_LENGTH || LENGTH_BYTES + length > bytes.length) {
		throw modelError(file, 'is not a safetensors file: it ends before its header does');
	}
	const header = parseJson(asciiOf(bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + length)));
	if (!isRecord(header)) throw modelError(file, 'is not a safetensors file: its header is not a JSON object');
	const data = new DataView(view.buffer, view.byteOffset + LENGTH_BYTES + length, bytes.length - LENGTH_BYTES - length);
	const tensors = new Map<string, Tensor>();
	for (const [name, entry] of Object.entries(header)) {
		if (name !== '__metadata__') tensors.set(name, tensorOf(entry, data, `${file}: the tensor ${name}`));
	}
	return tensors;
}

function tensorOf(entry: unknown, data: DataView, name: string): Tensor {
	if (!isRecord(entry)) throw modelError(name, 'is not described by a JSON object');
	const { dtype, shape, data_offsets: offsets } = entry;
	const type = TYPES.get(dtype);
	if (type === undefined) {
		throw modelError(name, `has the type ${String(dtype)}; those that are read are ${[...TYPES.keys()].join(', ')}`);
	}
	if (!isCounts(shape) || !isCounts(offsets) || offsets.length !== 2) {
		throw modelError(name, 'has a shape or data_offsets that are not lists of whole numbers');
	}
	const [from, to] = offsets as [number, number];
	const [size, read] = type;
	if (from > to || to > data.byteLength) throw modelError(name, 'lies outside the file');
	if (to - from !== shape.reduce((product, count) => product * count, size)) {
		throw modelError(name, `has ${to - from} bytes, which its shape ${shape.join(' x ')} of ${String(dtype)} does not`);
	}
	return { shape, at: (index) => read(data, from + index * size) };
}

function isCounts(json: unknown): json is readonly number[] {
	return Array.isArray(json) && json.every((count) => Number.isSafeInteger(count) && count >= 0);
}

/** Decodes ASCII, in which all tensor names that are looked up are. */
function asciiOf(bytes: Uint8Array): string {
	const PIECE = 8192;
	let text = '';
	for (let from = 0; from < bytes.length; from += PIECE) {
		text += String.fromCharCode(...bytes.subarray(from, from + PIECE));
	}
	return text;
}

let halves: Float32Array | undefined;

/** Decodes a float16. All 65,536 values are computed once, as a model has millions of numbers. */
function halfOf(bits: number): number {
	halves ??= Float32Array.from({ length: 2 ** 16 }, (_, each) => decodedHalf(each));
	return halves[bits] as number;
}

/** Decodes a float16 by IEEE 754: a sign bit, 5 bits of exponent, 10 of fraction. */
function decodedHalf(bits: number): number {
	const exponent = (bits >> 10) & 31;
	const fraction = bits & 1023;
	const sign = bits & 0x8000 ? -1 : 1;
	if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
	return sign * (exponent === 0 ? fraction * 2 ** -24 : (fraction + 1024) * 2 ** (exponent - 25));
}

const SINGLE = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(4));

function brainFloatOf(bits: number): number {
	SINGLE.setUint32(0, bits << 16);
	return SINGLE.getFloat32(0);
}
