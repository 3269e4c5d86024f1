/** The folder of an index where none is named. */
export const DEFAULT_INDEX = '.pinakes';
