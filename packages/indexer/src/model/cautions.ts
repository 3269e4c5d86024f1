import { addTo } from '../base/report.ts';
import { ancestorsOf, type PlannedHeading } from './plan.ts';
import { hasWarningSign, namesWarnings, PLAIN, strengthOf } from './steps.ts';

/** Maximum cautions of a step. */
const MAX_CAUTIONS = 2;

/** The cautions of a document's headings. */
export interface Cautions {
	/** Returns the cautions in a heading's section, and those elsewhere that name its step, best first. */
	own(heading: PlannedHeading): readonly PlannedHeading[];
	/** Returns the first warning among the siblings of a heading or else of its ancestors, unless it is excluded. */
	general(heading: PlannedHeading, excluded: ReadonlySet<PlannedHeading>): PlannedHeading | undefined;
}

/** Finds the headings of a document that caution. */
export function cautionsOf(plan: readonly PlannedHeading[]): Cautions {
	const own = new Map<string, Found[]>();
	const warnings = new Map<PlannedHeading | undefined, PlannedHeading[]>();
	for (const heading of plan) {
		if (!isCaution(heading)) continue;
		for (const [above, found] of targetsOf(heading)) addTo(own, identityOf(above), found);
		if (isGeneral(heading)) addTo(warnings, heading.parent, heading);
	}
	return {
		own: (heading) => bestOf(own.get(identityOf(heading)) ?? []),
		general: (heading, excluded) => nearest(heading, warnings, excluded),
	};
}

/** Returns the same key for repeated headings of one step. */
function identityOf({ isStep, number, level, parent, text }: PlannedHeading): string {
	return isStep ? `${parent?.number ?? ''} ${level} ${text}` : `${number}`;
}

interface Found {
	readonly heading: PlannedHeading;
	/** Whether it is in a step below the one that it is for. */
	readonly inSubStep: boolean;
	/** Whether it is outside the section of the step, which it names. */
	readonly elsewhere: boolean;
}

/** Whether a heading is a caution. A step that checks something is not, but a section of warnings may be numbered: `五、注意事项`. */
function isCaution({ strength, isStep, label, text }: PlannedHeading): boolean {
	if (strength === undefined) return false;
	return !isStep || (label?.kind === PLAIN && (namesWarnings(text) || hasWarningSign(text)));
}

/** Whether a warning applies to its siblings. A sign alone applies to its own step, and a red circle marks anything important. */
function isGeneral(heading: PlannedHeading): boolean {
	const { isStep, text } = heading;
	const isWarning = strengthOf(text.replaceAll('🔴', '')) === 'warning';
	return isCaution(heading) && isWarning && !isElsewhere(heading) && (!isStep || namesWarnings(text));
}

/** Yields the headings that a caution is for: those whose sections contain it, and the step that it names. */
function* targetsOf(heading: PlannedHeading): Generator<[above: PlannedHeading, found: Found]> {
	const { about } = heading;
	let inSubStep = heading.isStep || isElsewhere(heading);
	let isCovered = false;
	for (const above of ancestorsOf(heading)) {
		if (!isCovered) yield [above, { heading, inSubStep, elsewhere: false }];
		inSubStep ||= above.isStep;
		// Readers of a caution see the cautions below it.
		isCovered ||= isCaution(above) && (above.strength === 'warning' || heading.strength === 'check');
	}
	if (about !== undefined && isElsewhere(heading)) yield [about, { heading, inSubStep: false, elsewhere: true }];
}

/** Whether a heading is outside the section of the step that it names. */
function isElsewhere({ about, number }: PlannedHeading): boolean {
	return about !== undefined && (number < about.number || number >= about.end);
}

function bestOf(found: readonly Found[]): PlannedHeading[] {
	const rank = ({ heading, inSubStep, elsewhere }: Found): number =>
		(inSubStep ? 4 : 0) + (heading.strength === 'check' ? 2 : 0) + (elsewhere ? 1 : 0);
	const sorted = [...found].sort((a, b) => rank(a) - rank(b) || a.heading.number - b.heading.number);
	return sorted.slice(0, MAX_CAUTIONS).map(({ heading }) => heading);
}

function nearest(
	heading: PlannedHeading,
	warnings: ReadonlyMap<PlannedHeading | undefined, readonly PlannedHeading[]>,
	excluded: ReadonlySet<PlannedHeading>,
): PlannedHeading | undefined {
	const above = [...ancestorsOf(heading)];
	const skipped = new Set([heading, ...above, ...excluded]);
	for (const scope of [...above, undefined]) {
		const first = warnings.get(scope)?.find((warning) => !skipped.has(warning));
		if (first !== undefined) return first;
	}
	return undefined;
}
