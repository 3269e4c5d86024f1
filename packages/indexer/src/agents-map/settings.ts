/** The lines around a map. The rest of the file is left unchanged. */
export const MAP_START = '<!-- pinakes:map: written by pinakes build -->';
export const MAP_END = '<!-- /pinakes:map -->';
