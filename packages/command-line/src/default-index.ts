/** Default folder of the index. */
export const DEFAULT_INDEX = '.pinakes';
