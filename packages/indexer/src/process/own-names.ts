import { keysOf, withoutParenthesis } from './names.ts';
import { nameOf, type PlannedHeading } from './plan.ts';

/** What a name stands for; null if for several headings. */
export type Entries<T> = Map<string, T | null>;

/** The headings of a document by what they are called, whole or in part. */
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

/** The steps of a document by their labels alone. */
export function labelNames(plan: readonly PlannedHeading[]): Entries<PlannedHeading> {
	const names = new Map<string, PlannedHeading | null>();
	for (const heading of plan) if (heading.isStep && heading.label) addHighest(names, nameOf(heading.label), heading);
	return names;
}

/** Of several headings of one name, the only one of the highest level. */
function addHighest(names: Entries<PlannedHeading>, key: string, heading: PlannedHeading): void {
	const known = names.get(key);
	if (known === undefined) names.set(key, heading);
	else if (known !== null && known.level >= heading.level) names.set(key, known.level > heading.level ? heading : null);
}

/**
 * What a document is called: its title, and the endings of its path. One without headings has nothing to be named, nor
 * has one that begins with a mere caution, which stands for no document.
 */
export function titlesOf(path: string, title: string, [first]: readonly PlannedHeading[]): string[] {
	if (first === undefined || (first.level > 1 && first.strength !== undefined)) return [];
	return keysOf([title, withoutParenthesis(title), ...pathEndings(path)]);
}

const MOST_FOLDERS = 8;

/** `b/c.md`, `b/c`, `c.md`, and `c` unless it is a mere word, which may stand for anything. */
function pathEndings(path: string): string[] {
	const parts = path.split('/').slice(-MOST_FOLDERS);
	const endings = parts.map((_, i) => parts.slice(i).join('/'));
	const stems = endings.map((ending) => ending.replace(/\.\w{1,10}$/, ''));
	return [...endings, ...stems.filter((stem) => !/^[A-Za-z]*$/.test(stem))];
}
