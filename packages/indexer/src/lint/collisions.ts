import { addTo, plainText } from '@pinakes/query/internal';
import { readText } from '../base/read-file.ts';
import { compare, type Problem } from '../base/report.ts';
import { problemOf } from '../config/lint-rules.ts';
import { splitFrontMatter } from '../formats/front-matter.ts';
import { locateSource } from '../formats/list-folder.ts';
import type { Unit } from '../model/unit.ts';
import { buildAnalyzer, comparedWords, contentWords } from '../words/content-words.ts';

/** Minimum similarity at which two units compete for the same requests: docs/reference/lint.md has what it finds in real skills. */
const COLLISION = 0.5;

/** Maximum units with a term for finding pairs; all pairs of them would be compared. */
const MAX_SHARING = 64;

/** Kinds of units that compete for requests: skills, and units of a registry. */
const COMPARED_KINDS: readonly string[] = ['skill', 'unit'];

/** Two competing skills, with the problem that is reported in the file of the first. */
export interface ReportedCollision extends Collision {
	readonly problem: Problem;
}

/** Finds skills that compete for the same requests. */
export function lintCollisions(
	units: readonly Unit[],
	folders: readonly string[],
	prefixes: readonly string[],
): ReportedCollision[] {
	return findCollisions(units.filter(({ kind }) => COMPARED_KINDS.includes(kind))).map((collision) => {
		const { score, skills, shared } = collision;
		const [{ unit_id, file }, other] = skills;
		const line = descriptionLine(...locateSource(file, folders, prefixes));
		const message = `${unit_id} competes with ${other.unit_id} for the same requests (${score.toFixed(2)}): both say ${shared.join(', ')}`;
		const fix = 'say in each when to use it rather than the other, or merge them';
		return {
			...collision,
			problem: problemOf('skill-collision', line === undefined ? { file } : { file, line }, message, fix),
		};
	});
}

function descriptionLine(root: string, path: string): number | undefined {
	// A registry file is JSON and has no front matter.
	return path.endsWith('.md')
		? splitFrontMatter(readText(root, path, () => {}) ?? '').lines.get('description')
		: undefined;
}

/** Maximum shared words in the report. */
const MAX_WORDS = 5;

/** Two skills whose descriptions compete for the same requests. */
export interface Collision {
	/** Cosine of their words weighted by rarity, 0 to 1. */
	readonly score: number;
	readonly skills: readonly [CollidingSkill, CollidingSkill];
	/** Words of both, rarest first. */
	readonly shared: readonly string[];
}

/** One of two skills that compete. */
interface CollidingSkill {
	readonly unit_id: string;
	readonly file: string;
}

/** The words of a description: keys for the comparison, and forms for the report. */
interface DescriptionWords {
	readonly keys: ReadonlySet<string>;
	readonly forms: readonly string[];
}

/**
 * Finds the pairs of skills that compete, the closest first. A skill is compared only with those that share a word with it
 * which few have, so that the cost is proportional to the number of skills, not of pairs.
 */
export function findCollisions(units: readonly Unit[]): Collision[] {
	const texts = units.map(({ name, description }) => wordsIn(`${name}\n${description}`));
	const holders = new Map<string, number[]>();
	for (const [skill, { keys }] of texts.entries()) for (const key of keys) addTo(holders, key, skill);
	const rarity = (key: string): number => Math.log(1 + units.length / (holders.get(key)?.length ?? 1));
	const rarityOf = (form: string): number => Math.max(...keysOf(form).map(rarity));
	const lengths = texts.map(({ keys }) => Math.sqrt(sumOfSquares([...keys], rarity)));
	const collisions: Collision[] = [];
	for (const [a, b] of candidatePairs(texts, holders)) {
		const [one, other] = [texts[a], texts[b]] as [DescriptionWords, DescriptionWords];
		const keys = [...one.keys].filter((key) => other.keys.has(key));
		const score = sumOfSquares(keys, rarity) / ((lengths[a] as number) * (lengths[b] as number));
		if (!(score >= COLLISION)) continue;
		// However their Han text was segmented.
		const both = one.forms.filter((form) => keysOf(form).every((key) => other.keys.has(key)));
		both.sort((x, y) => rarityOf(y) - rarityOf(x) || compare(x, y));
		const skills = [units[a] as Unit, units[b] as Unit].map(({ unit_id, source }) => ({ unit_id, file: source }));
		collisions.push({ score, skills: skills as [CollidingSkill, CollidingSkill], shared: both.slice(0, MAX_WORDS) });
	}
	return collisions.sort((a, b) => b.score - a.score || compare(idsOf(a), idsOf(b)));
}

function idsOf({ skills }: Collision): string {
	return skills.map(({ unit_id }) => unit_id).join('\n');
}

/** Yields pairs of indexes of skills that share a word which few have, each once, the lower first. */
function* candidatePairs(
	texts: readonly DescriptionWords[],
	holders: ReadonlyMap<string, readonly number[]>,
): Generator<readonly [number, number]> {
	for (const [a, { keys }] of texts.entries()) {
		const sharing = [...keys].map((key) => holders.get(key) ?? []).filter(({ length }) => length <= MAX_SHARING);
		for (const b of new Set(sharing.flat())) if (b > a) yield [a, b];
	}
}

function sumOfSquares(keys: readonly string[], rarity: (key: string) => number): number {
	return keys.reduce((sum, key) => sum + rarity(key) ** 2, 0);
}

function wordsIn(text: string): DescriptionWords {
	const plain = plainText(text);
	const forms = new Map<string, string>();
	for (const form of contentWords(plain)) {
		const key = buildAnalyzer().stem(form);
		if (!forms.has(key)) forms.set(key, form);
	}
	return { keys: new Set(comparedWords(plain).map(buildAnalyzer().stem)), forms: [...forms.values()] };
}

/** Returns the keys by which a word is compared. */
function keysOf(form: string): string[] {
	const keys = comparedWords(form).map(buildAnalyzer().stem);
	return keys.length > 0 ? keys : [buildAnalyzer().stem(form)];
}
