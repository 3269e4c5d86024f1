import matter from 'gray-matter';
import { Composer, type CST, type Document, isMap, Lexer, LineCounter, Parser, visit } from 'yaml';

/** Maximum characters of front matter. */
export const MAX_FRONT_MATTER_LENGTH = 64 * 1024;

/** Maximum YAML aliases: enough for real files, too few for exponential expansion. */
const MAX_ALIASES = 50;

/** Maximum depth of YAML, which is composed recursively. */
const MAX_DEPTH = 100;

/** Maximum lexemes of YAML, as the parser takes time proportional to the square of errors and anchors among them. */
const MAX_LEXEMES = 2 ** 14;

/** A markdown file split into front matter and body. */
export interface Split {
	/** Undefined if there is no front matter, or it is invalid. */
	readonly fields: ReadonlyMap<string, unknown> | undefined;
	/** The markdown after the front matter. */
	readonly body: string;
	/** Lines of the file before the body. */
	readonly bodyOffset: number;
	/** Line of each field's key, from 1. */
	readonly lines: ReadonlyMap<string, number>;
	/** Whether there is any front matter, read or not. */
	readonly present: boolean;
	readonly problems: readonly FrontMatterProblem[];
}

/** A problem of front matter; `lost` if its fields could not be read. */
interface FrontMatterProblem {
	readonly rule: 'front-matter' | 'yaml' | 'yaml-lenient' | 'executable';
	readonly lost: boolean;
	readonly line: number;
	readonly message: string;
	readonly fix: string;
}

/** Long white space, on which regular expressions are slow; real front matter does not have it. */
const GAP = /(?<!\s)\s{1000}/;

const LANGUAGE = /^[ \t]*(?:[a-z]+[ \t]*)?$/i;
const YAML = /^(?:ya?ml)?$/i;
const CLOSING = /\n(---|\.\.\.)[ \t]*\r?(?:\n|$)/;
const FIELD = /^[\p{L}\p{N}_"'][\p{L}\p{N}_ "'.-]*:(?:[ \t]|$)/u;
/** Front matter whose fields are unknown. */
export const NO_FIELDS = { fields: undefined, lines: new Map<string, number>() } as const;

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

/** Returns the problem of front matter that is too long. */
export function tooLong({ length }: string): FrontMatterProblem {
	const message = `the front matter has ${length} characters; at most ${MAX_FRONT_MATTER_LENGTH} are read`;
	return lost('front-matter', 1, message, 'move the text below the front matter');
}

function beginsWithField(raw: string): boolean {
	const line = raw.split('\n', 50).find((one) => one.trim() !== '' && !one.startsWith('#'));
	return line !== undefined && FIELD.test(line.trimEnd());
}

function hasField(inner: string): boolean {
	return inner.split('\n').some((line) => FIELD.test(line.trim()));
}

type Read = Pick<Split, 'fields' | 'lines' | 'problems'>;

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
function readHead(head: string, closing: string): Read | undefined {
	const { matter: raw, data } = matter(head, { delimiters: ['---', closing], engines: ENGINES });
	if ('read' in data) return data.read;
	return standsApart(raw) && raw.trim() !== '' ? undefined : { fields: new Map(), lines: new Map(), problems: [] };
}

/** Whether text between two thematic breaks is prose: it then begins with an empty line. */
function standsApart(raw: string): boolean {
	return /^\n[ \t]*(?:\n|$)/.test(raw) && !hasField(raw);
}

function readYaml(raw: string): Read | undefined {
	const strict = parseFields(raw);
	if (strict === undefined || strict.fields !== undefined) return strict;
	if (standsApart(raw)) return undefined;
	// Cursor writes patterns without quotes, so that they are no mistake of an author.
	const withPatterns = parseFields(raw.replace(PATTERNS, quoteValues)) ?? strict;
	if (withPatterns.fields !== undefined) return withPatterns;
	// Agents accept the frequent mistake of a colon in an unquoted value.
	const lenient = parseFields(quoteValues(raw));
	if (lenient?.fields === undefined) return strict;
	const problems = withPatterns.problems.map((problem) => ({ ...problem, rule: 'yaml-lenient' as const, lost: false }));
	return { ...lenient, problems };
}

/** Parses the fields of YAML; undefined if it is not a map. */
function parseFields(raw: string): Read | undefined {
	const counter = new LineCounter();
	const tokens = tokensOf(raw, counter);
	if (typeof tokens === 'string') {
		return { ...NO_FIELDS, problems: [lost('front-matter', 1, `the front matter ${tokens}`, 'flatten it')] };
	}
	const failed = (offset: number, message: string): Read => {
		const { line } = counter.linePos(offset);
		const problem = `the YAML is broken: ${message}`;
		return { ...NO_FIELDS, problems: [lost('yaml', line, problem, 'quote the value or fix the indentation')] };
	};
	const composer = new Composer({ schema: 'core', prettyErrors: false });
	const [document] = [...composer.compose(tokens, true, raw.length)] as [Document.Parsed];
	const { contents, errors } = document;
	const [error] = errors;
	if (error !== undefined) return failed(error.pos[0], error.message.split('\n')[0] ?? '');
	if (!isMap(contents)) return undefined;
	const lines = new Map<string, number>();
	for (const { key } of contents.items) {
		const { value, range } = key as { value?: unknown; range?: [number, number, number] };
		if (range !== undefined) lines.set(String(value), counter.linePos(range[0]).line);
	}
	try {
		const fields = document.toJS({ maxAliasCount: MAX_ALIASES, mapAsMap: true }) as Map<unknown, unknown>;
		return { fields: new Map([...fields].map(([key, value]) => [String(key), value])), lines, problems: [] };
	} catch (cause) {
		return failed(danglingAlias(document), (cause as Error).message);
	}
}

/** Returns where the first alias is that leads to nothing, else the beginning. */
function danglingAlias(document: Document.Parsed): number {
	let offset = 0;
	visit(document, {
		Alias(_, alias) {
			if (alias.resolve(document) !== undefined) return undefined;
			offset = alias.range?.[0] ?? 0;
			return visit.BREAK;
		},
	});
	return offset;
}

/** Returns the tokens of YAML, or why it cannot be read. */
function tokensOf(raw: string, counter: LineCounter): CST.Token[] | string {
	const parser = new Parser(counter.addNewLine);
	counter.addNewLine(0);
	const tokens: CST.Token[] = [];
	let lexemes = 0;
	for (const lexeme of new Lexer().lex(raw)) {
		if (++lexemes > MAX_LEXEMES) return `has more than ${MAX_LEXEMES} words and signs`;
		tokens.push(...parser.next(lexeme));
		if (parser.stack.length > MAX_DEPTH) return `is nested more than ${MAX_DEPTH} levels deep`;
	}
	return [...tokens, ...parser.end()];
}

const PATTERNS = /^globs:.*$/m;
const FIELD_LINE = /^([A-Za-z][\w-]*):[ \t]+([^|>&!#\s].*?)[ \t]*\r?$/;
/** A quoted text or a collection that ends before the value does, such as `"a", "b"` or `{a,b}/*.ts`. */
const CLOSED_EARLY = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\{[^{}]*\}|\[[^[\]]*\])[ \t]*[^\s#]/;
/** An indented or empty line. */
const GOES_ON = /^(?:[ \t]|\r?$)/;

/**
 * Quotes the values of top-level fields that can be texts without quotes, with the indented lines that go on with them. One with `*`
 * at its beginning is a pattern, as Cursor writes them: an alias leads to nothing, where broken YAML is read.
 */
export function quoteValues(raw: string): string {
	const lines = raw.split('\n');
	for (let i = 0; i < lines.length; i++) {
		const [, name, value = ''] = FIELD_LINE.exec(lines[i] as string) ?? [];
		if (value === '' || (/^['"[{]/.test(value) && !CLOSED_EARLY.test(value))) continue;
		lines[i] = `${name}: "${escaped(value)}`;
		let last = i;
		for (let next = i + 1; GOES_ON.test(lines[next] ?? 'end'); next++) if (lines[next]?.trim()) last = next;
		while (i < last) {
			i++;
			lines[i] = `  ${escaped((lines[i] as string).trim())}`.trimEnd();
		}
		lines[i] += '"';
	}
	return lines.join('\n');
}

function escaped(text: string): string {
	return JSON.stringify(text).slice(1, -1);
}

/** Returns a problem for which the fields cannot be read. */
export function lost(rule: FrontMatterProblem['rule'], line: number, message: string, fix: string): FrontMatterProblem {
	return { rule, lost: true, line, message, fix };
}

/** Counts line ends as in CommonMark, where a lone carriage return is one. */
function countLineEnds(text: string): number {
	return text.match(/\r\n?|\n/g)?.length ?? 0;
}
