import { type Analyzer, indexTerms } from '../analysis/analyzer.ts';
import { tokensOf } from '../analysis/tokenizer.ts';
import { fits, isRecord, optional, type Shape } from '../base/json.ts';
import { type GivenFields, isFieldName, isGivenFields } from './stored-fields.ts';
import { isNameTerm, nameTerm, roundCount, stopTerm } from './text.ts';

/** A section of a document, which is ranked on its own. */
export interface TextSection {
	/** Headings above the section and its own, outermost first. */
	readonly headings?: readonly string[];
	readonly text: string;
	/** First and last line of the source file, from 1, both included. */
	readonly lines?: readonly [first: number, last: number];
	/** URL of the section for readers, such as `/docs/install#linux`. */
	readonly url?: string;
}

/** A searchable document: a text, or a text in sections. */
export interface TextDocument {
	readonly id: string;
	readonly title?: string;
	readonly text?: string;
	/** Instead of `text`. */
	readonly sections?: readonly TextSection[];
	/** Further text that it is found by, such as its description and tags, and that is not shown. */
	readonly about?: string;
	/** BCP 47 code of its language, such as `de`. Default: detected from its words; in memory, English or Chinese. */
	readonly language?: string | undefined;
	/** Whether it lists or announces changes: its headings are then text as its bodies are, and name nothing. */
	readonly listsChanges?: boolean;
	/** Values that are returned with hits, and that documents can be filtered, sorted and counted by. Null is no value. */
	readonly fields?: GivenFields | undefined;
}

/** Whether a value is a valid document: an id, something to find it by, and valid optional fields. It may have others. */
export function isDocument(json: unknown): json is TextDocument {
	return faultOf(json) === undefined;
}

/** What is wrong with a document; undefined if it is valid. */
export function faultOf(json: unknown): string | undefined {
	const { id, fields } = isRecord(json) ? json : {};
	if (typeof id !== 'string' || id === '') return 'its id must be a string that is not empty, such as String(id)';
	const name = isRecord(fields) && Object.keys(fields).find((one) => !isFieldName(one));
	if (typeof name === 'string')
		return `the name of a field has 1 to 64 characters without white space, ${JSON.stringify(name)} does not`;
	const section: Shape = { text: '', headings: optional(['']), lines: optional([0]), url: optional('') };
	const shape: Shape = {
		id: '',
		title: optional(''),
		text: optional(''),
		sections: optional([section]),
		about: optional(''),
		language: optional(''),
		listsChanges: optional((value) => typeof value === 'boolean'),
		fields: optional(isGivenFields),
	};
	if (!fits(json, shape))
		return 'title and texts are strings; fields hold strings, numbers, booleans or lists of these';
	const { text, sections, title, about } = json as TextDocument;
	const names = Object.keys(json as TextDocument);
	// Where there is a title alone, the text may be in a field of another name.
	const isTitle = (title ?? about) !== undefined && names.every((name) => Object.hasOwn(shape, name));
	return text !== undefined || sections || isTitle
		? undefined
		: `its text must be in text or sections, and it has ${names.join(', ')}`;
}

export const DEFAULT_WEIGHTS: readonly [title: number, headings: number, body: number] = [0.5, 1.5, 1];

/** Maximum weight of a field. */
const MAX_WEIGHT = 100;

/** Whether weights are valid: a number above 0 for each field. */
export function isWeights(json: unknown): boolean {
	return (
		fits(json, [(weight) => Number.isFinite(weight) && (weight as number) > 0 && (weight as number) <= MAX_WEIGHT]) &&
		(json as unknown[]).length === DEFAULT_WEIGHTS.length
	);
}

/** Returns the sections of a document. A plain text, or a document with only a title, is one section. */
export function sectionsOf({ text = '', sections = [] }: TextDocument): readonly TextSection[] {
	return sections.length > 0 ? sections : [{ text }];
}

/**
 * Returns the terms of a section by field, in the order of `TEXT_FIELDS`, with repetitions. The heading field has the
 * section's own heading, for the first section also the title. Headings above it are in the title field, which weighs
 * less: otherwise the shortest section below a heading would always be the best. What only the names of the file and its folder say is with the title. For the first section, what the document is about
 * is there too. Of a document about changes, headings are in the text field.
 */
export function fieldTerms(
	{ id = '', title = '', about = '', listsChanges = false }: Partial<TextDocument>,
	{ headings = [], text }: TextSection,
	analyzer: Analyzer,
	isFirst: boolean,
): string[][] {
	const own = headings.at(-1) ?? '';
	const above = distinct([title, ...(listsChanges ? [] : headings.slice(0, -1)), ...(isFirst ? [about] : [])]);
	const isNamed = isFirst || !listsChanges;
	const names = distinct(isFirst ? [title, own] : isNamed ? [own] : []);
	const body = isNamed ? text : `${own}\n${text}`;
	const fields = [above.join('\n'), names.join('\n'), body].map((field) => indexTerms(field, analyzer));
	const known = new Set(fields[TITLE_FIELD]);
	fields[TITLE_FIELD]?.push(...indexTerms(wordsOfPath(id), analyzer).filter((term) => !known.has(term)));
	const add = (texts: readonly string[], field: number): void => {
		for (const term of distinct(texts.map((name) => nameTerm(name, analyzer) ?? ''))) {
			if (term !== '') fields[field]?.push(term);
		}
	};
	add([...names, ...names.flatMap(identifierOf), ...(isFirst ? namesOfPage(id, title) : [])], NAME_FIELD);
	// What a page is called weighs more than what a section is called.
	if (isFirst) add([title, ...namesOfPage(id, title)], TITLE_FIELD);
	const code = text.match(CODE_WORDS) ?? [];
	for (const { kind, text: word } of tokensOf([above, names, code].flat().join('\n'), analyzer)) {
		if (kind === 'word' && analyzer.stopWords.has(word)) fields[NAME_FIELD]?.push(stopTerm(word));
	}
	return fields;
}

/** Matches a word as code, which may be a name although it is a stop word. */
const CODE_WORDS = /`[A-Za-z]{1,20}(?:\(\))?`/g;

/** Indices of the fields that names are added to: those of pages to both. */
const TITLE_FIELD = 0;
const NAME_FIELD = 1;

/** Matches what may be an identifier at the beginning of a heading, and what follows it. */
const IDENTIFIER = /^`?([^\s`([<{:=,]{2,})`?(\s{0,9}[([<{:=]|\s)/;

/** Matches names that no other word is like: maxSize, max_size, resolve.alias. */
const IS_IDENTIFIER = /[a-z][A-Z]|[a-z][._][a-z]/;

/** Returns the identifier that a heading describes: `beforeEach(fn)`, `rootDir [string]`, `resolve.alias <Badge />`. */
function identifierOf(heading: string): readonly string[] {
	const [, name = '', next = ''] = IDENTIFIER.exec(heading.slice(0, MAX_NAME_LENGTH)) ?? [];
	return next.trim() !== '' || IS_IDENTIFIER.test(name) ? [name] : [];
}

/** Maximum characters of a title or heading that are read for a shorter name. */
const MAX_NAME_LENGTH = 200;

const EXTENSION = /\.\w{1,8}$/;

/** Returns the names of a page besides its title: the title up to the name of the site, and the name of its file, or of its folder. */
function namesOfPage(id: string, title: string): string[] {
	const [, head = ''] = /^(.{2,}?)(?:\s[|–—-]\s|:\s)/.exec(title.slice(0, MAX_NAME_LENGTH)) ?? [];
	const path = id.split('/');
	const [last = '', folder = ''] = [path.at(-1), path.at(-2)];
	const file = EXTENSION.test(last) ? last.replace(EXTENSION, '') : '';
	return [head, /^(?:_?index|readme)$/i.test(file) ? folder : file].filter(Boolean);
}

/** Matches names of files that say nothing of the page: those that every folder may have, also in a language, and short numbers. */
const EMPTY_NAME = /^(?:(?:_?index|readme|home|\+?page|skill)(?:\.[\w-]+)?|[0-9]{1,7})$/i;

/** Matches digests of at least seven characters, with letters and digits. */
const DIGEST = /(?<![a-z0-9])(?=[a-f]*[0-9])(?=[0-9]*[a-f])[a-f0-9]{7,}(?![a-z0-9])/gi;

/** Matches signs that stand for spaces in names of files; those between the numbers of a date stay. */
const SEPARATORS = /[-_.]+(?![0-9])|(?<![0-9])[-_.]+/g;

/** Returns the words of a file's name, as in a title; empty if it has no ending or says nothing of the page. */
export function wordsOfFileName(path: string): string {
	const last = path.slice(path.lastIndexOf('/') + 1);
	const name = last.replace(EXTENSION, '');
	return name === last || EMPTY_NAME.test(name) ? '' : name.replace(DIGEST, ' ').replace(SEPARATORS, ' ').trim();
}

/** Returns the words of the names of a file and its folder, which tells pages of the same name apart; none of an id without an ending. */
function wordsOfPath(path: string): string {
	const [folder = '', file = ''] = path.split('/').slice(-2);
	return EXTENSION.test(file) ? `${folder.replace(SEPARATORS, ' ')}\n${wordsOfFileName(path)}` : wordsOfFileName(path);
}

/** Removes duplicates: a first heading that repeats the title counts once. */
function distinct(texts: readonly string[]): string[] {
	return [...new Set(texts)];
}

/**
 * Returns the length of a section: the weighted number of its terms, rounded as counts are. Terms of names do not
 * count.
 */
export function sectionLength(fields: readonly (readonly string[])[], weights: readonly number[]): number {
	let length = 0;
	fields.forEach((terms, field) => {
		const names = field <= NAME_FIELD ? terms.filter(isNameTerm).length : 0;
		length += (terms.length - names) * (weights[field] as number);
	});
	return roundCount(Math.round(length));
}
