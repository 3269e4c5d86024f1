import { addTo } from '@pinakes/query/internal';
import { ancestorsOf, type PlannedHeading } from './plan.ts';
import { namesWarnings, PLAIN } from './steps.ts';

const MAX_CAUTIONS = 2;

/** Finds the headings of a document that caution. */
export function cautionsOf(plan: readonly PlannedHeading[]) {
	const own = new Map<PlannedHeading, (readonly [rank: number, caution: PlannedHeading])[]>();
	const warnings = new Map<PlannedHeading | undefined, PlannedHeading[]>();
	for (const heading of plan.filter(isCaution)) {
		for (const [target, rank] of targetsOf(heading)) addTo(own, target, [rank, heading]);
		if (heading.strength === 'warning' && !isElsewhere(heading)) addTo(warnings, heading.parent, heading);
	}
	return {
		/** Returns the cautions in a heading's section, and those elsewhere that name its step, best first. */
		own(heading: PlannedHeading): readonly PlannedHeading[] {
			const found = (own.get(heading) ?? []).sort(([a], [b]) => a - b);
			return found.slice(0, MAX_CAUTIONS).map(([, caution]) => caution);
		},
		/** Returns the first warning among the siblings of a heading or else of its ancestors, unless it is excluded. */
		general(heading: PlannedHeading, excluded: ReadonlySet<PlannedHeading>): PlannedHeading | undefined {
			const above = [...ancestorsOf(heading)];
			const skipped = new Set([heading, ...above, ...excluded]);
			const beside = [...above, undefined].map((scope) => warnings.get(scope)?.find((one) => !skipped.has(one)));
			return beside.find((warning) => warning !== undefined);
		},
	};
}

/** Whether a heading is a caution. A step that checks something is not, but a section of warnings may be numbered: `五、注意事项`. */
function isCaution({ strength, isStep, label, text }: PlannedHeading): boolean {
	return strength !== undefined && (!isStep || (label?.kind === PLAIN && namesWarnings(text)));
}

/**
 * Yields the headings that a caution is for: those whose sections contain it, and the step that it names. Those of a step
 * come before those of steps below it, warnings before checks, and those in its section before others.
 */
function* targetsOf(heading: PlannedHeading): Generator<[target: PlannedHeading, rank: number]> {
	const { about, strength } = heading;
	const ofCheck = strength === 'check' ? 2 : 0;
	let inSubStep = heading.isStep || isElsewhere(heading);
	for (const above of ancestorsOf(heading)) {
		yield [above, ofCheck + (inSubStep ? 4 : 0)];
		inSubStep ||= above.isStep;
		// Readers of a caution see the cautions below it.
		if (isCaution(above) && (above.strength === 'warning' || strength === 'check')) break;
	}
	if (about !== undefined && isElsewhere(heading)) yield [about, ofCheck + 1];
}

/** Whether a heading is outside the section of the step that it names. */
function isElsewhere({ about, number }: PlannedHeading): boolean {
	return about !== undefined && (number < about.number || number >= about.end);
}
