import { normalizeText } from '@pinakes/query/format/analysis/normalize';
import { plainRunsOf } from '@pinakes/query/format/analysis/tokenizer';

/** What tells whether two texts say the same. */
export interface Fingerprint {
	readonly letters: string;
	/** Numbers and negations, which make another statement of almost the same words. */
	readonly facts: string;
	readonly pairs: ReadonlySet<string>;
}

/** The share of pairs of characters that near-duplicates have in common. */
const SAME_SHARE = 0.85;

const FACTS = /\d+|[不没沒未无無非别]|\b(?:not|never|no|none)\b|n['’]t\b/g;

/** Reads a text for `isNearDuplicate`. */
export function fingerprintOf(text: string): Fingerprint {
	const normal = normalizeText(text);
	const letters = plainRunsOf(normal).join('');
	const pairs = new Set<string>();
	for (let i = 0; i + 1 < letters.length; i++) pairs.add(letters.slice(i, i + 2));
	return { letters, facts: (normal.match(FACTS) ?? []).join(' '), pairs };
}

/** True for texts that differ by little, and neither by a number nor by a negation. */
export function isNearDuplicate(a: Fingerprint, b: Fingerprint): boolean {
	if (a.letters === b.letters && a.facts === b.facts) return true;
	const [fewer, more] = a.pairs.size < b.pairs.size ? [a.pairs, b.pairs] : [b.pairs, a.pairs];
	if (a.facts !== b.facts || fewer.size < more.size * SAME_SHARE) return false;
	let common = 0;
	for (const pair of fewer) if (more.has(pair)) common++;
	return common >= (fewer.size + more.size - common) * SAME_SHARE;
}
