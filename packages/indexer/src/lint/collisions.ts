import { join } from 'node:path';
import { plainText } from '@pinakes/query/internal';
import { isThere } from '../base/files.ts';
import { readText } from '../base/read-file.ts';
import { addTo, compare, type Problem } from '../base/report.ts';
import { problemOf } from '../config/lint-rules.ts';
import { PLUGIN_MANIFEST } from '../data/scan-paths.ts';
import { splitFrontMatter } from '../formats/front-matter.ts';
import { locateSource, type SourceFile } from '../formats/list-folder.ts';
import { sortByNamePrecedence, type Unit } from '../model/unit.ts';
import { buildAnalyzer, comparedWords, contentWords, hanWordsOfLexicon } from '../words/content-words.ts';

/** Minimum similarity at which two units compete for the same requests: see docs/reference/lint.md. */
export const COLLISION = 0.5;

/** Maximum units with a term for finding pairs; all pairs of them would be compared. */
const MAX_SHARING = 64;

/** Kinds of units that compete for requests: skills, and units of a registry. */
const COMPARED_KINDS: readonly string[] = ['skill', 'unit'];

/** Two competing skills, with the problem that is reported in the file of the first. */
export interface ReportedCollision extends Collision {
	readonly problem: Problem;
}

/** Finds skills that compete for the same requests, and the words that would distinguish them. */
export function lintCollisions(
	units: readonly Unit[],
	folders: readonly string[],
	prefixes: readonly string[],
): ReportedCollision[] {
	const splits = new Map<string, ReturnType<typeof splitFrontMatter> | undefined>();
	const splitOf = (source: string) => {
		if (!splits.has(source)) splits.set(source, readSplit(...locateSource(source, folders, prefixes)));
		return splits.get(source);
	};
	const found = findCollisions(
		units.filter(({ kind }) => COMPARED_KINDS.includes(kind)),
		({ source }) => splitOf(source)?.body ?? '',
	);
	return found.map((collision) => {
		const problem = collisionProblem(collision);
		const line = splitOf(problem.file)?.lines.get('description');
		return { ...collision, problem: line === undefined ? problem : { ...problem, line } };
	});
}

function collisionProblem({ score, skills, shared }: Collision): Problem {
	const [{ unit_id, file }, other] = skills;
	const advice = skills.map(adviceFor).filter((text) => text !== undefined);
	const message = `${unit_id} competes with ${other.unit_id} for the same requests (${score.toFixed(2)}): both say ${shared.join(', ')}`;
	const fix = advice.join('; ') || 'say in each when to use it rather than the other, or merge them';
	return problemOf('skill-collision', { file }, message, fix);
}

/** Returns how to distinguish a skill from the one that it competes with; undefined if its text has no words of its own. */
export function adviceFor({ unit_id, only_here, suggested }: CollidingSkill): string | undefined {
	if (suggested.length > 0) return `say of ${unit_id} what only it does: ${suggested.join(', ')}`;
	return only_here.length > 0 ? `begin ${unit_id} with what only it does: ${only_here.join(', ')}` : undefined;
}

function readSplit(root: string, path: string) {
	// A registry file is JSON and has no body.
	return path.endsWith('.md') ? splitFrontMatter(readText(root, path, () => {}) ?? '') : undefined;
}

/** Number of rarest shared words of a skill by which candidates for comparison are found. */
const RARE_WORDS = 16;

/** Maximum pairs scored per skill. */
const MAX_CANDIDATES = 24;

/** Maximum words of each list in the report. */
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
export interface CollidingSkill {
	readonly unit_id: string;
	readonly file: string;
	/** Words of its name and description that the other skill's lack. */
	readonly only_here: readonly string[];
	/** Words of its body that are neither in a description nor in the other body. Added to its description, they would distinguish it. */
	readonly suggested: readonly string[];
}

/** The words of a text: keys for the comparison, and words by stem for the report. */
interface TextWords {
	readonly keys: ReadonlySet<string>;
	readonly words: ReadonlyMap<string, Counted>;
}

/** The first form of a word in a text, and its number of occurrences. */
interface Counted {
	readonly form: string;
	readonly count: number;
}

/**
 * Finds the pairs of skills that compete, the closest first. A skill is compared only with those that share rare words
 * with it, so that the cost is proportional to the number of skills, not of pairs.
 *
 * @param bodyOf returns the text of a skill below its front matter; called only for skills that compete
 */
export function findCollisions(units: readonly Unit[], bodyOf: (unit: Unit) => string): Collision[] {
	const texts = units.map(({ name, description }) => wordsIn(`${name}\n${description}`));
	const holders = new Map<string, number[]>();
	texts.forEach(({ keys }, skill) => {
		for (const key of keys) addTo(holders, key, skill);
	});
	const rarity = (key: string): number => Math.log(1 + units.length / (holders.get(key)?.length ?? 1));
	const lengths = texts.map(({ keys }) => Math.sqrt(sumOfSquares([...keys], rarity)));
	const pairs: { readonly a: number; readonly b: number; readonly score: number }[] = [];
	for (const [a, b] of candidatePairs(texts, holders, rarity)) {
		const [one, other] = [texts[a], texts[b]] as [TextWords, TextWords];
		const shared = [...one.keys].filter((key) => other.keys.has(key));
		const score = sumOfSquares(shared, rarity) / ((lengths[a] as number) * (lengths[b] as number));
		if (score >= COLLISION) pairs.push({ a, b, score });
	}
	const competing = new Set(pairs.flatMap(({ a, b }) => [a, b]));
	const competitors = new Map(
		[...competing].map((at): [number, Competitor] => {
			const unit = units[at] as Unit;
			return [at, { unit, described: texts[at] as TextWords, body: wordsIn(bodyOf(unit)) }];
		}),
	);
	const bodyRarity = rarityIn([...competitors.values()].map(({ body }) => body));
	const collisions = pairs.map(({ a, b, score }): Collision => {
		const [first, second] = [competitors.get(a), competitors.get(b)] as [Competitor, Competitor];
		const both = formsOf(first.described).filter((form) => hasWord(second.described, form));
		return {
			score,
			skills: [distinguish(first, second, rarity, bodyRarity), distinguish(second, first, rarity, bodyRarity)],
			shared: rarest(both, rarity),
		};
	});
	return collisions.sort((a, b) => b.score - a.score || compare(idsOf(a), idsOf(b)));
}

/** Returns the rarity of keys in texts. Words that most texts have, such as "example", count little. */
function rarityIn(texts: readonly TextWords[]): Rarity {
	const counts = new Map<string, number>();
	for (const { keys } of texts) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return (key) => Math.log(1 + texts.length / (counts.get(key) ?? 1));
}

function idsOf({ skills }: Collision): string {
	return skills.map(({ unit_id }) => unit_id).join('\n');
}

/** Yields pairs of indexes of skills that share rare words, each once, the lower first. */
function* candidatePairs(
	texts: readonly TextWords[],
	holders: ReadonlyMap<string, readonly number[]>,
	rarity: Rarity,
): Generator<readonly [number, number]> {
	const seen = new Set<number>();
	for (const [a, { keys }] of texts.entries()) {
		const telling = [...keys]
			.filter((key) => {
				const sharing = holders.get(key)?.length ?? 0;
				return sharing > 1 && sharing <= MAX_SHARING;
			})
			.sort((x, y) => rarity(y) - rarity(x) || compare(x, y));
		const sums = new Map<number, number>();
		for (const key of telling.slice(0, RARE_WORDS)) {
			for (const b of holders.get(key) ?? []) if (b !== a) sums.set(b, (sums.get(b) ?? 0) + rarity(key) ** 2);
		}
		const nearest = [...sums].sort((x, y) => y[1] - x[1] || x[0] - y[0]).slice(0, MAX_CANDIDATES);
		for (const [b] of nearest) {
			const pair = Math.min(a, b) * texts.length + Math.max(a, b);
			if (seen.has(pair)) continue;
			seen.add(pair);
			yield [Math.min(a, b), Math.max(a, b)];
		}
	}
}

interface Competitor {
	readonly unit: Unit;
	readonly described: TextWords;
	readonly body: TextWords;
}

/** Maximum count of a word in a text: a word on every line belongs to the format. */
const MAX_COUNTED = 8;

/** Returns what distinguishes a skill from another, in its description and in its body. */
function distinguish(
	{ unit, described, body }: Competitor,
	other: Competitor,
	rarity: Rarity,
	bodyRarity: Rarity,
): CollidingSkill {
	const own = formsOf(described).filter((form) => isInformative(form) && !hasWord(other.described, form));
	const weigh = ({ form, count }: Counted): number => Math.min(count, MAX_COUNTED) * rarityOf(form, bodyRarity);
	const unsaid = [...body.words.values()]
		.filter(
			({ form, count }) =>
				count > 1 &&
				isInformative(form) &&
				![described, other.described, other.body].some((text) => hasWord(text, form)),
		)
		.sort((a, b) => weigh(b) - weigh(a) || compare(a.form, b.form));
	return {
		unit_id: unit.unit_id,
		file: unit.source,
		only_here: rarest(own, rarity),
		suggested: unsaid.slice(0, MAX_WORDS).map(({ form }) => form),
	};
}

/** Minimum letters of a suggested word. Shorter ones are units, abbreviations and parts of code. */
const MIN_WORD_LENGTH = 3;

/** Whether a word is informative enough to be suggested. Short names with a digit, such as s3, are. */
function isInformative(form: string): boolean {
	return form.length >= MIN_WORD_LENGTH || !/^(?:[a-z]*|\d+)$/.test(form);
}

/** Returns the rarity of a key among the skills. */
type Rarity = (key: string) => number;

function rarest(forms: readonly string[], rarity: Rarity): string[] {
	return [...forms].sort((a, b) => rarityOf(b, rarity) - rarityOf(a, rarity) || compare(a, b)).slice(0, MAX_WORDS);
}

/** Returns the rarity of a word: that of its rarest key. */
function rarityOf(form: string, rarity: Rarity): number {
	return Math.max(...keysOf(form).map(rarity));
}

function sumOfSquares(keys: readonly string[], rarity: Rarity): number {
	return keys.reduce((sum, key) => sum + rarity(key) ** 2, 0);
}

const HAN_WORDS = hanWordsOfLexicon();
const FENCED_CODE = /^ *(```|~~~)[\s\S]*?^ *\1/gm;

function wordsIn(text: string): TextWords {
	const plain = plainText(text.replace(FENCED_CODE, ' '));
	const words = new Map<string, Counted>();
	for (const form of contentWords(plain, HAN_WORDS)) {
		const key = buildAnalyzer().stem(form);
		const known = words.get(key);
		words.set(key, { form: known?.form ?? form, count: (known?.count ?? 0) + 1 });
	}
	return { keys: new Set(comparedWords(plain).map(buildAnalyzer().stem)), words };
}

function formsOf({ words }: TextWords): string[] {
	return [...words.values()].map(({ form }) => form);
}

/** Whether a text has a word, however its Han text was segmented. */
function hasWord({ keys }: TextWords, form: string): boolean {
	return keysOf(form).every((key) => keys.has(key));
}

/** Returns the keys by which a word is compared. */
function keysOf(form: string): string[] {
	const keys = comparedWords(form).map(buildAnalyzer().stem);
	return keys.length > 0 ? keys : [buildAnalyzer().stem(form)];
}

/** Matches the folder of a plugin that a marketplace may describe in its place. */
const PLUGIN = /^(?:.*\/)?plugins\/[^/]+\//;

/**
 * Reports skills with the same name, ignoring case, as hosts and installers identify skills by name. Skills of
 * different plugins may share one, since hosts write the name of the plugin before it.
 *
 * @param locate returns the file of a source path
 */
export function lintSharedNames(units: readonly Unit[], locate: (source: string) => SourceFile): Problem[] {
	const first = new Map<string, Unit>();
	const plugins = new Map<string, string>();
	/** Returns the innermost folder with a manifest, with a slash. */
	const pluginOf = (path: string): string => {
		const folder = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
		const known = plugins.get(folder);
		if (known !== undefined) return known;
		const [root, below] = locate(folder);
		const isPlugin = folder !== '' && isThere(root, join(below, PLUGIN_MANIFEST));
		const plugin = isPlugin ? folder : folder === '' ? '' : pluginOf(folder);
		plugins.set(folder, plugin);
		return plugin;
	};
	const skills = units.filter(({ kind }) => kind === 'skill');
	return sortByNamePrecedence(skills).flatMap((unit): Problem[] => {
		const plugin = pluginOf(unit.source) || (PLUGIN.exec(unit.source)?.[0] ?? '');
		const key = plugin + unit.name.normalize('NFKC').toLowerCase();
		const other = first.get(key);
		if (other === undefined) {
			first.set(key, unit);
			return [];
		}
		const message = `the skill has the name of ${other.source}, so that only one of them can be installed or published`;
		return [problemOf('skill-name-shared', { file: unit.source }, message, 'rename one of them')];
	});
}
