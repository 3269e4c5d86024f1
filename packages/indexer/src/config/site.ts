import { slug } from 'github-slugger';
import { z } from 'zod';
import { attempt } from '../base/attempt.ts';
import { type AnchorRule, GENERATORS, type Generator } from '../formats/format.ts';

/** Endings of page URLs; `source` is the extension of the file. */
const ENDINGS = ['', '/', '.html', 'source'] as const;

export type Ending = (typeof ENDINGS)[number];

/** Rules by which a generator makes URLs. */
export interface GeneratorRules {
	readonly ending: Ending;
	/** Matches names of files that become the page of their folder. */
	readonly indexName?: RegExp;
	/** Front-matter fields with the whole path of a page, from the root of the site. */
	readonly pathFields?: readonly string[];
	/** Whether `slug` replaces the file name; `whole` if slugs are relative to the pattern's path, not to the folder of the file. */
	readonly slugs?: true | 'whole';
	/** Whether `id` replaces the file name, and a file with the name of its folder, in any case, is the folder's page. */
	readonly isDocusaurus?: true;
	/** Whether files and folders that begin with an underscore are not pages. */
	readonly hasPartials?: true;
	/** Converts the name of a file or folder for the URL. Default: the name itself. */
	readonly nameInUrl?: (name: string) => string;
	/** Rule for anchors of headings. The first heading is the title of the page, and has no anchor. */
	readonly anchors: AnchorRule;
	/** Whether headings may have explicit anchors: `## Install {#install}`. */
	readonly hasCustomIds?: true;
}

export const GENERATOR_RULES: Readonly<Record<Generator, GeneratorRules>> = {
	github: { ending: 'source', anchors: 'github' },
	astro: { ending: '/', indexName: /^index$/, hasPartials: true, anchors: 'astro' },
	docusaurus: {
		ending: '',
		indexName: /^(?:index|readme)$/i,
		slugs: true,
		isDocusaurus: true,
		hasPartials: true,
		nameInUrl: withoutNumber,
		anchors: 'github',
		hasCustomIds: true,
	},
	hugo: {
		ending: '/',
		indexName: /^_?index$/,
		pathFields: ['url', 'permalink'],
		slugs: true,
		nameInUrl: (name) => name.toLowerCase().replace(/\s+/g, '-'),
		anchors: 'hugo',
		hasCustomIds: true,
	},
	mkdocs: {
		ending: '/',
		indexName: /^(?:index|README)$/,
		pathFields: ['permalink'],
		slugs: true,
		anchors: 'mkdocs',
		hasCustomIds: true,
	},
	starlight: {
		ending: '/',
		indexName: /^index$/,
		slugs: 'whole',
		hasPartials: true,
		nameInUrl: (name) => slug(name),
		anchors: 'astro',
	},
	vitepress: {
		ending: '.html',
		indexName: /^index$/,
		pathFields: ['permalink'],
		anchors: 'vitepress',
		hasCustomIds: true,
	},
};

/** Removes the number prefix of a page in Docusaurus, as in `01-intro`, but not a date or version. */
function withoutNumber(name: string): string {
	return /^\d+[-_.]\d+/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}

const MAX_PATTERNS = 100;
const MAX_PATTERN_LENGTH = 300;

function isPattern(pattern: string): boolean {
	const isValid = attempt(() => pagePattern(pattern)) !== undefined;
	return isValid && pattern.length <= MAX_PATTERN_LENGTH && !/^\.?\/|^$|(?<!\*)\*(?!\*)/.test(pattern);
}

/** Whether the pattern has all names that the path of its pages has. */
function hasNames([pattern, path]: [pattern: string, path: string]): boolean {
	const { source } = pagePattern(pattern);
	const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => (name === 'post' ? 'path' : name));
	return names.every((name) => source.includes(`(?<${name}>`));
}

function isSiteUrl(url: string): boolean {
	const isBase = /^(?:\/(?!\/)|$)/.test(url);
	return (isBase || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) && !/[?#\s\\]/.test(url);
}

const PATTERN_RULE =
	'a pattern is a path below the folder, without a slash before it, with at most one ** (not *) and two names such as :version, each once';
const NAMES_RULE = 'names of a path, such as :version, are those of its pattern, and :path and :post need ** there';

/** Schema of `site` in the configuration: the URLs of documents. */
export const SITE_SCHEMA = z.strictObject({
	/** Prefix of every URL, an address or a path such as `/docs`, without a trailing slash; empty for the root of the host. */
	url: z
		.string()
		.refine(
			isSiteUrl,
			'write an http or https address, or the path below which the site is served, without query or fragment',
		)
		.transform((url) => url.replace(/(?<!\/)\/+$/, ''))
		.default(''),
	generator: z.enum(GENERATORS).default('github'),
	/** Pairs of a pattern of paths and a URL path; the first match counts. */
	pages: z
		.record(
			z.string().refine(isPattern, PATTERN_RULE),
			z.string().startsWith('/', 'the path of pages begins with a slash'),
		)
		.refine((pages) => Object.keys(pages).length <= MAX_PATTERNS, `at most ${MAX_PATTERNS} patterns`)
		.refine((pages) => Object.entries(pages).every(hasNames), NAMES_RULE)
		.default({ '**': '/:path' })
		.transform(Object.entries<string>),
	ending: z.enum(ENDINGS).optional(),
	/**
	 * URL paths of documents by their paths, in place of `pages`: from the root of the host, or with `./` from the top of the site.
	 * Documents without one are not read.
	 */
	addresses: z
		.record(
			z.string(),
			z.string().regex(/^\.?\//, 'an address begins with a slash, or with ./ from the top of the site'),
		)
		.transform((addresses) => new Map(Object.entries(addresses)))
		.optional(),
	/** Headings of built pages with their ids, by the URL paths of their HTML files; other headings have the anchors of the generator. */
	anchors: z
		.record(z.string(), z.array(z.tuple([z.string(), z.string()])))
		.transform((anchors) => Object.entries(anchors))
		.optional(),
});

export type SiteSettings = Readonly<z.output<typeof SITE_SCHEMA>>;

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
