/** Words of made-up documents. The most frequent ones are real, so that the texts read like skills do. */

/** @param {string} text */
const list = (text) => text.trim().split(/\s+/);

/** What skills are about, most frequent first. */
const SUBJECTS = list(`
	code test api data file project web security design documentation git database frontend backend python
	typescript cloud docker query configuration component deployment schema server performance workflow email
	report image log pipeline network container prompt model agent markdown spreadsheet architecture kubernetes
	javascript browser mobile payment login permission cache queue event stream storage backup release version
	dependency package template plugin script terminal editor chart diagram dashboard website video audio
	translation contract invoice calendar meeting requirement accessibility internet online windows linux
`);

/** What skills do, most frequent first. */
const ACTIVITIES = list(`
	review generation refactoring testing debugging analysis optimization migration validation monitoring
	planning editing formatting automation integration search summarization visualization extraction conversion
	authentication authorization logging scaffolding auditing versioning profiling linting tracing scheduling
	compression encryption caching indexing parsing rendering routing sampling scraping seeding
`);

const ONSETS = ['b', 'c', 'd', 'f', 'g', 'h', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'st', 'tr', 'pl', 'cr'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou'];
const CODAS = ['', '', 'n', 'r', 's', 't', 'l', 'nd', 'x'];
const ENDINGS = ['', '', '', 's', 'ing', 'ed', 'er', 'ation'];

/**
 * A word that looks like English.
 *
 * @param {import('./random.js').Random} random
 */
export function madeUpWord(random) {
	const syllable = () => random.pick(ONSETS) + random.pick(VOWELS) + random.pick(CODAS);
	return Array.from({ length: random.between(1, 2) }, syllable).join('') + random.pick(ENDINGS);
}

/** Subjects and activities in turn. @type {readonly string[]} */
export const REAL_WORDS = SUBJECTS.flatMap((subject, i) => [subject, ...ACTIVITIES.slice(i, i + 1)]);
