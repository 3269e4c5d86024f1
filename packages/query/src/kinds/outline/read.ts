import { isRecord } from '../../json.ts';
import { need, type Part, type Recipe } from '../../recipe.ts';
import { type DocumentOutline, OUTLINE_FILE } from './format.ts';

/** Reads the outlines of all documents, sorted by path. */
export function readOutlines(): Recipe<readonly DocumentOutline[]> {
	return need(OUTLINES);
}

const OUTLINES: Part<readonly DocumentOutline[]> = {
	file: OUTLINE_FILE,
	decode: (json) =>
		isRecord(json) && Array.isArray(json.documents) && json.documents.every(isOutline) ? json.documents : undefined,
};

function isOutline(value: unknown): boolean {
	return isRecord(value) && typeof value.path === 'string' && Array.isArray(value.headings);
}
