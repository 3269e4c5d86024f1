import { slug } from 'github-slugger';
import type { AnchorRule } from './anchors.ts';

/** Site generators, and `github`, which shows the files themselves. */
export const GENERATORS = ['github', 'astro', 'docusaurus', 'hugo', 'mkdocs', 'starlight', 'vitepress'] as const;

/** Name of a site generator. */
export type Generator = (typeof GENERATORS)[number];

/** Endings of page URLs; `source` is the extension of the file. */
export const ENDINGS = ['', '/', '.html', 'source'] as const;

/** Ending of page URLs. */
export type Ending = (typeof ENDINGS)[number];

/** Settings of `site` in the configuration: the URLs of documents. */
export interface SiteSettings {
	/** Prefix of every URL, an address or a path such as `/docs`, without a trailing slash; empty for the root of the host. */
	readonly url: string;
	readonly generator: Generator;
	/** Pairs of a pattern of paths and a URL path; the first match counts. */
	readonly pages: readonly (readonly [pattern: string, path: string])[];
	/** Overrides the ending of the generator. */
	readonly ending: Ending | undefined;
}

/** Rules by which a generator makes URLs. */
export interface GeneratorRules {
	readonly ending: Ending;
	/** Matches names of files that become the page of their folder. */
	readonly indexName?: RegExp;
	/** Front-matter fields with the whole path of a page, from the root of the site. */
	readonly pathFields: readonly string[];
	/** Front-matter fields that replace the file name. A value with a leading slash is relative to the pattern's path. */
	readonly slugFields: readonly string[];
	/** Front-matter fields that replace the file name of a page that is not that of its folder. */
	readonly idFields?: readonly string[];
	/** Whether slugs are relative to the pattern's path, not to the folder of the file. */
	readonly hasWholeSlugs?: true;
	/** Whether a file with the name of its folder, in any case, is the folder's page. */
	readonly hasNamedIndex?: true;
	/** Whether files and folders that begin with an underscore are not pages. */
	readonly hasPartials?: true;
	/** Converts the name of a file or folder for the URL. Default: the name itself. */
	readonly nameInUrl?: (name: string) => string;
	/** Rule for anchors of headings. The first heading is the title of the page, and has no anchor. */
	readonly anchors: AnchorRule;
	/** Whether headings may have explicit anchors: `## Install {#install}`. */
	readonly hasCustomIds: boolean;
}

/** Default rules of each generator. */
export const GENERATOR_RULES: Readonly<Record<Generator, GeneratorRules>> = {
	github: {
		ending: 'source',
		pathFields: [],
		slugFields: [],
		anchors: 'github',
		hasCustomIds: false,
	},
	astro: {
		ending: '/',
		indexName: /^index$/,
		pathFields: [],
		slugFields: [],
		hasPartials: true,
		anchors: 'github',
		hasCustomIds: false,
	},
	docusaurus: {
		ending: '',
		indexName: /^(?:index|readme)$/i,
		pathFields: [],
		slugFields: ['slug'],
		idFields: ['id'],
		hasNamedIndex: true,
		hasPartials: true,
		nameInUrl: withoutNumber,
		anchors: 'github',
		hasCustomIds: true,
	},
	hugo: {
		ending: '/',
		indexName: /^_?index$/,
		pathFields: ['url', 'permalink'],
		slugFields: ['slug'],
		nameInUrl: (name) => name.toLowerCase().replace(/\s+/g, '-'),
		anchors: 'hugo',
		hasCustomIds: true,
	},
	mkdocs: {
		ending: '/',
		indexName: /^(?:index|README)$/,
		pathFields: ['permalink'],
		slugFields: ['slug'],
		anchors: 'mkdocs',
		hasCustomIds: true,
	},
	starlight: {
		ending: '/',
		indexName: /^index$/,
		pathFields: [],
		slugFields: ['slug'],
		hasWholeSlugs: true,
		hasPartials: true,
		nameInUrl: (name) => slug(name),
		anchors: 'github',
		hasCustomIds: false,
	},
	vitepress: {
		ending: '.html',
		indexName: /^index$/,
		pathFields: ['permalink'],
		slugFields: [],
		anchors: 'vitepress',
		hasCustomIds: true,
	},
};

/** Removes the number prefix of a page in Docusaurus, as in `01-intro`, but not a date or version. */
function withoutNumber(name: string): string {
	return /^\d+[-_.]\d+/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}
