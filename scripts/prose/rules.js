import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en';
import nspell from 'nspell';

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Banned idioms with replacements, and whether they apply to comments too. */
export const BANNED = JSON.parse(read('banned.json')).map(([pattern, instead, scope]) => ({
	pattern,
	instead,
	isForComments: scope !== undefined,
}));

/** Banned idioms in Chinese. */
export const BANNED_CHINESE = JSON.parse(read('banned-zh.json')).map(([pattern, instead]) => ({
	pattern: new RegExp(pattern, 'gu'),
	instead,
}));

/** Matches English words, but not parts of paths, versions or identifiers. */
const WORD = /(?<![\p{L}\p{N}_@#./\\-])[A-Za-z]+(?:['’][a-z]+)?(?![\p{L}\p{N}_@/\\]|\.\p{L})/gu;

const spell = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));

/** Additional names and technical terms, in lower case. */
const EXTRA = new Set(
	read('words.txt')
		.split('\n')
		.filter((line) => !line.startsWith('#'))
		.map((word) => word.toLowerCase()),
);

/** Cache of spelling results, by word. */
const known = new Map();

/** Reports banned idioms, see banned.json. */
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

/** Reports words that are neither in the English dictionary nor in words.txt. */
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

/** Whether a word is known. Words with inner capitals are names, and not checked. */
function isKnown(word) {
	if (word.length < 3 || /[a-z][A-Z]|[A-Z]{2}/.test(word)) return true;
	const plain = word.replace('’', "'");
	if (EXTRA.has(plain.toLowerCase().replace(/'s$/, ''))) return true;
	if (!known.has(plain)) known.set(plain, spell.correct(plain) || spell.correct(plain.toLowerCase()));
	return known.get(plain);
}
