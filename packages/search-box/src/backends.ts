/** The code that searches, which a page loads at once when a reader is about to search. */
export { indexBackend, siteBackend } from './index-backend.ts';
