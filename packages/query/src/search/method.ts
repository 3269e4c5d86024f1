import { MAX_SCANNED_DOCUMENTS } from '../vectors/rank-sections.ts';

/** Retrieval method, by the number of candidates. */
export type Method = 'full_vector_search' | 'direct_read' | 'scoped_vector_search' | 'keyword_then_vector';

/** Maximum candidates whose texts are read directly. */
const DIRECT = 10;

/** Returns the method for a number of candidates. */
export function methodFor(candidates: number): Method {
	if (candidates === 0) return 'full_vector_search';
	if (candidates <= DIRECT) return 'direct_read';
	return candidates <= MAX_SCANNED_DOCUMENTS ? 'scoped_vector_search' : 'keyword_then_vector';
}
