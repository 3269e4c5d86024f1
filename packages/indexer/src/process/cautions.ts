import { ancestorsOf, type PlannedHeading } from './plan.ts';
import { PLAIN } from './steps.ts';
import { hasWarningSign, namesWarnings, strengthOf } from './strength.ts';

/** Cautions of a step that are told at most. */
const MOST_CAUTIONS = 2;

/** A document's cautions, by the headings that they are for. */
export interface Cautions {
	/** The cautions of a heading's own section, and those elsewhere that name its step; best first. */
	own(heading: PlannedHeading): readonly PlannedHeading[];
	/**
	 * The warning beside a heading, or beside a section that it lies in, nearest first, that is not left out; of
	 * several the one that fewest documents share, as what all of them begin with tells least about this one.
	 */
	general(heading: PlannedHeading, leftOut: ReadonlySet<PlannedHeading>): PlannedHeading | undefined;
}

/** The texts of a document's warnings that hold for what stands beside them, each once. */
export function generalWarnings(plan: readonly PlannedHeading[]): string[] {
	return [...new Set(plan.filter(isGeneral).map(({ text }) => text))];
}

/** In how many documents each warning stands, by its text. */
export function countWarnings(documents: readonly { readonly warnings: readonly string[] }[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { warnings } of documents) {
		for (const text of warnings) counts.set(text, (counts.get(text) ?? 0) + 1);
	}
	return counts;
}

/**
 * Finds the headings of a document that caution.
 *
 * @param shared in how many documents each warning stands
 */
export function cautionsOf(plan: readonly PlannedHeading[], shared: ReadonlyMap<string, number>): Cautions {
	const own = new Map<string, Found[]>();
	const warnings = new Map<PlannedHeading | undefined, PlannedHeading[]>();
	for (const heading of plan) {
		if (!isCaution(heading)) continue;
		for (const [above, found] of placesOf(heading)) push(own, identityOf(above), found);
		if (isGeneral(heading)) push(warnings, heading.parent, heading);
	}
	const count = ({ text }: PlannedHeading): number => shared.get(text) ?? 0;
	for (const beside of warnings.values()) beside.sort((a, b) => count(a) - count(b));
	return {
		own: (heading) => bestOf(own.get(identityOf(heading)) ?? []),
		general: (heading, leftOut) => nearest(heading, warnings, leftOut),
	};
}

/** A step that is begun again under the same heading is one step. */
function identityOf({ isStep, number, level, parent, text }: PlannedHeading): string {
	return isStep ? `${parent?.number ?? ''} ${level} ${text}` : `${number}`;
}

interface Found {
	readonly heading: PlannedHeading;
	/** Whether it lies within a step below the one that it is for. */
	readonly inSubStep: boolean;
	/** Whether it stands elsewhere and names the step. */
	readonly elsewhere: boolean;
}

/** A step that checks or limits something is a step; a section of warnings may bear a number as well: `五、注意事项`. */
function isCaution({ strength, isStep, label, text }: PlannedHeading): boolean {
	if (strength === undefined) return false;
	return !isStep || (label?.kind === PLAIN && (namesWarnings(text) || hasWarningSign(text)));
}

/** A sign alone marks the step that bears it, not those around it; a red circle marks anything that matters. */
function isGeneral(heading: PlannedHeading): boolean {
	const { isStep, text } = heading;
	const isWarning = strengthOf(text.replaceAll('🔴', '')) === 'warning';
	return isCaution(heading) && isWarning && !isElsewhere(heading) && (!isStep || namesWarnings(text));
}

/** The headings that a caution is for: those whose sections it stands in, and the step that it names. */
function* placesOf(heading: PlannedHeading): Generator<[above: PlannedHeading, found: Found]> {
	const { about } = heading;
	let inSubStep = heading.isStep || isElsewhere(heading);
	let isTold = false;
	for (const above of ancestorsOf(heading)) {
		if (!isTold) yield [above, { heading, inSubStep, elsewhere: false }];
		inSubStep ||= above.isStep;
		// Who reads a caution reads what stands below it.
		isTold ||= isCaution(above) && (above.strength === 'warning' || heading.strength === 'check');
	}
	if (about !== undefined && isElsewhere(heading)) yield [about, { heading, inSubStep: false, elsewhere: true }];
}

/** Whether a heading stands outside the section of the step that it names. */
function isElsewhere({ about, number }: PlannedHeading): boolean {
	return about !== undefined && (number < about.number || number >= about.end);
}

function bestOf(found: readonly Found[]): PlannedHeading[] {
	const rank = ({ heading, inSubStep, elsewhere }: Found): number =>
		(inSubStep ? 4 : 0) + (heading.strength === 'check' ? 2 : 0) + (elsewhere ? 1 : 0);
	const sorted = [...found].sort((a, b) => rank(a) - rank(b) || a.heading.number - b.heading.number);
	return sorted.slice(0, MOST_CAUTIONS).map(({ heading }) => heading);
}

function nearest(
	heading: PlannedHeading,
	warnings: ReadonlyMap<PlannedHeading | undefined, readonly PlannedHeading[]>,
	leftOut: ReadonlySet<PlannedHeading>,
): PlannedHeading | undefined {
	const above = [...ancestorsOf(heading)];
	const refused = new Set([heading, ...above, ...leftOut]);
	for (const scope of [...above, undefined]) {
		const first = warnings.get(scope)?.find((warning) => !refused.has(warning));
		if (first !== undefined) return first;
	}
	return undefined;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
	const values = map.get(key);
	if (values === undefined) map.set(key, [value]);
	else values.push(value);
}
