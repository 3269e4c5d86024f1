import { letterRuns, normalizeText } from '@pinakes/query/internal';

/** The features by which near-duplicates are recognized. */
interface Fingerprint {
	readonly letters: string;
	/** Numbers and negations. Texts that differ in these are not duplicates, even if all other words are the same. */
	readonly facts: string;
	/** Character bigrams. */
	readonly bigrams: ReadonlySet<string>;
}

/** Minimum Jaccard similarity of the character bigrams of near-duplicates. */
const MIN_SIMILARITY = 0.85;

const FACTS = /\d+|[不没沒未无無非别]|\b(?:not|never|no|none)\b|n['’]t\b/g;

/** Returns the features of a text for `isNearDuplicate`. */
export function fingerprintOf(text: string): Fingerprint {
	const normal = normalizeText(text);
	const letters = letterRuns(normal).join('');
	const bigrams = new Set<string>();
	for (let i = 0; i + 1 < letters.length; i++) bigrams.add(letters.slice(i, i + 2));
	return { letters, facts: (normal.match(FACTS) ?? []).join(' '), bigrams };
}

/** Whether two texts have nearly the same characters, and the same numbers and negations. */
export function isNearDuplicate(a: Fingerprint, b: Fingerprint): boolean {
	if (a.letters === b.letters && a.facts === b.facts) return true;
	const [fewer, more] = a.bigrams.size < b.bigrams.size ? [a.bigrams, b.bigrams] : [b.bigrams, a.bigrams];
	if (a.facts !== b.facts || fewer.size < more.size * MIN_SIMILARITY) return false;
	let common = 0;
	for (const bigram of fewer) if (more.has(bigram)) common++;
	return common >= (fewer.size + more.size - common) * MIN_SIMILARITY;
}
