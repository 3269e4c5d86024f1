import matter from 'gray-matter';
import { isMap, LineCounter, parseDocument } from 'yaml';

/** Characters of front matter that are parsed at most. */
export const LONGEST_FRONT_MATTER = 64 * 1024;

/** Aliases that YAML may resolve: enough for real files, too few to explode. */
const MOST_ALIASES = 50;

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

const OPENING = /^---[ \t]*([A-Za-z]*)[ \t]*\r?\n/;
const CLOSING = /^(?:---|\.\.\.)[ \t]*\r?$/m;
const NO_FIELDS = { fields: undefined, lines: new Map<string, number>() } as const;

/** Splits a markdown file at its front matter and reads that; never throws, never evaluates. */
export function splitFrontMatter(text: string): Split {
	const opening = OPENING.exec(text);
	if (opening === null) return whole(text, false, []);
	const closing = CLOSING.exec(text.slice(opening[0].length));
	if (closing === null) {
		return whole(text, true, [
			lost('front-matter', 1, 'the front matter is opened by --- and never closed', 'close it by a line ---'),
		]);
	}
	const end = opening[0].length + closing.index + closing[0].length;
	const lineEnd = text.indexOf('\n', end);
	const head = text.slice(0, end);
	const body = lineEnd < 0 ? '' : text.slice(lineEnd + 1);
	const bodyOffset = countLines(text.slice(0, lineEnd < 0 ? text.length : lineEnd + 1));
	const language = (opening[1] ?? '').toLowerCase();
	if (language !== '' && language !== 'yaml' && language !== 'yml') {
		const message = `front matter in ${language} is never evaluated`;
		return { ...NO_FIELDS, body, bodyOffset, present: true, problems: [lost('executable', 1, message, 'write it in YAML')] };
	}
	const raw = rawFrontMatter(head);
	const read = readYaml(raw);
	// A page may simply begin with a rule; what stands between two rules is front matter only where it is fields.
	if (read === 'not-fields') return whole(text, false, []);
	return { ...read, body, bodyOffset, present: true };
}

function whole(text: string, present: boolean, problems: FrontMatterProblem[]): Split {
	return { ...NO_FIELDS, body: text, bodyOffset: 0, present, problems };
}

/** gray-matter finds the raw text; every engine of its is replaced, so that nothing is parsed or run by it. */
function rawFrontMatter(head: string): string {
	let raw = '';
	const keep = (text: string): object => {
		raw = text;
		return {};
	};
	const refuse = (): object => {
		throw new TypeError('front matter is never evaluated');
	};
	matter(head.replace(/\.\.\.[ \t]*\r?$/, '---'), {
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

function readYaml(raw: string): Read | 'not-fields' {
	if (raw.length > LONGEST_FRONT_MATTER) {
		const message = `the front matter has ${raw.length} characters; at most ${LONGEST_FRONT_MATTER} are read`;
		return { ...NO_FIELDS, problems: [lost('front-matter', 1, message, 'move the text below the front matter')] };
	}
	const strict = parseFields(raw);
	if (strict === 'not-fields' || strict.fields !== undefined) return strict;
	// The usual slip, a colon in a value without quotes, is forgiven as agents forgive it.
	const lenient = parseFields(quoteValues(raw));
	if (lenient === 'not-fields' || lenient.fields === undefined) return strict;
	const problems = strict.problems.map((problem) => ({ ...problem, rule: 'yaml-lenient' as const, lost: false }));
	return { ...lenient, problems };
}

function parseFields(raw: string): Read | 'not-fields' {
	const counter = new LineCounter();
	const document = parseDocument(raw, { schema: 'core', lineCounter: counter, prettyErrors: false, logLevel: 'silent' });
	const failed = (offset: number, message: string): Read => ({
		...NO_FIELDS,
		problems: [lost('yaml', counter.linePos(offset).line + 1, `the YAML is broken: ${message}`, 'quote the value or mend the indentation')],
	});
	const [error] = document.errors;
	if (error !== undefined) return failed(error.pos[0], error.message.split('\n')[0] ?? '');
	const { contents } = document;
	if (contents === null) return { fields: new Map(), lines: new Map(), problems: [] };
	if (!isMap(contents)) return 'not-fields';
	const lines = new Map<string, number>();
	for (const { key } of contents.items) {
		const { value, range } = key as { value?: unknown; range?: [number, number, number] };
		if (range !== undefined) lines.set(String(value), counter.linePos(range[0]).line + 1);
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

function countLines(text: string): number {
	let count = 0;
	for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
	return count;
}
