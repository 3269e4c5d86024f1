import type { Fragment, Trace } from '@pinakes/context';
import { safeText, truncate } from './text.ts';

/** Slices with instructions or dialogue instead of facts. */
const NOT_FACTS: ReadonlySet<string> = new Set(['rules', 'task', 'affordances', 'dialogue']);

/** Maximum characters of a fact. */
const MAX_FACT_LENGTH = 600;

/** Returns the facts in a prompt as list items, best first. */
export function factsIn(trace: Trace): string[] {
	return trace.fragments
		.filter(isFact)
		.sort((one, other) => (other.score ?? 0) - (one.score ?? 0))
		.map((fragment) => textOf(trace, fragment))
		.filter((text) => text !== '')
		.map((text) => (text.startsWith('- ') ? text : `- ${text}`));
}

/**
 * Whether a fragment is a fact. A memory that was dropped as a duplicate of the dialogue counts, as the dialogue is not
 * listed.
 */
function isFact({ kept, reason, score, slice }: Fragment): boolean {
	const isThere = kept || (slice === 'memory' && reason === 'near_duplicate');
	return isThere && score !== null && !NOT_FACTS.has(slice);
}

function textOf({ request }: Trace, { slice, id, cut, keptCharacters }: Fragment): string {
	const blocks = request.slices.find(({ name }) => name === slice)?.blocks ?? [];
	const text = blocks.find((block) => block.id === id)?.text ?? '';
	const most = cut ? Math.min(keptCharacters, MAX_FACT_LENGTH) : MAX_FACT_LENGTH;
	return safeText(text.length > most ? `${truncate(text, most)}…` : text).trim();
}
