import { tokensOf } from '@pinakes/query/format/analysis/tokenizer';
import { MAX_SHARE, SHARE_ZERO } from '@pinakes/query/format/kinds/translations/schema';
import { buildAnalyzer } from '../../analysis/analyzer.ts';

/** Translations of a team, by term. */
export type Glossary = Readonly<Record<string, readonly string[]>>;

/** Converts a glossary to lines of a dictionary, with the maximum share. */
export function glossaryLines(glossary: Glossary): string {
	const share = String.fromCharCode(SHARE_ZERO + MAX_SHARE);
	const lines = Object.entries(glossary).flatMap(([term, translations]) => {
		const targets = translations.flatMap(termsOf).map((target) => ` ${target}${share}`);
		return termsOf(term).map((word) => `${word}${targets.join('')}\n`);
	});
	return lines.join('');
}

/** Returns the stems of words, and text without spaces as a whole. */
function termsOf(text: string): readonly string[] {
	const analyzer = buildAnalyzer();
	return tokensOf(text, analyzer).flatMap(({ kind, text: token }) => {
		if (kind === 'unspaced') return [token];
		return kind === 'word' && !analyzer.stopWords.has(token) ? [analyzer.stem(token)] : [];
	});
}
