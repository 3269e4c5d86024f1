/** The corpus: pieces of markdown, YAML, JSON and queries, of which inputs are put together. */
const WORDS = `
	{{< >}} {% %} {{ }} :::note ::: /> <pre> <p><b> :: |a| ---- [[ << image::a[ [source] {a} # > ~~~ <!-- --> <a>
	</ <? <![CDATA[ [ ] ]( ( ) ![ * ** _ ~ &amp; & | --- === *** a 中 " ' : { } @ % 1 . / http://a.b <http://a> =
`;

/** Pieces of markup, JSON and queries. */
export const PIECES = [
	...WORDS.trim().split(/\s+/),
	...'```{note}\u00b7<A b={\u00b7import a\u00b7.. a::\u00b7:a:`\u00b7>>> \u00b7== a\u00b7:a: {a}\u00b7# a\u00b7> \u00b7- \u00b7* \u00b71. \u00b7```\u00b7`\u00b7``\u00b7<a \u00b7[a]: \u00b7[a]: /u\u00b7\\'.split(
		'·',
	),
	...'\n\u00b7\n\n\u00b7\r\u00b7\r\n\u00b7\t\u00b7 \u00b7    \u00b7ab c\u00b7\u2028\u00b7\u0301\u00b7\0\u00b7: \u00b7? \u00b7!a \u00b7&a \u00b7*a \u00b7a: \u00b7, \u00b7\\\n\u00b7  \n'.split(
		'·',
	),
];

const VALUES = 'null -1 1e308 [] {} __proto__ constructor \ud800 \u202e 😀 0.5 true .. --'.split(' ');

/**
 * Returns a text of some pieces.
 *
 * @param {import('../random.js').Random} random
 * @param {number} most
 */
export function somePieces(random, most) {
	return Array.from({ length: random.below(most + 1) }, () => random.pick(PIECES)).join('');
}

/**
 * Returns a text with up to three changes: something cut out, put in, repeated or moved.
 *
 * @param {import('../random.js').Random} random
 * @param {string} text
 */
export function mutated(random, text) {
	let changed = text;
	for (let changes = random.between(1, 3); changes > 0; changes--) {
		const at = random.below(changed.length + 1);
		const size = random.chance(0.8) ? random.below(5) : random.below(changed.length + 1);
		const cut = changed.slice(at, at + size);
		const put = random.pick(['', String(random.below(100)), random.pick(PIECES), random.pick(VALUES), cut + cut]);
		changed = changed.slice(0, at) + put + changed.slice(at + size);
	}
	return changed;
}

/**
 * Returns any JSON value: texts of pieces, numbers of all sizes, and nested lists and objects of the given keys.
 *
 * @param {import('../random.js').Random} random
 * @param {readonly string[]} keys
 * @returns {any}
 */
export function anyValue(random, keys, depth = 0) {
	const kind = random.below(depth > 2 ? 5 : 8);
	if (kind < 2) return somePieces(random, 4);
	if (kind === 2) return random.pick([0, 1, -1, 0.5, 1e308, Number.NaN, 2 ** 31, 7]);
	if (kind === 3) return random.pick([null, undefined, true, false]);
	if (kind === 4) return random.pick(VALUES);
	const values = Array.from({ length: random.below(4) }, () => anyValue(random, keys, depth + 1));
	if (kind < 7) return values;
	return Object.fromEntries(values.map((value) => [random.pick(keys), value]));
}
