/** The panels of the page, in the order of their tabs. */
export const PANELS = ['search', 'match', 'contexts', 'get', 'outline', 'packing', 'health'] as const;

/** A panel by its name. */
export type Panel = (typeof PANELS)[number];
