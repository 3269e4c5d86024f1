import { indexError, WAS_CHANGED } from '../format/errors.js';
import { parseJson } from '../format/json.js';
import {
	COMMITTED,
	COMMITTED_FILE,
	type CommittedListing,
	committedHeader,
	committedRanges,
	isCommitted,
} from '../format/layouts/committed.js';
import { MANIFEST_FILE } from '../format/manifest.js';
import type { Content, Source } from '../format/sources/source.js';
import { textOf } from '../format/utf8.js';

/**
 * Returns a source for an index in the committed layout, which serves its files as if each were a file of the folder.
 * Other indexes are read unchanged.
 *
 * @throws PinakesError `changed_part` for a file that does not belong to the manifest
 */
export function committedSource(source: Source): Source {
	let files: ((path: string) => Promise<Content | undefined> | undefined) | undefined;
	return {
		...source,
		async read(path) {
			if (path !== MANIFEST_FILE) return files?.(path) ?? source.read(path);
			const content = await source.read(path);
			const text = content && textOf(content);
			const manifest = text?.includes(`"${COMMITTED}"`) ? parseJson(text) : undefined;
			files = isCommitted(manifest) ? openCommitted(manifest, source) : undefined;
			return text ?? content;
		},
	};
}

/** Returns a function that reads a file by its path. It returns undefined for a path that is not listed. */
function openCommitted(
	manifest: CommittedListing,
	source: Source,
): (path: string) => Promise<Content | undefined> | undefined {
	const ranges = committedRanges(manifest);
	let reading: Promise<Content | undefined> | undefined;

	return (path) => {
		const range = ranges.get(path);
		return range && readFile(path, ...range);
	};

	async function readFile(path: string, from: number, to: number): Promise<Content | undefined> {
		reading ??= source.read(COMMITTED_FILE);
		const whole = await reading.catch((cause) => {
			reading = undefined;
			throw cause;
		});
		if (whole === undefined) return undefined;
		const header = committedHeader(path);
		// Ranges count bytes, so text cannot be cut by them. Sources of files return bytes.
		if (typeof whole === 'string' || textOf(whole.subarray(from - header.length, from)) !== header) {
			throw indexError('changed_part', source.name, path, WAS_CHANGED);
		}
		return whole.subarray(from, to);
	}
}
