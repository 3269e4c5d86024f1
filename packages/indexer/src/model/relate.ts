import { addTo, type FlatHeading, type RelatedEntry, type Relation } from '@pinakes/query/internal';
import { cautionsOf } from './cautions.ts';
import { type Chain, readChains } from './chains.ts';
import { nextSteps, type PlannedHeading, planOf } from './plan.ts';
import { foldHeading, PLAIN, readStep, type StepLabel, stepName } from './steps.ts';

/** An item of a chain: the number of an own heading, or what may be the name of a heading elsewhere. */
type FlowItem = number | readonly string[];

/** Two neighbors of a chain. */
export type FlowLink = readonly [from: FlowItem, to: FlowItem];

/**
 * Returns the headings of a document that are related to each of its steps, and to headings that its text puts in an order: cautions,
 * and the next and previous ones by number or by chains in the text.
 *
 * @param text the markdown of the document, in which `headings` have their lines
 * @returns related headings by heading number, best first, and neighbors in chains of the text that may be headings of other
 * documents
 */
export function relatedHeadings(headings: readonly FlatHeading[], text: string) {
	const plan = planOf(headings);
	const chains = readChains(text, new Set(headings.map(({ line }) => line)));
	const { links, ...own } = linksOf(chains, plan);
	const related = new Map<number, readonly RelatedEntry[]>();
	if (own.after.size === 0 && !plan.some(({ isStep }) => isStep)) return { related, links };
	const nextOf = nextSteps(plan);
	// Of several, the nearest is the previous one.
	const previousOf = new Map(Array.from(nextOf, ([step, next]) => [next, step]));
	const cautions = cautionsOf(plan);
	for (const heading of plan) {
		const { number } = heading;
		const chained = { after: own.after.get(number) ?? [], before: own.before.get(number) ?? [] };
		if (!heading.isStep && chained.after.length + chained.before.length === 0) continue;
		const found = new Map<number, Relation>();
		const add = (relation: Relation, other: number | undefined): boolean => {
			if (other === undefined || found.has(other)) return false;
			found.set(other, relation);
			return true;
		};
		const next = nextOf.get(number);
		const previous = previousOf.get(number);
		for (const caution of cautions.own(heading)) if (caution.number !== next) add('caution', caution.number);
		add('next', next);
		chained.after.find((other) => add('next', other));
		const elsewhere = [...found.keys(), previous ?? -1].flatMap((other) => plan[other] ?? []);
		add('general_caution', cautions.general(heading, new Set(elsewhere))?.number);
		if (!add('previous', previous)) chained.before.find((other) => add('previous', other));
		const entries = Array.from(found, ([other, relation]): RelatedEntry => [relation, other]);
		if (entries.length > 0) related.set(number, entries);
	}
	return { related, links };
}

/** Maximum neighbors of a document that are looked for in others. */
const MAX_LINKS = 100;

/** Returns the headings that chains have after and before each heading. A section does not follow one that contains it. */
function linksOf(chains: readonly Chain[], plan: readonly PlannedHeading[]) {
	const after = new Map<number, number[]>();
	const before = new Map<number, number[]>();
	const links: FlowLink[] = [];
	const headingFor = headingNames(plan);
	const isNested = (section: number, other: number): boolean => other >= section && other < (plan[section]?.end ?? 0);
	for (const { kind, items } of chains) {
		let last: FlowItem = [];
		for (const [i, item] of items.entries()) {
			const names = namesIn(item, kind, i === 0, i === items.length - 1);
			const heading = names.map(headingFor).find((found) => found !== undefined);
			const next: FlowItem = heading?.number ?? keysOf(names.filter(({ length }) => length <= MAX_LINKED));
			if (typeof last !== 'number' || typeof next !== 'number') {
				const areNamed = [last, next].every((one) => typeof one === 'number' || one.length > 0);
				if (areNamed && links.length < MAX_LINKS) links.push([last, next]);
			} else if (!isNested(last, next) && !isNested(next, last)) {
				addTo(after, last, next);
				addTo(before, next, last);
			}
			last = next;
		}
	}
	return { after, before, links };
}

/** Maximum characters of a name of a heading in another document; longer items of lists are sentences. */
const MAX_LINKED = 60;

/** Returns a function that finds the heading of the highest level by its label, its name or a part of it; of several none. */
function headingNames(plan: readonly PlannedHeading[]): (text: string) => PlannedHeading | undefined {
	const whole = new Map<string, PlannedHeading | null>();
	const parts = new Map<string, PlannedHeading | null>();
	const add = (to: typeof parts, key: string, heading: PlannedHeading): void => {
		const known = to.get(key);
		if (known === undefined || (known && known.level > heading.level)) to.set(key, heading);
		else if (known?.level === heading.level) to.set(key, null);
	};
	for (const heading of plan) {
		const { text, label, isStep } = heading;
		if (isStep && label) add(whole, labelKey(label), heading);
		const [key, ...others] = namesOf(text, label);
		if (key !== undefined) add(whole, key, heading);
		for (const part of others) add(parts, part, heading);
	}
	const names = new Map([...parts, ...whole]);
	return (text) => {
		if (text.length > MAX_NAME_LENGTH) return undefined;
		const label = readStep(foldHeading(text));
		const isBare = label?.rest === '' && label.kind !== PLAIN;
		const rest = label?.kind === PLAIN ? label.rest : undefined;
		const keys = [...(isBare ? [labelKey(label)] : []), ...keysOf([text, text.replace(PARENTHESIS, ''), rest])];
		return keys.map((key) => names.get(key)).find((heading) => heading) ?? undefined;
	};
}

/** Returns a key that no name has. */
function labelKey(label: StepLabel): string {
	return `${stepName(label)}.`;
}

/** Returns the keys of the names of a heading: its whole text, without a parenthesis or the label of a step. */
export function headingKeys(text: string): string[] {
	const folded = foldHeading(text);
	return namesOf(folded, readStep(folded));
}

function namesOf(text: string, label: StepLabel | undefined): string[] {
	const rest = label?.rest ?? '';
	return keysOf([text, text.replace(PARENTHESIS, ''), rest, rest.replace(PARENTHESIS, '')]);
}

/** Matches a parenthesis at the end of a heading. */
const PARENTHESIS = /[(（][^()（）]*[)）][\s*`]*$/;

const MAX_NAME_LENGTH = 200;

/** Returns the distinct normalized names of texts: NFKC, lower case, without emphasis, pictographs and repeated space. */
function keysOf(texts: readonly (string | undefined)[]): string[] {
	return [...new Set(texts.map((text = '') => nameKey(text)))].filter((key) => key !== undefined);
}

function nameKey(text: string): string | undefined {
	if (text.length < 2 || text.length > MAX_NAME_LENGTH) return undefined;
	const plain = text
		.normalize('NFKC')
		.replace(/<[^<>]*>|[*`~]/g, '')
		.replace(/\p{Extended_Pictographic}|\ufe0f|\u200d|\s/gu, ' ')
		.toLowerCase()
		.replace(/ +/g, ' ')
		.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
		// Harmless: names have at most 200 characters.
		.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
	// Shorter texts name too much.
	return /(?:\p{L}\P{L}*){3}|(?:\p{Script=Han}\P{Script=Han}*){2}/u.test(plain) ? plain : undefined;
}

/** Maximum characters of an item: the end of prose before a chain, the beginning of prose after it. */
const MAX_READ = 300;

// Harmless: each part has at most 300 characters, and lines at most 2,000.
const LINK = /!?\[([^[\]]{0,200})\]\([^()\s]{1,300}[^()]{0,100}\)/g;
const MARKER = /^[\s>├└│─]*(?:[-*+]|\d{1,3}[.)])?\s+(?:\[[ xX]\]\s+)?/;

/** Returns what an item of a chain may name, the whole first. */
function namesIn(whole: string, kind: Chain['kind'], isFirst: boolean, isLast: boolean): string[] {
	const read = isFirst && kind === 'arrows' ? whole.slice(-MAX_READ) : whole.slice(0, MAX_READ);
	const unlinked = read.replace(LINK, kind === 'list' ? '**$1**' : '`$1`');
	const item = ` ${unlinked}`.replace(MARKER, '').trim();
	if (kind === 'list') return [item, ...listParts(item)];
	return [item, ...(isFirst ? [endOf(item)] : []), ...(isLast ? [beginningOf(item)] : [])];
}

/** Returns the emphasised beginning of a list item, and the text before a colon or dash. */
function listParts(item: string): string[] {
	const [, ...emphasised] = /^(?:\*\*([^*]{1,200})\*\*|__([^_]{1,200})__)/.exec(item) ?? [];
	const end = item.search(/[:：]|\s[-–—]{1,3}\s|——/);
	return [...emphasised, end > 0 ? item.slice(0, end) : undefined].filter((part) => part !== undefined);
}

/** Returns the text after the last punctuation mark of the prose before a chain. */
function endOf(item: string): string {
	// Harmless: items have at most 300 characters.
	const words = item.replace(/[\s*`'"”’」』]+$/, '').split(/[:：,，、(（`「『“"]/);
	return words.at(-1) as string;
}

/** Returns the text before the first punctuation mark of the prose after a chain. */
function beginningOf(item: string): string {
	return item.replace(/^[\s*`'"“‘「『]+/, '').split(/[:：,，、()（）`」』”"]|\. /, 1)[0] as string;
}
