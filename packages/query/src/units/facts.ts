import type { Postings } from '../format/codec/postings.js';
import type { FactKind, Known } from './factors.ts';

/**
 * Part of a query, and the units for which it holds: those that have the tag or keyword or support the IDE, those whose
 * conflicts name the environment, those that violate the constraint. A constraint that is not understood is `ignored`
 * and holds for no unit.
 */
export interface Fact {
	readonly kind: FactKind | 'ignored';
	readonly value: string;
	readonly postings: Postings;
}

/** All facts of a query. The facts that hold for a unit are a set of bits, bit i for the fact at position i. */
export type Facts = readonly Fact[];

/** Returns the values of the facts of a kind, without those that hold according to the bits of a unit. */
export function valuesOf(facts: Facts, kind: Fact['kind'], bits = 0): string[] {
	return facts.filter((fact, i) => fact.kind === kind && !hasBit(bits, i)).map(({ value }) => value);
}

/** Returns the facts with whether they hold, according to the bits of a unit. */
export function knownOf(facts: Facts, bits: number): Known[] {
	return facts.map(({ kind, value }, i) => ({ kind, value, holds: hasBit(bits, i) }));
}

/** Returns the bit of the fact at a position. A number, not an integer of 32 bits, so that 53 facts fit. */
export function bitOf(position: number): number {
	return 2 ** position;
}

/** Whether the bit of the fact at a position is set. */
export function hasBit(bits: number, position: number): boolean {
	return Math.floor(bits / bitOf(position)) % 2 === 1;
}
