import { fenceFor, MarkdownLines, plainToMarkdown, type ReadText, withSingleSpaces } from './format.ts';
import { MetaReader } from './html-meta.ts';
import type { Element } from './html-rules.ts';
import { isAfterMasthead, type TopHeading, titleOf } from './html-title.ts';

/** Inline elements. */
const INLINE = new Set(
	'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
		' ',
	),
);

const CODE = new Set(['code', 'kbd', 'samp', 'tt']);

/** Matches text at the beginning of a line that would be markdown markup. */
const MARKED = /^(?=#{1,6}\s|>|[-+*]\s|[=~-]{3,}|`{3})|^(\d{1,9})(?=[.)]\s)/;

/** Converts the content of a page to markdown, block by block. */
export class HtmlReader {
	readonly meta = new MetaReader();
	private lines = new MarkdownLines();
	private block = '';
	private blockLine = 1;
	private before = '';
	private heading: { readonly level: number; readonly id: string; linked: string } | undefined;
	/** Whether the text is that of a link to another page. */
	private inLink = false;
	private pre: { text: string; language: string; readonly line: number } | undefined;
	private tops: TopHeading[] = [];
	private inCode = 0;
	/** Ids of open elements whose first content may be a heading. */
	private readonly ids: (string | undefined)[] = [];
	private readonly lists: ('ul' | 'ol')[] = [];

	open({ name, attributes }: Element, line: number): void {
		this.ids.push(attributes.id);
		if (this.pre !== undefined) {
			this.pre.language ||= languageOf(attributes.class);
			if (name === 'br') this.pre.text += '\n';
			return;
		}
		if (CODE.has(name) && this.inCode++ === 0) this.put('`', line);
		if (name === 'a') this.inLink = attributes.href !== undefined && !attributes.href.startsWith('#');
		if (name === 'img' && attributes.alt) this.put(` ${attributes.alt} `, line);
		if (name === 'br') this.put('\n', line);
		if (name === 'td' || name === 'th') this.put(this.block.trim() === '' ? '' : ' | ', line);
		else if (!INLINE.has(name) && name !== 'br') this.openBlock(name, attributes, line);
	}

	text(data: string, line: number): void {
		if (this.pre !== undefined) this.pre.text += data;
		else this.put(this.inCode > 0 ? data.replaceAll('`', "'") : data, line);
	}

	close({ name }: Element, line: number): void {
		this.ids.pop();
		if (name === 'pre') this.endPre();
		if (this.pre !== undefined) return;
		if (CODE.has(name) && --this.inCode === 0) this.put('`', line);
		if (name === 'a') this.inLink = false;
		if (name === 'ul' || name === 'ol') this.lists.pop();
		if (!INLINE.has(name) && !['td', 'th', 'br', 'hr'].includes(name)) this.flush();
	}

	finish(): ReadText {
		this.endPre();
		this.flush();
		return this.lines.toRead(this.meta.toFields(titleOf(this.tops, this.meta.pageTitle)));
	}

	private openBlock(name: string, attributes: Element['attributes'], line: number): void {
		this.flush();
		if (name === 'pre') this.pre = { text: '', language: languageOf(attributes.class), line };
		if (name === 'ul' || name === 'ol') this.lists.push(name);
		if (name === 'li' || name === 'dt') this.before = name === 'dt' || this.lists.at(-1) !== 'ol' ? '- ' : '1. ';
		const level = /^h([1-6])$/.exec(name)?.[1];
		if (level === undefined) return;
		// Sphinx and others set the id on the enclosing section.
		this.heading = { level: Number(level), id: attributes.id ?? this.ids.at(-2) ?? '', linked: '' };
	}

	private put(text: string, line: number): void {
		if (this.block === '' && text.trim() === '') return;
		if (this.block === '') this.blockLine = line;
		this.block += text;
		if (this.heading !== undefined && this.inLink) this.heading.linked += text;
	}

	private flush(): void {
		const text = plainToMarkdown(this.block)
			.split('\n')
			.map(withSingleSpaces)
			.filter((part) => part !== '' && part !== '``')
			.join('\n');
		this.block = '';
		const { heading } = this;
		this.heading = undefined;
		if (text === '') return;
		if (heading !== undefined) {
			if (heading.level === 1) this.addTop({ text, isLink: withSingleSpaces(heading.linked) === text });
			this.lines.addHeading(heading.level, text, this.blockLine, heading.id);
			return;
		}
		const safe = text
			.split('\n')
			.map((part) =>
				part.replace(MARKED, (_, digits: string | undefined) => (digits === undefined ? '\\' : `${digits}\\`)),
			)
			.join('\n');
		this.lines.addBlock(this.before + safe, this.blockLine);
		this.before = '';
	}

	private addTop(heading: TopHeading): void {
		if (isAfterMasthead(heading, this.tops, this.meta.pageTitle)) {
			this.lines = new MarkdownLines();
			this.tops = [];
		}
		this.tops.push(heading);
	}

	private endPre(): void {
		if (this.pre === undefined) return;
		const { text, language, line } = this.pre;
		this.pre = undefined;
		const code = text.trimEnd().replace(/^\n+/, '');
		if (code === '') return;
		const fence = fenceFor(code);
		this.lines.addBlock(`${fence}${language}\n${code}\n${fence}`, line);
	}
}

/** Returns the language of code by its class. */
function languageOf(classes = ''): string {
	const named = classes.split(/\s+/).find((name) => /^(?:language|lang|highlight)-/.test(name)) ?? '';
	return /^(?:language|lang|highlight)-([\w+#-]+)$/.exec(named)?.[1] ?? '';
}
