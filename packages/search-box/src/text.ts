/**
 * Texts as search boxes show them, for pages with a box of their own.
 */
export { safeLink } from './link.ts';
export { keepQuery, recentQueries } from './recent-queries.ts';
export { shownText, withoutDirections } from './shown-text.ts';
export { markedPieces, type Piece, termPattern, termsOf } from './terms.ts';
