import { fingerprintOf, isNearDuplicate } from '../near-duplicates.ts';
import type { Audience, Memory, MemoryHit, MemoryQuery, TextScores } from './memory.ts';

/** Default maximum number of memories. */
export const MEMORY_LIMIT = 5;

/** Default minimum score of a memory. */
export const MEMORY_MIN_SCORE = 0.13;

/** Maximum bonus for recency, and maximum bonus or penalty for importance, relative to the score. */
const RECENCY_WEIGHT = 0.1;
const IMPORTANCE_WEIGHT = 0.1;

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

interface Found {
	readonly memory: Memory;
	readonly scores: TextScores;
	readonly replaces: readonly string[];
}

/**
 * Ranks memories by text score, time, player, recency and importance, and returns the best ones: those of a time that is
 * asked about first. Corrected memories are replaced by their corrections, and near-duplicates are merged.
 */
export function recall(
	scores: ReadonlyMap<string, TextScores>,
	query: MemoryQuery,
	{ get, corrections, numberOf }: MemoryAccess,
): MemoryHit[] {
	const { limit = MEMORY_LIMIT, minScore = MEMORY_MIN_SCORE } = query;
	const found = new Map<string, Found>();
	for (const [id, text] of scores) {
		const scored = get(id);
		if (scored === undefined || sumOf(text) <= 0) continue;
		const { memory, replaces } = currentVersion(scored, corrections, (other) => isVisibleTo(query, other));
		const known = found.get(memory.id);
		const best = known === undefined || sumOf(known.scores) < sumOf(text) ? text : known.scores;
		found.set(memory.id, { memory, scores: best, replaces: [...(known?.replaces ?? []), ...replaces] });
	}
	const now = query.now ?? Math.max(0, ...[...found.values()].map(({ memory }) => memory.time ?? 0));
	const hits = [...found.values()].map((each) => hitOf(each, query.player, now));
	hits.sort(
		(a, b) =>
			Number(isOfTime(b)) - Number(isOfTime(a)) ||
			b.score - a.score ||
			(b.memory.time ?? 0) - (a.memory.time ?? 0) ||
			numberOf(b.memory.id) - numberOf(a.memory.id),
	);
	return mergeDuplicates(
		hits.filter(({ score }) => score >= minScore),
		limit,
	);
}

/** Whether a memory may be told to an audience; without a player or channels, whether everyone may be told. */
export function isVisibleTo({ player, channels = [] }: Audience, { owner, channel }: Memory): boolean {
	return (owner === undefined || owner === player) && (channel === undefined || channels.includes(channel));
}

function sumOf({ message, recentDialogue, time }: TextScores): number {
	return message + recentDialogue + time;
}

function isOfTime({ factors }: MemoryHit): boolean {
	return factors.some(({ name, value }) => name === 'time' && value > 0);
}

function hitOf({ memory, scores, replaces }: Found, player: string | undefined, now: number): MemoryHit {
	const { text, owner, time, importance = DEFAULT_IMPORTANCE } = memory;
	const isOfPlayer = player !== undefined && (owner === player || text.includes(player));
	const age = time === undefined ? Number.POSITIVE_INFINITY : Math.max(0, now - time);
	const recency = Math.round(2 ** (-age / HALF_LIFE) * RECENCY_STEPS) / RECENCY_STEPS;
	const lifts = {
		player: 1 + (isOfPlayer ? PLAYER_WEIGHT : 0),
		recency: 1 + RECENCY_WEIGHT * recency,
		importance: 1 + IMPORTANCE_WEIGHT * 2 * (importance - DEFAULT_IMPORTANCE),
	};
	const { message, recentDialogue: recent_dialogue, time: ofTime } = scores;
	const factors = Object.entries({ message, recent_dialogue, time: ofTime, ...lifts });
	const score = Math.min(1, sumOf(scores) * lifts.player * lifts.recency * lifts.importance);
	return { memory, score, factors: factors.map(([name, value]) => ({ name, value })), merged: [], replaces };
}

/** Recency is rounded to steps, as JavaScript engines differ in the last bits of powers. */
const RECENCY_STEPS = 2 ** 20;

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

/** Follows visible corrections, newest first, to the current version of a memory. */
function currentVersion(
	memory: Memory,
	corrections: (id: string) => readonly Memory[],
	isVisible: (memory: Memory) => boolean,
): { memory: Memory; replaces: readonly string[] } {
	const seen = new Set<string>();
	let current = memory;
	while (!seen.has(current.id)) {
		seen.add(current.id);
		const newer = corrections(current.id).filter((correction) => isVisible(correction) && !seen.has(correction.id));
		current = newer.at(-1) ?? current;
	}
	return { memory: current, replaces: [...seen].filter((id) => id !== current.id) };
}
