import { type Content, PinakesError } from '@pinakes/query';
import {
	fits,
	indexError,
	type ListingFields,
	parseJson,
	readListing,
	readManifest,
	textOf,
	WRONG_SHAPE,
} from '@pinakes/query/internal';

/** SHA-256 in hexadecimal of each file that a manifest lists, by path. */
export type Digests = ReadonlyMap<string, string>;

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * Returns the digests of the files that a manifest lists, by pages or itself.
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
	const fields: ListingFields = readManifest(textOf(manifest), name);
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
			if (SHA256.test(sha256)) return [path, sha256];
			throw new PinakesError(
				'invalid_value',
				`${name}: its manifest does not list the SHA-256 of ${path}: build the index again.`,
			);
		}),
	);
}
