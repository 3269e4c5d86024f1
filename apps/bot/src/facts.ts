import type { Fragment, Trace } from '@pinakes/context';
import { fold, sliceWhole } from './text.ts';

/** Slices that say how to answer rather than what: no facts. */
const NO_FACTS: ReadonlySet<string> = new Set(['rules', 'task', 'affordances', 'dialogue']);

/** Characters of one fact where facts replace a reply. */
const MAX_FACT_LENGTH = 600;

/** What a prompt holds that bears on the question, best first: a list. */
export function factsIn(trace: Trace): string[] {
	return trace.fragments
		.filter(isFact)
		.sort((one, other) => (other.score ?? 0) - (one.score ?? 0))
		.map((fragment) => textOf(trace, fragment))
		.filter((text) => text !== '')
		.map((text) => (text.startsWith('- ') ? text : `- ${text}`));
}

/** A memory that is left out as the dialogue says the same is a fact still: the dialogue itself is not listed. */
function isFact({ kept, reason, score, slice }: Fragment): boolean {
	const isThere = kept || (slice === 'memory' && reason === 'near_duplicate');
	return isThere && score !== null && !NO_FACTS.has(slice);
}

function textOf({ request }: Trace, { slice, id, cut, keptCharacters }: Fragment): string {
	const blocks = request.slices.find(({ name }) => name === slice)?.blocks ?? [];
	const text = blocks.find((block) => block.id === id)?.text ?? '';
	const most = cut ? Math.min(keptCharacters, MAX_FACT_LENGTH) : MAX_FACT_LENGTH;
	return fold(text.length > most ? `${sliceWhole(text, most)}…` : text).trim();
}
