import { MAX_SCANNED_DOCUMENTS } from '../vectors/rank-sections.ts';

/** How candidates are retrieved, by their number. */
export type Method = 'full_vector_search' | 'direct_read' | 'scoped_vector_search' | 'keyword_then_vector';

/** Candidates up to which texts are read directly. */
const DIRECT = 10;

/** The method for a number of candidates. */
export function methodFor(candidates: number): Method {
	if (candidates === 0) return 'full_vector_search';
	if (candidates <= DIRECT) return 'direct_read';
	return candidates <= MAX_SCANNED_DOCUMENTS ? 'scoped_vector_search' : 'keyword_then_vector';
}
