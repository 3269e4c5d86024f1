import { from, to } from 'opencc-js/preset/t2cn';
import { compare } from '../base/report.ts';

/** Regional variants that are added to traditional characters, Taiwan first. */
const REGIONS = ['tw', 'hk'];

/** Characters that are variants only in Taiwan: 什么 is not 什幺, 著名 is not 着名. */
const NOT_FOLDED: ReadonlySet<string> = new Set('么著');

/** Pairs of a variant and its canonical character, one UTF-16 code unit each, sorted by variant. */
let folding: readonly string[] | undefined;

/**
 * Returns the pairs that fold a corpus and its queries to simplified Chinese. Only characters with a form in the corpus are
 * included. No canonical character is a variant, so folding is idempotent.
 *
 * @param characters the distinct characters of the corpus, in NFKC and lower case
 */
export function foldingFor(characters: Iterable<string>): string {
	const present = new Set(characters);
	folding ??= readFolding();
	// A query may have a third form of a character, neither that of the corpus nor the canonical one.
	for (const pair of folding) if (present.has(pair.charAt(0))) present.add(pair.charAt(1));
	return folding.filter((pair) => present.has(pair.charAt(1))).join('');
}

/** Returns all pairs, as in `foldingFor`. */
export function allFolding(): string {
	folding ??= readFolding();
	return folding.join('');
}

function readFolding(): string[] {
	const simplified = new Map(singleCharacters(to.cn));
	const canonicalOf = new Map(simplified);
	for (const [variant, traditional] of REGIONS.flatMap((region) => singleCharacters(from[region]))) {
		// OpenCC converts through the traditional form even if the region writes the simplified one: 台, 臺, 台.
		const canonical = simplified.get(traditional) ?? traditional;
		if (canonical === variant || canonicalOf.has(variant) || NOT_FOLDED.has(variant)) continue;
		canonicalOf.set(variant, canonical);
	}
	return [...canonicalOf.keys()]
		.map((variant) => variant + canonicalForm(variant, canonicalOf))
		.filter((pair) => pair.length === 2)
		.sort(compare);
}

/** Returns the canonical form of a character, by following pairs until nothing changes. */
function canonicalForm(character: string, canonicalOf: ReadonlyMap<string, string>): string {
	const next = canonicalOf.get(character);
	return next === undefined ? character : canonicalForm(next, canonicalOf);
}

/** Returns the pairs of dictionaries, `variant canonical|…`, that map one character to another; the others are words. */
function singleCharacters(groups: readonly (readonly unknown[])[] = []): [string, string][] {
	return groups
		.flat()
		.flatMap((dictionary) => String(dictionary).split('|'))
		.filter((entry) => /^(.) (?!\1).(?: |$)/u.test(entry))
		.map((entry) => entry.split(' ') as [string, string]);
}
