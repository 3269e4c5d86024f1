import { indexError, isPassing, type PinakesError, WAS_CHANGED } from '../format/errors.js';
import { fits, own, parseJson, type Shape } from '../format/json.js';
import { findInPages, PAGE, type Page, type PagedFile } from '../format/layouts/manifest-pages.js';
import { MANIFEST_FILE, type Manifest, OTHER_FILES, readManifest, WRONG_SHAPE } from '../format/manifest.js';
import type { Part } from '../format/recipe.js';
import type { Source } from '../format/sources/source.js';
import { textOf } from '../format/utf8.js';
import { createCache } from './cache.ts';

/** A part in the cache, in the form that was requested first. */
interface LoadedPart {
	readonly content: unknown;
	readonly bytes: number;
}

/**
 * Returns a function that returns the content of a part of a build, or a promise of it. Parts are cached.
 *
 * @param isCurrent whether the source still reads this build
 */
export function partLoader(
	source: Source,
	manifest: Manifest,
	isCurrent: () => boolean,
	maxCachedBytes: number,
): (part: Part) => unknown {
	const kept = createCache<LoadedPart>(maxCachedBytes, ({ bytes }) => bytes);
	const loading = new Map<string, Promise<unknown>>();
	return loadOnce;

	function loadOnce(part: Part): unknown {
		if (part.ask) return part.ask(source, manifest);
		const known = kept.get(part.file);
		if (known) return known.content;
		let promise = loading.get(part.file);
		if (!promise) {
			// A failed read is not cached, so that a temporary failure is not permanent.
			promise = load(part)
				.then((loaded) => {
					kept.set(part.file, loaded);
					return loaded.content;
				})
				.finally(() => loading.delete(part.file));
			loading.set(part.file, promise);
		}
		return part.isOptional ? promise.catch(withoutPart) : promise;
	}

	async function sizeInPage({ page, position }: PagedFile): Promise<number | undefined> {
		const read = (await loadOnce({ file: page, shape: PAGE })) as Page;
		return read.files[position]?.[0];
	}

	async function load({ file, shape }: Part): Promise<LoadedPart> {
		const [listed] = own(manifest.files, file) ?? manifest.files[OTHER_FILES] ?? [];
		const paged = findInPages(manifest, file);
		// Without waiting, so that parts that are requested together are read together.
		const size = paged ? await sizeInPage(paged) : listed;
		const read = size === undefined ? undefined : await source.read(file);
		// The source of a packed index must be wrapped by `packedSource`.
		const missing = manifest.packs ? 'is packed or missing' : 'is missing';
		if (read === undefined) throw indexError('missing_part', source.name, file, missing);
		if (!isCurrent() || (typeof read !== 'string' && read.length !== size))
			throw indexError('changed_part', source.name, file, WAS_CHANGED);
		const content = shape === undefined ? read : parsePart(textOf(read), shape);
		if (content === undefined) throw indexError('damaged_part', source.name, file, WRONG_SHAPE);
		return { content, bytes: read.length + 1 };
	}

	/**
	 * Returns undefined for an optional part that cannot be read, unless another build has replaced this one: then the
	 * look-up restarts.
	 */
	async function withoutPart(cause: unknown): Promise<undefined> {
		if (await isReplaced(manifest, source)) throw cause;
	}
}

/** Returns the content of a part as text or JSON; undefined if it is damaged. */
function parsePart(text: string | undefined, shape: Shape | 'text'): unknown {
	// Only lines of a text are parsed, so its last character must show that it is complete.
	if (shape === 'text') return /[\]}]$/.test(text as string) ? text : undefined;
	const json = parseJson(text);
	return fits(json, shape) ? json : undefined;
}

/** Whether another build has replaced this one. Not if the source cannot be read at all. */
async function isReplaced({ checksum }: Manifest, source: Source): Promise<boolean> {
	try {
		return readManifest(textOf((await source.read(MANIFEST_FILE)) ?? ''), source.name).checksum !== checksum;
	} catch (cause) {
		return isPassing(cause as PinakesError);
	}
}
