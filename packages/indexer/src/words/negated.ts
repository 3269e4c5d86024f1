import { FORBIDDEN_THINGS, SHORT_NEGATIONS } from '../data/lexicon.ts';

const THINGS = FORBIDDEN_THINGS.flatMap(({ things, words }) => [...things, ...words]).join('|');

/** What is missing, where the text says that nothing works then: these are needed. */
const DOUBLE = [
	// Harmless: looks at three words.
	/(?:\b(?:not|cannot|never|unable|unusable|useless|impossible|nothing|fails?)|n['’]t)(?:\s(?!(?:and|or|but)\b)[\w-]{1,30}){0,3}\s(?:without|with no)\b/gi,
	// Harmless: looks at 80 characters.
	/\bWithout\b(?=[^.;!?\n]{0,80}(?:\b(?:not|cannot|nothing|fails)\b|n['’]t\b))/g,
	/(?<=不[能可])[没沒]有/g,
	new RegExp(
		`(?:[没沒]有|[不无無])(?=\\s?(?:${THINGS})[^。；！？\\n]{0,12}(?:[无無没沒]法|不[能可行了]|失[败敗效]))`,
		'gi',
	),
];

/** What a text says is not needed: up to five words of the clause. Other verbs take what is handled: `without locking the database`. */
const NEGATED = [
	/(?:\b(?:without|no)|(?:\b(?:not|never|cannot)|n['’]t)\s(?:need|requir|us|access|contact|connect|depend|rel[iy]|send|upload)(?:e?s|e|ing)?(?:\s(?:on|to))?)(?:(?:\s|,\s(?=[^.,;:!?\n]{0,40}\sn?or\s))(?!(?:and|but|just|only|except|unless|if|when|where|while|so|then|because|by|via|through|instead|from|on|in|into|at|with|without|not?|never|it|(?<!\bneed\s)for|(?<!\b(?:access|connecting|connection)\s)to(?!\s(?:the|any?|a)\b))\b)(?!(?!(?:us|need|requir|hav|access|connect|contact)ing\b)\w+ing\b)[\w'’/-]+){1,5}/gi,
	/(?<![\w/-])(?:[\w/-]{1,40}\s){1,2}(?:(?:is|are)\s)?not\s(?:needed|required|necessary)\b/gi,
	/(?:[无無毋][需须須]|不会?再?(?:需要?|必|[须須]|使?用|依[赖賴]|要求|[连連]接|[访訪][问問]|[调調]用|上[传傳])|[没沒]有)(?:(?!即可|[就便也但却卻]|直接|通[过過])(?:[\w-]+|[^\w,.;:!?，。；：！？()（）\n])){1,12}/g,
	new RegExp(`(?:\\bno-|(?:${SHORT_NEGATIONS.join('|')}|免)\\s?)(?:${THINGS})`, 'gi'),
];

/** Returns a text without what it says that it does not need: `works without internet`, `无需联网`. */
export function withoutNegated(text: string): string {
	return [...DOUBLE, ...NEGATED].reduce((left, pattern) => left.replace(pattern, ' '), text);
}
