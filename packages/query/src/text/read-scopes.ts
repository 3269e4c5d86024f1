import { normalizeTerm } from '../format/analysis/normalize.js';
import { readDocumentLists } from '../format/kinds/documents/read.js';
import type { Filter } from '../format/kinds/documents/schema.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import type { OfDocument } from '../search/editions.ts';

/** Returns whether documents have any of the values of a filter; undefined without values. */
export function* documentsWith(
	manifest: Manifest,
	filter: Filter,
	values: readonly string[],
): Recipe<OfDocument | undefined> {
	if (values.length === 0) return undefined;
	const lists = yield* readDocumentLists(manifest, filter, values.map(normalizeTerm));
	const documents = new Set(lists.flatMap((list) => [...(list ?? [])]));
	return (number) => documents.has(number);
}

/**
 * Returns whether documents are in scopes; undefined if all are.
 *
 * @param scopes directories by the end of their path, such as `zh/`; with a hyphen before one, such as `-zh/`, documents
 * below it are left out
 */
export function* readScopes(manifest: Manifest, scopes: readonly string[]): Recipe<OfDocument | undefined> {
	const inside: string[] = [];
	const outside: string[] = [];
	for (const scope of scopes) (scope[0] === '-' ? outside : inside).push(`${scope.replace(/^-|\/{0,9}$/g, '')}/`);
	const isInside = yield* documentsWith(manifest, 'scope', inside);
	const isOutside = yield* documentsWith(manifest, 'scope', outside);
	return isOutside ? (number) => !isOutside(number) && isInside?.(number) !== false : isInside;
}
