import { foldHeading } from './heading-text.ts';
import { nameOf, type PlannedHeading } from './plan.ts';
import { PLAIN, readStep } from './steps.ts';
import { type LinkTargets, linkTargetsOf } from './targets.ts';

/** A heading of a project. */
export interface Place {
	readonly document: number;
	readonly heading: number;
}

/** A document whose headings may be named. */
export interface NamedDocument {
	readonly path: string;
	readonly title: string;
	/** The texts of its headings as they are written. */
	readonly headings: readonly { readonly text: string }[];
	readonly plan: readonly PlannedHeading[];
}

/** The headings of a project by what texts call them. */
export interface Names {
	/**
	 * The heading that a text names: one of the same document first, then a document, which stands for its first
	 * heading, then a heading that only one document has.
	 *
	 * @param document the number of the document in which the text stands
	 * @param isWhole whether the text is all there is; of a part, headings of other documents are not taken
	 */
	find(text: string, document: number, isWhole: boolean): Place | undefined;
	/** The first heading of the document that a title or the end of a path names. */
	findDocument(text: string): Place | undefined;
	/** The heading that a link leads to. */
	follow(target: string, document: number): Place | undefined;
}

/** A longer text is no name. */
export const LONGEST_NAME = 200;

/** What a name stands for; null if for several headings. */
type Entries<T> = Map<string, T | null>;

export function namesOf(documents: readonly NamedDocument[]): Names {
	const own = documents.map(({ plan }) => headingNames(plan));
	const labels = documents.map(({ plan }) => labelNames(plan));
	const titles = documentNames(documents);
	const everywhere = new Map<string, Place | null>();
	own.forEach((names, document) => {
		for (const [key, heading] of names) addOnly(everywhere, key, heading && { document, heading: heading.number });
	});
	const targets: LinkTargets = linkTargetsOf(documents);
	const findKey = (key: string, document: number, isWhole: boolean): Place | undefined => {
		const heading = own[document]?.get(key);
		if (heading !== undefined) return heading === null ? undefined : { document, heading: heading.number };
		const titled = titles.get(key);
		if (titled !== undefined) return titled === null ? undefined : { document: titled, heading: 0 };
		return isWhole ? (everywhere.get(key) ?? undefined) : undefined;
	};
	return {
		find: (text, document, isWhole) => {
			if (text.length > LONGEST_NAME) return undefined;
			const label = readStep(foldHeading(text));
			const step = label?.rest === '' && label.kind !== PLAIN && labels[document]?.get(nameOf(label));
			if (step) return { document, heading: step.number };
			for (const key of keysOf([text, withoutParenthesis(text), label?.kind === PLAIN ? label.rest : undefined])) {
				const place = findKey(key, document, isWhole);
				if (place !== undefined) return place;
			}
			return undefined;
		},
		findDocument: (text) => {
			const document = titles.get(nameKey(text) ?? '') ?? undefined;
			return document === undefined ? undefined : { document, heading: 0 };
		},
		follow: targets.follow,
	};
}

/** What a text is compared by: NFKC, case, space, emphasis and pictographs folded; undefined where it is too short. */
export function nameKey(text: string): string | undefined {
	if (text.length > LONGEST_NAME) return undefined;
	// Documents have headings in common, and a build that follows another one has nearly all of them.
	if (!KEYS.has(text)) {
		if (KEYS.size >= MOST_KEYS) KEYS.clear();
		KEYS.set(text, keyOf(text));
	}
	return KEYS.get(text);
}

const MOST_KEYS = 2 ** 16;
const KEYS = new Map<string, string | undefined>();

function keyOf(text: string): string | undefined {
	const plain = text
		.normalize('NFKC')
		.replace(/<[^<>]*>|[*`~]/g, '')
		.replace(/\p{Extended_Pictographic}|\ufe0f|\u200d|\s/gu, ' ')
		.toLowerCase()
		.replace(/ +/g, ' ')
		.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
	const letters = plain.match(/\p{L}/gu)?.length ?? 0;
	if (letters < 3 && (plain.match(/\p{Script=Han}/gu)?.length ?? 0) < 2) return undefined;
	return trimmed(plain);
}

/** Without the signs around it. */
function trimmed(text: string): string {
	const characters = [...text];
	const isWord = characters.map((character) => /[\p{L}\p{N}]/u.test(character));
	return characters.slice(isWord.indexOf(true), isWord.lastIndexOf(true) + 1).join('');
}

/** The text before a parenthesis at its end; undefined if there is none. */
export function withoutParenthesis(text: string): string | undefined {
	if (!/[)）][\s*`]{0,8}$/.test(text)) return undefined;
	const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
	return open > 0 ? text.slice(0, open) : undefined;
}

/** The keys of texts, each once, in order. */
function keysOf(texts: readonly (string | undefined)[]): string[] {
	return [...new Set(texts.map((text) => (text === undefined ? undefined : nameKey(text))))].filter(
		(key) => key !== undefined,
	);
}

function headingNames(plan: readonly PlannedHeading[]): Entries<PlannedHeading> {
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

function labelNames(plan: readonly PlannedHeading[]): Entries<PlannedHeading> {
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
 * Documents by title and by the endings of their paths. Those without headings have nothing to be named, nor have
 * those that begin with a mere caution, which stands for no document.
 */
function documentNames(documents: readonly NamedDocument[]): Entries<number> {
	const names = new Map<string, number | null>();
	documents.forEach(({ path, title, plan: [first] }, document) => {
		if (first === undefined || (first.level > 1 && first.strength !== undefined)) return;
		const keys = keysOf([title, withoutParenthesis(title), ...pathEndings(path)]);
		for (const key of new Set(keys)) addOnly(names, key, document);
	});
	return names;
}

const MOST_FOLDERS = 8;

/** `b/c.md`, `b/c`, `c.md`, and `c` unless it is a mere word, which may stand for anything. */
function pathEndings(path: string): string[] {
	const parts = path.split('/').slice(-MOST_FOLDERS);
	const endings = parts.map((_, i) => parts.slice(i).join('/'));
	const stems = endings.map((ending) => ending.replace(/\.\w{1,10}$/, ''));
	return [...endings, ...stems.filter((stem) => !/^[A-Za-z]*$/.test(stem))];
}

function addOnly<T>(names: Entries<T>, key: string, value: T | null): void {
	names.set(key, names.has(key) ? null : value);
}
