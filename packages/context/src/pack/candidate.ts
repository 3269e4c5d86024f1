import { letterRuns, visible, withoutInvisible } from '@pinakes/query/internal';
import { type Measure, plus, type Size } from '../tokens.ts';
import type { Fragment, Reason, ResolvedBlock, ResolvedSlice } from '../trace.ts';

const LINE_BREAKS = /\r\n?|[\x85\u2028\u2029]/g;
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Delimiters of chat templates, which a model could take for the end of a message. */
const TEMPLATE_MARKS = /<(?=\|)|(?<=\|)>|\[(?=\/?(?:INST|SYS)\])/g;

/** Replaces hidden characters by their codes, and all line breaks by line feeds. */
export function cleanText(text: string): string {
	return visible(text.replace(LINE_BREAKS, '\n'));
}

/** Cleans a text and joins its lines. */
export function cleanLine(text: string): string {
	return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** Roles of chat messages. Untrusted lines that begin with one are quoted. */
const ROLES = ['system', 'assistant', 'developer', 'user', '系统', '助手'];

/** Normalizes case and width and removes spaces and punctuation, to compare headings. */
function coreOf(heading: string): string {
	return letterRuns(heading).join('');
}

/** Number of characters at the beginning of a line that are compared with headings. */
const HEADING_REACH = 200;

/**
 * Returns a function that quotes lines of untrusted text with `> ` if they look like a heading or a role.
 *
 * @param headings all headings of the prompt
 */
export function quoter(headings: readonly string[]): (text: string) => string {
	const cores = [...new Set([...headings, ...ROLES].map(coreOf))].filter(Boolean);
	const isForged = (line: string): boolean => {
		const core = coreOf(line.slice(0, HEADING_REACH));
		return core !== '' && cores.some((heading) => core.startsWith(heading));
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
	readonly by: 'always' | 'priority' | 'pinned' | 'relevance';
	/** Its whole text, as it would be printed. */
	readonly whole: string;
	readonly size: Size;
	/** Number of its run: consecutive blocks of a slice with the same heading form a run. */
	readonly run: number;
	score: number | null;
	/** The text that is printed; '' if the block is left out. */
	text: string;
	reason: Reason;
}

/** Printed after a block or a heading; `SLICE_END` between two slices. */
export const LINE_END = '\n';
const SLICE_END = '\n\n';

/**
 * Returns the blocks of all slices in printing order. Stable slices come first, so that consecutive prompts share a
 * prefix that can be cached.
 */
export function candidatesOf(slices: readonly ResolvedSlice[], measure: Measure): Candidate[] {
	const headings = slices.flatMap(({ label, blocks }) => [label, ...blocks.map((block) => block.label)]);
	const quote = quoter([...new Set(headings)].filter((heading) => heading !== undefined));
	const ordered = [...slices.filter(({ stable }) => stable), ...slices.filter(({ stable }) => !stable)];
	let run = 0;
	return ordered.flatMap((slice) =>
		slice.blocks.map((block, i) => {
			if (i === 0 || block.label !== slice.blocks[i - 1]?.label) run++;
			const text = block.speaker === undefined ? block.text : `${block.speaker}: ${block.text}`;
			const whole = (slice.trusted ? text.replace(LONE_SURROGATES, '\ufffd') : quote(text)).trim();
			const by = selectionOf(slice, block);
			const score = by === 'relevance' ? (block.score ?? 0) : null;
			return { slice, block, by, whole, size: measure(whole + LINE_END), run, score, text: '', reason: 'budget' };
		}),
	);
}

function selectionOf({ always, priority }: ResolvedSlice, { pinned }: ResolvedBlock): Candidate['by'] {
	if (always) return 'always';
	if (priority !== undefined) return 'priority';
	return pinned ? 'pinned' : 'relevance';
}

/** Returns the candidates that are printed, in order. */
export function printedOf(candidates: readonly Candidate[]): Candidate[] {
	return candidates.filter(({ text }) => text !== '');
}

/** Returns the size that printing a text of a candidate adds, including headings that are not printed yet: of its slice and of its run. */
export function sizeWith(
	{ slice, block, run }: Candidate,
	text: string,
	printed: readonly Candidate[],
	measure: Measure,
): Size {
	let size = measure(text + LINE_END);
	if (!printed.some((other) => other.slice === slice)) {
		size = plus(size, measure(slice.label === undefined ? SLICE_END : slice.label + LINE_END + SLICE_END));
	}
	const hasRun = block.label === undefined || printed.some((other) => other.run === run);
	return hasRun ? size : plus(size, measure(block.label + LINE_END));
}

/** Returns the text of the printed candidates with their headings. */
export function render(printed: readonly Candidate[]): string {
	let text = '';
	let last: Candidate | undefined;
	for (const candidate of printed) {
		const { slice, block } = candidate;
		if (last !== undefined) text += last.slice === slice ? LINE_END : SLICE_END;
		if (last?.slice !== slice && slice.label !== undefined) text += slice.label + LINE_END;
		if (last?.run !== candidate.run && block.label !== undefined) text += block.label + LINE_END;
		text += candidate.text;
		last = candidate;
	}
	return text;
}

/** Returns the trace entry of a candidate. */
export function fragmentOf({ slice, block, whole, text, score, reason }: Candidate, measure: Measure): Fragment {
	const size = measure(whole);
	const kept = measure(text);
	return {
		slice: slice.name,
		id: block.id,
		label: block.label ?? null,
		characters: size.characters,
		tokens: size.tokens,
		budget: slice.budget ?? null,
		score,
		kept: text !== '',
		reason,
		...(block.replaces === undefined ? {} : { replaces: block.replaces }),
		cut: text !== '' && text !== whole,
		keptCharacters: kept.characters,
		keptTokens: kept.tokens,
	};
}
