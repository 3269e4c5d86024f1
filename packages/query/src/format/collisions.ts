/** Minimum similarity at which two units compete for the same requests: docs/reference/lint.md has what it finds in real skills. */
export const COLLISION = 0.5;

/** Maximum units with a term for finding pairs; all pairs of them would be compared. */
export const MAX_SHARING = 64;
