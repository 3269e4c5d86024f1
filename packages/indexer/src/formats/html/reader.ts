import { DomUtils } from 'htmlparser2';
import { type Format, fenceFor, MarkdownLines, plainToMarkdown, type ReadText, withSingleSpaces } from '../format.ts';
import { splitFrontMatter } from '../front-matter.ts';
import { type Element, isAfterMasthead, type Page, type PageHeading, type Parent, parsePage, titleOf } from './page.ts';
import {
	addLetters,
	isChrome,
	isCodeElement,
	isHidden,
	isIgnored,
	isLogo,
	isMostlyLinks,
	isSentence,
	leadsToNeighbor,
	lettersOf,
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
		const { body, bodyOffset, fields } = splitFrontMatter(text.replace(UNSEEN, ''));
		if (TEMPLATE.test(body) && fields?.has('title') !== true) return undefined;
		const page = parsePage(body, bodyOffset);
		if (page === undefined) return undefined;
		const read = new HtmlReader(page, lineCounter(body, bodyOffset)).read();
		return { ...read, fields: new Map([...(read.fields ?? []), ...(fields ?? [])]) };
	},
};

/** Matches a template of pages, in Jekyll, Hugo, Django or Jinja, by its beginning, title or heading. */
const TEMPLATE = /^\s*\{[{%]|<(?:title|h[1-6])\b[^<>]*>\s*(?:<(?:a|span)\b[^<>]*>\s*)?\{[{%]/i;

/** Matches entities of characters that are not seen, which are no part of words. */
const UNSEEN = /&(?:shy|[lr][rl]m|ZeroWidthSpace|NoBreak|#(?:173|820[3-7]|8288|65279)|#x(?:ad|200[b-f]|2060|feff));/gi;

/** Returns a function that returns the lines of offsets, which must ascend. */
function lineCounter(text: string, before: number): (offset: number) => number {
	let line = before + 1;
	let feed = text.indexOf('\n');
	return (offset) => {
		while (feed >= 0 && feed < offset) {
			line++;
			feed = text.indexOf('\n', feed + 1);
		}
		return line;
	};
}

/** Elements whose headers are content. */
const SECTIONS = new Set(['article', 'section']);

const INLINE = new Set(
	'a abbr acronym annotation b bdi bdo big cite code data del dfn em font i img ins kbd label mark math q rp rt ruby s samp semantics small span strike strong sub sup time tt u var wbr'.split(
		' ',
	),
);

/** Levels of the elements that are headings. */
const LEVELS = new Map(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name, i) => [name, i + 1]));

/** Code, and the source of a formula. */
const CODE = new Set(['annotation', 'code', 'kbd', 'samp', 'tt']);

/** Matches text at the beginning of a line that would be markdown markup. */
const MARKED = /^(?=#{1,6} |>|[-+*] |[=~-]{3,}|`{3})|^(\d{1,9})(?=[.)] )/gm;

/** Matches the text of a link beside a heading: a permalink, or _[src]_. */
const LINK_SIGN = /^(?:[#¶§◆◇🔗\u{200b}]?|\[[a-z]{1,10}\])$/u;

/** Maximum letters outside of links for a block with a link to the next page to be navigation as a whole. */
const MAX_PAGER_LETTERS = 200;

/** Converts the content of a page to markdown, block by block. */
class HtmlReader {
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
	/** All of level 1, and the first of another level. */
	private headings: PageHeading[] = [];
	private inCode = 0;
	/** Number of texts that are hidden by their own style. */
	private hidden = 0;
	/** Ids of open elements whose first content may be a heading. */
	private readonly ids: (string | undefined)[] = [];
	/** Name of an anchor, after which a heading may come. */
	private target = '';
	private readonly lists: ('ul' | 'ol')[] = [];

	constructor(
		private readonly page: Page,
		private readonly lineAt: (offset: number) => number,
	) {}

	read(): ReadText {
		const { document, title: pageTitle, isContent, fields } = this.page;
		// Fragments have text in no element.
		this.readChildren(document, isContent === undefined, false);
		this.flush();
		const title = titleOf(this.headings, pageTitle);
		if (title !== undefined && !fields.has('title')) fields.set('title', title);
		return { ...this.lines.toRead(fields), hidden: this.hidden };
	}

	private readChildren(parent: Parent, isContent: boolean, isInSection: boolean): void {
		for (const child of parent.children) {
			if (DomUtils.isTag(child)) this.readElement(child, isContent, isInSection);
			else if (DomUtils.isText(child) && isContent) {
				const text = this.inCode > 0 ? child.data.replaceAll('`', "'") : child.data;
				this.put(text, this.lineAt(child.startIndex ?? 0));
			}
		}
	}

	private readElement(element: Element, isInContent: boolean, isInSection: boolean): void {
		const { name, attribs } = element;
		const { isContent } = this.page;
		if (isIgnored(element) || (isContent === undefined && isChrome(element, isInSection))) {
			if (isInContent && isHidden(element) && DomUtils.textContent(element).trim() !== '') this.hidden++;
			return;
		}
		const isSection = isInSection || SECTIONS.has(name);
		const line = this.lineAt(element.startIndex ?? 0);
		if (!isInContent && isContent?.(element) !== true) this.readChildren(element, false, isSection);
		else if (isCodeElement(element)) this.addCode(element, line);
		else {
			this.ids.push(attribs.id);
			this.open(element, line);
			this.readChildren(element, true, isSection);
			this.ids.pop();
			this.close(name, line);
		}
	}

	private open({ name, attribs }: Element, line: number): void {
		if (CODE.has(name) && this.inCode++ === 0) this.put('`', line);
		if (name === 'a') this.openLink(attribs);
		else if (name === 'img' && attribs.alt && !isLogo(attribs.alt)) this.put(` ${attribs.alt} `, line);
		else if (name === 'br') this.put('\n', line);
		else if (name === 'td' || name === 'th') {
			this.block = this.block.trimEnd();
			if (this.block !== '') this.put(' | ', line);
		} else if (!INLINE.has(name)) this.openBlock(name, attribs);
	}

	private close(name: string, line: number): void {
		if (CODE.has(name) && --this.inCode === 0) this.put('`', line);
		if (name === 'a') {
			this.link = undefined;
			this.inPager = false;
		}
		if (name === 'ul' || name === 'ol') this.lists.pop();
		if (!INLINE.has(name) && !['td', 'th', 'br', 'hr'].includes(name)) this.flush();
		if (LEVELS.has(name)) this.heading = undefined;
	}

	private openBlock(name: string, attributes: Element['attribs']): void {
		this.flush();
		if (name === 'ul' || name === 'ol') this.lists.push(name);
		if (name === 'li' || name === 'dt') this.before = name === 'dt' || this.lists.at(-1) !== 'ol' ? '- ' : '1. ';
		const level = LEVELS.get(name);
		// Sphinx and others set the id on the enclosing section.
		if (level !== undefined) {
			this.heading = { level, id: attributes.id ?? '', around: this.target || (this.ids.at(-2) ?? '') };
			this.endTargets();
		}
	}

	private openLink(attributes: Element['attribs']): void {
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
		const block = this.before + text.replace(MARKED, '$1\\');
		this.lines.addBlock(block, this.blockLine);
		this.before = '';
		if (this.headings.length > 0) return;
		this.preface = addLetters(this.preface, letters);
		if (isSentence(text, letters)) this.prose.push({ text: block, line: this.blockLine });
	}

	private addHeading(heading: PageHeading): void {
		if (heading.level > 1 && this.headings.some(({ level }) => level > 1)) return;
		const isAfterMenu = this.headings.length === 0 && isMostlyLinks(this.preface);
		if (
			this.page.isContent === undefined &&
			(isAfterMenu || isAfterMasthead(heading, this.headings, this.page.title))
		) {
			this.lines = new MarkdownLines();
			if (isAfterMenu) for (const { text, line } of this.prose) this.lines.addBlock(text, line);
			this.headings = [];
		}
		this.headings.push(heading);
	}

	private addCode(element: Element, line: number): void {
		this.flush();
		const code = { text: '', language: codeLanguageOf(element.attribs.class) };
		readCode(element, code, element.name !== 'pre');
		const text = code.text.trimEnd().replace(/^\n+/, '');
		if (text === '') return;
		this.preface = addLetters(this.preface, lettersOf(text));
		this.endTargets();
		const fence = fenceFor(text);
		this.lines.addBlock(`${fence}${code.language}\n${text}\n${fence}`, line);
	}
}

/** Collects the text of a block of code, and the language that an element in it has. */
function readCode(parent: Element, code: { text: string; language: string }, hasLines: boolean): void {
	const endLine = (): void => {
		if (code.text !== '' && !code.text.endsWith('\n')) code.text += '\n';
	};
	for (const child of parent.children) {
		if (DomUtils.isText(child)) {
			// Line ends between elements that are lines are no lines of their own.
			const isBetween = hasLines && code.text.endsWith('\n') && /^\n\s*$/.test(child.data);
			if (!isBetween) code.text += child.data;
		} else if (DomUtils.isTag(child) && !isIgnored(child)) {
			const isLine = !INLINE.has(child.name) && child.name !== 'br';
			code.language ||= codeLanguageOf(child.attribs.class);
			if (child.name === 'br') code.text += '\n';
			if (isLine) endLine();
			readCode(child, code, hasLines);
			if (isLine) endLine();
		}
	}
}

function codeLanguageOf(classes = ''): string {
	return /(?<!\S)(?:language|lang|highlight)-(?:([\w+#-]+)(?!\S))?/.exec(classes)?.[1] ?? '';
}
