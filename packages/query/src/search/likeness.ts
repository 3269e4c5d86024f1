/**
 * Which of an index's words are taken for a word that is asked for, beside the word itself. Words are
 * stems, so that their endings differ only where the stemmer left something.
 */

/** Letters at which related words begin alike at least, and those that they may end differently. */
const FEWEST_ALIKE = 5;
const MOST_ENDING = 2;

/** Letters of the shortest word in which a mistake is looked for. */
const SHORTEST_WITH_TYPO = 5;

/** Letters at which words begin alike that lie in one row of any index; mistakes beyond them cost little to find. */
const ROW_LETTERS = 3;

const LATIN = /^[a-z]+$/;

/** Endings of which the beginnings are known while a word is typed. */
const ENDINGS =
	'able ably al ally ance ation ations ed ence er ers es est ful ing ings ion ions ism ist ities ity ive ize less ly ment ments ness s';

/** Whether two words begin alike, such as `analysi` and `analyst`. */
export function isRelated(word: string, other: string): boolean {
	if (word.length < FEWEST_ALIKE || other === word || !LATIN.test(word)) return false;
	let alike = 0;
	while (alike < word.length && word[alike] === other[alike]) alike++;
	if (alike < Math.max(FEWEST_ALIKE, word.length - MOST_ENDING)) return false;
	return other.length - alike <= MOST_ENDING && LATIN.test(other);
}

/** Whether a word that is typed may become a form of a stem. */
export function isCompletion(typed: string, other: string, stem: (word: string) => string): boolean {
	if (other.startsWith(typed) || other === stem(typed)) return true;
	if (other.length < ROW_LETTERS || !typed.startsWith(other)) return false;
	const begun = typed.slice(other.length);
	return ENDINGS.split(' ').some((ending) => ending.startsWith(begun) && stem(other + ending) === other);
}

/** Whether a word may have mistakes that are looked for. */
export function mayHaveTypo(word: string): boolean {
	return word.length >= SHORTEST_WITH_TYPO && LATIN.test(word);
}

/** Whether two words begin alike so far that they lie in one row. */
export function shareRow(word: string, other: string): boolean {
	return other.startsWith(word.slice(0, ROW_LETTERS));
}

/** Whether one letter was left out, added, replaced, or changed places with the next. */
export function isOneEdit(word: string, other: string): boolean {
	const longer = word.length >= other.length ? word : other;
	const shorter = longer === word ? other : word;
	if (longer.length - shorter.length > 1 || word === other) return false;
	let at = 0;
	while (at < shorter.length && longer[at] === shorter[at]) at++;
	const rest = longer.slice(at + 1);
	if (longer.length > shorter.length) return rest === shorter.slice(at);
	if (rest === shorter.slice(at + 1)) return true;
	const areSwapped = longer[at] === shorter[at + 1] && longer[at + 1] === shorter[at];
	return areSwapped && longer.slice(at + 2) === shorter.slice(at + 2);
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** The keys of the rows that may have a word of which one letter is mistaken. */
export function neighbourKeys(word: string, length: number): string[] {
	const keys = new Set([word.slice(0, length)]);
	for (let at = 0; at < length; at++) {
		const before = word.slice(0, at);
		keys.add((before + word.slice(at + 1)).slice(0, length));
		keys.add((before + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)).slice(0, length));
		for (const letter of LETTERS) {
			keys.add((before + letter + word.slice(at)).slice(0, length));
			keys.add((before + letter + word.slice(at + 1)).slice(0, length));
		}
	}
	return [...keys].sort();
}
