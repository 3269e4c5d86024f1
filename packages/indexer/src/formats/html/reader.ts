import { Parser } from 'htmlparser2';
import {
	type Format,
	FormatError,
	fenceFor,
	MarkdownLines,
	plainToMarkdown,
	type ReadText,
	withSingleSpaces,
} from '../format.ts';
import { splitFrontMatter } from '../front-matter.ts';
import { chooseContent, MAIN } from './main-content.ts';
import { isAfterMasthead, MetaReader, metaOf, type PageHeading, titleOf } from './page.ts';
import {
	addLetters,
	type Element,
	isChrome,
	isCodeElement,
	isIgnored,
	isLogo,
	isMostlyLinks,
	isSentence,
	leadsToNeighbor,
	lettersOf,
	MAX_ELEMENT_DEPTH,
	NO_LETTERS,
} from './rules.ts';

/**
 * HTML: the main content of a page, by the attributes of Pagefind, `<main>` or `<article>`, or else the body without
 * navigation. Templates of pages are not documents.
 */
export const HTML: Format = {
	name: 'HTML',
	extensions: ['html', 'htm', 'xhtml'],
	read(text) {
		const { body, bodyOffset, fields } = splitFrontMatter(text);
		if (TEMPLATE.test(body) && fields?.has('title') !== true) return undefined;
		const content = chooseContent(body);
		if (content === undefined) return undefined;
		const read = readContent(body, bodyOffset, content);
		return fields === undefined ? read : { ...read, fields: new Map([...(read.fields ?? []), ...fields]) };
	},
};

/**
 * Matches a template of which pages are made, in Jekyll, Hugo, Django or Jinja: it begins with a tag or an object, or its
 * title or heading does. In a page, these are written as text.
 */
const TEMPLATE = /^\s*\{[{%]|<(?:title|h[1-6])\b[^<>]*>\s*(?:<(?:a|span)\b[^<>]*>\s*)?\{[{%]/i;

/** A place where a word may be broken, which is no part of it. */
const SOFT_HYPHEN = '\u00ad';

/** Elements whose headers are content. */
const SECTIONS = new Set(['article', 'section']);

/** An open element, with its effects on its content. */
interface Open extends Element {
	readonly isMain: boolean;
	readonly isSkipped: boolean;
}

function readContent(
	text: string,
	offset: number,
	{ choice, menus }: NonNullable<ReturnType<typeof chooseContent>>,
): ReadText {
	const reader = new HtmlReader(choice === 'body');
	const stack: Open[] = [];
	let sections = 0;
	let line = offset + 1;
	let feed = text.indexOf('\n');
	const lineAt = (index: number): number => {
		while (feed >= 0 && feed < index) {
			line++;
			feed = text.indexOf('\n', feed + 1);
		}
		return line;
	};
	const parser: Parser = new Parser({
		onopentag(name, attributes) {
			const at = lineAt(parser.startIndex);
			const top = stack.at(-1);
			const element = { name, attributes };
			const isMain = (top?.isMain ?? false) || MAIN[choice](element);
			const isSkipped =
				(top?.isSkipped ?? false) ||
				isIgnored(element, top?.name) ||
				(choice === 'body' && (isChrome(element, sections > 0) || menus.has(parser.startIndex)));
			if (SECTIONS.has(name)) sections++;
			if (stack.length >= MAX_ELEMENT_DEPTH)
				throw new FormatError(`elements are nested more than ${MAX_ELEMENT_DEPTH} deep`, at);
			stack.push({ ...element, isMain, isSkipped });
			if (attributes['data-pagefind-ignore'] !== 'all') reader.meta.open(element, metaOf(element), stack.length);
			if (isMain && !isSkipped) reader.open(element, at);
		},
		ontext(written) {
			const data = written.replaceAll(SOFT_HYPHEN, '');
			const top = stack.at(-1);
			const at = lineAt(parser.startIndex);
			reader.meta.text(data);
			// Fragments have text in no element.
			const isRead = top === undefined ? choice === 'body' : top.isMain && !top.isSkipped;
			if (isRead) reader.text(data, at);
		},
		onclosetag() {
			const element = stack.pop();
			if (element !== undefined && SECTIONS.has(element.name)) sections--;
			reader.meta.close(stack.length);
			if (element?.isMain === true && !element.isSkipped) reader.close(element, lineAt(parser.startIndex));
		},
	});
	parser.write(text);
	parser.end();
	return reader.finish();
}

const INLINE = new Set(
	'a abbr acronym annotation b bdi bdo big cite code data del dfn em font i img ins kbd label mark math q rp rt ruby s samp semantics small span strike strong sub sup time tt u var wbr'.split(
		' ',
	),
);

/** Code, and the source of a formula. */
const CODE = new Set(['annotation', 'code', 'kbd', 'samp', 'tt']);

/** Matches text at the beginning of a line that would be markdown markup. */
const MARKED = /^(?=#{1,6}\s|>|[-+*]\s|[=~-]{3,}|`{3})|^(\d{1,9})(?=[.)]\s)/;

/** Matches the text of a link beside a heading: a permalink, or _[src]_. */
const LINK_SIGN = /^(?:[#¶§◆◇🔗\u{200b}]?|\[[a-z]{1,10}\])$/u;

/** Maximum letters outside of links for a block with a link to the next page to be navigation as a whole. */
const MAX_PAGER_LETTERS = 200;

/** A block of code that is being read. */
interface OpenCode {
	text: string;
	language: string;
	readonly line: number;
	/** Number of open elements. */
	readonly depth: number;
	/** Whether its lines are elements. */
	readonly hasLines: boolean;
}

/** Converts the content of a page to markdown, block by block. */
class HtmlReader {
	readonly meta = new MetaReader();
	private lines = new MarkdownLines();
	private block = '';
	private blockLine = 1;
	private before = '';
	private heading: { readonly level: number; id: string; readonly around: string } | undefined;
	/** What the text is a link to. */
	private link: 'page' | 'anchor' | undefined;
	/** Whether the block has a link to the next or previous page, so that all of it is navigation. */
	private isPager = false;
	private inPager = false;
	/** Letters of the block, by what they are links to. */
	private letters = NO_LETTERS;
	/** The same of everything before the first heading. */
	private preface = NO_LETTERS;
	/** Its paragraphs, which are kept where the rest is a menu. */
	private readonly prose: { readonly text: string; readonly line: number }[] = [];
	private pre: OpenCode | undefined;
	/** All of level 1, and the first of another level. */
	private headings: PageHeading[] = [];
	private inCode = 0;
	/** Ids of open elements whose first content may be a heading. */
	private readonly ids: (string | undefined)[] = [];
	/** Name of an anchor, after which a heading may come. */
	private target = '';
	private readonly lists: ('ul' | 'ol')[] = [];

	/** @param isWhole whether the page has no marked content, so that menus may come first */
	constructor(private readonly isWhole: boolean) {}

	open({ name, attributes }: Element, line: number): void {
		this.ids.push(attributes.id);
		if (this.pre !== undefined) {
			this.pre.language ||= codeLanguageOf(attributes.class);
			if (name === 'br') this.pre.text += '\n';
			else if (!INLINE.has(name)) this.endPreLine();
			return;
		}
		if (CODE.has(name) && this.inCode++ === 0) this.put('`', line);
		if (name === 'a') this.openLink(attributes);
		if (name === 'img' && attributes.alt && !isLogo(attributes.alt)) this.put(` ${attributes.alt} `, line);
		if (name === 'br') this.put('\n', line);
		if (name === 'td' || name === 'th') this.openCell(line);
		else if (!INLINE.has(name) && name !== 'br') this.openBlock(name, attributes, line);
	}

	text(data: string, line: number): void {
		if (this.pre !== undefined) {
			// Line ends between elements that are lines are no lines of their own.
			const isBetween = this.pre.hasLines && this.pre.text.endsWith('\n') && /^\n\s*$/.test(data);
			if (!isBetween) this.pre.text += data;
		} else this.put(this.inCode > 0 ? data.replaceAll('`', "'") : data, line);
	}

	close({ name }: Element, line: number): void {
		this.ids.pop();
		if (this.pre !== undefined && this.pre.depth > this.ids.length) this.endPre();
		if (this.pre !== undefined) {
			if (!INLINE.has(name)) this.endPreLine();
			return;
		}
		if (CODE.has(name) && --this.inCode === 0) this.put('`', line);
		if (name === 'a') {
			this.link = undefined;
			this.inPager = false;
		}
		if (name === 'ul' || name === 'ol') this.lists.pop();
		if (!INLINE.has(name) && !['td', 'th', 'br', 'hr'].includes(name)) this.flush();
		if (levelOf(name) !== undefined) this.heading = undefined;
	}

	finish(): ReadText {
		this.endPre();
		this.flush();
		return this.lines.toRead(this.meta.toFields(titleOf(this.headings, this.meta.pageTitle)));
	}

	private openBlock(name: string, attributes: Element['attributes'], line: number): void {
		this.flush();
		if (isCodeElement({ name, attributes })) {
			this.pre = {
				text: '',
				language: codeLanguageOf(attributes.class),
				line,
				depth: this.ids.length,
				hasLines: name !== 'pre',
			};
		}
		if (name === 'ul' || name === 'ol') this.lists.push(name);
		if (name === 'li' || name === 'dt') this.before = name === 'dt' || this.lists.at(-1) !== 'ol' ? '- ' : '1. ';
		const level = levelOf(name);
		// Sphinx and others set the id on the enclosing section.
		if (level !== undefined) {
			this.heading = { level, id: attributes.id ?? '', around: this.target || (this.ids.at(-2) ?? '') };
			this.endTargets();
		}
	}

	/** Separates a cell from the one before it. */
	private openCell(line: number): void {
		this.block = this.block.trimEnd();
		if (this.block !== '') this.put(' | ', line);
	}

	private openLink(attributes: Element['attributes']): void {
		const { href, id, name } = attributes;
		this.inPager = leadsToNeighbor(attributes);
		this.isPager ||= this.inPager;
		this.link = href === undefined ? undefined : href.startsWith('#') ? 'anchor' : 'page';
		const anchor = this.link === 'anchor' ? href?.slice(1) : (id ?? name);
		if (this.heading !== undefined) this.heading.id ||= anchor ?? '';
		else if (href === undefined) this.target = anchor ?? '';
	}

	/** Forgets anchors that are before other content than a heading. */
	private endTargets(): void {
		this.target = '';
		this.ids.fill(undefined);
	}

	private put(text: string, line: number): void {
		if (this.block === '' && text.trim() === '') return;
		if (this.heading !== undefined && this.link !== undefined && LINK_SIGN.test(text.trim())) return;
		if (this.block === '') {
			this.blockLine = line;
			this.endTargets();
		}
		this.block += text;
		this.letters = addLetters(this.letters, lettersOf(text, this.link));
	}

	private flush(): void {
		const text = plainToMarkdown(this.block)
			.split('\n')
			.map(withSingleSpaces)
			.filter((part) => part !== '' && part !== '``')
			.join('\n');
		const { heading, letters, isPager } = this;
		this.isPager = this.inPager;
		this.block = '';
		this.letters = NO_LETTERS;
		// The text of a heading may be in an element of its own.
		if (text === '') return;
		if (isPager && heading === undefined && letters.all - letters.page < MAX_PAGER_LETTERS) return;
		this.heading = undefined;
		if (heading !== undefined) {
			this.addHeading({ level: heading.level, text, isLink: letters.page === letters.all });
			this.lines.addHeading(heading.level, text, this.blockLine, heading.id || heading.around);
			return;
		}
		const safe = text
			.split('\n')
			.map((part) =>
				part.replace(MARKED, (_, digits: string | undefined) => (digits === undefined ? '\\' : `${digits}\\`)),
			)
			.join('\n');
		const block = this.before + safe;
		this.lines.addBlock(block, this.blockLine);
		this.before = '';
		if (this.headings.length > 0) return;
		this.preface = addLetters(this.preface, letters);
		if (isSentence(text, letters)) this.prose.push({ text: block, line: this.blockLine });
	}

	private addHeading(heading: PageHeading): void {
		if (heading.level > 1 && this.headings.some(({ level }) => level > 1)) return;
		const isAfterMenu = this.headings.length === 0 && isMostlyLinks(this.preface);
		if (this.isWhole && (isAfterMenu || isAfterMasthead(heading, this.headings, this.meta.pageTitle))) {
			this.lines = new MarkdownLines();
			if (isAfterMenu) for (const { text, line } of this.prose) this.lines.addBlock(text, line);
			this.headings = [];
		}
		this.headings.push(heading);
	}

	/** Ends a line of code before or after a block within it. */
	private endPreLine(): void {
		if (this.pre !== undefined && this.pre.text !== '' && !this.pre.text.endsWith('\n')) this.pre.text += '\n';
	}

	private endPre(): void {
		if (this.pre === undefined) return;
		const { text, language, line } = this.pre;
		this.pre = undefined;
		const code = text.trimEnd().replace(/^\n+/, '');
		if (code === '') return;
		this.preface = addLetters(this.preface, lettersOf(code));
		this.endTargets();
		const fence = fenceFor(code);
		this.lines.addBlock(`${fence}${language}\n${code}\n${fence}`, line);
	}
}

/** Returns the level of an element that is a heading. */
function levelOf(name: string): number | undefined {
	const level = /^h([1-6])$/.exec(name)?.[1];
	return level === undefined ? undefined : Number(level);
}

function codeLanguageOf(classes = ''): string {
	const named = classes.split(/\s+/).find((name) => /^(?:language|lang|highlight)-/.test(name)) ?? '';
	return /^(?:language|lang|highlight)-([\w+#-]+)$/.exec(named)?.[1] ?? '';
}
