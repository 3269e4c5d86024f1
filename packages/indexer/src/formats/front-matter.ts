import matter from 'gray-matter';
import { parse, TomlDate, TomlError } from 'smol-toml';
import { type Document, isMap, isScalar, LineCounter } from 'yaml';
import type { FormatError, FormatProblem } from './format.ts';
import { composeYaml } from './tree.ts';

/** Maximum characters of front matter. */
export const MAX_FRONT_MATTER_LENGTH = 64 * 1024;

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
interface FrontMatterProblem extends FormatProblem {
	readonly rule: 'front-matter' | 'yaml' | 'yaml-comment' | 'yaml-lenient' | 'executable';
	readonly lost: boolean;
}

/** The fields of front matter, with their lines and problems. */
type ReadFields = Pick<Split, 'fields' | 'lines' | 'problems'>;

/** Front matter whose fields are unknown. */
const NO_FIELDS = { fields: undefined, lines: new Map<string, number>() } as const;

/** Returns a problem for which the fields cannot be read. */
function lost(rule: FrontMatterProblem['rule'], line: number, message: string, fix: string): FrontMatterProblem {
	return { rule, lost: true, line, message, fix };
}

function tooLong({ length }: string): FrontMatterProblem {
	const message = `the front matter has ${length} characters; at most ${MAX_FRONT_MATTER_LENGTH} are read`;
	return lost('front-matter', 1, message, 'move the text below the front matter');
}

/** Long white space, on which regular expressions are slow; real front matter does not have it. */
const GAP = /(?<!\s)\s{1000}/;

const LANGUAGE = /^[ \t]*(?:[a-z]+[ \t]*)?$/i;
/** JSON is YAML too. */
const YAML = /^(?:ya?ml|json)?$/i;
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
	if (closing === null) {
		const message = 'the front matter is opened by --- and never closed';
		return beginsWithField(rest)
			? whole(text, lost('front-matter', 1, message, 'close it by a line ---'))
			: whole(text);
	}
	const body = rest.slice(closing.index + closing[0].length);
	const head = text.slice(0, text.length - body.length);
	const cut = { body, bodyOffset: head.match(/\r\n?|\n/g)?.length ?? 0, present: true };
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

function whole(text: string, ...problems: readonly FrontMatterProblem[]): Split {
	return { ...NO_FIELDS, body: text, bodyOffset: 0, present: problems.length > 0, problems };
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
	return line !== undefined && FIELD.test(line.trimEnd());
}

function refuse(): never {
	throw new TypeError('front matter is read as YAML only');
}

function readEngine(raw: string): { readonly read: ReadFields | undefined } {
	return { read: readYaml(raw.trimEnd()) };
}

/** Only YAML is read, by its core schema. gray-matter's engines are replaced, as one of them evaluates JavaScript. */
const ENGINES = {
	yaml: readEngine,
	json: readEngine,
	javascript: refuse,
};

/** Reads the fields at the beginning of a file; undefined for prose. With options, gray-matter does not cache texts. */
function readHead(head: string, closing: string): ReadFields | undefined {
	const { matter: raw, data } = matter(head, { delimiters: ['---', closing], engines: ENGINES });
	if ('read' in data) return data.read;
	return isProse(raw) && raw.trim() !== '' ? undefined : { fields: new Map(), lines: new Map(), problems: [] };
}

/** Maximum YAML aliases: enough for real files, too few for exponential expansion. */
const MAX_ALIASES = 50;

/** Maximum lexemes of YAML, as the parser takes time proportional to the square of errors and anchors among them. */
const MAX_LEXEMES = 2 ** 14;

const FIELD = /^[\p{L}\p{N}_"'][\p{L}\p{N}_ "'.-]*:(?:[ \t]|$)/u;

function hasField(text: string): boolean {
	return text.split('\n').some((line) => FIELD.test(line.trim()));
}

/** Whether text between two thematic breaks is prose: it then begins with an empty line. */
function isProse(raw: string): boolean {
	return /^\n[ \t]*(?:\n|$)/.test(raw) && !hasField(raw);
}

/** Reads the fields of YAML, by its core schema. Frequent mistakes that agents accept are read too, as problems. */
function readYaml(raw: string): ReadFields | undefined {
	const strict = parseFields(raw);
	if (strict === undefined || strict.fields !== undefined) return strict;
	if (isProse(raw)) return undefined;
	// Cursor writes patterns without quotes, so that they are no mistake of an author.
	const withPatterns = parseFields(raw.replace(PATTERNS, (line) => quoteValues(line))) ?? strict;
	if (withPatterns.fields !== undefined) return withPatterns;
	// Agents accept the frequent mistakes of a colon in an unquoted value, and of a description that goes on over lines.
	const quoted = parseFields(quoteValues(raw));
	const lenient = quoted?.fields === undefined ? parseFields(quoteValues(raw, true)) : quoted;
	if (lenient?.fields === undefined) return strict;
	const problems = withPatterns.problems.map((problem) => ({ ...problem, rule: 'yaml-lenient' as const, lost: false }));
	return { ...lenient, problems };
}

/** Frequent mistakes in plain words, by the code of the parser. */
const MISTAKES: ReadonlyMap<string, string> = new Map([
	['BLOCK_AS_IMPLICIT_KEY', 'a value without quotes has a colon and a blank in it'],
	['MULTILINE_IMPLICIT_KEY', 'a line is neither a field nor indented'],
]);

/** Matches comments that were meant as text, not for lint. */
const CUTTING = /^(?!\s*pinakes-lint-)./s;

/** Parses the fields of YAML; undefined if it is not a map. */
function parseFields(raw: string): ReadFields | undefined {
	const counter = new LineCounter();
	let document: Document.Parsed;
	try {
		document = composeYaml(raw, counter, { maxLexemes: MAX_LEXEMES });
	} catch (cause) {
		return { ...NO_FIELDS, problems: [lost('front-matter', 1, (cause as FormatError).message, 'flatten it')] };
	}
	const lineOf = (offset: number): number => counter.linePos(Math.min(offset, raw.length)).line;
	const failed = (offset: number, message: string, fix: string): ReadFields => {
		return { ...NO_FIELDS, problems: [lost('yaml', lineOf(offset), message, fix)] };
	};
	const broken = (offset: number, message: string): ReadFields =>
		failed(offset, `the YAML is broken: ${message}`, 'quote the value or fix the indentation');
	const { contents, errors } = document;
	const [error] = errors;
	if (error?.code === 'DUPLICATE_KEY') {
		const [key = ''] = /^[^:\n]*/.exec(raw.slice(error.pos[0])) ?? [];
		return failed(error.pos[0], `${key} is given twice`, `remove one of the two lines ${key}: …`);
	}
	if (error !== undefined) return broken(error.pos[0], MISTAKES.get(error.code) ?? error.message.split('\n')[0] ?? '');
	if (!isMap(contents)) return undefined;
	const lines = new Map<string, number>();
	const problems: FrontMatterProblem[] = [];
	for (const { key, value: given } of contents.items) {
		const { value, range } = key as { value?: unknown; range?: [number, number, number] };
		if (range === undefined) continue;
		const line = lineOf(range[0]);
		lines.set(String(value), line);
		const comment = (isScalar(given) && given.type === 'PLAIN' && given.comment) || '';
		if (value !== 'description' || !CUTTING.test(comment)) continue;
		const message = `description ends before " #", where a comment begins: "#${comment.split('\n')[0]}"`;
		const fix = 'put the value in quotes: description: "…"';
		problems.push({ rule: 'yaml-comment', lost: false, line, message, fix });
	}
	try {
		const fields = document.toJS({ maxAliasCount: MAX_ALIASES, mapAsMap: true }) as Map<unknown, unknown>;
		return { fields: new Map([...fields].map(([key, value]) => [String(key), value])), lines, problems };
	} catch (cause) {
		const { message } = cause as Error;
		// An alias that leads to nothing is at the end of the message.
		const [, alias = ''] = /: (\S+)$/.exec(message) ?? [];
		return broken(Math.max(0, raw.indexOf(`*${alias}`)), message);
	}
}

const PATTERNS = /^globs:.*$/m;
// Harmless: front matter with 1,000 blanks in a row is refused before.
const FIELD_LINE = /^([A-Za-z][\w-]*):[ \t]+([^|>&!#\s].*?)[ \t]*\r?$/;
/** A description that begins in the line below, without quotes. */
const TEXT_BELOW = /^description:[ \t]*\r?\n[ \t]+[^\s"'[{|>&!#-]/;
/** A quoted text or a collection that ends before the value does, such as `"a", "b"` or `{a,b}/*.ts`. */
const CLOSED_EARLY = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\{[^{}]*\}|\[[^[\]]*\])[ \t]*[^\s#]/;
/** A line with a field of agents, skills and commands. In descriptions that go on over lines, others are examples, such as `user: …`. */
const AGENT_FIELD =
	/^(?:name|description|tools|disallowedTools|allowed-tools|argument-hint|model|color|skills|hooks|memory|permissionMode|version|license|metadata):/;
/** An indented or empty line. */
const GOES_ON = /^(?:[ \t]|\r?$)/;

/**
 * Quotes the values of top-level fields that can be texts without quotes, with the indented lines that go on with them. One with `*`
 * at its beginning is a pattern, as Cursor writes them: an alias leads to nothing, where broken YAML is read.
 *
 * @param isLong whether the description goes on to the next field of an agent, whether lines are indented or not
 */
export function quoteValues(raw: string, isLong = false): string {
	const lines = raw.split('\n');
	for (let i = 0; i < lines.length; i++) {
		const isBelow = TEXT_BELOW.test(`${lines[i]}\n${lines[i + 1]}`);
		const [, name, value = ''] = isBelow ? ['', 'description'] : (FIELD_LINE.exec(lines[i] as string) ?? []);
		if ((value === '' && !isBelow) || (/^['"[{]/.test(value) && !CLOSED_EARLY.test(value))) continue;
		lines[i] = `${name}: "${escaped(value)}`;
		const goesOn = (line: string): boolean =>
			GOES_ON.test(line) || (isLong && name === 'description' && !AGENT_FIELD.test(line));
		let last = i;
		for (let next = i + 1; next < lines.length && goesOn(lines[next] as string); next++)
			if (lines[next]?.trim()) last = next;
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

/** Maximum levels of tables and lists in TOML. */
const MAX_LEVELS = 50;

/** Returns objects as maps and times as texts, as YAML is read. */
function plainValue(value: unknown, level = 0): unknown {
	if (level > MAX_LEVELS) throw new RangeError('too many levels');
	if (value instanceof TomlDate) return value.toISOString();
	if (Array.isArray(value)) return value.map((each) => plainValue(each, level + 1));
	if (typeof value !== 'object' || value === null) return value;
	return new Map(Object.entries(value).map(([key, inner]) => [key, plainValue(inner, level + 1)]));
}

const TOML_OPENING = /^\+\+\+[ \t]*\r?\n/;
const TOML_CLOSING = /^\+\+\+[ \t]*\r?$\n?/m;

/** Matches the key of a field above the first table. */
const KEY = /^[ \t]*(["']?)([\w-]+)\1[ \t]*=/;
const TABLE = /^[ \t]*\[/;

/**
 * Splits a markdown file at front matter in TOML, as Hugo and Zola write it: between lines of `+++`. It never throws.
 *
 * @returns undefined if the file has none
 */
export function splitToml(text: string): Split | undefined {
	const opening = TOML_OPENING.exec(text)?.[0];
	if (opening === undefined) return undefined;
	const rest = text.slice(opening.length);
	const closing = TOML_CLOSING.exec(rest);
	if (closing === null) return undefined;
	const inner = rest.slice(0, closing.index);
	const body = rest.slice(closing.index + closing[0].length);
	const bodyOffset = 1 + inner.split('\n').length;
	return { ...readToml(inner), body, bodyOffset, present: true };
}

function readToml(inner: string): ReadFields {
	if (inner.length > MAX_FRONT_MATTER_LENGTH) return { ...NO_FIELDS, problems: [tooLong(inner)] };
	try {
		const fields = plainValue(parse(inner)) as Map<string, unknown>;
		return { fields, lines: tomlLines(inner), problems: [] };
	} catch (cause) {
		if (!(cause instanceof TomlError || cause instanceof RangeError)) throw cause;
		const line = cause instanceof TomlError ? 1 + cause.line : 1;
		const message = `the TOML is broken: ${cause.message.replace('Invalid TOML document: ', '').split('\n')[0]}`;
		return { ...NO_FIELDS, problems: [lost('front-matter', line, message, 'correct that line')] };
	}
}

/** Returns the line of each field above the first table, from 1. */
function tomlLines(inner: string): Map<string, number> {
	const lines = inner.split('\n');
	const table = lines.findIndex((line) => TABLE.test(line));
	const keys = lines.slice(0, table < 0 ? lines.length : table).map((line) => KEY.exec(line)?.[2]);
	// The first line is that of the opening marks.
	return new Map(keys.flatMap((key, i) => (key === undefined ? [] : [[key, i + 2] as const])));
}
