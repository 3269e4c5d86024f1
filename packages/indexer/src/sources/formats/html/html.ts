import { Parser } from 'htmlparser2';
import { splitFrontMatter } from '../../../markdown/front-matter.ts';
import { type Format, FormatError, type ReadText } from '../format.ts';
import { chooseContent, MAIN } from './main-content.ts';
import { metaOf } from './meta.ts';
import { HtmlReader } from './reader.ts';
import { type Element, isChrome, isIgnored, MAX_ELEMENT_DEPTH } from './rules.ts';

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
