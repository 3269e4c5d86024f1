import { withoutEnding } from '../sources/formats/formats.ts';
import { textValue } from '../sources/values.ts';
import { type Ending, GENERATOR_RULES, type GeneratorRules, type SiteSettings } from './settings.ts';

/** Fields of front matter by name. */
type Fields = ReadonlyMap<string, unknown>;

/** Returns the URL of a document's page; undefined if no pattern of the site matches its path. */
type FindUrl = (path: string, fields: Fields) => string | undefined;

/** Creates the function that returns URLs for paths relative to the source folder. */
export function urlFinder({ url, generator, pages, ending }: SiteSettings): FindUrl {
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

/** Maximum names in a pattern, as matching more would be slow. */
const MAX_NAMES = 2;

/**
 * Converts a pattern of paths to a regular expression: `**` matches what `:path` stands for in a URL, and `:lang`
 * matches a path segment or a part of one. Throws a SyntaxError for more than one `**`, more than two names, or a name
 * twice.
 */
export function pagePattern(pattern: string): RegExp {
	let names = 0;
	const source = pattern.replace(/\*\*|:([a-z]\w*)|[^\w/-]/gi, (token, name: string | undefined) => {
		if (token === '**') return '(?<path>.*)';
		if (name === undefined) return `\\${token}`;
		if (++names > MAX_NAMES) throw new SyntaxError('too many names');
		return `(?<${name}>[^/]+?)`;
	});
	return new RegExp(`^${source}$`, 'u');
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
