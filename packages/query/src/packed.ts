/** Sources for indexes whose files are in packs. Separate entry point. */

import { crc32 } from './format/checksum.js';
import { parsePartFile } from './format/codec/cuts.js';
import { parseJson } from './format/json.js';
import { SECTIONS_TABLE } from './format/kinds/text/schema.js';
import {
	CHECK_BYTES,
	checkedText,
	groupBytes,
	type Packs,
	packsOf,
	TEXT_PARTS,
	uncompressedText,
} from './format/layouts/packs.js';
import { MANIFEST_FILE } from './format/manifest.js';
import type { BodyReader } from './format/sources/body.js';
import { bytesOf } from './format/sources/body.js';
import type { Source } from './format/sources/source.js';
import { textOf } from './format/utf8.js';
import { dataOf, entryLocator, type Location } from './layouts/entry-locator.ts';
import { createPackReader } from './layouts/pack-reader.ts';

/**
 * Returns a source for an index that `pinakes publish-site` wrote, which serves files in packs as if they were files of
 * the folder. Other indexes are read unchanged. It requests ranges of packs if the source can read them, else whole
 * packs. Needs `DecompressionStream`, which every browser and server runtime has, unless the source has `inflate`.
 *
 * @throws PinakesError `changed_part` for a pack that is damaged or of another build
 */
export function packedSource(source: Source): Source {
	let entries: ((path: string) => Promise<string | undefined> | undefined) | undefined;
	return {
		name: source.name,
		loadLanguages: source.loadLanguages,
		async read(path) {
			if (path !== MANIFEST_FILE) return entries?.(path) ?? source.read(path);
			const content = await source.read(path);
			const text = content && textOf(content);
			const packs = packsOf(parseJson(text));
			entries = packs && openPacks(packs, source);
			return text ?? content;
		},
	};
}

/** Returns a function that reads a file by its path; it returns undefined for a file that is in no pack. */
function openPacks(packs: Packs, source: Source): (path: string) => Promise<string | undefined> | undefined {
	const reader = createPackReader(packs, source);
	const { locate, readPlaces } = entryLocator(packs, reader);
	const inflated = async (bytes: Uint8Array): Promise<string | undefined> =>
		textOf(await (source.inflate ?? inflate)(bytes));
	return (path) => {
		const location = locate(path);
		return location && readEntry(path, location);
	};

	async function readEntry(path: string, found: Location | Promise<Location | undefined>): Promise<string | undefined> {
		// Without waiting, so that files that are requested together are fetched together.
		const location = found instanceof Promise ? await found : found;
		if (!location) return undefined;
		const [pack, from, to] = location;
		const table = parsePartFile(path)?.table;
		const places = table === SECTIONS_TABLE ? groupBytes(TEXT_PARTS) : 0;
		// In the same request as the entry.
		if (places) readPlaces(path, location);
		const toText = typeof packs.tables[table ?? '']?.[2] === 'number' ? uncompressedText : inflated;
		return reader.read(pack, from + places, to, path, (bytes) => unpackEntry(bytes, path, toText));
	}
}

/** Returns the text of an entry; undefined for bytes that are not of this file. */
async function unpackEntry(
	bytes: Uint8Array,
	path: string,
	toText: (bytes: Uint8Array) => string | Promise<string | undefined>,
): Promise<string | undefined> {
	try {
		const check = dataOf(bytes).getUint32(0);
		const text = await toText(bytes.subarray(CHECK_BYTES));
		return text !== undefined && crc32(checkedText(path, text)) === check ? text : undefined;
	} catch {
		return undefined;
	}
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
	const { writable, readable } = new DecompressionStream('deflate-raw');
	const writer = writable.getWriter();
	// Errors are also thrown by the reader, where they are handled.
	const ignore = (): void => undefined;
	writer.write(bytes).catch(ignore);
	writer.close().catch(ignore);
	return bytesOf({ body: readable, arrayBuffer: async () => new ArrayBuffer(0) });
}

/** The part of the web platform that is used here. */
declare const DecompressionStream: new (
	format: 'deflate-raw',
) => {
	readonly readable: { getReader(): BodyReader };
	readonly writable: {
		getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> };
	};
};
