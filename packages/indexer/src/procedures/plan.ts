import type { FlatHeading } from '@pinakes/query/format/kinds/outline/heading-tree';
import { groupBy } from '../multimap.ts';
import { type Strength, strengthOf } from './caution-strength.ts';
import { foldHeading } from './heading-text.ts';
import { compareNumbers, PLAIN, readStep, type StepLabel, sameStep } from './steps.ts';

type LeveledHeading = Pick<FlatHeading, 'level' | 'text'>;

/** A heading with its role in a procedure. */
export interface PlannedHeading {
	/** Its number among the headings of the document, from 0. */
	readonly number: number;
	readonly level: number;
	/** Text normalized by `foldHeading`. */
	readonly text: string;
	/** The heading whose section contains it. */
	readonly parent: PlannedHeading | undefined;
	/** The number of the first heading after its section. */
	readonly end: number;
	readonly label: StepLabel | undefined;
	readonly strength: Strength | undefined;
	/** Whether it is a step. A numbered heading may also only mention one. */
	readonly isStep: boolean;
	/** The step that it mentions, if it is not a step itself. */
	readonly about: PlannedHeading | undefined;
}

type Draft = { -readonly [K in keyof PlannedHeading]: PlannedHeading[K] };

/** Finds out which headings of a document are steps, which are cautions, and which mention the step of another one. */
export function planOf(headings: readonly LeveledHeading[]): readonly PlannedHeading[] {
	const plan = nest(headings);
	const numbered = plan.filter(({ label }) => label !== undefined);
	const siblings = groupBy(numbered, siblingKey);
	for (const heading of numbered) heading.about = stepAbove(heading, siblings);
	const isCandidate = (heading: Draft): boolean => heading.about === undefined && mentionsStep(heading);
	const candidates = numbered.filter(isCandidate);
	const steps = numbered.filter((heading) => heading.about === undefined && !mentionsStep(heading));
	const named = groupBy(steps, ({ label }) => stepName(label as StepLabel));
	const stepSiblings = groupBy(steps, siblingKey);
	const namedSiblings = new Set(steps.map(siblingName));
	for (const heading of candidates) {
		// A heading that continues the numbering of its siblings is a step: `步骤 3 检查环境` after `步骤 2`.
		const isMissing = stepSiblings.has(siblingKey(heading)) && !namedSiblings.has(siblingName(heading));
		if (!isMissing) heading.about = nearestBefore(heading, named);
	}
	for (const heading of plan) heading.isStep = heading.label !== undefined && heading.about === undefined;
	return plan;
}

/** Yields the ancestors of a heading, nearest first. */
export function* ancestorsOf(heading: PlannedHeading): Generator<PlannedHeading> {
	for (let above = heading.parent; above !== undefined; above = above.parent) yield above;
}

function nest(headings: readonly LeveledHeading[]): Draft[] {
	const open: Draft[] = [];
	const plan = headings.map((heading, number): Draft => {
		while ((open.at(-1)?.level ?? 0) >= heading.level) (open.pop() as Draft).end = number;
		const draft = drafted(heading, number, open.at(-1), headings.length);
		open.push(draft);
		return draft;
	});
	return plan;
}

function drafted(
	{ level, text: written }: LeveledHeading,
	number: number,
	parent: Draft | undefined,
	end: number,
): Draft {
	const text = foldHeading(written);
	const label = readStep(text);
	const strength = strengthOf(text);
	return { number, level, text, parent, end, label, strength, isStep: false, about: undefined };
}

type Groups = ReadonlyMap<string, readonly PlannedHeading[]>;

/** Returns the same key for numbered headings of one kind, level and parent. */
function siblingKey({ parent, level, label }: PlannedHeading): string {
	return `${parent?.number ?? ''} ${level} ${label?.kind}`;
}

function siblingName(heading: PlannedHeading): string {
	return `${siblingKey(heading)} ${stepName(heading.label as StepLabel)}`;
}

/** Returns the ancestor with the same label: `✅ Step 1 done?` below `Step 1: …`. */
function stepAbove(heading: PlannedHeading, siblings: Groups): PlannedHeading | undefined {
	const { label } = heading;
	if (label === undefined) return undefined;
	for (const above of ancestorsOf(heading)) {
		if (above.label === undefined || !sameStep(above.label, label)) continue;
		return !mentionsStep(heading) && beginsSteps(label, siblings.get(siblingKey(heading))) ? undefined : above;
	}
	return undefined;
}

/** Whether the siblings continue the numbering, so that a separate process begins below a step with this number. */
function beginsSteps(label: StepLabel, siblings: readonly PlannedHeading[] = []): boolean {
	// The ends suffice: if both have this number, all siblings have it.
	const ends = [siblings[0]?.label, siblings.at(-1)?.label];
	return label.kind === PLAIN
		? label.first.length === 1
		: ends.some((end) => end !== undefined && compareNumbers(end.first, label.first) !== 0);
}

function mentionsStep({ label, strength }: PlannedHeading): boolean {
	return label !== undefined && label.kind !== PLAIN && !label.separated && strength !== undefined;
}

/** Returns a step's name: kind and numbers. */
export function stepName({ kind, first, last }: StepLabel): string {
	return `${kind} ${first.join('.')}-${last.join('.')}`;
}

/** Returns the last step of the same name before a heading, or the first one after it. */
function nearestBefore(heading: PlannedHeading, named: Groups): PlannedHeading | undefined {
	const steps = named.get(stepName(heading.label as StepLabel)) ?? [];
	return steps[Math.max(0, countBefore(steps, heading.number) - 1)];
}

/** Returns how many of the sorted headings have a number below the given one. */
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
