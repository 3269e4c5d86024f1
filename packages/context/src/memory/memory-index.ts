import { normalizeText } from '@pinakes/query/format/analysis/normalize';
import type { TextIndex } from '@pinakes/query/memory';
import { conceptText } from '../relevance/phrases.ts';
import { MAX_SENTENCES, readSentences, type Sentence } from '../relevance/question.ts';
import { everydayIndex, findTexts } from '../relevance/text-index.ts';
import type { Memory, MemoryQuery } from './memory.ts';

/** What the text engine says about a memory, by id. */
export interface TextScores {
	readonly message: number;
	readonly recentDialogue: number;
}

/** Memories that are looked at, before near-duplicates are merged. */
const POOL = 64;

/** What a score counts that comes from what was said before, where the message refers to it. */
const REFERRED_WEIGHT = 0.6;

/** What a score counts that comes from a question of common words alone that is not about the past. */
const COMMON_WEIGHT = 0.5;

/** What a memory scores that is brought up because the past as such was asked for. */
const RECALLED_SCORE = 0.2;

/** By how much a score is lifted of a memory that speaks of the time that is asked about. */
const TIME_WEIGHT = 0.5;

/** What a score counts of a memory that has nothing but single characters of a question. */
const CHARACTER_WEIGHT = 0.5;

/** The share of their difference by which words and concepts that disagree lower the better of the two. */
const DISAGREEMENT_WEIGHT = 0.25;

/** Utterances before the message that may count. */
const RECENT_UTTERANCES = 2;

/** Texts of memories, an index for everyone's and one for each owner, so that nobody's score depends on others. */
export interface MemoryIndex {
	add(memory: Memory): void;
	remove(memory: Memory): void;
	/** The scores of all that the query is about, by id, for everyone's memories and the player's own. */
	scores(query: MemoryQuery, newest: () => readonly Memory[]): ReadonlyMap<string, TextScores>;
}

/** An empty index. Each of its parts is made when it first gets a memory. */
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
	if (scores.size === 0 && sentences.some((sentence) => sentence.asks && sentence.recalls) && sentences.every(isBare)) {
		for (const { id } of newest()) scores.set(id, { message: RECALLED_SCORE, recentDialogue: 0 });
	}
	return scores;
}

/** True for a sentence that has nothing of its own to look for. */
function isBare({ concepts, literal }: Sentence): boolean {
	return concepts === '' && literal === '';
}

/**
 * What scores from a sentence count. One that asks nothing may be a few words to look for, or tell something, in which
 * such words are a smaller share.
 */
function weightOf({ asks, recalls, isCommon, share }: Sentence): number {
	if (!asks) return share;
	return recalls || !isCommon ? 1 : COMMON_WEIGHT;
}

/** The best score of each memory over some sentences. */
function bestScores(parts: readonly TextIndex[], sentences: readonly Sentence[]): Map<string, number> {
	const best = new Map<string, number>();
	const searched = sentences.filter((sentence) => !isBare(sentence) || sentence.times !== '');
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
 * The better of what memories score by their own words and by their concepts, less where only one of them finds it, and
 * more where a memory speaks of the time that is asked about.
 */
function sentenceScores(part: TextIndex, { concepts, literal, times, asks }: Sentence): Map<string, number> {
	// A query of a single character is a word; of a longer one, a character is often part of another word.
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
