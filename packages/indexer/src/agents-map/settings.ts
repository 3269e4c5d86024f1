/** Where a map of the documents is written for coding agents, and how long it may be. */
export interface MapSettings {
	/** The path of the file. */
	readonly file: string;
	/** Characters of the map, with its markers. */
	readonly budget: number;
}

/** Characters of a map unless a configuration says otherwise: about a thousand tokens. */
export const DEFAULT_MAP_BUDGET = 4000;

/** The lines between which a map is; everything else in the file is left as it is. */
export const MAP_START = '<!-- pinakes:map: written by pinakes build -->';
export const MAP_END = '<!-- /pinakes:map -->';
