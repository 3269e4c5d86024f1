import type { TextIndex } from '@pinakes/query/memory';
import type { ResolvedBlock } from '../trace.ts';
import { conceptText } from './phrases.ts';
import { MOST_SENTENCES, readSentences } from './question.ts';
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

/** Texts that are added before an index is made anew. */
const MOST_ADDED = 4096;

/** Blocks that are scored at most; what comes after them has no score. */
const MOST_BLOCKS = 500;

/** Characters to a section: the engine rates a long text by its best section. */
const SECTION_LENGTH = 120;

/** Sections of a block that are scored. */
const MOST_SECTIONS = 50;

/**
 * The relevance of blocks to a message, 0 to 1, by the best of its sentences. A pure function of its arguments: the
 * index holds these blocks and everyday words, whatever it held before.
 */
export function scoreBlocks(blocks: readonly ResolvedBlock[], message: string, grams: number): number[] {
	const sentences = readSentences(message).filter(({ text }) => text !== '');
	const queries = new Set(sentences.slice(-MOST_SENTENCES).map(({ text }) => text));
	if (queries.size === 0 || blocks.length === 0) return blocks.map(() => 0);
	const keys = blocks.slice(0, MOST_BLOCKS).map(({ text, keywords = '' }) => `${keywords}\0${text}`);
	const { index, ids } = indexOf(new Set(keys), grams);
	const best = new Map<string, number>();
	for (const query of queries) {
		for (const { id, score } of findTexts(index, query, ids.size)) best.set(id, Math.max(score, best.get(id) ?? 0));
	}
	return blocks.map((_, i) => best.get(ids.get(keys[i] ?? '') ?? '') ?? 0);
}

/** The index of exactly these texts. */
function indexOf(keys: ReadonlySet<string>, grams: number): KeptIndex {
	let current = kept.get(grams);
	if (current === undefined || current.added > MOST_ADDED) {
		current = { index: everydayIndex(grams), ids: new Map(), added: 0 };
		kept.set(grams, current);
	}
	const { index, ids } = current;
	for (const [key, id] of [...ids]) {
		if (keys.has(key)) continue;
		index.remove(id);
		ids.delete(key);
	}
	for (const key of keys) {
		if (ids.has(key)) continue;
		const id = `b${current.added++}`;
		const separator = key.indexOf('\0');
		index.add({ id, sections: sectionsOf(key.slice(separator + 1), key.slice(0, separator)) });
		ids.set(key, id);
	}
	return current;
}

const SENTENCE_ENDS = /(?<=[。！？!?；;\n>])|(?<=\.)\s/;

/** A text in pieces that end with a sentence, and the keywords as another. */
function sectionsOf(text: string, keywords: string): { text: string }[] {
	const pieces: string[] = [''];
	for (const sentence of conceptText(text.slice(0, SECTION_LENGTH * MOST_SECTIONS)).split(SENTENCE_ENDS)) {
		const last = pieces.at(-1) as string;
		if (last.length + sentence.length <= SECTION_LENGTH || last === '') pieces[pieces.length - 1] = last + sentence;
		else pieces.push(sentence);
	}
	if (keywords !== '') pieces.push(conceptText(keywords));
	return pieces.map((piece) => ({ text: piece }));
}
