import type { FlatHeading } from '@pinakes/query/internal';
import { groupBy } from '../base/report.ts';
import {
	compareNumbers,
	foldHeading,
	PLAIN,
	readStep,
	type StepLabel,
	type Strength,
	sameStep,
	stepName,
	strengthOf,
} from './steps.ts';

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

/** Returns the last step of the same name before a heading, or the first one after it. */
function nearestBefore(heading: PlannedHeading, named: Groups): PlannedHeading | undefined {
	const steps = named.get(stepName(heading.label as StepLabel)) ?? [];
	return steps[Math.max(0, countBefore(steps, heading.number) - 1)];
}

/** Returns how many of the sorted headings have a number below the given one. */
function countBefore(headings: readonly PlannedHeading[], number: number): number {
	let low = 0;
	let high = headings.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((headings[middle] as PlannedHeading).number < number) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** The next and the previous step of each step, by heading number. */
export interface Sequence {
	readonly next: ReadonlyMap<number, number>;
	readonly previous: ReadonlyMap<number, number>;
}

type Step = PlannedHeading & { readonly label: StepLabel };

/** Orders the steps of a document by their numbers. */
export function sequenceOf(plan: readonly PlannedHeading[]): Sequence {
	const steps = plan.filter((heading): heading is Step => heading.isStep && heading.label !== undefined);
	const following = new Map<Step, Step>();
	for (const row of groupBy(steps, rowKey).values()) linkRow(row as Step[], following);
	return { next: numbersOf(following), previous: numbersOf(backwards(following)) };
}

/** Returns the same key for steps of one level that may follow each other. Bare numbers must have the same length. */
function rowKey({ level, label }: Step): string {
	return `${label.kind} ${level} ${label.kind === PLAIN ? label.first.length : ''}`;
}

/** Links each step of a level to the next one, unless its number begins another process. */
function linkRow(row: readonly Step[], following: Map<Step, Step>): void {
	for (let i = row.length - 2; i >= 0; i--) {
		const step = row[i] as Step;
		const behind = row[i + 1] as Step;
		const next = isRepeated(step, behind) ? following.get(behind) : behind;
		if (next !== undefined && follows(step, next)) following.set(step, next);
	}
}

/** Whether a step continues under a repeated heading. */
function isRepeated(step: Step, behind: Step): boolean {
	return step.text === behind.text && step.parent === behind.parent;
}

function follows(step: Step, next: Step): boolean {
	if (compareNumbers(next.label.first, step.label.last) <= 0) return false;
	const countsOn = sameCount(step, next);
	if (step.parent === next.parent) return countsOn || step.label.kind !== PLAIN;
	return countsOn && (step.label.kind !== PLAIN || isSuccessor(step, next));
}

function sameCount(step: Step, next: Step): boolean {
	const { last } = step.label;
	const { first } = next.label;
	return last.length === first.length && last.slice(0, -1).every((number, i) => number === first[i]);
}

function isSuccessor(step: Step, next: Step): boolean {
	return sameCount(step, next) && next.label.first.at(-1) === (step.label.last.at(-1) ?? 0) + 1;
}

/** Maps each step to the one before it, the nearest of several. */
function backwards(following: ReadonlyMap<Step, Step>): Map<Step, Step> {
	const preceding = new Map<Step, Step>();
	for (const [step, next] of following) {
		if (step.number > (preceding.get(next)?.number ?? -1)) preceding.set(next, step);
	}
	return preceding;
}

function numbersOf(steps: ReadonlyMap<Step, Step>): Map<number, number> {
	return new Map([...steps].map(([from, to]) => [from.number, to.number]));
}
