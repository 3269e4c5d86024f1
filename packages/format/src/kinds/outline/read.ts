import { fits } from '../../json.ts';
import { need, type Recipe } from '../../recipe.ts';
import { type DocumentOutline, OUTLINE_FILE } from './schema.ts';

/** Reads the outlines of all documents, sorted by path. */
export function* readOutlines(): Recipe<readonly DocumentOutline[]> {
	const shape = { documents: [{ path: '', title: '', headings: [isHeading] }] } as const;
	return (yield* need<{ documents: readonly DocumentOutline[] }>({ file: OUTLINE_FILE, shape })).documents;
}

function isHeading(json: unknown): boolean {
	return fits(json, { level: 0, text: '', first_line: 0, last_line: 0, children: [isHeading] });
}
