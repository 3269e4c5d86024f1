import type { DocumentOutline, Heading } from '@pinakes/query';
import { type Ending, GENERATOR_RULES, type GeneratorRules, pagePattern, type SiteSettings } from '../config/site.ts';
import { withoutEnding } from '../formats/formats.ts';
import { anchorsOf, type NamedHeading, splitCustomId, withoutEmoji } from './anchors.ts';
import { textValue } from './values.ts';

/** Fields of front matter by name. */
type Fields = ReadonlyMap<string, unknown>;

/** Returns the URL of a document's page; undefined if no pattern of the site matches its path. */
type FindUrl = (path: string, fields: Fields) => string | undefined;

/** Creates the function that returns URLs for paths relative to the source folder. */
function urlFinder({ url, generator, pages, ending }: SiteSettings): FindUrl {
	const rules = GENERATOR_RULES[generator];
	const patterns = pages.map(([pattern, path]) => ({ fits: pagePattern(pattern), path }));
	return (path, fields) => {
		const fit = patterns.find(({ fits }) => fits.test(path));
		if (fit === undefined) return undefined;
		const declared = firstText(fields, rules.pathFields);
		if (declared !== undefined) return url + encodePath(resolvePath(declared));
		const { path: rest = '', ...names } = fit.fits.exec(path)?.groups ?? {};
		const slug = firstText(fields, rules.slugFields);
		const id = firstText(fields, rules.idFields ?? []);
		const whole = fit.path
			.replace(/:(\w+)/g, (_, name: string) => {
				if (name === 'path') return pageIn(rest, { slug, id }, rules, ending ?? rules.ending);
				return name === 'post'
					? postIn(rest, firstText(fields, ['slug']), ending ?? rules.ending)
					: (names[name] ?? '');
			});
		return url + encodePath(resolvePath(whole));
	};
}

/** What the front matter of a page says instead of its file name. */
interface DeclaredName {
	readonly slug: string | undefined;
	readonly id: string | undefined;
}

/** Returns the path of a page below the path of its pattern; of a folder, with a trailing slash. */
function pageIn(file: string, { slug, id }: DeclaredName, rules: GeneratorRules, ending: Ending): string {
	if (ending === 'source') return file;
	const names = withoutEnding(file).split('/');
	const named = names.map(rules.nameInUrl ?? String);
	const folder = named
		.slice(0, -1)
		.map((name) => `${name}/`)
		.join('');
	const name = named.at(-1) as string;
	if (slug !== undefined) {
		const page = slug.startsWith('/') || rules.hasWholeSlugs ? slug : folder + slug;
		return page.endsWith('/') ? page : page + ending;
	}
	const isNamedIndex = rules.hasNamedIndex && names.at(-1)?.toLowerCase() === names.at(-2)?.toLowerCase();
	return rules.indexName?.test(name) || isNamedIndex ? folder : folder + (id ?? name) + ending;
}

/** Returns the path of a post of Docusaurus's blog: the date in the name of the file or its folder comes first. */
function postIn(file: string, slug: string | undefined, ending: Ending): string {
	if (slug !== undefined) return slug + (slug.endsWith('/') ? '' : ending);
	const name = withoutEnding(file).replace(/\/index$/, '');
	const [, folder = '', date, text = name] = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/s.exec(name) ?? [];
	return `${date === undefined ? '' : `${date.replaceAll('-', '/')}/`}${folder}${text}${ending}`;
}

function firstText(fields: Fields, names: readonly string[]): string | undefined {
	return names.map((name) => textValue(fields.get(name))).find((value) => value !== undefined);
}

/** Returns a path from the root without `.`, `..` and repeated slashes. */
function resolvePath(path: string): string {
	const names: string[] = [];
	for (const name of path.split('/')) {
		if (name === '..') names.pop();
		else if (name !== '' && name !== '.') names.push(name);
	}
	return `/${names.join('/')}${path.endsWith('/') && names.length > 0 ? '/' : ''}`;
}

/** Encodes characters that would end a path or are invalid in a URL. Letters of other scripts stay readable. */
export function encodePath(path: string): string {
	return path.replace(/[\s\p{Cc}\p{Cf}"#%<>?[\\\]^`{|}]/gu, encodeURIComponent);
}

/** The URLs of a document on its site. */
export interface DocumentPage {
	readonly url: string;
	/** URLs of the sections of headings, in the order of the file. */
	readonly sections: readonly string[];
}

interface PagedDocument {
	/** Outline, with headings without custom ids. */
	readonly outline: DocumentOutline;
	/** Undefined for a document that is not on the site. */
	readonly page: DocumentPage | undefined;
}

/** Returns the page of a document. The path is relative to the source folder. */
type ReadPage = (
	path: string,
	fields: ReadonlyMap<string, unknown> | undefined,
	outline: DocumentOutline,
	/** Explicit anchors, by lines of headings. */
	anchors?: ReadonlyMap<number, string>,
) => PagedDocument;

/** Creates the function that returns pages of documents. Without a site there are none. */
export function pageReader(site: SiteSettings | undefined): ReadPage {
	if (site === undefined)
		return (_path, _fields, outline) => ({ outline: withoutAttributes(outline), page: undefined });
	const rules = GENERATOR_RULES[site.generator];
	const find = urlFinder(site);
	return (path, fields, outline, own) => {
		const named: (NamedHeading & { readonly level: number })[] = [];
		const headings = withoutIds(outline.headings, ({ text, level, first_line }) => {
			const heading = rules.hasCustomIds ? splitCustomId(text) : { text, id: undefined };
			named.push({ ...heading, id: own?.get(first_line) ?? heading.id, level });
			return withoutEmoji(heading.text);
		});
		const url = find(path, fields ?? new Map());
		if (url === undefined) return { outline: withHeadings(outline, headings), page: undefined };
		const anchors = anchorsOf(rules.anchors, named);
		const sections = anchors.map((anchor, i) => {
			// In Docusaurus, the title of a page has no anchor.
			const isTitle = i === 0 && named[0]?.level === 1;
			return isTitle || anchor === '' ? url : `${url}#${encodePath(anchor)}`;
		});
		return { outline: withHeadings(outline, headings), page: { url, sections } };
	};
}

/** Returns an outline without the attributes of headings, which most generators know. */
function withoutAttributes(outline: DocumentOutline): DocumentOutline {
	return withHeadings(
		outline,
		withoutIds(outline.headings, ({ text }) => withoutEmoji(splitCustomId(text).text)),
	);
}

/** Replaces the headings of an outline, and its title if it is the first one. */
function withHeadings(outline: DocumentOutline, headings: readonly Heading[]): DocumentOutline {
	const isFirst = outline.title === outline.headings[0]?.text;
	return { ...outline, title: isFirst ? (headings[0]?.text ?? outline.title) : outline.title, headings };
}

function withoutIds(headings: readonly Heading[], textOf: (heading: Heading) => string): Heading[] {
	return headings.map((heading) => {
		const text = textOf(heading);
		return { ...heading, text, children: withoutIds(heading.children, textOf) };
	});
}

/** Front-matter fields, with values, that exclude a page from its site or from the site's search. */
const UNLISTED: ReadonlyMap<string, string> = new Map([
	// Hugo, Docusaurus, Starlight
	['draft', 'true'],
	// Docusaurus
	['unlisted', 'true'],
	// Starlight
	['pagefind', 'false'],
	// VitePress
	['search', 'false'],
]);

/** Whether a document is excluded from its site or from the site's search. */
export function isUnlisted(
	{ generator }: SiteSettings,
	path: string,
	fields: ReadonlyMap<string, unknown> | undefined,
): boolean {
	if (generator === 'github') return false;
	if (GENERATOR_RULES[generator].hasPartials && path.split('/').some((name) => name.startsWith('_'))) return true;
	if ([...UNLISTED].some(([field, value]) => textValue(fields?.get(field)) === value)) return true;
	// Material for MkDocs
	const search = fields?.get('search');
	return search instanceof Map && search.get('exclude') === true;
}
