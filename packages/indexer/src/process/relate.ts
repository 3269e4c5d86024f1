import type { Relation } from '@pinakes/query/format';
import type { FlatHeading } from '../markdown/outline.ts';
import { type Cautions, cautionsOf, countWarnings } from './cautions.ts';
import type { Chain } from './chains.ts';
import type { Place } from './names.ts';
import { type PlannedHeading, planOf } from './plan.ts';
import { type Neighbours, rankedLinks } from './ranked-links.ts';
import { type Sequence, sequenceOf } from './sequences.ts';

/** A document: its headings in order, and what its text names one after another. */
export interface ProcessDocument {
	readonly path: string;
	readonly title: string;
	readonly headings: readonly FlatHeading[];
	readonly chains: readonly Chain[];
}

export interface RelatedHeading {
	readonly relation: Relation;
	readonly path: string;
	/** Its number among its document's headings, from 0. */
	readonly heading: number;
}

/**
 * What is related to headings by process order: to steps that are numbered, and to headings that texts name one
 * after another. By document, in the same order, by heading number, best first; headings without any are not in
 * the map.
 */
export function relateSteps(documents: readonly ProcessDocument[]): ReadonlyMap<number, readonly RelatedHeading[]>[] {
	const planned = documents.map((document) => ({ ...document, plan: planOf(document.headings) }));
	const links = rankedLinks(planned);
	const shared = countWarnings(planned.map(({ plan }) => plan));
	return planned.map(({ plan }, document) => {
		const process: Process = { document, plan, order: sequenceOf(plan), cautions: cautionsOf(plan, shared) };
		const related = new Map<number, readonly RelatedHeading[]>();
		for (const heading of plan) {
			const chained = links({ document, heading: heading.number });
			if (!heading.isStep && chained === undefined) continue;
			const places = relatedTo(heading, process, chained);
			if (places.size > 0) related.set(heading.number, [...places.values()].map(toPublic));
		}
		return related;
	});

	function toPublic({ relation, document, heading }: RelatedPlace): RelatedHeading {
		return { relation, path: documents[document]?.path ?? '', heading };
	}
}

/** A document read as a process. */
interface Process {
	readonly document: number;
	readonly plan: readonly PlannedHeading[];
	readonly order: Sequence;
	readonly cautions: Cautions;
}

interface RelatedPlace extends Place {
	readonly relation: Relation;
}

/** What is related to one heading, best first, each place once. */
function relatedTo(heading: PlannedHeading, process: Process, chained: Neighbours = NONE): Map<string, RelatedPlace> {
	const { document, plan, order, cautions } = process;
	const related = new Map<string, RelatedPlace>();
	const add = (relation: Relation, place: Place | undefined): boolean => {
		if (place === undefined) return false;
		const key = `${place.document} ${place.heading}`;
		if (related.has(key)) return false;
		related.set(key, { relation, ...place });
		return true;
	};
	const here = (number: number | undefined): Place | undefined =>
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
