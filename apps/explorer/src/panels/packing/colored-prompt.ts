import type { Trace } from '@pinakes/context';

/** A stretch of a prompt and the slice that it comes from. */
export interface PromptPart {
	readonly slice: string;
	readonly text: string;
}

/**
 * The prompt of a trace in parts, one after the other, which together are all of it. A heading belongs to the block
 * below it; what is printed otherwise than it came belongs to the block before.
 */
export function partsOf({ text, fragments, request }: Pick<Trace, 'text' | 'fragments' | 'request'>): PromptPart[] {
	const texts = new Map(
		request.slices.flatMap(({ name, blocks }) => blocks.map(({ id, text: block }) => [`${name} ${id}`, block])),
	);
	const parts: PromptPart[] = [];
	let from = 0;
	for (const { slice, id, kept } of fragments) {
		if (!kept) continue;
		const end = endOf(text, texts.get(`${slice} ${id}`) ?? '', from);
		if (end === undefined) continue;
		parts.push({ slice, text: text.slice(from, end) });
		from = end;
	}
	const rest = text.slice(from);
	const last = parts.at(-1);
	if (rest !== '') parts.push({ slice: last?.slice ?? '', text: rest });
	return parts;
}

/** Characters of a block by which it is found: more may have been cut off. */
const BEGINNING = 24;

/** Where a block ends that begins at an offset or behind it; undefined where it is not found. */
function endOf(text: string, block: string, from: number): number | undefined {
	const start = block.trim();
	const at = start === '' ? -1 : text.indexOf(start.slice(0, BEGINNING), from);
	if (at < 0) return undefined;
	let length = Math.min(BEGINNING, start.length);
	while (length < start.length && text[at + length] === start[length]) length++;
	return at + length;
}
