import type { PackageRecord, UnitRecord } from '@pinakes/query';
import { normalizeTerm } from '@pinakes/query/internal';
import { compare } from '../base/report.ts';
import { buildAnalyzer, contentWords } from '../words/content-words.ts';

/** A unit as read. The number of its package is only known once all units are read. */
export type Unit = Omit<UnitRecord, 'package'>;

export const REGISTRY_KIND = 'unit';

/** What was read of units: the input of an index. */
export interface Sources {
	readonly units: readonly Unit[];
	readonly packages: readonly PackageRecord[];
	/** Text below the front matter of units, by path. Units of registries have none. */
	readonly prose?: ReadonlyMap<string, string>;
}

export interface SourcePackage {
	readonly record: PackageRecord;
	readonly source: string;
}

/** Returns the origins of tags and keywords of a unit: declared, or derived from its text if missing. */
export function originsOf({ capability_tags, keywords }: Pick<Unit, 'capability_tags' | 'keywords'>) {
	const originOf = (terms: readonly string[]): Unit['tags_origin'] => (terms.length > 0 ? 'declared' : 'derived');
	return { tags_origin: originOf(capability_tags), keywords_origin: originOf(keywords) };
}

/** Returns who may start a unit, where its front matter limits that. */
export function invocationOf(
	fields: ReadonlyMap<string, unknown>,
): Pick<Unit, 'disable_model_invocation' | 'user_invocable'> {
	return {
		...(String(fields.get('disable-model-invocation')) === 'true' ? { disable_model_invocation: true } : {}),
		...(String(fields.get('user-invocable')) === 'false' ? { user_invocable: false } : {}),
	};
}

const MAX_TAGS = 6;
const MAX_KEYWORDS = 12;

/** Weight of words in the name, relative to the description. */
const NAME_WEIGHT = 3;

/** Maximum share of units with a word, in all but small corpora; more frequent words are not distinctive. */
const COMMON_SHARE = 0.3;
const LARGE_CORPUS = 20;

/** Maximum words of a name that becomes a tag as a whole. */
const MAX_NAME_TAG_LENGTH = 4;

/**
 * Derives missing tags and keywords of units: the words of name and description with the highest TF-IDF over all units.
 * Declared ones are unchanged.
 */
export function deriveTerms(units: readonly Unit[]): Unit[] {
	const counted = units.map((unit) => countWords(unit));
	const frequency = new Map<string, number>();
	for (const words of counted) {
		for (const key of words.keys()) frequency.set(key, (frequency.get(key) ?? 0) + 1);
	}
	return units.map((unit, i) => {
		if (unit.tags_origin === 'declared' && unit.keywords_origin === 'declared') return unit;
		const words = distinctiveWords(counted[i] as Words, frequency, units.length);
		const name = nameTerms(unit.name);
		const tags = [...(name.length <= MAX_NAME_TAG_LENGTH ? [name.join('-')] : []), ...words];
		const keywords = [name.join(' '), ...words];
		return {
			...unit,
			capability_tags: unit.tags_origin === 'declared' ? unit.capability_tags : firstDistinct(tags, MAX_TAGS),
			keywords: unit.keywords_origin === 'declared' ? unit.keywords : firstDistinct(keywords, MAX_KEYWORDS),
		};
	});
}

/** Words of a unit by stem, with their first form and weighted frequency. */
type Words = ReadonlyMap<string, { readonly form: string; readonly weight: number }>;

function countWords(unit: Unit): Words {
	const words = new Map<string, { form: string; weight: number }>();
	const count = (text: string, weight: number): void => {
		for (const form of contentWords(text)) {
			const key = buildAnalyzer().stem(form);
			const known = words.get(key);
			if (known === undefined) words.set(key, { form, weight });
			else known.weight += weight;
		}
	};
	count(unit.name, NAME_WEIGHT);
	count(unit.description, 1);
	return words;
}

function distinctiveWords(words: Words, frequency: ReadonlyMap<string, number>, units: number): string[] {
	const scored = [...words].flatMap(([key, { form, weight }]) => {
		const df = frequency.get(key) ?? 1;
		const isCommon = units >= LARGE_CORPUS && df > units * COMMON_SHARE;
		return isCommon ? [] : { form, score: weight * Math.log(1 + units / df) };
	});
	return scored.sort((a, b) => b.score - a.score || compare(a.form, b.form)).map(({ form }) => form);
}

/** Returns the words of a name. Han runs are one word: `Git 提交助手` has `git` and `提交助手`. */
function nameTerms(name: string): string[] {
	return normalizeTerm(name)
		.split(/[^\p{L}\p{N}\p{M}+#.]+/u)
		.filter((word) => word !== '');
}

function firstDistinct(terms: readonly string[], most: number): string[] {
	return [...new Set(terms.filter((term) => term !== ''))].slice(0, most);
}

/**
 * Sorts skills with the same name by precedence. One in a folder of that name comes first, as the specification
 * requires.
 */
export function sortByNamePrecedence<T extends Pick<Unit, 'unit_id' | 'name'>>(skills: readonly T[]): T[] {
	const isElsewhere = ({ unit_id, name }: T): number => (unit_id.split('/').at(-1) === name ? 0 : 1);
	return [...skills].sort((a, b) => isElsewhere(a) - isElsewhere(b));
}
