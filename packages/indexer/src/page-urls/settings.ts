import { slug } from 'github-slugger';
import type { AnchorRule } from './anchors.ts';

/** Programs that make sites of markdown, and `github`, which shows the files themselves. */
export const GENERATORS = ['github', 'astro', 'docusaurus', 'hugo', 'mkdocs', 'starlight', 'vitepress'] as const;

/** One of these. */
export type Generator = (typeof GENERATORS)[number];

/** What a page's URL ends with; `source` for the extension of its file. */
export const ENDINGS = ['', '/', '.html', 'source'] as const;

/** One of these. */
export type Ending = (typeof ENDINGS)[number];

/** Where the pages of documents are: what a configuration says under `site`. */
export interface SiteSettings {
	/** Prefix of every URL, without a trailing slash; empty for URLs from the root of the host. */
	readonly url: string;
	readonly generator: Generator;
	/** Pairs of a pattern of paths and the URL path of what fits it; the first that fits counts. */
	readonly pages: readonly (readonly [pattern: string, path: string])[];
	/** Instead of the generator's own. */
	readonly ending: Ending | undefined;
}

/** How a generator makes URLs. */
export interface GeneratorRules {
	readonly ending: Ending;
	/** Names of files, in lower case, that are the page of their folder. */
	readonly indexNames: readonly string[];
	/** Front-matter fields with the whole path of a page, from the root of the site. */
	readonly pathFields: readonly string[];
	/** Front-matter fields in place of the file's name; one that begins with a slash is below the pattern's path. */
	readonly slugFields: readonly string[];
	/** Whether every slug is below the pattern's path, not beside the file. */
	readonly hasWholeSlugs?: true;
	/** Whether a folder's page may be called as the folder. */
	readonly hasNamedIndex?: true;
	/** Whether files and folders that begin with an underscore are no pages. */
	readonly hasPartials?: true;
	/** What the URL has of the name of a file or folder; the name itself unless given. */
	readonly nameInUrl?: (name: string) => string;
	/** The first heading is the title of the page, and has no anchor. */
	readonly anchors: AnchorRule;
	/** Whether headings name their anchors: `## Install {#install}`. */
	readonly hasCustomIds: boolean;
}

/** How each generator makes URLs, unless its own configuration changes it. */
export const GENERATOR_RULES: Readonly<Record<Generator, GeneratorRules>> = {
	github: {
		ending: 'source',
		indexNames: [],
		pathFields: [],
		slugFields: [],
		anchors: 'github',
		hasCustomIds: false,
	},
	astro: {
		ending: '/',
		indexNames: ['index'],
		pathFields: [],
		slugFields: [],
		hasPartials: true,
		anchors: 'github',
		hasCustomIds: false,
	},
	docusaurus: {
		ending: '',
		indexNames: ['index', 'readme'],
		pathFields: [],
		slugFields: ['slug', 'id'],
		hasNamedIndex: true,
		hasPartials: true,
		nameInUrl: withoutNumber,
		anchors: 'github',
		hasCustomIds: true,
	},
	hugo: {
		ending: '/',
		indexNames: ['index', '_index'],
		pathFields: ['url', 'permalink'],
		slugFields: ['slug'],
		nameInUrl: (name) => name.toLowerCase().replace(/\s+/g, '-'),
		anchors: 'hugo',
		hasCustomIds: true,
	},
	mkdocs: {
		ending: '/',
		indexNames: ['index', 'readme'],
		pathFields: ['permalink'],
		slugFields: ['slug'],
		anchors: 'mkdocs',
		hasCustomIds: true,
	},
	starlight: {
		ending: '/',
		indexNames: ['index'],
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
		indexNames: ['index'],
		pathFields: ['permalink'],
		slugFields: [],
		anchors: 'vitepress',
		hasCustomIds: true,
	},
};

/** Removes the number that orders a page in Docusaurus, `01-intro`, but not a date or version. */
function withoutNumber(name: string): string {
	return /^\d+[-_.]\d+/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}
