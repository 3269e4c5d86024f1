import type { Chain } from './chains.ts';
import { LONGEST_NAME, type Names, nameKey, type Place } from './names.ts';

/** One heading that a chain names right after another one. */
export interface ChainLink {
	readonly from: Place;
	readonly to: Place;
}

/** Characters of an item that are read: of prose that leads to a chain its end, of prose that leaves it its beginning. */
const READ = 300;

/** The links of a chain whose items name headings; a heading that is named twice in a row is one item. */
export function linksOf({ kind, items }: Chain, document: number, names: Names): ChainLink[] {
	const links: ChainLink[] = [];
	let before: Place | undefined;
	items.forEach((item, i) => {
		const place = placeOf(readItem(item, kind, i === 0, i === items.length - 1), kind, document, names);
		if (before && place && !isSame(before, place)) links.push({ from: before, to: place });
		before = place;
	});
	return links;
}

function isSame(a: Place, b: Place): boolean {
	return a.document === b.document && a.heading === b.heading;
}

interface Item {
	/** What it may be called, itself first, then parts of it. */
	readonly names: readonly string[];
	/** Where its links lead, by their texts, bare of marks. */
	readonly targets: ReadonlyMap<string, string>;
	/** The file that it ends with: `continue with plan/review.md`. */
	readonly file: string | undefined;
}

function placeOf(item: Item, kind: Chain['kind'], document: number, names: Names): Place | undefined {
	const { names: written, targets, file } = item;
	for (const [i, name] of written.entries()) {
		const target = targets.get(bare(name));
		const linked = target === undefined ? undefined : names.follow(target, document);
		if (linked !== undefined) return linked;
		const place = names.find(name, document, i === 0);
		// A mere word of a list (`get`, `type`) may stand for anything; only its own document says what.
		const isStray = kind === 'list' && place?.document !== document && /^[a-z]*$/.test(nameKey(name) ?? '');
		if (place !== undefined && !isStray) return place;
	}
	return file === undefined ? undefined : names.findDocument(file);
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
