import { endsFence, fenceOf, MAX_LINE_LENGTH } from '../formats/format.ts';

/** A sequence of items in a text, unmodified. */
export interface Chain {
	readonly kind: 'arrows' | 'list';
	readonly items: readonly string[];
}

const MAX_ITEMS = 50;
const MAX_CHAINS = 2000;

/**
 * Reads the chains of a markdown text: items separated by arrows, and the items of ordered lists. Most do not name
 * headings.
 *
 * @param headingLines line numbers of headings, from 1
 */
export function readChains(text: string, headingLines: ReadonlySet<number>): Chain[] {
	const chains: Chain[] = [];
	const add = (kind: Chain['kind'], items: readonly string[]): void => {
		if (items.length > 1 && chains.length < MAX_CHAINS) chains.push({ kind, items: items.slice(0, MAX_ITEMS) });
	};
	const arrows = new ArrowReader((items) => add('arrows', items));
	const lists = new ListReader((items) => add('list', items));
	for (const line of proseLines(text, headingLines)) {
		if (chains.length >= MAX_CHAINS) break;
		arrows.read(line);
		lists.read(line);
	}
	arrows.end();
	lists.end();
	return chains;
}

const HAS_ARROW = /[-=]>|[→⇒➜➔⟶➡]/;
/** Excludes `<->`, which has no direction, and `->>`, which is from code or a diagram. */
const ARROW = /(?<![<=-])(?:-{1,3}>|={1,2}>)(?!>)|[→⇒➜➔⟶➡]\ufe0f?/;
/** An arrow that points down, alone or with a few words: `↓`, `│`, `↓ 调用`. */
const DOWN = /^[\s│|]*[↓⬇▼⇓](?:\ufe0f|[\s│|↓⬇▼⇓])*[^→⇒➜➔⟶>]{0,24}$/;
/** The shaft of such an arrow. */
const BAR = /^\s*[│|](?:\s|[│|])*$/;
/** Separators of statements within a line. */
const STATEMENTS = /[。！？；;]|(?<!\\)\||<br\s*\/?>/i;

/** Reads items separated by arrows, in one line or several. */
class ArrowReader {
	/** The items so far. A line that begins with an arrow continues them. */
	private items: string[] = [];
	private isPending = false;
	private isBlank = false;
	private isBelowBlank = false;

	constructor(private readonly emit: (items: readonly string[]) => void) {}

	read({ text, begins }: Line): void {
		if (begins !== undefined) this.end();
		if (BAR.test(text)) return;
		this.isBelowBlank = this.isBlank;
		this.isBlank = text.trim() === '';
		if (this.isBlank) return;
		if (this.items.length > 0 && DOWN.test(text)) this.isPending = true;
		else this.readStatements(text);
	}

	end(): void {
		this.emit(this.items);
		this.items = [];
		this.isPending = false;
	}

	private readStatements(text: string): void {
		const hasArrow = HAS_ARROW.test(text);
		const statements = hasArrow || this.isPending ? text.split(STATEMENTS) : [text];
		statements.forEach((statement, i) => {
			const items = hasArrow ? statement.split(ARROW) : [statement];
			const isLed = items.length > 1 && items[0]?.trim() === '' && !this.isBelowBlank;
			if (i > 0 || !(this.isPending || isLed)) this.end();
			this.items.push(...items.filter((item) => item.trim() !== '').slice(0, MAX_ITEMS));
			this.isPending = items.length > 1 && items.at(-1)?.trim() === '';
		});
	}
}

/** Minimum indentation of code outside of lists. */
const CODE_INDENT = 4;

const ORDERED = /^\s*(\d{1,9})(?:[.)]\s+|、\s*)(\S.*)$/;

/** Reads ordered lists that are in no other. Deeper indented text belongs to the item. */
class ListReader {
	private items: string[] = [];
	private indent = 0;
	private number = 0;

	constructor(private readonly emit: (items: readonly string[]) => void) {}

	read({ text, begins, inFence }: Line): void {
		if (begins === 'section') this.end();
		// The output of programs is often numbered.
		if (inFence || text.trim() === '') return;
		const indent = text.search(/\S/);
		if (this.items.length > 0 && indent > this.indent) return;
		const [, digits, item = ''] = ORDERED.exec(text) ?? [];
		const number = Number(digits);
		// In markdown all items may have the number 1.
		const goesOn = indent === this.indent && (number === this.number + 1 || (number === 1 && this.number === 1));
		if (!goesOn) this.end();
		if (digits === undefined || indent >= CODE_INDENT) return;
		[this.indent, this.number] = [indent, number];
		if (this.items.length < MAX_ITEMS) this.items.push(item);
	}

	end(): void {
		this.emit(this.items);
		this.items = [];
	}
}

/** A line of prose, or of a fence that holds plain text. */
interface Line {
	/** Without the line terminator and quotation markers. */
	readonly text: string;
	/** What begins with this line; undefined if it continues the one before. */
	readonly begins: 'section' | 'block' | undefined;
	readonly inFence: boolean;
}

/** The languages of fences with prose; all others are code or diagrams. */
const PROSE: ReadonlySet<string> = new Set(['', ...'text txt plain plaintext markdown md ascii none'.split(' ')]);

const QUOTATION = /^(?: {0,3}> ?){1,8}/;

/** Yields the lines of a markdown text that may name headings, without headings, code, diagrams and very long lines. */
function* proseLines(text: string, headingLines: ReadonlySet<number>): Generator<Line> {
	let number = 0;
	let code: ReturnType<typeof fenceOf>;
	let isProse = true;
	let begins: Line['begins'] = 'section';
	for (const whole of text.split(/\r\n?|\n/)) {
		number++;
		if (whole.length > MAX_LINE_LENGTH || headingLines.has(number)) {
			begins = headingLines.has(number) ? 'section' : (begins ?? 'block');
			continue;
		}
		const line = whole.includes('>') ? whole.replace(QUOTATION, '') : whole;
		const fence = fenceOf(line);
		if (fence !== undefined && (code === undefined || endsFence(fence, code))) {
			const [language = ''] = fence.info.trim().split(/[\s`{,]/, 1);
			code = code === undefined ? fence : undefined;
			isProse = code === undefined || PROSE.has(language.toLowerCase());
			begins ??= 'block';
		} else if (isProse) {
			yield { text: line, begins, inFence: code !== undefined };
			begins = undefined;
		}
	}
}
