import type { Relation } from '@pinakes/query/format/kinds/entries/schema';
import { lazyMap } from '../spill/lazy-map.ts';
import { type Cautions, cautionsOf, countWarnings } from './cautions.ts';
import { type PlannedHeading, planOf } from './plan.ts';
import { type Neighbours, rankedLinks } from './ranked-links.ts';
import { type Sequence, sequenceOf } from './sequences.ts';
import type { ProcessSource } from './summary.ts';
import { type HeadingRef, headingRef } from './targets.ts';

export interface RelatedHeading {
	readonly relation: Relation;
	readonly path: string;
	/** Its number among the headings of its document, from 0. */
	readonly heading: number;
	/** The heading in markdown: `## Plan`. */
	readonly marked: string;
}

/** Related headings by heading number, best first. Headings without any are missing. */
export type Related = ReadonlyMap<number, readonly RelatedHeading[]>;

interface RelatedDocument {
	readonly path: string;
	readonly related: Related;
}

/**
 * Yields the related headings of each document, in order: next and previous steps by number or by chains in texts, and
 * cautions.
 *
 * @param sources iterated several times
 */
export function* relate(sources: Iterable<ProcessSource>): Generator<RelatedDocument> {
	const documents = lazyMap(sources, (source, number) => ({ ...source, number }));
	const links = rankedLinks(documents);
	const shared = countWarnings(lazyMap(documents, ({ summary }) => summary));
	for (const document of documents) {
		yield { path: document.path, related: relatedIn(document, links.of(document), shared) };
	}
}

function relatedIn(
	document: NumberedSource,
	neighbours: ReadonlyMap<number, Neighbours>,
	shared: ReadonlyMap<string, number>,
): Related {
	const { levels, texts, hasSteps } = document.summary;
	if (!hasSteps && neighbours.size === 0) return new Map();
	const plan = planOf(texts.map((text, i) => ({ level: Number(levels[i]), text })));
	const process: Process = { document, plan, order: sequenceOf(plan), cautions: cautionsOf(plan, shared) };
	const related = new Map<number, readonly RelatedHeading[]>();
	for (const heading of plan) {
		const chained = neighbours.get(heading.number);
		if (!heading.isStep && chained === undefined) continue;
		const headings = relatedTo(heading, process, chained);
		if (headings.size > 0) related.set(heading.number, [...headings.values()]);
	}
	return related;
}

interface NumberedSource extends ProcessSource {
	readonly number: number;
}

/** A document with its procedure. */
interface Process {
	readonly document: NumberedSource;
	readonly plan: readonly PlannedHeading[];
	readonly order: Sequence;
	readonly cautions: Cautions;
}

interface RelatedRef extends HeadingRef, RelatedHeading {}

/** Returns the distinct headings that are related to a heading, best first. */
function relatedTo(heading: PlannedHeading, process: Process, chained: Neighbours = NONE): Map<string, RelatedRef> {
	const { document, plan, order, cautions } = process;
	const related = new Map<string, RelatedRef>();
	const add = (relation: Relation, target: HeadingRef | undefined): boolean => {
		if (target === undefined) return false;
		const key = `${target.document} ${target.heading}`;
		if (related.has(key)) return false;
		related.set(key, { relation, ...target });
		return true;
	};
	const here = (number: number | undefined): HeadingRef | undefined =>
		number === undefined ? undefined : headingRef(document, number);
	const next = order.next.get(heading.number);
	const previous = order.previous.get(heading.number);
	for (const { number } of cautions.own(heading)) if (number !== next) add('caution', here(number));
	add('next', here(next));
	chained.after.find((target) => add('next', target));
	const taken = [...related.values()]
		.filter((target) => target.document === document.number)
		.map((target) => target.heading);
	const inOtherSections = [...taken, previous].flatMap((number) => plan[number ?? -1] ?? []);
	add('general_caution', here(cautions.general(heading, new Set(inOtherSections))?.number));
	if (!add('previous', here(previous))) chained.before.find((target) => add('previous', target));
	return related;
}

const NONE: Neighbours = { after: [], before: [] };
