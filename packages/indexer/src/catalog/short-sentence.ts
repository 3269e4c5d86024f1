import { isUnspaced } from '@pinakes/query/format/analysis/normalize';
import { shorten } from '@pinakes/query/format/base/shown-text';

// Regular expressions here are harmless: texts have at most 2,000 characters.

/** Minimum words of a sentence; `MIN_HAN` Han characters for Chinese. */
const MIN_WORDS = 3;
const MIN_HAN = 6;

/** Maximum characters of a sentence. */
const MAX_LENGTH = 120;

const MAX_NESTED = 3;

/** Maximum characters of a text that are read. */
const MAX_READ = 2_000;

/** Matches introductory phrases, such as "this skill". */
const LEAD_IN =
	/^(?:use (?:this (?:skill|agent|tool|prompt) )?(?:to|when (?:the |a )?users? (?:explicitly )?(?:asks?|wants?|needs?) to)|(?:this|the) (?:skill|agent|tool|prompt)(?= \w+s\s))\s+/i;

/** Matches the end of a sentence, but not of an abbreviation, a number or a file name. */
const SENTENCE_END = /(?<![.\s](?:e\.g|i\.e|etc|vs))[.!?](?= ["'“‘(]?[\p{Lu}\p{Script=Han}]|$)|[。！？]/u;

/**
 * Matches positions before which the text is a sentence too: before clauses and optional phrases, but not at commas
 * within lists.
 */
const CUTS =
	/,(?! (?:\S{1,40} ){0,2}(?:\S{0,40},|and |or ))|[;:，；：]| [-–—]{1,3} | (?=(?:that|which|who|so that|such as|including|using|via|with|without|by|based on|from|when|whenever|while|where|across|through|during|before|after|following|because|as well as) )/gi;

/** Matches words that cannot end a sentence. */
const DANGLING =
	/(?:^|\s)(?:a|an|the|and|or|of|to|for|in|on|at|is|are|be|your|their|its|this|these|any|all|with|by|from|as|into|when|user|users|asks?|wants?|needs?)$|^use (?:this \S+|when \S+)$/i;

/**
 * Returns the first sentence of a text, shortened to its main clause.
 *
 * Parentheses are left out, and words such as "This skill" before the verb.
 */
export function shortSentence(text: string): string {
	const bare = withoutParentheses(text.slice(0, MAX_READ)).replace(/\s+/g, ' ').trim();
	const end = SENTENCE_END.exec(bare);
	const first = (end === null ? bare : bare.slice(0, end.index)).replace(LEAD_IN, '').trim();
	const cuts = [...first.matchAll(CUTS)].map(({ index }) => first.slice(0, index).trim());
	const sentence = cuts.find((cut) => isLongEnough(cut) && !DANGLING.test(cut)) ?? first;
	return capitalized(shorten(sentence, MAX_LENGTH - 1));
}

/** Removes parentheses with their content, up to {@link MAX_NESTED} levels. */
function withoutParentheses(text: string): string {
	let bare = text;
	for (let level = 0; level < MAX_NESTED; level++) bare = bare.replace(/\s?[(（][^()（）]{0,500}[)）]/g, '');
	return bare;
}

function isLongEnough(sentence: string): boolean {
	const han = [...sentence].filter(isUnspaced).length;
	return han >= MIN_HAN || sentence.split(/\s+/).length >= MIN_WORDS;
}

/** Capitalizes a sentence, unless it begins with a name such as `dotnet-test` or `iOS`. */
function capitalized(sentence: string): string {
	const [first = ''] = sentence.split(/\s/);
	return /^[a-z]+,?$/.test(first) ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence;
}
