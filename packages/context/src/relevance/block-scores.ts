import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import type { TextIndex } from '@pinakes/query/memory';
import { MAX_BLOCKS } from '../slice.ts';
import type { ResolvedBlock } from '../trace.ts';
import { conceptText } from './phrases.ts';
import { MAX_SENTENCES, readSentences } from './question.ts';
import { everydayIndex, findTexts } from './text-index.ts';

/** An index that is reused by the next call, as most blocks stay the same from call to call. */
interface CachedIndex {
	readonly index: TextIndex;
	/** Ids in the index, by the key of the block. */
	readonly ids: Map<string, string>;
	/** Number of blocks added so far. Removed ones leave gaps in the index, so it is created anew from time to time. */
	added: number;
}

/** Indexes by n-gram size. */
const cachedIndexes = new Map<number, CachedIndex>();

/** Number of blocks after which an index is created anew, and after which `cachedPieces` is emptied. */
const MAX_ADDED = 2048;

/** Maximum characters of a section. A long block is scored by its best section. */
const SECTION_LENGTH = 120;

/** Maximum number of sections of a block that are scored. */
const MAX_SECTIONS = 50;

/**
 * Returns the relevance of each block to a message, 0 to 1, by the best matching sentence of the message. The result
 * does not depend on earlier calls: the index always has exactly the blocks that share something with the message.
 */
export function scoreBlocks(blocks: readonly ResolvedBlock[], message: string, grams: number): number[] {
	const sentences = readSentences(message).filter(({ text }) => text !== '');
	const queries = new Set(sentences.slice(-MAX_SENTENCES).map(({ text }) => text));
	const required = [...new Set([...queries].flatMap((query) => requiredStrings(query, grams)))];
	const keys = blocks.slice(0, MAX_BLOCKS).map(keyOf);
	const matching = new Map<string, readonly string[]>();
	blocks.slice(0, MAX_BLOCKS).forEach((block, i) => {
		const pieces = piecesOf(block);
		const isMatching = required.some((string) => pieces.some((piece) => piece.includes(string)));
		if (isMatching) matching.set(keys[i] as string, pieces);
	});
	if (matching.size === 0) return blocks.map(() => 0);
	const { index, ids } = indexOf(matching, grams);
	const best = new Map<string, number>();
	for (const query of queries) {
		for (const { id, score } of findTexts(index, query, ids.size)) best.set(id, Math.max(score, best.get(id) ?? 0));
	}
	return blocks.map((_, i) => best.get(ids.get(keys[i] ?? '') ?? '') ?? 0);
}

const RUNS = /[0-9a-z]+|[^\s0-9a-z]+/g;

/** Forms of a word share at least this many letters at their beginning. */
const WORD_BEGINNING = 3;

/** Returns strings of which a text must contain at least one to match a query: n-grams and beginnings of words. */
function requiredStrings(query: string, grams: number): string[] {
	return (query.match(RUNS) ?? []).flatMap((run) => {
		if (!isUnspaced(run)) return run.slice(0, WORD_BEGINNING);
		const characters = [...run];
		const size = Math.min(grams, characters.length);
		return characters.slice(size - 1).map((_, i) => characters.slice(i, i + size).join(''));
	});
}

function keyOf({ text, keywords = '' }: ResolvedBlock): string {
	return `${keywords.length} ${keywords}${text}`;
}

/** Returns the index with exactly these texts, after adding and removing what changed. */
function indexOf(texts: ReadonlyMap<string, readonly string[]>, grams: number): CachedIndex {
	let current = cachedIndexes.get(grams);
	if (current === undefined || current.added > MAX_ADDED) {
		current = { index: everydayIndex(grams), ids: new Map(), added: 0 };
		cachedIndexes.set(grams, current);
	}
	const { index, ids } = current;
	for (const [key, id] of [...ids]) {
		if (texts.has(key)) continue;
		index.remove(id);
		ids.delete(key);
	}
	for (const [key, pieces] of texts) {
		if (ids.has(key)) continue;
		const id = `b${current.added++}`;
		index.add({ id, sections: pieces.map((text) => ({ text })) });
		ids.set(key, id);
	}
	return current;
}

/** Maximum characters of a block in `cachedPieces`, to bound its memory. */
const MAX_CACHED_LENGTH = 2000;

/** Pieces of recent blocks, by the key of the block. */
const cachedPieces = new Map<string, readonly string[]>();

function piecesOf(block: ResolvedBlock): readonly string[] {
	const key = keyOf(block);
	const known = cachedPieces.get(key);
	if (known !== undefined) return known;
	if (cachedPieces.size > MAX_ADDED) cachedPieces.clear();
	const pieces = readPieces(block);
	if (key.length <= MAX_CACHED_LENGTH) cachedPieces.set(key, pieces);
	return pieces;
}

const SENTENCE_ENDS = /(?<=[。！？!?；;\n>])|(?<=\.)\s/;

/** Splits a block at ends of sentences into sections; its keywords are another section. */
function readPieces({ text, keywords = '' }: ResolvedBlock): readonly string[] {
	const pieces: string[] = [''];
	for (const sentence of conceptText(text.slice(0, SECTION_LENGTH * MAX_SECTIONS)).split(SENTENCE_ENDS)) {
		const last = pieces.at(-1) as string;
		if (last.length + sentence.length <= SECTION_LENGTH || last === '') pieces[pieces.length - 1] = last + sentence;
		else pieces.push(sentence);
	}
	return keywords === '' ? pieces : [...pieces, conceptText(keywords)];
}
