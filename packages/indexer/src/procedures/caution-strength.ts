import { CHECKS, NO_CAUTION, WARNINGS } from '../data/caution-words.ts';

/** `warning` for warnings, prohibitions and red lines. */
export type Strength = 'warning' | 'check';

interface Words {
	readonly signs: readonly string[];
	readonly han: readonly string[];
	readonly english: readonly string[];
}

const WARNING = patternOf(WARNINGS);
const CHECK = patternOf(CHECKS);
const OTHER = new RegExp(NO_CAUTION.join('|'), 'g');

function patternOf(words: Words): RegExp {
	return new RegExp([...words.signs, ...words.han, englishOf(words)].join('|'), 'iu');
}

function englishOf({ english }: Words): string {
	return `(?<![A-Za-z\\d])(?:${english.join('|')})(?![A-Za-z\\d])`;
}

const SIGN = new RegExp(WARNINGS.signs.join('|'));
const TITLE = new RegExp(`(?:${WARNINGS.han.join('|')})(?:事项|事項)?$|(?:${englishOf(WARNINGS)})$`, 'iu');

/**
 * Whether a heading is a title of warnings rather than an action: `五、注意事项`, not `3. 风险评估`.
 *
 * @param text the heading, folded by `foldHeading`
 */
export function namesWarnings(text: string): boolean {
	return !text.endsWith('?') && TITLE.test(text.slice(0, lastWord(text) + 1));
}

/** Whether a heading contains a warning sign. */
export function hasWarningSign(text: string): boolean {
	return SIGN.test(text);
}

/** Returns the index of the last letter, or -1. */
function lastWord(text: string): number {
	for (let i = text.length - 1; i >= 0; i--) if (/\p{L}/u.test(text[i] ?? '')) return i;
	return -1;
}

/**
 * Returns whether a heading is a caution, and how strong it is.
 *
 * @param text the heading, folded by `foldHeading`
 */
export function strengthOf(text: string): Strength | undefined {
	const relevant = text.replaceAll('’', "'").replace(OTHER, ' ');
	if (WARNING.test(relevant)) return 'warning';
	return CHECK.test(relevant) ? 'check' : undefined;
}
