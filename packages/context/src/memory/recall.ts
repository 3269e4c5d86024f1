import { fingerprintOf, isNearDuplicate } from '../near-duplicates.ts';
import { currentVersion } from './corrections.ts';
import type { Memory, MemoryHit, MemoryQuery } from './memory.ts';
import type { TextScores } from './memory-index.ts';

/** Memories that are brought up at most, unless the caller says otherwise. */
export const MEMORY_LIMIT = 5;

/** The score that the text of a memory needs, unless the caller says otherwise. */
export const MEMORY_MIN_SCORE = 0.13;

/** How much recency raises a score, unless the caller says otherwise. */
export const RECENCY_WEIGHT = 0.1;
/** How much importance raises a score, unless the caller says otherwise. */
export const IMPORTANCE_WEIGHT = 0.1;

/** By how much a score is lifted of a memory that is the player's own or names the player. */
const PLAYER_WEIGHT = 0.25;

/** The age at which recency counts half. */
const HALF_LIFE = 7 * 24 * 60 * 60 * 1000;

const DEFAULT_IMPORTANCE = 0.5;

/** What is known of the memories that are chosen from. */
export interface Remembered {
	get(id: string): Memory | undefined;
	corrections(id: string): readonly Memory[];
	/** Of two memories with equal scores and times the one that was added later comes first. */
	numberOf(id: string): number;
}

/**
 * Makes hits of scores: corrections in the place of what they correct, near-duplicates merged, recency and importance
 * added, the best of them best first.
 */
export function recall(
	scores: ReadonlyMap<string, TextScores>,
	query: MemoryQuery,
	{ get, corrections, numberOf }: Remembered,
): MemoryHit[] {
	const { player, limit = MEMORY_LIMIT, minScore = MEMORY_MIN_SCORE } = query;
	const isVisible = ({ owner }: Memory): boolean => owner === undefined || owner === player;
	const found = new Map<string, { memory: Memory; scores: TextScores }>();
	for (const [id, text] of scores) {
		const scored = get(id);
		if (scored === undefined || textScore(text) <= 0) continue;
		const memory = currentVersion(scored, corrections, isVisible);
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

/** Engines differ in the last bits of powers; whole steps are the same everywhere. */
const RECENCY_STEPS = 2 ** 20;

/** 1 for what is of this moment, half of it after a half-life, 0 for what has no time. */
function recencyOf(age: number): number {
	return Math.round(2 ** (-age / HALF_LIFE) * RECENCY_STEPS) / RECENCY_STEPS;
}

/** The best hits that say different things; each has the near-duplicates that came before the last of them. */
function mergeDuplicates(hits: readonly MemoryHit[], limit: number): MemoryHit[] {
	const kept: { hit: MemoryHit; print: ReturnType<typeof fingerprintOf>; merged: string[] }[] = [];
	for (const hit of hits) {
		if (kept.length === limit) break;
		const print = fingerprintOf(hit.memory.text);
		const same = kept.find((other) => isNearDuplicate(other.print, print));
		if (same === undefined) kept.push({ hit, print, merged: [] });
		else same.merged.push(hit.memory.id);
	}
	return kept.map(({ hit, merged }) => ({ ...hit, merged }));
}
