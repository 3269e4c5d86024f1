import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en';
import nspell from 'nspell';

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** What is not written, what is written instead, and whether that holds for comments of the code as well. */
export const BANNED = JSON.parse(read('banned.json')).map(([pattern, instead, scope]) => ({
	pattern,
	instead,
	isForComments: scope !== undefined,
}));

/** The same of Chinese. */
export const BANNED_CHINESE = JSON.parse(read('banned-zh.json')).map(([pattern, instead]) => ({
	pattern: new RegExp(pattern, 'gu'),
	instead,
}));

/** A word of English letters, with its apostrophes; no part of a path, a version or an identifier. */
const WORD = /(?<![\p{L}\p{N}_@#./\\-])[A-Za-z]+(?:['’][a-z]+)?(?![\p{L}\p{N}_@/\\]|\.\p{L})/gu;

const spell = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));

/** Names and words of the field, in lower case. */
const EXTRA = new Set(
	read('words.txt')
		.split('\n')
		.filter((line) => !line.startsWith('#'))
		.map((word) => word.toLowerCase()),
);

/** Whether a word is spelled as the dictionary has it, by word. */
const known = new Map();

/** Reports idioms that read like a translation: see banned.json. */
export function bannedWords({ Syntax, report, getSource, RuleError, locator }) {
	return {
		[Syntax.Str](node) {
			const text = getSource(node).replace(/\s/g, ' ');
			for (const { pattern, instead } of BANNED) {
				for (const match of text.matchAll(new RegExp(pattern, 'gi'))) {
					const padding = locator.range([match.index, match.index + match[0].length]);
					report(node, new RuleError(`"${match[0]}": write ${instead}`, { padding }));
				}
			}
		},
	};
}

/** Reports words that are in neither the English dictionary nor words.txt. */
export function spelling({ Syntax, report, getSource, RuleError, locator }) {
	return {
		[Syntax.Str](node) {
			for (const { 0: word, index } of getSource(node).matchAll(WORD)) {
				if (isKnown(word)) continue;
				const padding = locator.range([index, index + word.length]);
				report(
					node,
					new RuleError(`"${word}" is no English word; add it to scripts/prose/words.txt if it is right`, { padding }),
				);
			}
		},
	};
}

/** Names in capitals or with capitals inside are left to their owners. */
function isKnown(word) {
	if (word.length < 3 || /[a-z][A-Z]|[A-Z]{2}/.test(word)) return true;
	const plain = word.replace('’', "'");
	if (EXTRA.has(plain.toLowerCase().replace(/'s$/, ''))) return true;
	if (!known.has(plain)) known.set(plain, spell.correct(plain) || spell.correct(plain.toLowerCase()));
	return known.get(plain);
}
