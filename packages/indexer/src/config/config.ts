import { DEFAULT_GRAMS, DEFAULT_WEIGHTS, type Intent } from '@pinakes/query/internal';
import type { Problem } from '../base/report.ts';
import { DEFAULT_EPIC_CONTEXTS, DEFAULT_GLOBAL_CONTEXTS, TASKS } from '../data/contexts.ts';
import { DOCUMENT_FIELDS, INTENTS } from '../data/documents.ts';
import type { MarkdownRule } from '../data/markdown-rules.ts';
import type { SiteSettings } from './site.ts';

/** Settings for indexing texts. */
export interface TextOptions {
	/** Sizes of the n-grams that queries search in text without spaces, 1 to 3 characters, ascending. */
	readonly grams: readonly number[];
	/** Weights of an occurrence in the title, headings and body. */
	readonly weights: readonly [title: number, headings: number, body: number];
	/** Whether texts are markdown, whose link targets and tags are not searched. */
	readonly markdown: boolean;
}

export const DEFAULT_TEXT: TextOptions = { grams: DEFAULT_GRAMS, weights: DEFAULT_WEIGHTS, markdown: false };

/** Settings of contexts and tasks. */
export interface ContextOptions {
	/** Globs of contexts for every task. */
	readonly global: readonly string[];
	/** Globs of contexts of epics, with `{epic}` for the epic's folder. */
	readonly epics: readonly string[];
	/** Additional types of contexts. */
	readonly types: readonly string[];
	/** Types of tasks, with the types of global contexts that each falls back to. */
	readonly tasks: Readonly<Record<string, readonly string[]>>;
}

const DEFAULT_CONTEXTS: ContextOptions = {
	global: DEFAULT_GLOBAL_CONTEXTS,
	epics: DEFAULT_EPIC_CONTEXTS,
	types: [],
	tasks: TASKS,
};

/** Names of front-matter fields for each property of a document; the first that is present is used. */
export type DocumentFields = { readonly [Field in keyof typeof DOCUMENT_FIELDS]: readonly string[] };

/** Settings of document metadata. */
export interface KnowledgeOptions {
	readonly fields: DocumentFields;
	/** Names of front-matter fields to store, which are returned with hits, and can be filtered, sorted and counted by. */
	readonly stored: readonly string[];
	/** Kinds of questions with the directories that answer them; the first that matches is used. */
	readonly intents: readonly Intent[];
}

/** The choices of `vectors`. */
export const VECTOR_CHOICES = ['built-in', 'none'] as const;

/** Choice of the built-in word vectors and translations, or of neither. */
export type VectorChoice = (typeof VECTOR_CHOICES)[number];

/** Normalises a type: `Tech Stack` becomes `tech_stack`. */
export function typeName(type: string): string {
	return type
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[\s_-]+/g, '_');
}

/** Translations of a team, by term. */
export type Glossary = Readonly<Record<string, readonly string[]>>;

/** Maximum terms of a glossary, and characters of a term. */
export const MAX_GLOSSARY = 20_000;
export const MAX_GLOSSARY_TERM = 100;

/** A configuration with all defaults filled in. */
export interface Config {
	readonly ignore: readonly string[];
	/** Globs of templates, menus and redirects that are read nevertheless. */
	readonly include: readonly string[];
	readonly markdown: readonly MarkdownRule[];
	readonly synonyms: readonly (readonly string[])[];
	readonly constraints: ReadonlyMap<string, readonly string[]>;
	readonly splitAboveBytes: number | undefined;
	readonly contexts: ContextOptions;
	readonly documents: KnowledgeOptions;
	readonly text: TextOptions;
	readonly vectors: VectorChoice;
	/** Weight of a cosine of 1, relative to a text score of 1; undefined for the default. */
	readonly vectorWeight: number | undefined;
	readonly glossary: Glossary;
	/** Settings for the addresses of documents; undefined if they are not pages of a site. */
	readonly site: SiteSettings | undefined;
	readonly lint: LintSettings;
}

export interface LintSettings {
	/** Severities of rules that differ from the defaults. */
	readonly rules: ReadonlyMap<string, 'off' | Problem['severity']>;
}

/** The configuration without a configuration file. */
export const NO_CONFIG: Config = {
	ignore: [],
	include: [],
	markdown: [],
	synonyms: [],
	constraints: new Map(),
	splitAboveBytes: undefined,
	contexts: DEFAULT_CONTEXTS,
	documents: { fields: DOCUMENT_FIELDS, stored: [], intents: INTENTS },
	text: { ...DEFAULT_TEXT, markdown: true },
	vectors: 'built-in',
	vectorWeight: undefined,
	glossary: {},
	site: undefined,
	lint: { rules: new Map() },
};
