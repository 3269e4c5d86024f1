import { STATIC } from '@pinakes/query/format/kinds/vectors/schema';
import type { VectorOptions } from '../../config/config.ts';
import { roundedScale } from '../../trained-vectors/quantize.ts';
import { cutText } from '../../word-vectors/cut-texts.ts';
import { encodeTexts } from '../../word-vectors/encode-texts.ts';
import { learnWords } from '../../word-vectors/learn-words.ts';
import type { FileTarget } from '../../write/parts.ts';
import { joinCollected, selectSections } from '../text/collect.ts';
import { withCompounds } from '../text/compounds.ts';
import { type IndexedText, type SpilledText, sectionsIn } from '../text/indexed.ts';
import { buildTerms, sortTerms } from '../text/term-table.ts';
import { areStatic } from './are-static.ts';
import { encodedText } from './encoded.ts';
import { foldIn, scalesToOne } from './fold-in.ts';
import { makeVectors } from './make.ts';
import { sampleText } from './sample.ts';
import { areSampled, samplingInterval } from './sampling.ts';
import { AUTOMATIC_VECTORS, type EncoderChoice } from './settings.ts';
import { staticWeight } from './static-sections.ts';
import { learnVectors } from './trained.ts';
import { sectionVectors, type WrittenVectors, writeTermVectors, writeVectors } from './write.ts';

/**
 * Makes and writes the vectors of texts on disk, a few sections at a time. Few texts, and those for an encoder, are
 * read into memory.
 *
 * @returns undefined for `none`
 */
export async function writeSpilledVectors(
	files: FileTarget,
	text: SpilledText | undefined,
	choice: EncoderChoice,
	options: VectorOptions,
	onStep: (step: string) => void,
): Promise<WrittenVectors | undefined> {
	if (choice === 'none') return undefined;
	if (text !== undefined) {
		const every = samplingInterval(text.sections);
		const isStatic = choice === STATIC || (choice === AUTOMATIC_VECTORS && areStatic(text));
		if (isStatic) return writeStatic(files, text, options);
		if (typeof choice === 'string' && every > 1) return writeTrained(files, text, every, options, onStep);
	}
	const made = await makeVectors(text && holdText(text), choice, options, undefined, onStep);
	return made && { settings: made.made.settings, cuts: writeVectors(files, made.made) };
}

function writeStatic(files: FileTarget, text: SpilledText, { weight }: VectorOptions): WrittenVectors | undefined {
	if (weight === 0) return undefined;
	const isIn = areSampled(text.spilled, samplingInterval(text.sections));
	const learnt = learnWords(
		Array.from(textsMarked(text, isIn), cutText),
		weight ?? staticWeight(text.sections, text.spilled),
	);
	const sections = sectionVectors(files, learnt.settings.dimensions);
	for (const section of sectionsIn(text)) sections.add(encodeTexts([cutText(encodedText(section))], learnt.words), []);
	return {
		settings: learnt.settings,
		cuts: { section_vectors: sections.finish(), term_vectors: writeTermVectors(files, learnt) },
	};
}

function* textsMarked(text: SpilledText, isIn: Uint8Array): Generator<string> {
	let number = 0;
	for (const section of sectionsIn(text)) if (isIn[number++] === 1) yield encodedText(section);
}

function writeTrained(
	files: FileTarget,
	text: SpilledText,
	every: number,
	options: VectorOptions,
	onStep: (step: string) => void,
): WrittenVectors {
	onStep('training vectors');
	const learnt = learnVectors(sampleOfSpilled(text, every), options, every);
	const { settings } = learnt;
	const sections = sectionVectors(files, settings.dimensions);
	if (settings.dimensions > 0) {
		for (const { collected } of text.spilled.postings.indexed()) {
			const own = { options: text.options, sections: collected.ends.length, ...sortTerms(collected, text.folding) };
			const numbers = foldIn(own, learnt);
			sections.add(numbers, Array.from(scalesToOne(numbers, settings.dimensions), roundedScale));
		}
	}
	return { settings, cuts: { section_vectors: sections.finish(), term_vectors: writeTermVectors(files, learnt) } };
}

/** Returns the sampled sections, as `sampleOf` does for texts in memory. */
function sampleOfSpilled(text: SpilledText, every: number): IndexedText {
	const { options, folding, spilled } = text;
	const isIn = areSampled(spilled, every);
	const selected = Array.from(spilled.postings.collected(), ({ collected, first }) =>
		selectSections(collected, isIn.subarray(first, first + collected.ends.length)),
	);
	return sampleText({ options, folding }, spilled, isIn, joinCollected(selected));
}

/** Reads a text into memory. */
function holdText({ options, sections, folding, spilled }: SpilledText): IndexedText {
	const { postings: onDisk, ...texts } = spilled;
	const read = { ...texts, records: [...texts.records], texts: [...texts.texts] };
	const collected = joinCollected(Array.from(onDisk.collected(), (chunk) => chunk.collected));
	const { terms, postings } = buildTerms(withCompounds({ ...read, collected }), options.grams.at(-1) as number);
	return { options, sections, read, collected, folding, terms, postings };
}
