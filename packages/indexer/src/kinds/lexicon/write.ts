import { LEXICON_FILE, NEGATED, normalizeTerm, stem, surfaceWords } from '@pinakes/query/format';
import type { Config } from '../../config.ts';
import { FORBIDDEN_THINGS, NEGATIONS, SHORT_NEGATIONS, SYNONYM_GROUPS } from '../../data/lexicon.ts';
import { compare } from '../../report.ts';
import { objectText } from '../../write/json.ts';
import type { IndexFiles } from '../../write/parts.ts';

/** Phrases of the lexicon by their keys, each with the key of its group's head. */
export type Phrases = Readonly<Record<string, string>>;

/** Writes the lexicon: ours and what the configuration adds. Returns its phrases. */
export function writeLexicon(files: IndexFiles, config: Config): Phrases {
	const groups = [...config.synonyms, ...SYNONYM_GROUPS].map((group) => group.map(normalizeTerm));
	const terms = new Map<string, string>();
	const phrases = new Map<string, string>();
	groups.forEach((group, number) => {
		const head = phraseKey(group[0] ?? '');
		for (const term of group) {
			// A term that is in two groups belongs to the first, so that the configuration has its say.
			if (!terms.has(term)) terms.set(term, String(number));
			const key = phraseKey(term);
			if (key !== '' && !phrases.has(key)) phrases.set(key, head);
		}
	});
	const constraints = new Map<string, string>();
	for (const [key, words] of [...configured(config), ...builtIn()]) {
		if (!constraints.has(key)) constraints.set(key, JSON.stringify(words));
	}
	const text = objectText([
		['terms', objectText(sorted(terms))],
		['phrases', objectText(sorted(phrases).map(([key, head]) => [key, JSON.stringify(head)]))],
		['constraints', objectText(sorted(constraints))],
		['negations', JSON.stringify(NEGATIONS)],
	]);
	files.set(LEXICON_FILE, text);
	return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(phrases));
}

/** The Chinese words that the lexicon knows. */
export function knownHanWords(): ReadonlySet<string> {
	return new Set(SYNONYM_GROUPS.flat().filter((term) => !/[a-z]/i.test(term)));
}

function phraseKey(term: string): string {
	return surfaceWords(term).map(stem).join(' ');
}

function* builtIn(): Iterable<[string, readonly string[]]> {
	for (const { things, aliases = [], words } of FORBIDDEN_THINGS) {
		for (const thing of things) {
			yield [NEGATED + thing, words];
			for (const negation of SHORT_NEGATIONS) yield [negation + thing, words];
		}
		for (const alias of aliases) yield [alias, words];
	}
}

function* configured(config: Config): Iterable<[string, readonly string[]]> {
	for (const [thing, words] of config.constraints) yield [NEGATED + normalizeTerm(thing), words];
}

function sorted(table: ReadonlyMap<string, string>): [string, string][] {
	return [...table].sort(([a], [b]) => compare(a, b));
}
