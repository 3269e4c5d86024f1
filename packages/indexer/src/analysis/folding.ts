import { from, to } from 'opencc-js/preset/t2cn';
import { compare } from '../report.ts';

/** Written forms of Taiwan and Hong Kong are added to the plain traditional ones, Taiwan first. */
const REGIONS = ['tw', 'hk'];

/**
 * Forms that are variants in Taiwan only and words of their own in everyday simplified text: 什么 is not 什幺,
 * 著名 is not 着名. OpenCC's table of characters leaves them alone as well.
 */
const LEFT_ALONE: ReadonlySet<string> = new Set('么著');

/** What opencc-js keeps a dictionary in: `variant canonical|…`, or pairs. */
type Dictionary = string | readonly (readonly string[])[];

let folding: readonly (readonly [variant: string, canonical: string])[] | undefined;

/**
 * The pairs by which a corpus and the queries to it are folded to simplified Chinese: each a variant and its
 * canonical character, one UTF-16 unit each, sorted by the variant. A pair is there when the corpus has any form of the character.
 * No canonical character is a variant, so folding twice gives what folding once gives.
 *
 * @param characters the distinct characters of the corpus, in NFKC and lower case
 */
export function foldingFor(characters: Iterable<string>): string {
	const present = new Set(characters);
	folding ??= readFolding();
	// A query may be written in a third form of a character, neither the corpus's nor the canonical one.
	for (const [variant, canonical] of folding) if (present.has(variant)) present.add(canonical);
	return folding
		.filter(([, canonical]) => present.has(canonical))
		.map((pair) => pair.join(''))
		.join('');
}

/** Every pair there is, as in `foldingFor`. */
export function allFolding(): string {
	folding ??= readFolding();
	return folding.map((pair) => pair.join('')).join('');
}

/** Every pair there is, sorted by variant. */
function readFolding(): [string, string][] {
	const simplified = new Map(singleCharacters(to.cn));
	const canonicalOf = new Map(simplified);
	for (const [variant, traditional] of REGIONS.flatMap((region) => singleCharacters(from[region]))) {
		// OpenCC goes through the traditional form even where the region writes the simplified one: 台, 臺, 台.
		const canonical = simplified.get(traditional) ?? traditional;
		if (canonical === variant || canonicalOf.has(variant) || LEFT_ALONE.has(variant)) continue;
		canonicalOf.set(variant, canonical);
	}
	return [...canonicalOf.keys()]
		.map((variant): [string, string] => [variant, settle(variant, canonicalOf)])
		.filter(([variant, canonical]) => variant !== canonical && variant.length === 1 && canonical.length === 1)
		.sort(([a], [b]) => compare(a, b));
}

/** Where a character ends when it is folded until nothing changes; itself if that would go round in circles. */
function settle(character: string, canonicalOf: ReadonlyMap<string, string>): string {
	const passed = new Set<string>();
	let settled = character;
	for (let next = canonicalOf.get(settled); next !== undefined; next = canonicalOf.get(settled)) {
		if (passed.has(next)) return character;
		passed.add(next);
		settled = next;
	}
	return settled;
}

/** The entries of dictionaries that turn one character into another one; the others are words. */
function singleCharacters(groups: readonly (readonly Dictionary[])[] = []): [string, string][] {
	return groups
		.flat()
		.flatMap(entriesOf)
		.flatMap(([variant = '', canonical = '']): [string, string][] =>
			variant !== canonical && isCharacter(variant) && isCharacter(canonical) ? [[variant, canonical]] : [],
		);
}

function entriesOf(dictionary: Dictionary): readonly (readonly string[])[] {
	return typeof dictionary === 'string' ? dictionary.split('|').map((entry) => entry.split(' ')) : dictionary;
}

function isCharacter(text: string): boolean {
	return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}
