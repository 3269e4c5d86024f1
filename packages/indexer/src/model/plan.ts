import { type FlatHeading, groupBy } from '@pinakes/query/internal';
import {
	compareNumbers,
	foldHeading,
	PLAIN,
	readStep,
	type StepLabel,
	type Strength,
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
	for (const heading of numbered) heading.about = stepAbove(heading);
	const [mentions, steps] = [true, false].map((isMention) =>
		numbered.filter((heading) => heading.about === undefined && mentionsStep(heading) === isMention),
	) as [Draft[], Draft[]];
	const named = groupBy(steps, ({ label }) => stepName(label as StepLabel));
	const siblings = new Set(steps.flatMap((step) => [siblingKey(step), siblingName(step)]));
	for (const heading of mentions) {
		// A heading that continues the numbering of its siblings is a step: `步骤 3 检查环境` after `步骤 2`.
		const isMissing = siblings.has(siblingKey(heading)) && !siblings.has(siblingName(heading));
		if (!isMissing) heading.about = nearestBefore(heading, named);
	}
	for (const heading of numbered) heading.isStep = heading.about === undefined;
	return plan;
}

/** Yields the ancestors of a heading, nearest first. */
export function* ancestorsOf(heading: PlannedHeading): Generator<PlannedHeading> {
	for (let above = heading.parent; above !== undefined; above = above.parent) yield above;
}

function nest(headings: readonly LeveledHeading[]): Draft[] {
	const open: Draft[] = [];
	return headings.map(({ level, text: written }, number): Draft => {
		while ((open.at(-1)?.level ?? 0) >= level) (open.pop() as Draft).end = number;
		const text = foldHeading(written);
		const read = { label: readStep(text), strength: strengthOf(text), isStep: false, about: undefined };
		const draft = { number, level, text, parent: open.at(-1), end: headings.length, ...read };
		open.push(draft);
		return draft;
	});
}

/** Returns the same key for numbered headings of one kind, level and parent. */
function siblingKey({ parent, level, label }: PlannedHeading): string {
	return `${parent?.number ?? ''} ${level} ${label?.kind}`;
}

function siblingName(heading: PlannedHeading): string {
	return `${siblingKey(heading)} ${stepName(heading.label as StepLabel)}`;
}

/** Returns the ancestor with the same label: `✅ Step 1 done?` below `Step 1: …`. Bare numbers begin again below a section. */
function stepAbove(heading: PlannedHeading): PlannedHeading | undefined {
	if (heading.label === undefined || heading.label.kind === PLAIN) return undefined;
	const name = stepName(heading.label);
	return [...ancestorsOf(heading)].find(({ label }) => label !== undefined && stepName(label) === name);
}

function mentionsStep({ label, strength }: PlannedHeading): boolean {
	return label !== undefined && label.kind !== PLAIN && !label.separated && strength !== undefined;
}

/** Returns the last step of the same name before a heading, or the first one after it. */
function nearestBefore(
	heading: PlannedHeading,
	named: ReadonlyMap<string, PlannedHeading[]>,
): PlannedHeading | undefined {
	const steps = named.get(stepName(heading.label as StepLabel)) ?? [];
	return steps.filter(({ number }) => number < heading.number).at(-1) ?? steps[0];
}

type Step = PlannedHeading & { readonly label: StepLabel };

/** Orders the steps of a document by their numbers. Returns the heading number of the next step by that of each step, ascending. */
export function nextSteps(plan: readonly PlannedHeading[]): ReadonlyMap<number, number> {
	const steps = plan.filter((heading): heading is Step => heading.isStep && heading.label !== undefined);
	const following = new Map<Step, Step>();
	for (const row of groupBy(steps, rowKey).values()) linkRow(row, following);
	const numbers = Array.from(following, ([step, next]): [number, number] => [step.number, next.number]);
	return new Map(numbers.sort(([a], [b]) => a - b));
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
		// A step may go on under a repeated heading.
		const isRepeated = step.text === behind.text && step.parent === behind.parent;
		const next = isRepeated ? following.get(behind) : behind;
		if (next !== undefined && follows(step, next)) following.set(step, next);
	}
}

function follows(step: Step, next: Step): boolean {
	if (compareNumbers(next.label.first, step.label.last) <= 0) return false;
	const { kind, last } = step.label;
	const { first } = next.label;
	const countsOn = last.length === first.length && last.slice(0, -1).every((number, i) => number === first[i]);
	if (step.parent === next.parent) return countsOn || kind !== PLAIN;
	return countsOn && (kind !== PLAIN || first.at(-1) === (last.at(-1) ?? 0) + 1);
}
