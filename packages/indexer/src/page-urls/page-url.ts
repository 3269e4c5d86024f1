import { withoutEnding } from '../sources/formats/registry.ts';
import { textValue } from '../sources/values.ts';
import { type Ending, GENERATOR_RULES, type GeneratorRules, type SiteSettings } from './settings.ts';

/** Fields of a front matter by name. */
type Fields = ReadonlyMap<string, unknown>;

/** Returns the URL of a document's page; undefined for a path that no pattern of the site fits. */
export type FindUrl = (path: string, fields: Fields) => string | undefined;

/** Returns a function from paths, relative to the folder that is read, to the URLs of pages. */
export function urlFinder({ url, generator, pages, ending }: SiteSettings): FindUrl {
	const rules = GENERATOR_RULES[generator];
	const patterns = pages.map(([pattern, path]) => ({ fits: pagePattern(pattern), path }));
	return (path, fields) => {
		const fit = patterns.find(({ fits }) => fits.test(path));
		if (fit === undefined) return undefined;
		const declared = firstText(fields, rules.pathFields);
		if (declared !== undefined) return url + encodePath(resolvePath(declared));
		const { path: rest = '', ...names } = fit.fits.exec(path)?.groups ?? {};
		const page = pageIn(rest, firstText(fields, rules.slugFields), rules, ending ?? rules.ending);
		const whole = fit.path .replace(/:(\w+)/g, (_, name: string) => (name === 'path' ? page : (names[name] ?? '')));
		return url + encodePath(resolvePath(whole));
	};
}

/** Patterns have at most so many names: more would take long to match. */
const MAX_NAMES = 2;

/**
 * Returns a pattern of paths as an expression: `**` is what `:path` stands for in a URL, `:lang` is one name of the path
 * or a part of one. Throws a SyntaxError for more than one `**`, more than two names, or a name twice.
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

/** Returns the path of a page below its pattern's path; of folders with a slash behind. */
function pageIn(file: string, slug: string | undefined, rules: GeneratorRules, ending: Ending): string {
	if (ending === 'source') return file;
	const named = withoutEnding(file)
		.split('/')
		.map(rules.nameInUrl ?? String);
	const folder = named
		.slice(0, -1)
		.map((name) => `${name}/`)
		.join('');
	const name = named.at(-1) as string;
	if (slug !== undefined) {
		const page = slug.startsWith('/') || rules.hasWholeSlugs ? slug : folder + slug;
		return page.endsWith('/') ? page : page + ending;
	}
	const isIndex = rules.indexNames.includes(name.toLowerCase()) || (rules.hasNamedIndex && name === named.at(-2));
	return isIndex ? folder : folder + name + ending;
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

/** Encodes what would end a path or is not allowed in a URL. Letters of other scripts stay readable, as browsers show them. */
export function encodePath(path: string): string {
	return path.replace(/[\s\p{Cc}\p{Cf}"#%<>?[\\\]^`{|}]/gu, encodeURIComponent);
}
