import { groupBy } from '../multimap.ts';
import { countBefore, type PlannedHeading } from './plan.ts';
import { compareNumbers, PLAIN, type StepLabel } from './steps.ts';

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
	for (const row of groupBy(steps, countKey).values()) linkLevels(row as Step[], following);
	return { next: numbersOf(following), previous: numbersOf(backwards(following)) };
}

/** Returns the same key for steps of one level that may follow each other. Bare numbers must have the same length. */
function rowKey({ level, label }: Step): string {
	return `${label.kind} ${level} ${label.kind === PLAIN ? label.first.length : ''}`;
}

/** Returns the same key for steps of any level with a common numbering. */
function countKey({ label }: Step): string {
	return `${label.kind} ${label.first.length} ${label.first.slice(0, -1).join('.')}`;
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

/** Links steps that are the last of their level to the step that continues the numbering at another level. */
function linkLevels(row: readonly Step[], following: Map<Step, Step>): void {
	// Bare numbers start again at every level.
	if (row[0]?.label.kind === PLAIN && row[0].label.first.length === 1) return;
	row.forEach((step, i) => {
		if (following.has(step)) return;
		const behind = row[countBefore(row, step.end)];
		const within = row[i + 1];
		if (behind !== undefined && behind.level !== step.level && follows(step, behind)) following.set(step, behind);
		else if (within !== undefined && within.number < step.end && isSuccessor(step, within)) following.set(step, within);
	});
}

/** Maps each step to the one before it. Of several, it prefers the same level, the same parent, and the nearest. */
function backwards(following: ReadonlyMap<Step, Step>): Map<Step, Step> {
	const preceding = new Map<Step, Step>();
	for (const [step, next] of following) {
		const known = preceding.get(next);
		if (known === undefined || isNearer(step, known, next)) preceding.set(next, step);
	}
	return preceding;
}

function isNearer(step: Step, known: Step, next: Step): boolean {
	const kinship = (other: Step): number => Number(other.level === next.level) + Number(other.parent === next.parent);
	const difference = kinship(step) - kinship(known);
	return difference > 0 || (difference === 0 && step.number > known.number);
}

function numbersOf(steps: ReadonlyMap<Step, Step>): Map<number, number> {
	return new Map([...steps].map(([from, to]) => [from.number, to.number]));
}
