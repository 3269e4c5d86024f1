import type { Unit } from './unit.ts';

/**
 * Returns skills in the order in which they get a name that several have: the specification calls a skill like its folder, so
 * that one in a folder of the name comes first.
 */
export function byClaimToName<T extends Pick<Unit, 'unit_id' | 'name'>>(skills: readonly T[]): T[] {
	const isElsewhere = ({ unit_id, name }: T): number => (unit_id.split('/').at(-1) === name ? 0 : 1);
	return [...skills].sort((a, b) => isElsewhere(a) - isElsewhere(b));
}
