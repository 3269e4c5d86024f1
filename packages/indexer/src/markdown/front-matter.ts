import matter from 'gray-matter';
import { isMap, LineCounter, parseDocument } from 'yaml';

/** Characters of front matter that are parsed at most. */
export const LONGEST_FRONT_MATTER = 64 * 1024;

/** Aliases that YAML may resolve: enough for real files, too few to explode. */
const MOST_ALIASES = 50;

/** Levels of YAML that are read: a parser that calls itself for each must not be led to the end of its stack. */
const DEEPEST = 100;
const TOO_INDENTED = new RegExp(`^(?:[ \\t]|[-?:][ \\t]){${2 * DEEPEST}}`, 'm');
const MARKS_IN_A_ROW = new RegExp(`(?:[-?:]\\s{1,9}){${DEEPEST}}`);

/** A markdown file cut in two. */
export interface Split {
	/** The fields, or undefined where the file has no front matter or none that can be read. */
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

/** What is wrong with front matter; `lost` where its fields could not be read. */
export interface FrontMatterProblem {
	readonly rule: 'front-matter' | 'yaml' | 'yaml-lenient' | 'executable';
	readonly lost: boolean;
	readonly line: number;
	readonly message: string;
	readonly mend: string;
}

/** White space in a row, which real front matter does not have and regular expressions are slow on. */
const GAP = /\s{1000}/;

const OPENING = /^---[ \t]*([A-Za-z]*)[ \t]*\r?\n/;
const CLOSING = /(?:^|\n)(?:---|\.\.\.)[ \t]*\r?(?:\n|$)/;
const FIELD = /^[\p{L}\p{N}_"'][\p{L}\p{N}_ "'.-]*:(?:[ \t]|$)/u;
const NO_FIELDS = { fields: undefined, lines: new Map<string, number>() } as const;

/**
 * Splits a markdown file at its front matter and reads that; never throws, never evaluates. A page
 * may simply begin with a rule: what stands below it is front matter only where it looks like fields.
 */
export function splitFrontMatter(text: string): Split {
	const opening = OPENING.exec(text);
	if (opening === null) return whole(text);
	const rest = text.slice(opening[0].length);
	const closing = CLOSING.exec(rest);
	if (closing === null) return beginsWithField(rest) ? whole(text, UNCLOSED) : whole(text);
	const end = opening[0].length + closing.index + closing[0].length;
	const cut = { body: text.slice(end), bodyOffset: countLineEnds(text.slice(0, end)), present: true };
	const language = (opening[1] ?? '').toLowerCase();
	if (language !== '' && language !== 'yaml' && language !== 'yml') {
		const message = `front matter in ${language} is never evaluated`;
		return { ...NO_FIELDS, ...cut, problems: [lost('executable', 1, message, 'write it in YAML')] };
	}
	const read = readYaml(rest.slice(0, closing.index));
	return read === 'not-fields' ? whole(text) : { ...read, ...cut };
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

/** What keeps YAML from being handed to the parser. */
function whyUnreadable(inner: string): FrontMatterProblem | undefined {
	const refused = (message: string, mend: string): FrontMatterProblem => lost('front-matter', 1, message, mend);
	if (inner.length > LONGEST_FRONT_MATTER) {
		const message = `the front matter has ${inner.length} characters; at most ${LONGEST_FRONT_MATTER} are read`;
		return refused(message, 'move the text below the front matter');
	}
	if (GAP.test(inner)) return refused('the front matter has a gap of 1000 blanks or more', 'remove the empty lines');
	if (isTooDeep(inner)) return refused(`the front matter is nested more than ${DEEPEST} levels deep`, 'flatten it');
	if (/^---/m.test(inner))
		return refused('a line within the front matter begins with ---', 'indent that line or remove it');
	return undefined;
}

/** Whether the YAML may nest too deeply: by brackets, by indentation, or by marks in a row. */
function isTooDeep(inner: string): boolean {
	let depth = 0;
	for (const character of inner) {
		if (character === '[' || character === '{') depth++;
		else if (character === ']' || character === '}') depth--;
		if (depth > DEEPEST) return true;
	}
	return TOO_INDENTED.test(inner) || MARKS_IN_A_ROW.test(inner);
}

function beginsWithField(raw: string): boolean {
	const line = raw.split('\n', 50).find((one) => one.trim() !== '' && !one.startsWith('#'));
	return line !== undefined && FIELD.test(line.trimEnd());
}

/** gray-matter hands over the raw text; every engine of its is replaced, so that nothing is parsed or run by it. */
function rawFrontMatter(inner: string): string {
	let raw = '';
	const keep = (text: string): object => {
		raw = text;
		return {};
	};
	const refuse = (): object => {
		throw new TypeError('front matter is never evaluated');
	};
	matter(`---\n${inner}\n---`, {
		language: 'yaml',
		engines: {
			yaml: { parse: keep },
			yml: { parse: keep },
			json: { parse: refuse },
			javascript: { parse: refuse },
			js: { parse: refuse },
			coffee: { parse: refuse },
			coffeescript: { parse: refuse },
		},
	} as Parameters<typeof matter>[1]);
	return raw;
}

type Read = Pick<Split, 'fields' | 'lines' | 'problems'>;

function readYaml(inner: string): Read | 'not-fields' {
	const lines = inner.split('\n').map((line) => line.trim());
	const hasField = lines.some((line) => FIELD.test(line));
	// Prose between two rules stands apart from them, as fields do not.
	const standsApart = lines[0] === '' && !hasField;
	if (lines.every((line) => line === '' || line.startsWith('#'))) {
		return standsApart && inner.trim() !== '' ? 'not-fields' : { fields: new Map(), lines: new Map(), problems: [] };
	}
	const unreadable = whyUnreadable(inner);
	if (unreadable !== undefined) return hasField ? { ...NO_FIELDS, problems: [unreadable] } : 'not-fields';
	const raw = rawFrontMatter(inner.replaceAll('\r\n', '\n').trimEnd());
	const strict = parseFields(raw);
	if (strict === 'not-fields' || strict.fields !== undefined) return strict;
	if (standsApart) return 'not-fields';
	// The usual slip, a colon in a value without quotes, is forgiven as agents forgive it.
	const lenient = parseFields(quoteValues(raw));
	if (lenient === 'not-fields' || lenient.fields === undefined) return strict;
	const problems = strict.problems.map((problem) => ({ ...problem, rule: 'yaml-lenient' as const, lost: false }));
	return { ...lenient, problems };
}

function parseFields(raw: string): Read | 'not-fields' {
	const counter = new LineCounter();
	const document = parseDocument(raw, {
		schema: 'core',
		lineCounter: counter,
		prettyErrors: false,
		logLevel: 'silent',
	});
	const failed = (offset: number, message: string): Read => ({
		...NO_FIELDS,
		problems: [
			lost(
				'yaml',
				counter.linePos(offset).line,
				`the YAML is broken: ${message}`,
				'quote the value or mend the indentation',
			),
		],
	});
	const [error] = document.errors;
	if (error !== undefined) return failed(error.pos[0], error.message.split('\n')[0] ?? '');
	const { contents } = document;
	if (!isMap(contents)) return 'not-fields';
	const lines = new Map<string, number>();
	for (const { key } of contents.items) {
		const { value, range } = key as { value?: unknown; range?: [number, number, number] };
		if (range !== undefined) lines.set(String(value), counter.linePos(range[0]).line);
	}
	try {
		const fields = document.toJS({ maxAliasCount: MOST_ALIASES, mapAsMap: true }) as Map<unknown, unknown>;
		return { fields: new Map([...fields].map(([key, value]) => [String(key), value])), lines, problems: [] };
	} catch (cause) {
		return failed(0, (cause as Error).message);
	}
}

/** Puts the values of top-level fields that hold `: ` or ` #` into quotes. */
function quoteValues(raw: string): string {
	return raw
		.split('\n')
		.map((line) => {
			const field = /^([A-Za-z][\w-]*):[ \t]+([^'"|>[{&*!#\s].*?)[ \t]*\r?$/.exec(line);
			return field === null ? line : `${field[1]}: ${JSON.stringify(field[2])}`;
		})
		.join('\n');
}

function lost(rule: FrontMatterProblem['rule'], line: number, message: string, mend: string): FrontMatterProblem {
	return { rule, lost: true, line, message, mend };
}

/** As CommonMark has them; front matter may have carriage returns alone within its lines. */
function countLineEnds(text: string): number {
	return text.match(/\r\n?|\n/g)?.length ?? 0;
}
