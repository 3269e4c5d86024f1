import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import type { TextIndex } from '@pinakes/query/memory';
import { MAX_BLOCKS } from '../slice.ts';
import type { ResolvedBlock } from '../trace.ts';
import { conceptText } from './phrases.ts';
import { MAX_SENTENCES, readSentences } from './question.ts';
import { everydayIndex, findTexts } from './text-index.ts';

/** Texts that were scored last, in an index that goes on from one call to the next: most of them come again. */
interface KeptIndex {
	readonly index: TextIndex;
	/** What there is, by what it is made of, and its id in the index. */
	readonly ids: Map<string, string>;
	/** How many were ever added; removed ones leave gaps, which fill up. */
	added: number;
}

/** By the size of n-grams. */
const kept = new Map<number, KeptIndex>();

/** Texts that are added before an index is made anew, and that are kept as they were read. */
const MAX_ADDED = 2048;

/** Characters to a section: the engine rates a long text by its best section. */
const SECTION_LENGTH = 120;

/** Sections of a block that are scored. */
const MAX_SECTIONS = 50;

/**
 * The relevance of blocks to a message, 0 to 1, by the best of its sentences. A pure function of its arguments: the
 * index holds everyday words and those of these blocks that have anything of the message, whatever it held before.
 */
export function scoreBlocks(blocks: readonly ResolvedBlock[], message: string, grams: number): number[] {
	const sentences = readSentences(message).filter(({ text }) => text !== '');
	const queries = new Set(sentences.slice(-MAX_SENTENCES).map(({ text }) => text));
	const beginnings = [...new Set([...queries].flatMap((query) => beginningsOf(query, grams)))];
	const keys = blocks.slice(0, MAX_BLOCKS).map(keyOf);
	const touched = new Map<string, readonly string[]>();
	blocks.slice(0, MAX_BLOCKS).forEach((block, i) => {
		const pieces = piecesOf(block);
		const isTouched = beginnings.some((beginning) => pieces.some((piece) => piece.includes(beginning)));
		if (isTouched) touched.set(keys[i] as string, pieces);
	});
	if (touched.size === 0) return blocks.map(() => 0);
	const { index, ids } = indexOf(touched, grams);
	const best = new Map<string, number>();
	for (const query of queries) {
		for (const { id, score } of findTexts(index, query, ids.size)) best.set(id, Math.max(score, best.get(id) ?? 0));
	}
	return blocks.map((_, i) => best.get(ids.get(keys[i] ?? '') ?? '') ?? 0);
}

const RUNS = /[0-9a-z]+|[^\s0-9a-z]+/g;

/** Letters by which the text engine tells apart which words may be forms of one. */
const WORD_BEGINNING = 3;

/** What a text must have of a query to be found by it: an n-gram, or the beginning of a word. */
function beginningsOf(query: string, grams: number): string[] {
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

/** The index of exactly these texts. */
function indexOf(texts: ReadonlyMap<string, readonly string[]>, grams: number): KeptIndex {
	let current = kept.get(grams);
	if (current === undefined || current.added > MAX_ADDED) {
		current = { index: everydayIndex(grams), ids: new Map(), added: 0 };
		kept.set(grams, current);
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

/** Characters of a block that is kept as it was read: long ones are few, and would fill the memory. */
const MAX_CACHED_LENGTH = 2000;

/** Blocks that were read last, by their keys: most of them come again. */
const read = new Map<string, readonly string[]>();

function piecesOf(block: ResolvedBlock): readonly string[] {
	const key = keyOf(block);
	const known = read.get(key);
	if (known !== undefined) return known;
	if (read.size > MAX_ADDED) read.clear();
	const pieces = readPieces(block);
	if (key.length <= MAX_CACHED_LENGTH) read.set(key, pieces);
	return pieces;
}

const SENTENCE_ENDS = /(?<=[。！？!?；;\n>])|(?<=\.)\s/;

/** A text in pieces that end with a sentence, and the keywords as another. */
function readPieces({ text, keywords = '' }: ResolvedBlock): readonly string[] {
	const pieces: string[] = [''];
	for (const sentence of conceptText(text.slice(0, SECTION_LENGTH * MAX_SECTIONS)).split(SENTENCE_ENDS)) {
		const last = pieces.at(-1) as string;
		if (last.length + sentence.length <= SECTION_LENGTH || last === '') pieces[pieces.length - 1] = last + sentence;
		else pieces.push(sentence);
	}
	return keywords === '' ? pieces : [...pieces, conceptText(keywords)];
}
