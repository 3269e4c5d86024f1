import { posix } from 'node:path';
import type { DocumentOutline, Heading } from '@pinakes/query';
import { type Ending, GENERATOR_RULES, type GeneratorRules, pagePattern, type SiteSettings } from '../config/site.ts';
import { withoutEnding } from '../formats/formats.ts';
import { anchorsOf, type NamedHeading, splitCustomId, withoutEmoji } from './anchors.ts';
import { textValue } from './values.ts';

/** Fields of front matter by name. */
type Fields = ReadonlyMap<string, unknown>;

/** Creates the function that returns the URLs of pages, by paths relative to the source folder; undefined for those of no pattern. */
function urlFinder({ url, generator, pages, ending, addresses }: SiteSettings) {
	const rules = GENERATOR_RULES[generator];
	const patterns = pages.map(([pattern, path]) => ({ fits: pagePattern(pattern), path }));
	return (path: string, fields: Fields): string | undefined => {
		const address = addresses?.get(path);
		if (address !== undefined)
			return address.startsWith('.') ? encodePath(address) : url + encodePath(resolvePath(address));
		const fit = patterns.find(({ fits }) => fits.test(path));
		if (fit === undefined) return undefined;
		const [declared] = (rules.pathFields ?? []).flatMap((name) => textValue(fields.get(name)) ?? []);
		if (declared !== undefined) return url + encodePath(resolvePath(declared));
		const { path: rest = '', ...names } = fit.fits.exec(path)?.groups ?? {};
		const whole = fit.path
			.replace(/:(\w+)/g, (_, name: string) => {
				if (name === 'path') return pageIn(rest, fields, rules, ending ?? rules.ending);
				return name === 'post' ? postIn(rest, fields, ending ?? rules.ending) : (names[name] ?? '');
			});
		return url + encodePath(resolvePath(whole));
	};
}

/** Returns the path of a page below the path of its pattern; of a folder, with a trailing slash. */
function pageIn(file: string, fields: Fields, rules: GeneratorRules, ending: Ending): string {
	if (ending === 'source') return file;
	const names = withoutEnding(file).split('/');
	const named = names.map(rules.nameInUrl ?? String);
	const name = named.pop() as string;
	const folder = named.map((each) => `${each}/`).join('');
	const slug = rules.slugs && textValue(fields.get('slug'));
	if (slug !== undefined) {
		const page = slug.startsWith('/') || rules.slugs === 'whole' ? slug : folder + slug;
		return page.endsWith('/') ? page : page + ending;
	}
	const isNamedIndex = rules.isDocusaurus && names.at(-1)?.toLowerCase() === names.at(-2)?.toLowerCase();
	if (rules.indexName?.test(name) || isNamedIndex) return folder;
	return folder + ((rules.isDocusaurus && textValue(fields.get('id'))) ?? name) + ending;
}

/** Returns the path of a post of Docusaurus's blog: the date in the name of the file or its folder comes first. */
function postIn(file: string, fields: Fields, ending: Ending): string {
	const slug = textValue(fields.get('slug'));
	if (slug !== undefined) return slug + (slug.endsWith('/') ? '' : ending);
	const name = withoutEnding(file).replace(/\/index$/, '');
	const [, folder = '', date, text = name] = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/s.exec(name) ?? [];
	return `${date === undefined ? '' : `${date.replaceAll('-', '/')}/`}${folder}${text}${ending}`;
}

/** Returns a path from the root without `.`, `..` and repeated slashes. */
function resolvePath(path: string): string {
	return posix.normalize(`/${path}`);
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

/**
 * Creates the function that returns the outline of a document, with headings without custom ids, and its page if it is on the site. Its
 * path is relative to the source folder, and explicit anchors are by lines of headings. Without a site there are no pages.
 */
export function pageReader(site: SiteSettings | undefined) {
	// Most generators know the attributes of headings, so that they are removed where none is known.
	const rules = site === undefined ? undefined : GENERATOR_RULES[site.generator];
	const find = site === undefined ? () => undefined : urlFinder(site);
	const built = new Map(site?.anchors?.map(([address, headings]) => [withoutFileName(encodePath(address)), headings]));
	return (path: string, fields: Fields | undefined, outline: DocumentOutline, own?: ReadonlyMap<number, string>) => {
		const named: (NamedHeading & { readonly level: number })[] = [];
		const url = find(path, fields ?? new Map());
		const builtId = builtIds((url !== undefined && built.get(withoutFileName(url))) || []);
		const headings = withTexts(outline.headings, ({ text, level, first_line }) => {
			const heading = rules !== undefined && !rules.hasCustomIds ? { text, id: undefined } : splitCustomId(text);
			named.push({ ...heading, id: builtId(heading.text) ?? own?.get(first_line) ?? heading.id, level });
			return withoutEmoji(heading.text);
		});
		const isFirst = outline.title === outline.headings[0]?.text;
		const read = { ...outline, title: isFirst ? (headings[0]?.text ?? outline.title) : outline.title, headings };
		if (url === undefined || rules === undefined) return { outline: read, page: undefined };
		let above = url;
		const sections = anchorsOf(rules.anchors, named).map((anchor, i) => {
			// In Docusaurus, the title of a page has no anchor.
			const isTitle = i === 0 && named[0]?.level === 1;
			// Without an anchor, the section of the nearest heading above.
			if (!isTitle && anchor !== '') above = `${url}#${encodePath(anchor)}`;
			return above;
		});
		return { outline: read, page: { url, sections } };
	};
}

/** Returns what the address of a page and that of its HTML file have in common. */
function withoutFileName(url: string): string {
	return url.replace(/(?:(?<=\/)index)?\.html$/, '').replace(/\/$/, '');
}

/** Returns a function that is called with the headings of a document in order, and finds the id of each on its built page. */
function builtIds(built: readonly (readonly [text: string, id: string])[]) {
	const texts = built.map(([text]) => lettersOf(text));
	let next = 0;
	return (text: string): string | undefined => {
		const at = texts.indexOf(lettersOf(text), next);
		if (at < 0) return undefined;
		next = at + 1;
		return built[at]?.[1];
	};
}

/** Returns the letters of a heading, by which it is known: generators replace signs and emoji by name, and take braces at its end. */
function lettersOf(heading: string): string {
	return withoutEmoji(heading).replace(/\{[^{}]*\}$|[^\p{L}\p{N}]/gu, '');
}

function withTexts(headings: readonly Heading[], textOf: (heading: Heading) => string): Heading[] {
	return headings.map((heading) => {
		const text = textOf(heading);
		return { ...heading, text, children: withTexts(heading.children, textOf) };
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
export function isUnlisted({ generator, addresses }: SiteSettings, path: string, fields: Fields | undefined): boolean {
	if (addresses !== undefined && !addresses.has(path)) return true;
	if (generator === 'github') return false;
	if (GENERATOR_RULES[generator].hasPartials && path.split('/').some((name) => name.startsWith('_'))) return true;
	if ([...UNLISTED].some(([field, value]) => textValue(fields?.get(field)) === value)) return true;
	// Material for MkDocs
	const search = fields?.get('search');
	return search instanceof Map && search.get('exclude') === true;
}
