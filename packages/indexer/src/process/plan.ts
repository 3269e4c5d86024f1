import type { FlatHeading } from '../markdown/outline.ts';
import { foldHeading } from './heading-text.ts';
import { compareNumbers, PLAIN, readStep, type StepLabel, sameStep } from './steps.ts';
import { type Strength, strengthOf } from './strength.ts';

/** A heading as a part of a process. */
export interface PlannedHeading {
	/** Its number among its document's headings. */
	readonly number: number;
	readonly level: number;
	/** Folded by `foldHeading`. */
	readonly text: string;
	/** The heading whose section it stands in. */
	readonly parent: PlannedHeading | undefined;
	/** The number of the first heading behind its section. */
	readonly end: number;
	readonly label: StepLabel | undefined;
	readonly strength: Strength | undefined;
	/** Whether it is a step itself; a numbered heading may only speak of one. */
	readonly isStep: boolean;
	/** The step that it speaks of, being none itself. */
	readonly about: PlannedHeading | undefined;
}

type Draft = { -readonly [K in keyof PlannedHeading]: PlannedHeading[K] };

/** Reads which headings of a document are steps, which speak of cautions, and which speak of another one's step. */
export function planOf(headings: readonly FlatHeading[]): readonly PlannedHeading[] {
	const plan = nest(headings);
	const numbered = plan.filter(({ label }) => label !== undefined);
	const siblings = groupBy(numbered, siblingKey);
	for (const heading of numbered) heading.about = stepAbove(heading, siblings);
	const isCandidate = (heading: Draft): boolean => heading.about === undefined && speaksOfStep(heading);
	const candidates = numbered.filter(isCandidate);
	const steps = numbered.filter((heading) => heading.about === undefined && !speaksOfStep(heading));
	const named = groupBy(steps, ({ label }) => nameOf(label as StepLabel));
	const stepSiblings = groupBy(steps, siblingKey);
	const namedSiblings = new Set(steps.map(siblingName));
	for (const heading of candidates) {
		// What its siblings count and have no other heading for is the step that is wanting: `步骤 3 检查环境` behind `步骤 2`.
		const isWanting = stepSiblings.has(siblingKey(heading)) && !namedSiblings.has(siblingName(heading));
		if (!isWanting) heading.about = nearestBefore(heading, named);
	}
	for (const heading of plan) heading.isStep = heading.label !== undefined && heading.about === undefined;
	return plan;
}

/** The headings that the section of a heading lies in, from the nearest. */
export function* ancestorsOf(heading: PlannedHeading): Generator<PlannedHeading> {
	for (let above = heading.parent; above !== undefined; above = above.parent) yield above;
}

function nest(headings: readonly FlatHeading[]): Draft[] {
	const open: Draft[] = [];
	const plan = headings.map((heading, number): Draft => {
		while ((open.at(-1)?.level ?? 0) >= heading.level) (open.pop() as Draft).end = number;
		const draft = drafted(heading, number, open.at(-1), headings.length);
		open.push(draft);
		return draft;
	});
	return plan;
}

function drafted({ level, text: written }: FlatHeading, number: number, parent: Draft | undefined, end: number): Draft {
	const text = foldHeading(written);
	const label = readStep(text);
	const strength = strengthOf(text);
	return { number, level, text, parent, end, label, strength, isStep: false, about: undefined };
}

type Groups = ReadonlyMap<string, readonly PlannedHeading[]>;

/** Numbered headings of one kind and level below the same heading have the same key. */
function siblingKey({ parent, level, label }: PlannedHeading): string {
	return `${parent?.number ?? ''} ${level} ${label?.kind}`;
}

function siblingName(heading: PlannedHeading): string {
	return `${siblingKey(heading)} ${nameOf(heading.label as StepLabel)}`;
}

/** The ancestor whose label is repeated: `✅ Step 1 done?` below `Step 1: …`. */
function stepAbove(heading: PlannedHeading, siblings: Groups): PlannedHeading | undefined {
	const { label } = heading;
	if (label === undefined) return undefined;
	for (const above of ancestorsOf(heading)) {
		if (above.label === undefined || !sameStep(above.label, label)) continue;
		return !speaksOfStep(heading) && beginsSteps(label, siblings.get(siblingKey(heading))) ? undefined : above;
	}
	return undefined;
}

/** Whether the siblings go on counting, so that a process of its own begins below a step of the same number. */
function beginsSteps(label: StepLabel, siblings: readonly PlannedHeading[] = []): boolean {
	// Both ends hold every sibling against: where all have one number, none goes on.
	const ends = [siblings[0]?.label, siblings.at(-1)?.label];
	return label.kind === PLAIN
		? label.first.length === 1
		: ends.some((end) => end !== undefined && compareNumbers(end.first, label.first) !== 0);
}

function speaksOfStep({ label, strength }: PlannedHeading): boolean {
	return label !== undefined && label.kind !== PLAIN && !label.separated && strength !== undefined;
}

/** What a step of a document is called by its label alone. */
export function nameOf({ kind, first, last }: StepLabel): string {
	return `${kind} ${first.join('.')}-${last.join('.')}`;
}

/** The step of the same name that came last before a heading, or the first one behind it. */
function nearestBefore(heading: PlannedHeading, named: Groups): PlannedHeading | undefined {
	const steps = named.get(nameOf(heading.label as StepLabel)) ?? [];
	return steps[Math.max(0, countBefore(steps, heading.number) - 1)];
}

/** How many of the headings, which are in order, come before a number. */
export function countBefore(headings: readonly PlannedHeading[], number: number): number {
	let low = 0;
	let high = headings.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((headings[middle] as PlannedHeading).number < number) low = middle + 1;
		else high = middle;
	}
	return low;
}

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === undefined) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}
