import { fingerprintOf, isNearDuplicate } from '../near-duplicates.ts';
import type { Memory, MemoryHit, MemoryQuery, TextScores } from './memory.ts';

/** Default maximum number of memories. */
export const MEMORY_LIMIT = 5;

/** Default minimum score of a memory. */
export const MEMORY_MIN_SCORE = 0.13;

/** Default maximum bonus for recency, relative to the score. */
export const RECENCY_WEIGHT = 0.1;
/** Default maximum bonus or penalty for importance, relative to the score. */
export const IMPORTANCE_WEIGHT = 0.1;

/** Bonus, relative to its score, of a memory that belongs to the player or mentions the player's name. */
const PLAYER_WEIGHT = 0.25;

/** Age in milliseconds at which the bonus for recency is halved. */
const HALF_LIFE = 7 * 24 * 60 * 60 * 1000;

const DEFAULT_IMPORTANCE = 0.5;

/** Access to the memories of a store. */
interface MemoryAccess {
	get(id: string): Memory | undefined;
	corrections(id: string): readonly Memory[];
	/** Returns the position at which a memory was added. Ties are broken in favor of later ones. */
	numberOf(id: string): number;
}

/**
 * Ranks memories by text score, player, recency and importance, and returns the best ones. Corrected memories are
 * replaced by their corrections, and near-duplicates are merged.
 */
export function recall(
	scores: ReadonlyMap<string, TextScores>,
	query: MemoryQuery,
	{ get, corrections, numberOf }: MemoryAccess,
): MemoryHit[] {
	const { player, limit = MEMORY_LIMIT, minScore = MEMORY_MIN_SCORE } = query;
	const found = new Map<string, { memory: Memory; scores: TextScores }>();
	for (const [id, text] of scores) {
		const scored = get(id);
		if (scored === undefined || textScore(text) <= 0) continue;
		const memory = currentVersion(scored, corrections, (other) => isVisibleTo(player, other));
		const known = found.get(memory.id);
		if (known === undefined || textScore(known.scores) < textScore(text))
			found.set(memory.id, { memory, scores: text });
	}
	const now = query.now ?? Math.max(0, ...[...found.values()].map(({ memory }) => memory.time ?? 0));
	const hits = [...found.values()].map((each) => hitOf(each.memory, each.scores, { ...query, now }));
	hits.sort(
		(a, b) =>
			b.score - a.score || (b.memory.time ?? 0) - (a.memory.time ?? 0) || numberOf(b.memory.id) - numberOf(a.memory.id),
	);
	return mergeDuplicates(
		hits.filter(({ score }) => score >= minScore),
		limit,
	);
}

/** Whether a player may be told a memory; without a player, whether everyone may. */
export function isVisibleTo(player: string | undefined, { owner }: Memory): boolean {
	return owner === undefined || owner === player;
}

function textScore({ message, recentDialogue }: TextScores): number {
	return message + recentDialogue;
}

function hitOf(
	memory: Memory,
	{ message, recentDialogue }: TextScores,
	query: MemoryQuery & { now: number },
): MemoryHit {
	const { player, now, recencyWeight = RECENCY_WEIGHT, importanceWeight = IMPORTANCE_WEIGHT } = query;
	const isOfPlayer = player !== undefined && (memory.owner === player || memory.text.includes(player));
	const age = memory.time === undefined ? Number.POSITIVE_INFINITY : Math.max(0, now - memory.time);
	const factors = [
		{ name: 'message', value: message },
		{ name: 'recent_dialogue', value: recentDialogue },
		{ name: 'player', value: 1 + (isOfPlayer ? PLAYER_WEIGHT : 0) },
		{ name: 'recency', value: 1 + recencyWeight * recencyOf(age) },
		{
			name: 'importance',
			value: 1 + importanceWeight * 2 * ((memory.importance ?? DEFAULT_IMPORTANCE) - DEFAULT_IMPORTANCE),
		},
	];
	const lifts = factors.slice(2).reduce((product, { value }) => product * value, 1);
	return { memory, score: Math.min(1, (message + recentDialogue) * lifts), factors, merged: [] };
}

/** Recency is rounded to steps, as JavaScript engines differ in the last bits of powers. */
const RECENCY_STEPS = 2 ** 20;

/** Returns the recency for an age in milliseconds: 1 for age 0, halved with each half-life, 0 for an infinite age. */
function recencyOf(age: number): number {
	return Math.round(2 ** (-age / HALF_LIFE) * RECENCY_STEPS) / RECENCY_STEPS;
}

/** Returns the best hits without near-duplicates, whose ids are added to the hit that stands for them. */
function mergeDuplicates(hits: readonly MemoryHit[], limit: number): MemoryHit[] {
	const unique: { hit: MemoryHit; print: ReturnType<typeof fingerprintOf>; merged: string[] }[] = [];
	for (const hit of hits) {
		if (unique.length === limit) break;
		const print = fingerprintOf(hit.memory.text);
		const same = unique.find((other) => isNearDuplicate(other.print, print));
		if (same === undefined) unique.push({ hit, print, merged: [] });
		else same.merged.push(hit.memory.id);
	}
	return unique.map(({ hit, merged }) => ({ ...hit, merged }));
}

/**
 * Follows corrections to the current version of a memory: its newest visible correction, the newest visible correction
 * of that, and so on.
 *
 * @param corrections returns the memories that correct the one with an id, oldest first
 * @returns the memory itself if nothing corrects it
 */
function currentVersion(
	memory: Memory,
	corrections: (id: string) => readonly Memory[],
	isVisible: (memory: Memory) => boolean,
): Memory {
	const seen = new Set<string>();
	let current = memory;
	while (!seen.has(current.id)) {
		seen.add(current.id);
		const newer = corrections(current.id).filter((correction) => isVisible(correction) && !seen.has(correction.id));
		current = newer.at(-1) ?? current;
	}
	return current;
}
