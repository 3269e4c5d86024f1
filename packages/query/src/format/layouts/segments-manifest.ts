import { hasChecksum } from '../checksum.ts';
import { indexError } from '../errors.ts';
import { fits, isRecord, optional, parseJson, type Shape } from '../json.ts';
import {
	CALIBRATIONS,
	FORMAT_VERSION,
	MANIFEST_FILE,
	type Manifest,
	SEGMENTS_FORMAT,
	WRONG_SHAPE,
} from '../manifest.ts';

/**
 * `manifest.json` of a folder with several segments, each a complete index in a folder of its own:
 *
 *     { "format": "pinakes-segments", "segments": [ { "folder": "segments/0f3a/", "gone": [3, 17] }, … ], "order": "…", … }
 *
 * It has the SHA-256 of the manifest of each segment, which has those of its files.
 */
interface SegmentsManifest {
	readonly format: typeof SEGMENTS_FORMAT;
	readonly format_version: number;
	readonly generator: string;
	/** Oldest first. `gone` are the numbers of documents that were changed or removed since, ascending. */
	readonly segments: readonly { readonly folder: string; readonly gone: readonly number[] }[];
	/**
	 * For several segments: the order of all remaining documents by path, as pairs of a segment and the number of its
	 * next documents (codec/numbers.ts). With it, readers need not read the paths to number documents.
	 */
	readonly order?: string;
	/** Calibration of the union of the segments; absent for a single whole segment, whose own calibration applies. */
	readonly calibration?: Manifest['calibration'];
	/** The manifest of each segment, and files outside of segments. */
	readonly files: Readonly<Record<string, readonly [bytes: number, sha256: string]>>;
	readonly checksum: string;
}

const SHAPE: Shape = {
	segments: [{ folder: '', gone: [0] }],
	order: optional(''),
	calibration: CALIBRATIONS,
	files: isRecord,
};

/**
 * Parses the manifest of segments; undefined for any other text.
 *
 * @throws PinakesError `format_version` or `damaged_part`
 */
export function readSegmentsManifest(text: string | undefined, index: string): SegmentsManifest | undefined {
	const json = parseJson(text);
	if (!isRecord(json) || json.format !== SEGMENTS_FORMAT) return undefined;
	if (json.format_version !== FORMAT_VERSION) {
		const what = `has format version ${JSON.stringify(json.format_version)}, this reader reads ${FORMAT_VERSION}`;
		throw indexError('format_version', index, MANIFEST_FILE, what);
	}
	if (!hasChecksum(text as string) || !fits(json, SHAPE)) {
		throw indexError('damaged_part', index, MANIFEST_FILE, WRONG_SHAPE);
	}
	return json as unknown as SegmentsManifest;
}
