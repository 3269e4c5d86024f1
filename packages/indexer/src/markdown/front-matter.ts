import matter from 'gray-matter';
import {
	type FrontMatterProblem,
	lost,
	MAX_FRONT_MATTER_LENGTH,
	NO_FIELDS,
	type ReadFields,
	type Split,
	tooLong,
} from './split.ts';
import { hasField, isField, isProse, readYaml } from './yaml-fields.ts';

/** Long white space, on which regular expressions are slow; real front matter does not have it. */
const GAP = /(?<!\s)\s{1000}/;

const LANGUAGE = /^[ \t]*(?:[a-z]+[ \t]*)?$/i;
const YAML = /^(?:ya?ml)?$/i;
const CLOSING = /\n(---|\.\.\.)[ \t]*\r?(?:\n|$)/;

/**
 * Splits a markdown file at its front matter and reads that. It never throws, and never evaluates code. A page may also
 * begin with a thematic break, so the text below is front matter only if it looks like fields.
 */
export function splitFrontMatter(text: string): Split {
	if (!matter.test(text)) return whole(text);
	const { raw, name } = matter.language(text);
	if (!LANGUAGE.test(raw)) return whole(text);
	const rest = text.slice('---'.length + raw.length);
	const closing = CLOSING.exec(rest);
	if (closing === null) return beginsWithField(rest) ? whole(text, UNCLOSED) : whole(text);
	const body = rest.slice(closing.index + closing[0].length);
	const head = text.slice(0, text.length - body.length);
	const cut = { body, bodyOffset: countLineEnds(head), present: true };
	if (!YAML.test(name)) {
		const message = `front matter in ${name.toLowerCase()} is never evaluated`;
		return { ...NO_FIELDS, ...cut, problems: [lost('executable', 1, message, 'write it in YAML')] };
	}
	const inner = rest.slice(0, closing.index);
	const mark = closing[1] as string;
	const unreadable = whyUnreadable(inner, mark);
	if (unreadable !== undefined) {
		return hasField(inner) ? { ...NO_FIELDS, ...cut, problems: [unreadable] } : whole(text);
	}
	const read = readHead(head.replaceAll('\r\n', '\n'), mark);
	return read === undefined ? whole(text) : { ...read, ...cut };
}

const UNCLOSED = lost(
	'front-matter',
	1,
	'the front matter is opened by --- and never closed',
	'close it by a line ---',
);

function whole(text: string, problem?: FrontMatterProblem): Split {
	const present = problem !== undefined;
	return { ...NO_FIELDS, body: text, bodyOffset: 0, present, problems: present ? [problem] : [] };
}

/** Returns why YAML must not be given to the parser, if anything. */
function whyUnreadable(inner: string, closing: string): FrontMatterProblem | undefined {
	const refused = (message: string, fix: string): FrontMatterProblem => lost('front-matter', 1, message, fix);
	if (inner.length > MAX_FRONT_MATTER_LENGTH) return tooLong(inner);
	if (GAP.test(inner)) return refused('the front matter has a gap of 1000 blanks or more', 'remove the empty lines');
	const mark = ['---', closing].find((each) => inner.includes(`\n${each}`));
	if (mark === undefined) return undefined;
	return refused(`a line within the front matter begins with ${mark}`, 'indent that line or remove it');
}

function beginsWithField(raw: string): boolean {
	const line = raw.split('\n', 50).find((one) => one.trim() !== '' && !one.startsWith('#'));
	return line !== undefined && isField(line.trimEnd());
}

function refuse(): never {
	throw new TypeError('front matter is read as YAML only');
}

/** Only YAML is read, by its core schema. gray-matter's engines are replaced, as one of them evaluates JavaScript. */
const ENGINES = {
	yaml: (raw: string) => ({ read: readYaml(raw.trimEnd()) }),
	json: refuse,
	javascript: refuse,
};

/** Reads the fields at the beginning of a file; undefined for prose. With options, gray-matter does not cache texts. */
function readHead(head: string, closing: string): ReadFields | undefined {
	const { matter: raw, data } = matter(head, { delimiters: ['---', closing], engines: ENGINES });
	if ('read' in data) return data.read;
	return isProse(raw) && raw.trim() !== '' ? undefined : { fields: new Map(), lines: new Map(), problems: [] };
}

/** Counts line ends as in CommonMark, where a lone carriage return is one. */
function countLineEnds(text: string): number {
	return text.match(/\r\n?|\n/g)?.length ?? 0;
}
