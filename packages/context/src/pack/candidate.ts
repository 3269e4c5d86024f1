import { letterRuns, normalizeText, visible, withoutInvisible } from '@pinakes/query/internal';
import type { Measure, Size } from '../tokens.ts';
import type { Reason, ResolvedBlock, ResolvedSlice } from '../trace.ts';

const LINE_BREAKS = /\r\n?|[\x85\u2028\u2029]/g;
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Delimiters of chat templates, which a model could take for the end of a message. */
const TEMPLATE_MARKS =
	/<(?=[|｜]|\/?(?:s|bos|eos|sys|system|start_of_turn|end_of_turn)>)|(?<=[|｜])>|\[(?=\/?(?:INST|SYS)\])/gi;

/** Replaces hidden characters by their codes, and all line breaks by line feeds. */
export function cleanText(text: string): string {
	return visible(text.replace(LINE_BREAKS, '\n'));
}

/** Returns a text without case, blanks and punctuation, to find repetitions. Between digits a blank stays, as 1.5 is not 15. */
export function wordingOf(text: string): string {
	const spaced = normalizeText(text).replace(/[\s.,!?;:。、]+/g, ' ');
	return spaced.replace(/(?<!\d) | (?!\d)/g, '');
}

/** Roles of chat messages. Untrusted lines that have one as their first word are quoted. */
const ROLES = ['system', 'assistant', 'developer', 'user', 'human', '系统', '助手', '用户'];

/** Number of characters at the beginning of a line that are compared with headings. */
const HEADING_REACH = 200;

/**
 * Returns a function that quotes lines of untrusted text with `> ` if they look like a heading or a role, whatever their
 * case, width and punctuation.
 *
 * @param headings all headings of the prompt
 */
export function quoter(headings: readonly string[]): (text: string) => string {
	const coreOf = (heading: string): string => letterRuns(heading).join('');
	const cores = [...new Set(headings.map(coreOf))].filter(Boolean);
	const isForged = (line: string): boolean => {
		const words = letterRuns(line.slice(0, HEADING_REACH));
		return ROLES.includes(words.find(Boolean) ?? '') || cores.some((heading) => words.join('').startsWith(heading));
	};
	return (text) =>
		text
			.replace(LINE_BREAKS, '\n')
			.split('\n')
			.map((line) => (isForged(withoutInvisible(line)) ? '> ' : '') + visible(line))
			.join('\n')
			.replace(TEMPLATE_MARKS, (mark) => (mark === '>' ? ' >' : `${mark} `));
}

/** A block that may go into the prompt. */
export interface Candidate {
	readonly slice: ResolvedSlice;
	readonly block: ResolvedBlock;
	/** How it is selected. */
	readonly by: 'always' | 'pinned' | 'relevance';
	/** Its whole text, as it would be printed. */
	readonly whole: string;
	/** Number of its run: consecutive blocks of a slice with the same heading form a run. */
	readonly run: number;
	/** The text that is printed; '' if the block is left out. */
	text: string;
	reason: Reason;
}

/** Returns the blocks of all slices in printing order. */
export function candidatesOf(slices: readonly ResolvedSlice[]): Candidate[] {
	const headings = slices.flatMap(({ label, blocks }) => [label, ...blocks.map((block) => block.label)]);
	const quote = quoter(headings.filter((heading) => heading !== undefined));
	let run = 0;
	return slices.flatMap((slice) =>
		slice.blocks.map((block, i) => {
			if (i === 0 || block.label !== slice.blocks[i - 1]?.label) run++;
			const text = block.speaker === undefined ? block.text : `${block.speaker}: ${block.text}`;
			const whole = (slice.trusted ? text.replace(LONE_SURROGATES, '\ufffd') : quote(text)).trim();
			const by = slice.always ? 'always' : block.pinned ? 'pinned' : 'relevance';
			return { slice, block, by, whole, run, text: '', reason: 'budget' };
		}),
	);
}

/** Returns the headings that a candidate adds after those that are printed: of its slice and of its run. */
function headingsOf({ slice, block, run }: Candidate, printed: readonly Candidate[]): string {
	const isNewSlice = slice.label !== undefined && !printed.some((other) => other.slice === slice);
	const isNewRun = block.label !== undefined && !printed.some((other) => other.run === run);
	return (isNewSlice ? `${slice.label}\n` : '') + (isNewRun ? `${block.label}\n` : '');
}

/** Returns the size that a text of a candidate adds to what is printed, with headings and an empty line between slices. */
export function sizeWith(candidate: Candidate, text: string, printed: readonly Candidate[], measure: Measure): Size {
	const isFirst = !printed.some(({ slice }) => slice === candidate.slice);
	return measure(`${headingsOf(candidate, printed)}${text}\n${isFirst ? '\n\n' : ''}`);
}

/** Returns the text of the printed candidates, in their order, with headings. */
export function render(printed: readonly Candidate[]): string {
	return printed
		.map((candidate, i) => {
			const last = printed[i - 1];
			const gap = last === undefined ? '' : last.slice === candidate.slice ? '\n' : '\n\n';
			return gap + headingsOf(candidate, last === undefined ? [] : [last]) + candidate.text;
		})
		.join('');
}
