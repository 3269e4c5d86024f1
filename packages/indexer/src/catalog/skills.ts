import type { Index, UnitRecord } from '@pinakes/query';
import { readUnits } from '@pinakes/query/internal';
import { addTo } from '../base/report.ts';
import { buildAnalyzer, contentWords, hanWordsOfLexicon } from '../words/content-words.ts';

/** A skill in the listing of a host, with its id in the index. */
export interface ListedSkill {
	readonly unit_id: string;
	readonly name: string;
	readonly description: string;
}

/**
 * Reads all units of an index, in the order of their ids.
 *
 * @throws PinakesError `missing_part`, `damaged_part` or `changed_part` for an incomplete index
 */
export async function readAllUnits(index: Index): Promise<UnitRecord[]> {
	return index.run((manifest) =>
		readUnits(
			manifest,
			Array.from({ length: manifest.counts.units }, (_, i) => i),
		),
	);
}

/** Assumed words of a description in a request. The larger, the fewer words a skill gets before others. */
const REQUEST_WORDS = 8;

/** Weight of words in the name, relative to the description. */
const NAME_WEIGHT = 2;

/** The words of names and descriptions, by stem. */
export interface SkillWords {
	/** Frequencies of stems, per skill. */
	readonly counts: readonly ReadonlyMap<string, number>[];
	/** The shortest form of each stem. */
	readonly forms: ReadonlyMap<string, string>;
	/** Positions of the skills that have each stem. */
	readonly holders: ReadonlyMap<string, readonly number[]>;
}

/** Returns the content words of skills. */
export function wordsOfSkills(skills: readonly ListedSkill[]): SkillWords {
	const han = hanWordsOfLexicon();
	const stem = buildAnalyzer().stem;
	const forms = new Map<string, string>();
	const holders = new Map<string, number[]>();
	const counts = skills.map(({ name, description }, skill) => {
		const counted = new Map<string, number>();
		for (const [text, weight] of [
			[name, NAME_WEIGHT],
			[description, 1],
		] as const) {
			for (const word of contentWords(text, han)) {
				const key = stem(word);
				forms.set(key, shorter(forms.get(key), word));
				if (!counted.has(key)) addTo(holders, key, skill);
				counted.set(key, (counted.get(key) ?? 0) + weight);
			}
		}
		return counted;
	});
	return { counts, forms, holders };
}

function shorter(known: string | undefined, word: string): string {
	return known === undefined || word.length < known.length || (word.length === known.length && word < known)
		? word
		: known;
}

/** Returns the probability that a request contains none of the covered words of a description. */
export function chanceOfNone(covered: number, all: number): number {
	return Math.max(0, 1 - covered / all) ** REQUEST_WORDS;
}
