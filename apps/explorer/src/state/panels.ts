/** The panels of the page, in the order of their tabs. */
export const PANELS = ['search', 'match', 'contexts', 'get', 'outline', 'packing', 'health'] as const;

export type Panel = (typeof PANELS)[number];
