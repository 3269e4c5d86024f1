/** Files that searches read, without those for units. */
export const READ =
	/^(?:manifest|parts\/(?:text|files)|parts\/(?:pages\/)?(?:text_words|text_postings|text_blocks|sections|section_vectors|section_words)\.\d+)\.json$/;

/** What a search reads for words in quotation marks, which stand so in some questions. */
export const TEXTS = /^parts\/section_texts\.\d+\.json$/;

/**
 * Returns the files of an index that count for its size.
 *
 * @param {import('./engines.js').Files | undefined} files
 * @param {RegExp} paths
 */
export function filesOf(files, paths) {
	return new Map([...(files ?? [])].filter(([path]) => paths.test(path)));
}
