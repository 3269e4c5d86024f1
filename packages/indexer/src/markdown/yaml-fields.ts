import { Composer, type CST, type Document, isMap, Lexer, LineCounter, Parser, visit } from 'yaml';
import { lost, NO_FIELDS, type ReadFields } from './split.ts';

/** Maximum YAML aliases: enough for real files, too few for exponential expansion. */
const MAX_ALIASES = 50;

/** Maximum depth of YAML, which is composed recursively. */
const MAX_DEPTH = 100;

/** Maximum lexemes of YAML, as the parser takes time proportional to the square of errors and anchors among them. */
const MAX_LEXEMES = 2 ** 14;

const FIELD = /^[\p{L}\p{N}_"'][\p{L}\p{N}_ "'.-]*:(?:[ \t]|$)/u;

export function isField(line: string): boolean {
	return FIELD.test(line);
}

export function hasField(text: string): boolean {
	return text.split('\n').some((line) => isField(line.trim()));
}

/** Whether text between two thematic breaks is prose: it then begins with an empty line. */
export function isProse(raw: string): boolean {
	return /^\n[ \t]*(?:\n|$)/.test(raw) && !hasField(raw);
}

/**
 * Reads the fields of YAML, by its core schema. Frequent mistakes that agents accept are read too, as problems.
 *
 * @returns undefined if it is not a map, or prose
 */
export function readYaml(raw: string): ReadFields | undefined {
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

/** Parses the fields of YAML; undefined if it is not a map. */
function parseFields(raw: string): ReadFields | undefined {
	const counter = new LineCounter();
	const tokens = tokensOf(raw, counter);
	if (typeof tokens === 'string') {
		return { ...NO_FIELDS, problems: [lost('front-matter', 1, `the front matter ${tokens}`, 'flatten it')] };
	}
	const failed = (offset: number, message: string): ReadFields => {
		const { line } = counter.linePos(offset);
		const problem = `the YAML is broken: ${message}`;
		return { ...NO_FIELDS, problems: [lost('yaml', line, problem, 'quote the value or fix the indentation')] };
	};
	const composer = new Composer({ schema: 'core', prettyErrors: false });
	const [document] = [...composer.compose(tokens, true, raw.length)] as [Document.Parsed];
	const { contents, errors } = document;
	const [error] = errors;
	if (error !== undefined) return failed(error.pos[0], MISTAKES.get(error.code) ?? error.message.split('\n')[0] ?? '');
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
// Harmless: front matter with 1,000 blanks in a row is refused before.
const FIELD_LINE = /^([A-Za-z][\w-]*):[ \t]+([^|>&!#\s].*?)[ \t]*\r?$/;
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
		const [, name, value = ''] = FIELD_LINE.exec(lines[i] as string) ?? [];
		if (value === '' || (/^['"[{]/.test(value) && !CLOSED_EARLY.test(value))) continue;
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
