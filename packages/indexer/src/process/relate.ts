import type { Relation } from '@pinakes/query/format/kinds/entries/schema';
import { type Cautions, cautionsOf, countWarnings } from './cautions.ts';
import { type PlannedHeading, planOf } from './plan.ts';
import { type Neighbours, rankedLinks } from './ranked-links.ts';
import { type Sequence, sequenceOf } from './sequences.ts';
import type { ProcessSource } from './summary.ts';
import type { HeadingRef } from './targets.ts';

export interface RelatedHeading {
	readonly relation: Relation;
	readonly path: string;
	/** Its number among its document's headings, from 0. */
	readonly heading: number;
}

/** What is related to headings of a document, by their numbers, best first; headings without any are not in the map. */
export type Related = ReadonlyMap<number, readonly RelatedHeading[]>;

/**
 * What is related to headings by process order: to steps that are numbered, and to headings that texts name one
 * after another. By document, in the same order.
 */
export function relate(sources: readonly ProcessSource[]): Related[] {
	const links = rankedLinks(sources);
	const shared = countWarnings(sources.map(({ summary }) => summary));
	const toPublic = ({ relation, document, heading }: RelatedRef): RelatedHeading => {
		return { relation, path: sources[document]?.path ?? '', heading };
	};
	return sources.map(({ summary: { levels, texts, hasSteps } }, document) => {
		const neighbours = links[document] as ReadonlyMap<number, Neighbours>;
		if (!hasSteps && neighbours.size === 0) return new Map();
		const plan = planOf(texts.map((text, i) => ({ level: Number(levels[i]), text })));
		const process: Process = { document, plan, order: sequenceOf(plan), cautions: cautionsOf(plan, shared) };
		const related = new Map<number, readonly RelatedHeading[]>();
		for (const heading of plan) {
			const chained = neighbours.get(heading.number);
			if (!heading.isStep && chained === undefined) continue;
			const places = relatedTo(heading, process, chained);
			if (places.size > 0) related.set(heading.number, [...places.values()].map(toPublic));
		}
		return related;
	});
}

/** A document read as a process. */
interface Process {
	readonly document: number;
	readonly plan: readonly PlannedHeading[];
	readonly order: Sequence;
	readonly cautions: Cautions;
}

interface RelatedRef extends HeadingRef {
	readonly relation: Relation;
}

/** What is related to one heading, best first, each place once. */
function relatedTo(heading: PlannedHeading, process: Process, chained: Neighbours = NONE): Map<string, RelatedRef> {
	const { document, plan, order, cautions } = process;
	const related = new Map<string, RelatedRef>();
	const add = (relation: Relation, place: HeadingRef | undefined): boolean => {
		if (place === undefined) return false;
		const key = `${place.document} ${place.heading}`;
		if (related.has(key)) return false;
		related.set(key, { relation, ...place });
		return true;
	};
	const here = (number: number | undefined): HeadingRef | undefined =>
		number === undefined ? undefined : { document, heading: number };
	const next = order.next.get(heading.number);
	const previous = order.previous.get(heading.number);
	for (const { number } of cautions.own(heading)) if (number !== next) add('caution', here(number));
	add('next', here(next));
	chained.after.find((place) => add('next', place));
	const taken = [...related.values()].filter((place) => place.document === document).map((place) => place.heading);
	const leftOut = [...taken, previous].flatMap((number) => plan[number ?? -1] ?? []);
	add('general_caution', here(cautions.general(heading, new Set(leftOut))?.number));
	if (!add('previous', here(previous))) chained.before.find((place) => add('previous', place));
	return related;
}

const NONE: Neighbours = { after: [], before: [] };
