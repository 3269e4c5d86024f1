import type { Postings } from '@pinakes/format/codec/postings';
import type { FactKind, Known } from './factors.ts';

/**
 * Something that a query says, and the units of which it holds: those that carry a tag or keyword or
 * support the IDE, those whose conflicts name the environment, those that violate a constraint. A
 * constraint that is not understood is `ignored` and holds of none.
 */
export interface Fact {
	readonly kind: FactKind | 'ignored';
	readonly value: string;
	readonly postings: Postings;
}

/** Everything that a query says. A unit is known by the facts that hold of it, a bit for each. */
export type Facts = readonly Fact[];

/** The values of the facts of a kind that hold, or do not hold, of units with such bits. */
export function factsOf(facts: Facts, kind: Fact['kind'], bits: number, doHold = true): string[] {
	return facts.filter((fact, i) => fact.kind === kind && hasBit(bits, i) === doHold).map(({ value }) => value);
}

/** What is known of units with such bits. */
export function knownOf(facts: Facts, bits: number): Known[] {
	return facts.map(({ kind, value }, i) => ({ kind, value, holds: hasBit(bits, i) }));
}

/** The values of all facts of a kind. */
export function valuesOf(facts: Facts, kind: Fact['kind']): string[] {
	return factsOf(facts, kind, 0, false);
}

/** What the fact at a position adds to a unit's bits; numbers are exact for the first 53. */
export function bitOf(position: number): number {
	return 2 ** position;
}

/** True where the fact at a position holds of units with such bits. */
export function hasBit(bits: number, position: number): boolean {
	return Math.floor(bits / bitOf(position)) % 2 === 1;
}
