import { type Content, PinakesError } from '@pinakes/query';
import { indexError } from '@pinakes/query/format/errors';
import { fits, parseJson } from '@pinakes/query/format/json';
import { type ListingFields, readListing } from '@pinakes/query/format/layouts/manifest-pages';
import { readSegmentsManifest } from '@pinakes/query/format/layouts/segments-manifest';
import { MANIFEST_FILE, OTHER_FILES, readManifest, WRONG_SHAPE } from '@pinakes/query/format/manifest';
import { textOf } from '@pinakes/query/format/utf8';

/** SHA-256 in hexadecimal of each file that a manifest lists, by path. */
export type Digests = ReadonlyMap<string, string>;

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * Returns the digests of the files that a manifest lists, by pages or itself: that of an index, or of several segments.
 *
 * @param readPart reads a file and compares it with its SHA-256
 * @throws PinakesError as `readManifest`; `damaged_part` for an invalid page; `invalid_value` for a manifest that does not
 * list all files by SHA-256
 */
export async function listedDigests(
	manifest: Content,
	name: string,
	readPart: (path: string, sha256: string) => Promise<Content>,
): Promise<Digests> {
	const text = textOf(manifest);
	const several = readSegmentsManifest(text, name);
	if (several === undefined) return filesOf(readManifest(text, name), name, readPart);
	const all = new Map<string, string>();
	// What else is at the top is for the next append.
	for (const { folder } of several.segments) {
		const path = folder + MANIFEST_FILE;
		const sha256 = several.files[path]?.[1] ?? '';
		all.set(path, sha256);
		const own = readManifest(textOf(await readPart(path, sha256)), `${name}/${folder}`);
		const files = await filesOf(own, name, (file, digest) => readPart(folder + file, digest));
		for (const [file, digest] of files) all.set(folder + file, digest);
	}
	return all;
}

/** The digests of the files of one manifest. */
async function filesOf(
	fields: ListingFields,
	name: string,
	readPart: (path: string, sha256: string) => Promise<Content>,
): Promise<Digests> {
	const steps = readListing(fields);
	let step = steps.next();
	while (!step.done) {
		const pages = step.value.map(async ({ file, shape }) => {
			const page = parseJson(textOf(await readPart(file, fields.files[file]?.[1] ?? '')));
			if (shape === undefined || shape === 'text' || !fits(page, shape)) {
				throw indexError('damaged_part', name, file, WRONG_SHAPE);
			}
			return page;
		});
		step = steps.next(await Promise.all(pages));
	}
	return new Map(
		Array.from(step.value, ([path, [, sha256]]) => {
			if (path !== OTHER_FILES && SHA256.test(sha256)) return [path, sha256];
			throw new PinakesError(
				'invalid_value',
				`${name}: its manifest does not list every file. It was published for pages: push the index that build wrote.`,
			);
		}),
	);
}
