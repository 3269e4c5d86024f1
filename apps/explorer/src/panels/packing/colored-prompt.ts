import type { Trace } from '@pinakes/context';

interface PromptPart {
	readonly slice: string;
	readonly text: string;
}

/**
 * Splits the prompt of a trace into consecutive parts by slice. A heading belongs to the block below it; text that
 * differs from its source belongs to the block before.
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

/** Characters at the beginning of a block by which it is located, as the rest may have been cut. */
const BEGINNING = 24;

/** Returns the end of a block that begins at or after an offset; undefined if it is not found. */
function endOf(text: string, block: string, from: number): number | undefined {
	const start = block.trim();
	const at = start === '' ? -1 : text.indexOf(start.slice(0, BEGINNING), from);
	if (at < 0) return undefined;
	let length = Math.min(BEGINNING, start.length);
	while (length < start.length && text[at + length] === start[length]) length++;
	return at + length;
}
