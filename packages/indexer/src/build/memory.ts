import { BuildError } from '../base/report.ts';

const MEGABYTE = 2 ** 20;
const GIGABYTE = 2 ** 30;

export const DEFAULT_MEMORY = GIGABYTE;

/** Minimum that a build needs, and maximum that can be allowed. */
const MIN_MEMORY = 256 * MEGABYTE;
const MAX_MEMORY = 1024 * GIGABYTE;

/** Memory that the program and a parser use, and the share of the rest that documents may use. */
const OWN_BYTES = 192 * MEGABYTE;
const HELD_SHARE = 1 / 6;

/** Maximum bytes of a run, which is serialized as a whole. */
const MAX_HELD_BYTES = GIGABYTE;

/** Returns the bytes of documents to keep in memory, by the estimate of `gatherDocuments`. */
export function heldBytes(memory: number): number {
	return Math.min(Math.max(0, memory - OWN_BYTES) * HELD_SHARE, MAX_HELD_BYTES);
}

/**
 * Parses a size such as `2GiB`, `1500 MB` or `1073741824`.
 *
 * @returns bytes
 * @throws BuildError for anything else, and for a size out of range
 */
export function parseMemory(text: string): number {
	const size = /^(\d{1,15}(?:\.\d{1,6})?) ?(?:([kmg])(i?)b)?$/i.exec(text.trim()) ?? [];
	const [, number = '', prefix = '', binary = ''] = size;
	const power = prefix === '' ? 0 : 'kmg'.indexOf(prefix.toLowerCase()) + 1;
	const bytes = Math.round(Number(number) * (binary === '' ? 1000 : 1024) ** power);
	if (number === '') throw new BuildError(`${text} is not a size: write one such as 2GiB or 1500MB.`);
	if (bytes >= MIN_MEMORY && bytes <= MAX_MEMORY) return bytes;
	throw new BuildError(`${text} is out of range: a build takes at least 256MiB, and at most 1024GiB can be allowed.`);
}
