/** Maximum characters of a text that are encoded, in UTF-16 code units: few models read more. */
export const MAX_ENCODED_LENGTH = 4_000;
