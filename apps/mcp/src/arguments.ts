import * as z from 'zod';

/** What no count and no offset is above; look-ups have bounds of their own. */
export const MAX_SIZE = 1e9;

/** Arguments that several tools have. */
export const LANG = z.enum(['en', 'zh']).optional().describe('Language of messages');
export const EXPLAIN = z.boolean().optional().describe('Explains scores; implies detail');
export const OFFSET = z.int().min(0).max(MAX_SIZE).optional().describe('Continue here');

/** A count that may be left out. */
export function count(description: string, most = MAX_SIZE) {
	return z.int().min(1).max(most).optional().describe(description);
}

/** A text that may be left out. */
export function text(description: string) {
	return z.string().optional().describe(description);
}

/** Texts that may be left out. */
export function texts(description: string) {
	return z.array(z.string()).optional().describe(description);
}
