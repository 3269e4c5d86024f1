import { keysOf, withoutParenthesis } from './name-keys.ts';
import { type PlannedHeading, stepName } from './plan.ts';

/** Headings by name; null for an ambiguous name. */
type Entries<T> = Map<string, T | null>;

/** Returns the headings of a document by their names and parts of these. */
export function headingNames(plan: readonly PlannedHeading[]): Entries<PlannedHeading> {
	const whole = new Map<string, PlannedHeading | null>();
	const parts = new Map<string, PlannedHeading | null>();
	for (const heading of plan) {
		const { text, label } = heading;
		const [key, ...others] = keysOf([
			text,
			withoutParenthesis(text),
			label?.rest,
			withoutParenthesis(label?.rest ?? ''),
		]);
		if (key !== undefined) addHighest(whole, key, heading);
		for (const other of others) addHighest(parts, other, heading);
	}
	for (const [key, heading] of whole) parts.set(key, heading);
	return parts;
}

/** Returns the steps of a document by their labels. */
export function labelNames(plan: readonly PlannedHeading[]): Entries<PlannedHeading> {
	const names = new Map<string, PlannedHeading | null>();
	for (const heading of plan) if (heading.isStep && heading.label) addHighest(names, stepName(heading.label), heading);
	return names;
}

/**
 * Adds a name. Of several headings, the one of the highest level is kept; the name is ambiguous if several have that
 * level.
 */
function addHighest(names: Entries<PlannedHeading>, key: string, heading: PlannedHeading): void {
	const known = names.get(key);
	if (known === undefined) names.set(key, heading);
	else if (known !== null && known.level >= heading.level) names.set(key, known.level > heading.level ? heading : null);
}

/**
 * Returns the names of a document: its title, and the endings of its path. A document without headings, or one that
 * begins with a caution below level 1, has no names.
 */
export function titlesOf(path: string, title: string, [first]: readonly PlannedHeading[]): string[] {
	if (first === undefined || (first.level > 1 && first.strength !== undefined)) return [];
	return keysOf([title, withoutParenthesis(title), ...pathEndings(path)]);
}

const MAX_FOLDERS = 8;

/** Returns `b/c.md`, `b/c`, `c.md`, and `c` unless it is a common word. */
function pathEndings(path: string): string[] {
	const parts = path.split('/').slice(-MAX_FOLDERS);
	const endings = parts.map((_, i) => parts.slice(i).join('/'));
	const stems = endings.map((ending) => ending.replace(/\.\w{1,10}$/, ''));
	return [...endings, ...stems.filter((stem) => !/^[A-Za-z]*$/.test(stem))];
}
