import { type BuildCache, digestsOf } from './build-cache.ts';
import { readCache, writeCache } from './cache-file.ts';

interface SavedCache {
	/** Returns the cache of an earlier build; undefined if it does not exist or cannot be used. */
	read(): BuildCache | undefined;
	/** Saves a cache if it would make the next build noticeably faster. */
	write(cache: BuildCache): void;
}

/** Maximum changed files for which the cache is not saved again, since saving takes as long as analyzing them. */
const MAX_UNSAVED = 16;

/**
 * Returns the cache that is saved in a file.
 *
 * @param onNotice called with a message if the file cannot be used
 */
export function savedCache(file: string, onNotice: (notice: string) => void): SavedCache {
	/** Summary of the saved cache; the whole cache would take as much memory again. */
	let saved: { settings: string; vectors: string | undefined; documents: ReadonlyMap<string, string> } | undefined;
	const remember = (cache: BuildCache): void => {
		const { documents } = digestsOf(cache);
		saved = { settings: cache.settings, vectors: cache.vectors?.input, documents };
	};
	const isWorthSaving = ({ settings, vectors, ...cache }: BuildCache): boolean => {
		if (saved?.settings !== settings || saved.vectors !== vectors?.input) return true;
		const changed = cache.documents.filter(({ source }) => saved?.documents.get(source.path) !== source.digest);
		return changed.length > MAX_UNSAVED;
	};
	return {
		read() {
			const found = readCache(file);
			if (found !== undefined && 'ignored' in found) onNotice(found.ignored);
			if (found === undefined || 'ignored' in found) return undefined;
			remember(found.cache);
			return found.cache;
		},
		write(cache) {
			if (!isWorthSaving(cache)) return;
			const failed = writeCache(file, cache);
			if (failed === undefined) remember(cache);
			else onNotice(failed);
		},
	};
}
