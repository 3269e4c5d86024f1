import { wordingOf } from '../pack/candidate.ts';
import { hasName } from '../relevance/question.ts';
import type { Memory, MemoryHit, MemoryQuery } from './memory.ts';

/** Default maximum number of memories. */
export const MEMORY_LIMIT = 5;

/** Default minimum score of a memory. */
export const MEMORY_MIN_SCORE = 0.13;

/** Maximum bonus for recency, and maximum bonus or penalty for importance, relative to the score. */
const RECENCY_WEIGHT = 0.1;
const IMPORTANCE_WEIGHT = 0.1;
const DEFAULT_IMPORTANCE = 0.5;

/** Bonus, relative to its score, of a memory that belongs to the player or was told by the player. */
const PLAYER_WEIGHT = 0.25;

/** Age in milliseconds at which the bonus for recency is halved. */
const HALF_LIFE = 7 * 24 * 60 * 60 * 1000;

/** Recency is rounded to steps, as JavaScript engines differ in the last bits of powers. */
const RECENCY_STEPS = 2 ** 20;

/** Scores of a memory: for the message, for the dialogue before it, and for a time that is asked about. */
export type TextScores = Readonly<Record<'message' | 'recentDialogue' | 'time', number>>;

/** A memory with its scores, and the ids of those that it stands for. */
export interface Found {
	readonly memory: Memory;
	readonly scores: TextScores;
	readonly replaces: readonly string[];
}

export const sumOf = ({ message, recentDialogue, time }: TextScores): number => message + recentDialogue + time;

/**
 * Ranks memories by text score, time, player, recency and importance, and returns the best ones, one of the same wording:
 * those of a time that is asked about first. Of equal ones, the first given come first.
 */
export function recall(found: readonly Found[], query: MemoryQuery): MemoryHit[] {
	const { limit = MEMORY_LIMIT, minScore = MEMORY_MIN_SCORE, player } = query;
	const timeOf = ({ memory }: Pick<Found, 'memory'>): number => memory.time ?? 0;
	const now = query.now ?? found.reduce((last, each) => Math.max(last, timeOf(each)), 0);
	const ranked = found.map((each) => ({ isOfTime: each.scores.time > 0, hit: hitOf(each, player, now) }));
	ranked.sort(
		(a, b) => Number(b.isOfTime) - Number(a.isOfTime) || b.hit.score - a.hit.score || timeOf(b.hit) - timeOf(a.hit),
	);
	const unique = new Map<string, MemoryHit>();
	for (const { hit } of ranked.filter((each) => each.hit.score >= minScore)) {
		if (unique.size === limit) break;
		const wording = wordingOf(hit.memory.text);
		if (!unique.has(wording)) unique.set(wording, hit);
	}
	return [...unique.values()];
}

/** How far a memory is of a player: 1 if it belongs to the player or was told by the player, half if it has the name, or 0. */
export function shareOf({ owner, origin, text }: Memory, player: string): number {
	return [owner, origin].includes(player) ? 1 : hasName(text, player) ? 0.5 : 0;
}

function hitOf({ memory, scores, replaces }: Found, player: string | undefined, now: number): MemoryHit {
	const { time, importance = DEFAULT_IMPORTANCE } = memory;
	const age = time === undefined ? Number.POSITIVE_INFINITY : Math.max(0, now - time);
	const recency = Math.round(2 ** (-age / HALF_LIFE) * RECENCY_STEPS) / RECENCY_STEPS;
	const lifts = {
		player: 1 + PLAYER_WEIGHT * (player === undefined ? 0 : shareOf(memory, player)),
		recency: 1 + RECENCY_WEIGHT * recency,
		importance: 1 + IMPORTANCE_WEIGHT * 2 * (importance - DEFAULT_IMPORTANCE),
	};
	const { message, recentDialogue: recent_dialogue, time: of_time } = scores;
	const factors = Object.entries({ message, recent_dialogue, time: of_time, ...lifts });
	const score = Math.min(1, sumOf(scores) * lifts.player * lifts.recency * lifts.importance);
	return { memory, score, factors: factors.map(([name, value]) => ({ name, value })), replaces };
}
