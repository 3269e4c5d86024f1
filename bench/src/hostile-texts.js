import { createRandom, zipfPicker } from './random.js';
import { createVocabulary } from './vocabulary.js';
import { HAN_CHARACTERS } from './words.js';

/**
 * @typedef {object} HostileText
 * @property {string} name
 * @property {boolean} [markdown] whether its markup is taken off first
 * @property {(length: number) => string} make a text of so many characters, as JavaScript counts them
 */

/**
 * Texts of which some take other programs time squared, after two that are ordinary.
 *
 * @type {readonly HostileText[]}
 */
export const HOSTILE_TEXTS = [
	{ name: 'ordinary English', make: english },
	{ name: 'ordinary Chinese', make: chinese },
	repeated('one long word', 'a'),
	repeated('one long word that ends in suffixes all along', 'ational'),
	repeated('one long number', '7'),
	repeated('one long identifier', 'a-b-'),
	repeated('one long identifier, upper and lower case', 'aB'),
	repeated('camelCase words all along', 'getUserById'),
	repeated('letters and digits in turn', 'a1'),
	repeated('combining marks in disorder', '\u0315\u0300'),
	repeated('a letter, then combining marks in disorder', '\u0315\u0300', 'e'),
	repeated('a character that becomes 18', '\ufdfa'),
	repeated('Hangul in single letters', '\u1112\u1161\u11ab'),
	repeated('emoji', '\u{1f600}\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'),
	repeated('first halves of surrogate pairs', '\ud83d'),
	repeated('surrogate pairs the wrong way round', '\ude00\ud83d'),
	repeated('quotation marks', '"'),
	repeated('apostrophes', "'"),
	repeated('letters between apostrophes', "a'"),
	repeated('spaces', ' '),
	repeated('markdown: brackets', '[', '', true),
	repeated('markdown: links that do not end', '](', '', true),
	repeated('markdown: tags that do not end', '<a ', '', true),
	repeated('markdown: comments that do not end', '<!--', '', true),
	repeated('markdown: backticks', '`', '', true),
	repeated('markdown: fences all along', '```\n~~~\n', '', true),
	repeated('markdown: quotations in quotations', '> ', '', true),
];

/**
 * @param {string} name
 * @param {string} pattern
 * @param {string} [start]
 * @param {boolean} [markdown]
 * @returns {HostileText}
 */
function repeated(name, pattern, start = '', markdown = false) {
	const make = (/** @type {number} */ length) =>
		(start + pattern.repeat(Math.ceil(length / pattern.length))).slice(0, length);
	return { name, markdown, make };
}

/** @param {number} length */
function english(length) {
	const random = createRandom(1);
	const word = zipfPicker(createVocabulary(1).english);
	return grown(length, () => word(random) + (random.chance(0.1) ? '. ' : ' '));
}

/** @param {number} length */
function chinese(length) {
	const random = createRandom(1);
	const character = zipfPicker(HAN_CHARACTERS, 5);
	return grown(length, () => character(random) + (random.chance(0.08) ? '，' : ''));
}

/**
 * @param {number} length
 * @param {() => string} next
 */
function grown(length, next) {
	const pieces = [];
	for (let size = 0; size < length; ) {
		const piece = next();
		pieces.push(piece);
		size += piece.length;
	}
	return pieces.join('').slice(0, length);
}
