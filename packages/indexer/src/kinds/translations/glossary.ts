import { isUnspaced, MAX_SHARE, SHARE_ZERO, tokensOf } from '@pinakes/query/internal';
import type { Glossary } from '../../config/config.ts';
import { buildAnalyzer } from '../../words/content-words.ts';
import { ONE_WAY } from './dictionary.ts';

/** Converts a glossary to lines of a dictionary in both directions, with the maximum share. */
export function glossaryLines(glossary: Glossary): string {
	const share = String.fromCharCode(SHARE_ZERO + MAX_SHARE);
	const lines = Object.entries(glossary).flatMap(([term, translations]) => {
		const [words, targets] = [termsOf(term), translations.flatMap(termsOf)];
		return words.flatMap((word) => targets.map((target) => [lineOf(word, target), lineOf(target, word)]));
	});
	return lines.flat().join('');

	// A line of one direction adds to those of the built-in dictionary, which may have one for the word.
	function lineOf(word: string, target: string): string {
		return `${isUnspaced(word) ? ONE_WAY : ''}${word} ${target}${share}\n`;
	}
}

/** Returns the stems of words, and text without spaces as a whole. */
function termsOf(text: string): readonly string[] {
	const analyzer = buildAnalyzer();
	return tokensOf(text, analyzer).flatMap(({ kind, text: token }) => {
		if (kind === 'unspaced') return [token];
		return kind === 'word' && !analyzer.stopWords.has(token) ? [analyzer.stem(token)] : [];
	});
}
