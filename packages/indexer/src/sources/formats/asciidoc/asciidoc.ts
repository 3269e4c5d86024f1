import { splitFrontMatter } from '../../../markdown/front-matter.ts';
import type { Format } from '../format.ts';
import { inlineAsciiDoc } from './inline.ts';
import { AsciiDocReader } from './reader.ts';

/**
 * AsciiDoc, without a full parser: headings, text, lists, tables and code are kept, attributes are replaced by their
 * values, and macros by their texts. Includes and conditions are not evaluated. Line numbers stay the same.
 */
export const ASCIIDOC: Format = {
	name: 'AsciiDoc',
	extensions: ['adoc', 'asciidoc', 'adoc.txt'],
	read(text) {
		const { fields, bodyOffset } = splitFrontMatter(text);
		const lines = text.split(/\r\n?|\n/);
		lines.fill('', 0, bodyOffset);
		const reader = new AsciiDocReader(lines);
		const out = reader.read();
		const markdown = inlineAsciiDoc(out, reader.isCode, reader.attributes);
		const anchors = new Map<number, string>();
		const taken = new Map<string, number>();
		for (const [i, id] of reader.headings) {
			const anchor = id ?? anchorOf((markdown[i] as string).replace(/^#+ /, ''), reader.attributes, taken);
			if (id !== undefined) taken.set(id, taken.get(id) ?? 1);
			if (anchor !== '') anchors.set(i + 1, anchor);
		}
		return { markdown: markdown.join('\n'), fields: new Map([...reader.fields, ...(fields ?? [])]), anchors };
	},
};

/** Returns the id that Asciidoctor generates for a section. */
function anchorOf(title: string, attributes: ReadonlyMap<string, string>, taken: Map<string, number>): string {
	const separator = (attributes.get('idseparator') ?? '_').slice(0, 1);
	const words = title
		.toLowerCase()
		.replace(/`|<[^<>]*>|&[a-z]{2,8};/g, '')
		.replace(/[^\p{L}\p{N}\p{M}_ .-]/gu, '')
		.replace(/[ .-]+/g, separator);
	const id = (attributes.get('idprefix') ?? '_') + (separator === '' ? words : trimmed(words, separator));
	const count = (taken.get(id) ?? 0) + 1;
	taken.set(id, count);
	return count === 1 ? id : `${id}${separator}${count}`;
}

function trimmed(text: string, separator: string): string {
	let [from, to] = [0, text.length];
	while (from < to && text[from] === separator) from++;
	while (to > from && text[to - 1] === separator) to--;
	return text.slice(from, to);
}
