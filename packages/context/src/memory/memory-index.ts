import { normalizeText } from '@pinakes/query/format/analysis/normalize';
import type { TextIndex } from '@pinakes/query/memory';
import { conceptText } from '../relevance/phrases.ts';
import { MAX_SENTENCES, readSentences, type Sentence } from '../relevance/question.ts';
import { everydayIndex, findTexts } from '../relevance/text-index.ts';
import type { Memory, MemoryQuery } from './memory.ts';

/** Text scores of a memory: for the message, and for the dialogue before it. */
export interface TextScores {
	readonly message: number;
	readonly recentDialogue: number;
}

/** Number of memories that a search retrieves, before near-duplicates are merged. */
const POOL = 64;

/** Weight of scores for the recent dialogue, which counts only if the message refers to it. */
const REFERRED_WEIGHT = 0.6;

/** Weight of scores for a question that has only common words and does not ask about the past. */
const COMMON_WEIGHT = 0.5;

/** Score of the newest memories if a question asks about the past without naming anything. */
const PAST_SCORE = 0.2;

/** Bonus, relative to its score, of a memory that mentions the time that the question asks about. */
const TIME_WEIGHT = 0.5;

/** Weight of scores of memories that match only single characters of a question. */
const CHARACTER_WEIGHT = 0.5;

/** Penalty if the scores by words and by concepts differ, relative to the difference. */
const DISAGREEMENT_WEIGHT = 0.25;

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
export function createMemoryIndex(grams: number): MemoryIndex {
	const parts = new Map<string | undefined, TextIndex>();
	const partOf = (owner: string | undefined): TextIndex => {
		const part = parts.get(owner) ?? everydayIndex(grams);
		parts.set(owner, part);
		return part;
	};
	return {
		add: ({ id, text, owner }) =>
			partOf(owner).add({ id, sections: [{ text: normalizeText(text) }, { text: conceptText(text) }] }),
		remove: ({ id, owner }) => partOf(owner).remove(id),
		scores(query, newest) {
			const owners = query.player === undefined ? [undefined] : [undefined, query.player];
			const searched = owners.flatMap((owner) => parts.get(owner) ?? []);
			return scoresIn(searched, query, newest);
		},
	};
}

function scoresIn(
	parts: readonly TextIndex[],
	{ message, recentDialogue = [], player }: MemoryQuery,
	newest: () => readonly Memory[],
): ReadonlyMap<string, TextScores> {
	const sentences = readSentences(message, player);
	const direct = bestScores(parts, sentences);
	const refers = sentences.some((sentence) => sentence.asks && sentence.refers);
	const before = refers ? recentDialogue.slice(-RECENT_UTTERANCES) : [];
	const recent = bestScores(
		parts,
		before.flatMap(({ text }) => readSentences(text, player)),
	);
	const scores = new Map<string, TextScores>();
	for (const id of new Set([...direct.keys(), ...recent.keys()])) {
		scores.set(id, { message: direct.get(id) ?? 0, recentDialogue: (recent.get(id) ?? 0) * REFERRED_WEIGHT });
	}
	if (
		scores.size === 0 &&
		sentences.some((sentence) => sentence.asks && sentence.recalls) &&
		sentences.every(isEmptyQuery)
	) {
		for (const { id } of newest()) scores.set(id, { message: PAST_SCORE, recentDialogue: 0 });
	}
	return scores;
}

/** Whether a sentence has no words to search for. */
function isEmptyQuery({ concepts, literal }: Sentence): boolean {
	return concepts === '' && literal === '';
}

/**
 * Returns the weight of scores for a sentence. One that is no question may be keywords or a statement; keywords are a
 * smaller share of a statement.
 */
function weightOf({ asks, recalls, isCommon, share }: Sentence): number {
	if (!asks) return share;
	return recalls || !isCommon ? 1 : COMMON_WEIGHT;
}

/** Returns the best score of each memory over all sentences. */
function bestScores(parts: readonly TextIndex[], sentences: readonly Sentence[]): Map<string, number> {
	const best = new Map<string, number>();
	const searched = sentences.filter((sentence) => !isEmptyQuery(sentence) || sentence.times !== '');
	for (const sentence of searched.slice(-MAX_SENTENCES)) {
		const weight = weightOf(sentence);
		for (const part of parts) {
			for (const [id, score] of sentenceScores(part, sentence)) {
				best.set(id, Math.max(score * weight, best.get(id) ?? 0));
			}
		}
	}
	return best;
}

/**
 * Returns the score of each memory for one sentence: the better of its scores by words and by concepts, lowered if they
 * disagree, and raised if the memory mentions the time that the sentence asks about.
 */
function sentenceScores(part: TextIndex, { concepts, literal, times, asks }: Sentence): Map<string, number> {
	// In text without spaces a single character may be a word of the query, or part of an unrelated word.
	const characterWeight = asks ? CHARACTER_WEIGHT : 0;
	const scoresOf = (query: string): Map<string, number> =>
		new Map(findTexts(part, query, POOL, { characterWeight }).map(({ id, score }) => [id, score]));
	const ofTime = scoresOf(times);
	if (literal === '' && concepts === '') return ofTime;
	const byWords = scoresOf(literal);
	const byConcepts = literal === concepts ? byWords : scoresOf(concepts);
	const scores = new Map<string, number>();
	for (const id of new Set([...byWords.keys(), ...byConcepts.keys()])) {
		const [a, b] = [byWords.get(id) ?? 0, byConcepts.get(id) ?? 0];
		const score = Math.max(a, b) - Math.abs(a - b) * DISAGREEMENT_WEIGHT;
		scores.set(id, score * (ofTime.has(id) ? 1 + TIME_WEIGHT : 1));
	}
	return scores;
}
