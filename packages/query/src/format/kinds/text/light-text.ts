import { decodeNumbers, encodeNumber } from '../../codec/numbers.ts';
import { fits } from '../../json.ts';

/**
 * The text settings that pages load, in fewer bytes: the field `text` of light manifests has the fields of `parts/text.json`, but
 *
 *     folding   "gaps changes"     folded characters, and their distance to what they are folded to
 *
 * Code points ascend and are stored as gaps; a change c is stored as 2c, or -2c - 1 if it is negative
 * (codec/numbers.ts).
 *
 * Of more than `MAX_LIGHT_DOCUMENTS` documents it has no `documents`; these are the only field of `SECTION_COUNTS_FILE`.
 *
 * The folding of queries, `parts/folding.json`, has its `pairs` in this form in `LIGHT_FOLDING_FILE`, and without those of `text`
 * in `SEARCH_FOLDING_FILE`.
 */
export const LIGHT_FOLDING_FILE = 'parts/folding.light.json';
export const SEARCH_FOLDING_FILE = 'parts/folding.search.json';
export const SECTION_COUNTS_FILE = 'parts/section_counts.json';

/** Documents with several sections in a light manifest, at most, so that it is opened by reading at most 64 kB. */
export const MAX_LIGHT_DOCUMENTS = 2 ** 15;

const LAST_CODE_POINT = 0x10ffff;

/**
 * Converts light text settings to `parts/text.json`, or a light folding to `parts/folding.json`; undefined if they are invalid.
 *
 * @param others further pairs, encoded
 */
export function expandLight(light: unknown, others = ' '): object | undefined {
	const field = fits(light, { pairs: '' }) ? 'pairs' : 'folding';
	if (!fits(light, { [field]: '' })) return undefined;
	const [own, further] = [(light as Record<string, string>)[field] as string, others].map(expandFolding);
	return own === undefined || further === undefined ? undefined : { ...(light as object), [field]: own + further };
}

function expandFolding(text: string): string | undefined {
	const [gaps, changes] = text.split(' ').map(decodeNumbers);
	if (!gaps || gaps.length !== changes?.length) return undefined;
	let folding = '';
	let from = 0;
	for (let i = 0; i < gaps.length; i++) {
		const change = changes[i] as number;
		from += gaps[i] as number;
		const to = from + ((change >>> 1) ^ -(change & 1));
		if (to < 0 || Math.max(from, to) > LAST_CODE_POINT) return undefined;
		folding += String.fromCodePoint(from, to);
	}
	return folding;
}

/** Converts `parts/text.json` to its light form; undefined if characters do not ascend. */
export function lightText<T extends { readonly folding: string }>(settings: T): T | undefined {
	const folding = lightFolding(settings.folding);
	return folding === undefined ? undefined : { ...settings, folding };
}

/** Encodes pairs of characters; undefined if the first ones do not ascend. */
export function lightFolding(folding: string): string | undefined {
	const points = Array.from(folding, (character) => character.codePointAt(0) as number);
	let gaps = '';
	let changes = '';
	for (let i = 0; i < points.length; i += 2) {
		const from = points[i] as number;
		const gap = from - (points[i - 2] ?? 0);
		const change = (points[i + 1] as number) - from;
		if (gap < 0) return undefined;
		gaps += encodeNumber(gap);
		changes += encodeNumber(change < 0 ? -2 * change - 1 : 2 * change);
	}
	return `${gaps} ${changes}`;
}
