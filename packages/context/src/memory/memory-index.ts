import type { TextIndex } from '@pinakes/query/memory';
import { conceptText } from '../relevance/phrases.ts';
import { MOST_SENTENCES, readSentences, type Sentence } from '../relevance/question.ts';
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

/** What a score counts that comes from a sentence that asks nothing. */
const STATED_WEIGHT = 0.5;

/** What a memory scores that is brought up because the past as such was asked for. */
const RECALLED_SCORE = 0.2;

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
		add: ({ id, text, owner }) => partOf(owner).add({ id, text: conceptText(text) }),
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
function isBare({ memoryText }: Sentence): boolean {
	return memoryText === '';
}

/** The best score of each memory over some sentences. */
function bestScores(parts: readonly TextIndex[], sentences: readonly Sentence[]): Map<string, number> {
	const best = new Map<string, number>();
	const asked = sentences.filter(({ memoryText, timedText }) => memoryText !== '' || timedText !== '');
	for (const { memoryText, timedText, asks } of asked.slice(-MOST_SENTENCES)) {
		const weight = asks ? 1 : STATED_WEIGHT;
		for (const query of new Set([memoryText, timedText])) {
			for (const part of parts) {
				for (const { id, score } of findTexts(part, query, POOL)) {
					best.set(id, Math.max(score * weight, best.get(id) ?? 0));
				}
			}
		}
	}
	return best;
}
