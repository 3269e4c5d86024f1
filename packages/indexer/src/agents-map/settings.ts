/** Settings of the map of documents for coding agents. */
export interface MapSettings {
	/** Path of the file. */
	readonly file: string;
	/** Maximum characters of the map, including markers. */
	readonly budget: number;
}

/** Default maximum characters of a map: about a thousand tokens. */
export const DEFAULT_MAP_BUDGET = 4000;

/** The lines around a map. The rest of the file is left unchanged. */
export const MAP_START = '<!-- pinakes:map: written by pinakes build -->';
export const MAP_END = '<!-- /pinakes:map -->';
