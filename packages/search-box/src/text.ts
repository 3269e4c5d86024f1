/** Text functions for pages with their own search box. */
export { safeLink } from './link.ts';
export { keepQuery, recentQueries } from './recent-queries.ts';
export { shownText, withoutDirections } from './shown-text.ts';
export { markedPieces, type Piece, termPattern, termsOf } from './terms.ts';
