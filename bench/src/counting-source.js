/**
 * @typedef {import('@pinakes/query').Source} Source
 *
 * @typedef {object} Reading what was read through a source
 * @property {number} files
 * @property {number} bytes
 */

/**
 * Counts what is read through a source.
 *
 * @param {Source} counted
 * @returns {{ source: Source, reading: Reading }} the source to read through, and its running count
 */
export function countReading(counted) {
	const reading = { files: 0, bytes: 0 };
	/** @param {string} path */
	const read = async (path) => {
		const content = await counted.read(path);
		reading.files += 1;
		reading.bytes += content === undefined ? 0 : Buffer.byteLength(content);
		return content;
	};
	return { source: { name: counted.name, read }, reading };
}
