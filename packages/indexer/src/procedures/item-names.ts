import type { Chain } from './chains.ts';
import { headingNames, labelNames } from './document-names.ts';
import { foldHeading } from './heading-text.ts';
import { keysOf, MAX_NAME_LENGTH, nameKey, withoutParenthesis } from './name-keys.ts';
import { type PlannedHeading, stepName } from './plan.ts';
import { PLAIN, readStep } from './steps.ts';

/** What an item of a chain may name, according to its own document. */
export interface ItemNames {
	/** Best first; missing if the item is too long for a name. */
	readonly names?: readonly WrittenName[];
	/** The key of the file that it ends with: `continue with plan/review.md`. */
	readonly file?: string;
}

/** A possible name. The first of link, keys and `own` that resolves to a heading counts. */
export interface WrittenName {
	readonly link?: string;
	/** Keys of other documents, or of headings that only one document has. */
	readonly keys?: readonly string[];
	/** Whether it is only a part of the item, and cannot name headings of other documents. */
	readonly isPart?: true;
	/** Whether it is a common word (`get`, `type`), and cannot name anything in other documents. */
	readonly isWord?: true;
	/** Number of the heading in its own document. */
	readonly own?: number;
}

/** Returns a function that reads the items of a document's chains. */
export function itemReader(plan: readonly PlannedHeading[]): (chain: Chain) => ItemNames[] {
	const names = headingNames(plan);
	const labels = labelNames(plan);
	const nameFor = (text: string, kind: Chain['kind'], isWhole: boolean, link: string | undefined): WrittenName => {
		const found = findInDocument(text, names, labels);
		const isWord = kind === 'list' && /^[a-z]*$/.test(nameKey(text) ?? '');
		return {
			...(link === undefined ? {} : { link }),
			...(found.keys.length === 0 ? {} : { keys: found.keys }),
			...(isWhole ? {} : { isPart: true }),
			...(isWord ? { isWord } : {}),
			...(found.own === undefined ? {} : { own: found.own }),
		};
	};
	return ({ kind, items }) =>
		items.map((whole, i) => {
			const { names: written, targets, file } = readItem(whole, kind, i === 0, i === items.length - 1);
			const found = written
				.map((name, at) => nameFor(name, kind, at === 0, targets.get(bare(name))))
				.filter(({ link, keys, own }) => link !== undefined || keys !== undefined || own !== undefined);
			return {
				...(found.length === 0 ? {} : { names: found }),
				...(file === undefined ? {} : { file: nameKey(file) ?? '' }),
			};
		});
}

/** Returns the heading of its own document that a text names, and the keys that take precedence in other documents. */
function findInDocument(
	text: string,
	names: ReturnType<typeof headingNames>,
	labels: ReturnType<typeof labelNames>,
): { readonly keys: readonly string[]; readonly own: number | undefined } {
	if (text.length > MAX_NAME_LENGTH) return { keys: [], own: undefined };
	const label = readStep(foldHeading(text));
	const step = label?.rest === '' && label.kind !== PLAIN && labels.get(stepName(label));
	if (step) return { keys: [], own: step.number };
	const keys: string[] = [];
	for (const key of keysOf([text, withoutParenthesis(text), label?.kind === PLAIN ? label.rest : undefined])) {
		const heading = names.get(key);
		if (heading) return { keys, own: heading.number };
		if (heading === undefined) keys.push(key);
	}
	return { keys, own: undefined };
}

/** Maximum characters of an item: the end of prose before a chain, the beginning of prose after it. */
const MAX_READ = 300;

interface Item {
	/** The whole item, then parts of it. */
	readonly names: readonly string[];
	/** Targets of its links, by their plain texts. */
	readonly targets: ReadonlyMap<string, string>;
	/** The file name at its end. */
	readonly file: string | undefined;
}

// Harmless: each part has at most 300 characters, and lines at most 2,000.
const LINK = /!?\[([^[\]]{0,200})\]\(([^()\s]{1,300})[^()]{0,100}\)/g;
const FILE = /(?<![\w./@-])[\w./@-]{1,200}\.mdx?(?=[\s*`'")]{0,8}$)/;
const MARKER = /^[\s>├└│─]*(?:[-*+]|\d{1,3}[.)])?\s+(?:\[[ xX]\]\s+)?/;

/** Removes the markup of emphasis and code. */
function bare(text: string): string {
	return text.replace(/[\s*`]/g, '');
}

function readItem(whole: string, kind: Chain['kind'], isFirst: boolean, isLast: boolean): Item {
	const targets = new Map<string, string>();
	const written = isFirst && kind === 'arrows' ? whole.slice(-MAX_READ) : whole.slice(0, MAX_READ);
	const linked = written.includes('](')
		? written.replace(LINK, (_, text: string, target: string) => {
				targets.set(bare(text), target);
				return kind === 'list' ? `**${text}**` : `\`${text}\``;
			})
		: written;
	const item = ` ${linked}`.replace(MARKER, '').trim();
	const parts =
		kind === 'list' ? listParts(item) : [...(isFirst ? [endOf(item)] : []), ...(isLast ? [beginningOf(item)] : [])];
	return {
		names: [item, ...parts].filter((name) => name !== undefined && name.length <= MAX_NAME_LENGTH),
		targets,
		file: kind === 'arrows' ? FILE.exec(item)?.[0] : undefined,
	};
}

/** Returns the emphasised beginning of a list item, and the text before a colon or dash. */
function listParts(item: string): string[] {
	const emphasised = /^(?:\*\*([^*]{1,200})\*\*|__([^_]{1,200})__)/.exec(item);
	const end = item.search(/[:：]|\s[-–—]{1,3}\s|——/);
	return [...(emphasised?.slice(1) ?? []), end > 0 ? item.slice(0, end) : undefined].filter(
		(part) => part !== undefined,
	);
}

/** Returns the text after the last punctuation mark of the prose before a chain. */
function endOf(item: string): string {
	// Harmless: lines have at most 2,000 characters.
	const trimmed = item.replace(/[\s*`'"”’」』]+$/, '');
	const mark = Math.max(...[...':：,，、(（`「『“"'].map((sign) => trimmed.lastIndexOf(sign)));
	return trimmed.slice(mark + 1);
}

/** Returns the text before the first punctuation mark of the prose after a chain. */
function beginningOf(item: string): string {
	const trimmed = item.replace(/^[\s*`'"“‘「『]+/, '');
	const end = trimmed.search(/[:：,，、()（）`」』”"]|\. /);
	return end < 0 ? trimmed : trimmed.slice(0, end);
}
