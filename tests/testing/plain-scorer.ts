import type { Unit } from '@pinakes/indexer';
import type { MatchQuery } from '@pinakes/query';

/*
 * The document's rules once more, as plainly as they can be written: every unit is looked at, nothing
 * is indexed. No term here is in the lexicon of synonyms, so that a term stands for itself alone.
 */

export const MIN_VALUE = 0.6;

export const EPSILON = 1e-9;

/** A term without its case, width and surrounding space. */
function plain(term: string): string {
	return term.normalize('NFKC').toLowerCase().trim();
}

export function plainSet(terms: readonly string[] | null | undefined): string[] {
	return [...new Set((terms ?? []).map(plain))].filter((term) => term !== '');
}

/** True where a text has a word; words of the texts below stand between spaces. */
function hasWord(text: string | null, word: string): boolean {
	return (text ?? '')
		.normalize('NFKC')
		.toLowerCase()
		.split(/[\s_]+/)
		.includes(word);
}

/** What the document makes of one unit. */
interface Scored {
	readonly unit: Unit;
	readonly score: number;
	/** Without environment and constraints. */
	readonly open: number;
}

/** A query in the oracle's own plain form. */
export interface Plain {
	readonly tags: readonly string[];
	readonly keywords: readonly string[];
	readonly ide: string;
	readonly env: string;
	readonly constraints: readonly string[];
	readonly goal: string;
}

export function plainQuery({ tags, keywords, ide, env, constraints, goal }: MatchQuery): Plain {
	return {
		tags: plainSet(tags),
		keywords: plainSet(keywords),
		ide: plain(ide ?? ''),
		env: plain(env ?? ''),
		constraints: plainSet(constraints),
		goal: goal ?? '',
	};
}

/** What is asked for: of each list of terms any one. */
interface Demands {
	readonly tags: readonly (readonly string[])[];
	readonly keywords: readonly (readonly string[])[];
}

function shareOf(asked: Demands['tags'], carried: readonly string[]): number {
	const terms = plainSet(carried);
	const had = asked.filter((any) => any.some((term) => terms.includes(term)));
	return asked.length === 0 ? 0 : had.length / asked.length;
}

function scoreUnit(unit: Unit, query: Plain, demands: Demands): Scored {
	let open = shareOf(demands.tags, unit.capability_tags) * 0.6 + shareOf(demands.keywords, unit.keywords) * 0.3;
	if (query.ide !== '') {
		if (plainSet(unit.ide_support).includes(query.ide)) open += 0.1;
		else open *= 0.2;
	}
	let score = open;
	if (query.env !== '' && hasWord(unit.conflicts, query.env)) score *= 0.3;
	for (const constraint of query.constraints) {
		if (!constraint.startsWith('no-')) continue;
		const thing = constraint.slice(3);
		if (hasWord(unit.description, thing) || hasWord(unit.conflicts, thing)) score *= 0.5;
	}
	return { unit, score, open };
}

/** The words of a text: there are no signs between them but these. */
function wordsOf(text: string): string[] {
	return plain(text)
		.split(/[\s_!-]+/)
		.filter((word) => word !== '');
}

/** The words that a unit's text is found by: identifiers also in parts, and of two Han characters the second as well. */
function indexedWords(text: string): string[] {
	return text
		.normalize('NFKC')
		.split(/[\s_!]+/)
		.flatMap((word) => {
			if (word === 'toString') return ['tostring', 'string'];
			if (word.includes('-')) return [word.toLowerCase(), ...wordsOf(word)];
			return /^\p{Script=Han}{2}$/u.test(word) ? [word, word.charAt(1)] : wordsOf(word);
		});
}

/** BM25's constants, what a name, a tag or a keyword counts for against a description, and the shares that are kept. */
const K1 = 1.5;
const B = 0.9;
const NAME_WEIGHT = 2;
const SHARES = [1 / 4, 3 / 8, 9 / 16, 11 / 16];

/** How often a unit has a word, or any, weighted: in its name, its description, once in its tags and keywords. */
function occurrences(unit: Unit, word?: string): number {
	const count = (text: string): number =>
		indexedWords(text).filter((other) => word === undefined || other === word).length;
	const declared = [...new Set([...unit.capability_tags, ...unit.keywords].flatMap(indexedWords))];
	const inTerms = declared.filter((other) => word === undefined || other === word).length;
	return (count(unit.name) + inTerms) * NAME_WEIGHT + count(unit.description);
}

/** What a word tells: the fewer units have it the more, in steps of a millionth or so. */
function idfOf(word: string, units: readonly Unit[]): number {
	const having = units.filter((unit) => occurrences(unit, word) > 0).length;
	const idf = Math.log(1 + (Math.max(units.length, 30) - having + 0.5) / (having + 0.5)) ** 1.3;
	return Math.max(1, Math.round(idf * 2 ** 20)) / 2 ** 20;
}

/** The share of a word's idf that a unit gets, rounded by ratio to one of four. */
function quantizedShare(unit: Unit, word: string, units: readonly Unit[]): number {
	const frequency = occurrences(unit, word);
	if (frequency === 0) return 0;
	const average = units.reduce((sum, other) => sum + occurrences(other), 0) / units.length;
	const norm = K1 * (1 - B + (B * (occurrences(unit) + 20)) / (average + 20));
	const exact = frequency / (frequency + norm);
	const ratioTo = (share: number): number => Math.max(share / exact, exact / share);
	return SHARES.reduce((best, share) => (ratioTo(share) < ratioTo(best) ? share : best));
}

/** How well a unit's name and description answer the goal. */
function relevanceOf(unit: Unit, goal: string, units: readonly Unit[]): number {
	const words = [...new Set(wordsOf(goal))];
	return words.reduce((sum, word) => sum + idfOf(word, units) * quantizedShare(unit, word, units), 0);
}

/** Each term that is named is a demand. */
function demandsOf({ tags, keywords }: Plain): Demands {
	return { tags: tags.map((tag) => [tag]), keywords: keywords.map((word) => [word]) };
}

/** What the document makes of a query with tags or keywords. */
interface Expected {
	readonly best: readonly Scored[];
	readonly category: string | null;
}

export function expectedOf(query: Plain, units: readonly Unit[]): Expected {
	const demands = demandsOf(query);
	const found = units.filter(
		(unit) => shareOf(demands.tags, unit.capability_tags) > 0 || shareOf(demands.keywords, unit.keywords) > 0,
	);
	const supporting = found.filter(({ ide_support }) => query.ide === '' || plainSet(ide_support).includes(query.ide));
	const isUnsupported = found.length > 0 && supporting.length === 0;
	const candidates = (isUnsupported ? found : supporting).map((unit) => scoreUnit(unit, query, demands));
	const weight = new Map(candidates.map(({ unit }) => [unit, relevanceOf(unit, query.goal, units)]));
	const ranked = candidates.sort((a, b) => {
		if (Math.abs(a.score - b.score) > EPSILON) return b.score - a.score;
		const ahead = (weight.get(b.unit) ?? 0) - (weight.get(a.unit) ?? 0);
		return ahead !== 0 ? ahead : a.unit.unit_id < b.unit.unit_id ? -1 : 1;
	});
	const passing = isUnsupported ? [] : ranked.filter(({ score }) => score >= MIN_VALUE - EPSILON);
	if (passing.length > 0) return { best: passing.slice(0, 3), category: null };
	return { best: ranked.slice(0, 3), category: refusalOf(found, isUnsupported, ranked) };
}

function refusalOf(found: readonly Unit[], isUnsupported: boolean, ranked: readonly Scored[]): string {
	if (found.length === 0) return 'no_candidates_by_tag';
	if (isUnsupported) return 'candidates_but_no_ide_support';
	const wouldPass = ranked.some(({ open }) => open >= MIN_VALUE - EPSILON);
	return wouldPass ? 'candidates_but_incompatible_env' : 'insufficient_info';
}

/**
 * Every query that one edit makes of another: something is taken out, or, given IDEs, the IDE is another. One
 * term stays: a query without is another question, which its goal answers.
 */
function* editsOf(query: Plain, ides: readonly string[] | undefined): Iterable<Plain> {
	for (const field of ['tags', 'keywords', 'constraints'] as const) {
		if (field !== 'constraints' && query.tags.length + query.keywords.length === 1) continue;
		for (const term of query[field]) yield { ...query, [field]: query[field].filter((other) => other !== term) };
	}
	if (query.env !== '') yield { ...query, env: '' };
	if (query.ide !== '' && ides !== undefined) {
		for (const ide of ['', ...ides]) yield { ...query, ide };
	}
}

/** The fewest edits after which there is a match, where 1 or 2 do it. */
export function fewestEdits(
	query: Plain,
	units: readonly Unit[],
	ides: readonly string[] | undefined,
): 1 | 2 | undefined {
	const passes = (edited: Plain): boolean => expectedOf(edited, units).category === null;
	const once = [...editsOf(query, ides)];
	if (once.some(passes)) return 1;
	return once.some((edited) => [...editsOf(edited, ides)].some(passes)) ? 2 : undefined;
}
