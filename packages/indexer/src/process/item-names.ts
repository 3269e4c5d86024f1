import type { Chain } from './chains.ts';
import { foldHeading } from './heading-text.ts';
import { keysOf, LONGEST_NAME, nameKey, withoutParenthesis } from './names.ts';
import { headingNames, labelNames } from './own-names.ts';
import { nameOf, type PlannedHeading } from './plan.ts';
import { PLAIN, readStep } from './steps.ts';

/** What an item of a chain may name, as far as its own document tells. */
export interface ItemNames {
	/** The best first; none where it is too long for a name. */
	readonly names?: readonly WrittenName[];
	/** The key of the file that it ends with: `continue with plan/review.md`. */
	readonly file?: string;
}

/** A name as it is written: a link, if it is one, then keys, then a heading. The first that stands for a heading counts. */
export interface WrittenName {
	readonly link?: string;
	/** By which other documents, or headings that only one of them has, may be found. */
	readonly keys?: readonly string[];
	/** Whether it is only a part of the item; then headings of other documents are not taken. */
	readonly isPart?: true;
	/** Whether it is a mere word (`get`, `type`), which may stand for anything; then other documents are not taken. */
	readonly isWord?: true;
	/** The heading of its own document that it stands for. */
	readonly own?: number;
}

/** Makes what reads the items of a document's chains. */
export function itemReader(plan: readonly PlannedHeading[]): (chain: Chain) => ItemNames[] {
	const names = headingNames(plan);
	const labels = labelNames(plan);
	const nameFor = (text: string, kind: Chain['kind'], isWhole: boolean, link: string | undefined): WrittenName => {
		const place = findOwn(text, names, labels);
		const isWord = kind === 'list' && /^[a-z]*$/.test(nameKey(text) ?? '');
		return {
			...(link === undefined ? {} : { link }),
			...(place.keys.length === 0 ? {} : { keys: place.keys }),
			...(isWhole ? {} : { isPart: true }),
			...(isWord ? { isWord } : {}),
			...(place.own === undefined ? {} : { own: place.own }),
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

/** The heading of its own document that a text stands for, and the keys by which it may be found elsewhere before. */
function findOwn(
	text: string,
	names: ReturnType<typeof headingNames>,
	labels: ReturnType<typeof labelNames>,
): { readonly keys: readonly string[]; readonly own: number | undefined } {
	if (text.length > LONGEST_NAME) return { keys: [], own: undefined };
	const label = readStep(foldHeading(text));
	const step = label?.rest === '' && label.kind !== PLAIN && labels.get(nameOf(label));
	if (step) return { keys: [], own: step.number };
	const keys: string[] = [];
	for (const key of keysOf([text, withoutParenthesis(text), label?.kind === PLAIN ? label.rest : undefined])) {
		const heading = names.get(key);
		if (heading) return { keys, own: heading.number };
		if (heading === undefined) keys.push(key);
	}
	return { keys, own: undefined };
}

/** Characters of an item that are read: of prose that leads to a chain its end, of prose that leaves it its beginning. */
const READ = 300;

interface Item {
	/** What it may be called, itself first, then parts of it. */
	readonly names: readonly string[];
	/** Where its links lead, by their texts, bare of marks. */
	readonly targets: ReadonlyMap<string, string>;
	/** The file that it ends with. */
	readonly file: string | undefined;
}

const LINK = /!?\[([^[\]]{0,200})\]\(([^()\s]{1,300})[^()]{0,100}\)/g;
const FILE = /(?<![\w./@-])[\w./@-]{1,200}\.mdx?(?=[\s*`'")]{0,8}$)/;
const MARKER = /^[\s>├└│─]*(?:[-*+]|\d{1,3}[.)])?\s+(?:\[[ xX]\]\s+)?/;

/** A text without the marks of emphasis and code. */
function bare(text: string): string {
	return text.replace(/[\s*`]/g, '');
}

function readItem(whole: string, kind: Chain['kind'], isFirst: boolean, isLast: boolean): Item {
	const targets = new Map<string, string>();
	const written = isFirst && kind === 'arrows' ? whole.slice(-READ) : whole.slice(0, READ);
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
		names: [item, ...parts].filter((name) => name !== undefined && name.length <= LONGEST_NAME),
		targets,
		file: kind === 'arrows' ? FILE.exec(item)?.[0] : undefined,
	};
}

/** What an item of a list begins with: what is emphasised, or what a colon or a dash ends. */
function listParts(item: string): string[] {
	const emphasised = /^(?:\*\*([^*]{1,200})\*\*|__([^_]{1,200})__)/.exec(item);
	const end = item.search(/[:：]|\s[-–—]{1,3}\s|——/);
	return [...(emphasised?.slice(1) ?? []), end > 0 ? item.slice(0, end) : undefined].filter(
		(part) => part !== undefined,
	);
}

/** What stands behind the last mark of a text that leads to a chain. */
function endOf(item: string): string {
	const trimmed = item.replace(/[\s*`'"”’」』]+$/, '');
	const mark = Math.max(...[...':：,，、(（`「『“"'].map((sign) => trimmed.lastIndexOf(sign)));
	return trimmed.slice(mark + 1);
}

/** What stands before the first mark of a text that a chain ends with. */
function beginningOf(item: string): string {
	const trimmed = item.replace(/^[\s*`'"“‘「『]+/, '');
	const end = trimmed.search(/[:：,，、()（）`」』”"]|\. /);
	return end < 0 ? trimmed : trimmed.slice(0, end);
}
