import type { Layout } from '@pinakes/query/format/layouts/committed';
import type { MapSettings } from '../agents-map/settings.ts';
import { DOCUMENT_FIELDS, INTENTS } from '../data/documents.ts';
import type { MarkdownRule } from '../data/markdown-rules.ts';
import { type ContextOptions, DEFAULT_CONTEXTS } from '../kinds/contexts/settings.ts';
import type { KnowledgeOptions } from '../kinds/documents/settings.ts';
import { DEFAULT_TEXT, type TextOptions } from '../kinds/text/settings.ts';
import type { Glossary } from '../kinds/translations/glossary.ts';
import type { GlossaryFile } from '../kinds/translations/read-glossary.ts';
import type { TranslationChoice } from '../kinds/translations/settings.ts';
import type { VectorOptions } from '../kinds/vectors/settings.ts';
import type { SiteSettings } from '../page-urls/settings.ts';
import type { Problem } from '../report.ts';
import type { SemanticsChoice } from '../word-vectors/settings.ts';

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
	readonly vectors: VectorOptions;
	readonly translations: TranslationChoice;
	readonly glossary: Glossary;
	/** A file instead of `glossary`. */
	readonly glossaryFile?: GlossaryFile;
	/** Settings for the addresses of documents; undefined if they are not pages of a site. */
	readonly site: SiteSettings | undefined;
	readonly lint: LintSettings;
	/** Settings of the map of documents; undefined if none is written. */
	readonly map: MapSettings | undefined;
	readonly semantics: SemanticsChoice;
	readonly layout: Layout;
}

export interface LintSettings {
	/** Severities of rules that differ from the defaults. */
	readonly rules: ReadonlyMap<string, 'off' | Problem['severity']>;
	/** The baseline file. */
	readonly baseline: string | undefined;
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
	vectors: { weight: undefined },
	translations: 'built-in',
	glossary: {},
	site: undefined,
	lint: { rules: new Map(), baseline: undefined },
	semantics: 'built-in',
	map: undefined,
	layout: 'files',
};
