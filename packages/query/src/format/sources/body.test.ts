import { expect, it } from 'vitest';
import { bytesOf } from './body.ts';

it.each(['as a stream', 'at once'])(
	'a body that comes %s is read up to so many bytes, and refused beyond',
	async (how) => {
		const bodyOf = (bytes: number) => {
			const response = new Response(new Uint8Array(bytes).fill(7));
			return how === 'at once' ? { arrayBuffer: () => response.arrayBuffer() } : response;
		};
		expect(await bytesOf(bodyOf(3), 3)).toEqual(new Uint8Array([7, 7, 7]));
		await expect(bytesOf(bodyOf(4), 3)).rejects.toThrow(new RangeError('over 3 bytes'));
	},
);
