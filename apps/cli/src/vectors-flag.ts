import type { Vectorizer } from '@pinakes/indexer';
import type { Arguments, Flag } from './arguments.ts';
import { UsageError } from './exit-codes.ts';

/** The flag that names what gives texts their vectors. */
export const VECTORS_FLAG: Flag = {
	type: 'string',
	value: 'lsa|none',
	help: 'what gives sections their vectors; lsa, the texts themselves, unless given',
};

/**
 * What is to give vectors; undefined where nothing was said.
 *
 * @throws UsageError for what gives none
 */
export async function vectorizerOf(args: Arguments): Promise<Vectorizer | undefined> {
	const named = args.text('vectors');
	if (named === undefined || named === 'lsa' || named === 'none') return named;
	throw new UsageError(`--vectors must be lsa or none, not ${named}.`);
}
