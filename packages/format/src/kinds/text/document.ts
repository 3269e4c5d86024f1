import { type Analyzer, indexTerms } from '../../analysis/analyzer.ts';
import { fits, optional, type Shape } from '../../json.ts';
import { isStoredFields, type StoredFields } from '../documents/fields.ts';
import { isNameTerm, nameTerm } from './names.ts';
import { roundCount } from './schema.ts';

/** A part of a document that is found for itself. */
export interface TextSection {
	/** Its heading and those above it, outermost first. */
	readonly headings?: readonly string[];
	readonly text: string;
	/** Lines of the source file from 1, both ends belong to the section. */
	readonly lines?: readonly [first: number, last: number];
	/** Where a reader finds the section, such as `/docs/install#linux`. */
	readonly url?: string;
}

/** What is searched: a text, or a text in sections. */
export interface TextDocument {
	readonly id: string;
	readonly title?: string;
	readonly text?: string;
	/** Instead of `text`. */
	readonly sections?: readonly TextSection[];
	/** Its language, as a BCP 47 code such as `de`; found by its words unless given. */
	readonly language?: string | undefined;
	/** Values that are returned with hits, and by which documents are filtered, sorted and counted. */
	readonly fields?: StoredFields | undefined;
}

/** True for what is a document: an id, and a text or sections with a text each. */
export function isDocument(json: unknown): json is TextDocument {
	const section: Shape = { text: '', headings: optional(['']), lines: optional([0]), url: optional('') };
	const shape: Shape = {
		id: '',
		title: optional(''),
		text: optional(''),
		sections: optional([section]),
		language: optional(''),
		fields: optional(isStoredFields),
	};
	return fits(json, shape) && (json as TextDocument).id !== '';
}

/** How much an occurrence counts in titles, headings and bodies, unless the settings say otherwise. */
export const DEFAULT_WEIGHTS: readonly [title: number, headings: number, body: number] = [0.5, 1.5, 1];

/** Maximum weight of a field. */
const MAX_WEIGHT = 100;

/** True for what weights can be: a number above 0 for each field. */
export function isWeights(json: unknown): boolean {
	return (
		fits(json, [(weight) => Number.isFinite(weight) && (weight as number) > 0 && (weight as number) <= MAX_WEIGHT]) &&
		(json as unknown[]).length === DEFAULT_WEIGHTS.length
	);
}

/** The sections of a document; a plain text is one, and so is a document that has nothing but a title. */
export function sectionsOf({ text = '', sections = [] }: TextDocument): readonly TextSection[] {
	return sections.length > 0 ? sections : [{ text }];
}

/**
 * The terms of a section by field, in the order of `TEXT_FIELDS`, with repeats. A section's own heading is what it is
 * called, and a document's first section is called by the title. What is above a heading says what the section
 * belongs to, and counts less: otherwise the shortest section below it would always be the best.
 */
export function fieldTerms(
	title: string,
	{ headings = [], text }: TextSection,
	analyzer: Analyzer,
	isFirst: boolean,
): string[][] {
	const own = headings.at(-1) ?? '';
	const above = distinct([title, ...headings.slice(0, -1)]);
	const names = distinct(isFirst ? [title, own] : [own]);
	const fields = [above.join('\n'), names.join('\n'), text].map((field) => indexTerms(field, analyzer));
	for (const name of names) {
		const term = nameTerm(name, analyzer);
		if (term !== undefined) fields[NAME_FIELD]?.push(term);
	}
	return fields;
}

/** The field of the names of a section. */
const NAME_FIELD = 1;

/** A first heading that repeats the title counts once. */
function distinct(texts: readonly string[]): string[] {
	return [...new Set(texts)];
}

/** The length of a section: its terms by field, weighted, and rounded as counts are. Names have no length of their own. */
export function sectionLength(fields: readonly (readonly string[])[], weights: readonly number[]): number {
	let length = 0;
	fields.forEach((terms, field) => {
		const names = field === NAME_FIELD ? terms.filter(isNameTerm).length : 0;
		length += (terms.length - names) * (weights[field] as number);
	});
	return roundCount(Math.round(length));
}
