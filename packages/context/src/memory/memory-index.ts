import { readSentences, type Sentence } from '../relevance/question.ts';
import { createRelevanceIndex, type RelevanceIndex } from '../relevance/relevance-index.ts';
import type { Vocabulary } from '../relevance/vocabulary.ts';
import type { Memory, MemoryQuery } from './memory.ts';

/** Text scores of a memory: for the message, and for the dialogue before it. */
export interface TextScores {
	readonly message: number;
	readonly recentDialogue: number;
}

/** Weight of scores for the recent dialogue, which counts only if the message refers to it. */
const REFERRED_WEIGHT = 0.6;

/** Score of the newest memories if a question asks about the past without naming anything. */
const PAST_SCORE = 0.2;

/** Number of utterances before the message that are searched by. */
const RECENT_UTTERANCES = 2;

/**
 * Index of the texts of memories. Shared memories and those of each owner are indexed separately, so that the scores of
 * one player do not depend on the memories of others.
 */
interface MemoryIndex {
	add(memory: Memory): void;
	remove(memory: Memory): void;
	/** Returns the text scores by id of the memories that match, out of the shared ones and the player's. */
	scores(query: MemoryQuery, newest: () => readonly Memory[]): ReadonlyMap<string, TextScores>;
}

/** Creates an empty index. The part of an owner is created with the first memory. */
export function createMemoryIndex(vocabulary: Vocabulary, grams: number): MemoryIndex {
	const parts = new Map<string | undefined, RelevanceIndex>();
	const partOf = (owner: string | undefined): RelevanceIndex => {
		const part = parts.get(owner) ?? createRelevanceIndex(vocabulary, grams);
		parts.set(owner, part);
		return part;
	};
	return {
		add: ({ id, text, owner }) => partOf(owner).add(id, [text]),
		remove: ({ id, owner }) => partOf(owner).remove(id),
		scores({ message, recentDialogue = [], player }, newest) {
			const owners = player === undefined ? [undefined] : [undefined, player];
			const searched = owners.flatMap((owner) => parts.get(owner) ?? []);
			const sentences = readSentences(message, vocabulary, player);
			const direct = bestScores(searched, sentences);
			const refers = sentences.some((sentence) => sentence.asks && sentence.refers);
			const before = refers ? recentDialogue.slice(-RECENT_UTTERANCES) : [];
			const recent = bestScores(
				searched,
				before.flatMap(({ text }) => readSentences(text, vocabulary, player)),
			);
			const scores = new Map<string, TextScores>();
			for (const id of new Set([...direct.keys(), ...recent.keys()])) {
				scores.set(id, { message: direct.get(id) ?? 0, recentDialogue: (recent.get(id) ?? 0) * REFERRED_WEIGHT });
			}
			const asksOfPast = sentences.some(({ asks, recalls }) => asks && recalls);
			if (scores.size === 0 && asksOfPast && sentences.every(({ isCommon }) => isCommon)) {
				for (const { id } of newest()) scores.set(id, { message: PAST_SCORE, recentDialogue: 0 });
			}
			return scores;
		},
	};
}

/** Returns the best score of each memory over all sentences. */
function bestScores(parts: readonly RelevanceIndex[], sentences: readonly Sentence[]): Map<string, number> {
	const best = new Map<string, number>();
	for (const sentence of sentences) {
		for (const part of parts) {
			for (const [id, score] of part.scores(sentence)) best.set(id, Math.max(score, best.get(id) ?? 0));
		}
	}
	return best;
}
