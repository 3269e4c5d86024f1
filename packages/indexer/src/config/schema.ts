import { isFieldName } from '@pinakes/query/format/kinds/documents/fields';
import { scopeOf } from '@pinakes/query/format/kinds/documents/scopes';
import { MAX_VECTOR_WEIGHT } from '@pinakes/query/format/kinds/vectors/schema';
import { LAYOUTS } from '@pinakes/query/format/layouts/committed';
import { z } from 'zod';
import { DEFAULT_MAP_BUDGET } from '../agents-map/settings.ts';
import { DOCUMENT_FIELDS } from '../data/documents.ts';
import { DEFAULT_FIELDS } from '../data/markdown-rules.ts';
import { typeName } from '../kinds/contexts/source.ts';
import { DEFAULT_TEXT } from '../kinds/text/settings.ts';
import { MAX_GLOSSARY, MAX_GLOSSARY_TERM } from '../kinds/translations/read-glossary.ts';
import { TRANSLATION_CHOICES } from '../kinds/translations/settings.ts';
import { RULE_NAMES } from '../lint/rules.ts';
import { SITE_SCHEMA } from '../page-urls/schema.ts';
import { SEMANTICS_CHOICES } from '../word-vectors/settings.ts';
import { NO_CONFIG } from './config.ts';
import { globs, names } from './globs.ts';

/** Schema of `grams`. */
export const GRAMS = z
	.array(z.number().int().min(1).max(3))
	.min(1)
	.refine((sizes) => sizes.every((size, i) => i === 0 || size > (sizes[i - 1] as number)), 'the sizes must ascend')
	.default([...DEFAULT_TEXT.grams]);

/** Schema of the weight of a field. */
export const WEIGHT = z.number().positive().max(100);

export const VECTOR_WEIGHT = z.number().min(0).max(MAX_VECTOR_WEIGHT);

const nonEmpty = z.string().regex(/\S/, 'a text must not be empty');

/** Matches a path below the folder of the configuration. */
const BELOW = /^(?![\\/]|[a-z]:)(?!(?:.*[\\/])?\.\.(?:[\\/]|$))./i;

const markdownRule = z.strictObject({
	include: globs,
	kind: nonEmpty.default('document'),
	ides: names.default([]),
	fields: z
		.strictObject({
			tags: names.default([...DEFAULT_FIELDS.tags]),
			keywords: names.default([...DEFAULT_FIELDS.keywords]),
			ides: names.default([...DEFAULT_FIELDS.ides]),
		})
		.prefault({}),
});

const scopes = names
	.transform((directories) => directories.map(scopeOf))
	.refine(
		(list) => list.every((scope) => scope !== '' && !/(?:^|\/)\.\.\//.test(scope)),
		'a scope is a directory below the folder, such as guides/',
	);

/** Schema of a configuration file. */
export const CONFIG_SCHEMA = z.strictObject({
	$schema: z.string().optional(),
	ignore: globs
		.refine((list) => !list.some((glob) => /^!(?!\()/.test(glob)), 'a glob must not begin with !')
		.default([]),
	/** Globs of paths to read that are left out by default. */
	include: globs.default([]),
	/** Markdown files that are units. Takes precedence over known layouts. */
	markdown: z.array(markdownRule).default([]),
	/** Groups of synonyms. */
	synonyms: z.array(z.array(nonEmpty).min(2)).default([]),
	/** Words that each constraint forbids: for `no-network`, the words of `network`. */
	constraints: z
		.record(nonEmpty.regex(/^(?!no-)/i, 'name the thing alone: network for no-network'), z.array(nonEmpty))
		.default({}),
	/** Bytes of a public list above which it is also written in parts. */
	split_above_bytes: z.number().int().nonnegative().optional(),
	/** Documents that tasks need, by global scope and by epic. */
	contexts: z
		.strictObject({
			global: globs.default([...NO_CONFIG.contexts.global]),
			epics: globs
				.refine((list) => list.every((glob) => glob.split('{epic}').length === 2), 'each glob must have {epic} once')
				.default([...NO_CONFIG.contexts.epics]),
			types: names.transform((types) => types.map(typeName)).default([]),
			tasks: z.record(nonEmpty, names).default({}),
		})
		.prefault({}),
	/** Metadata of documents, and where questions find it. */
	documents: z
		.strictObject({
			fields: z
				.strictObject({
					id: names.default([...DOCUMENT_FIELDS.id]),
					tags: names.default([...DOCUMENT_FIELDS.tags]),
					categories: names.default([...DOCUMENT_FIELDS.categories]),
					confidence: names.default([...DOCUMENT_FIELDS.confidence]),
					reviewed: names.default([...DOCUMENT_FIELDS.reviewed]),
				})
				.prefault({}),
			/** Additional fields to store. */
			stored: names
				.refine((list) => list.every(isFieldName), 'a name must have no space, and at most 64 characters')
				.default([]),
			intents: z.array(z.strictObject({ words: names, scopes })).optional(),
		})
		.prefault({}),
	/** Settings of the text index. */
	text: z
		.strictObject({
			grams: GRAMS,
			weights: z
				.strictObject({
					title: WEIGHT.default(DEFAULT_TEXT.weights[0]),
					headings: WEIGHT.default(DEFAULT_TEXT.weights[1]),
					body: WEIGHT.default(DEFAULT_TEXT.weights[2]),
				})
				.prefault({}),
		})
		.prefault({}),
	/** Weight of vectors relative to text. */
	vectors: z.strictObject({ weight: VECTOR_WEIGHT.optional() }).prefault({}),
	/** Translations for questions in another language than the texts. */
	translations: z.enum(TRANSLATION_CHOICES).default(NO_CONFIG.translations),
	/** Word vectors, which find units and short texts by meaning. */
	semantics: z.enum(SEMANTICS_CHOICES).default(NO_CONFIG.semantics),
	/** Additional translations by term; or a file with a line per term. */
	glossary: z
		.union(
			[
				z.string().regex(BELOW, 'the file must be in the folder of the configuration, or below'),
				z
					.record(nonEmpty.max(MAX_GLOSSARY_TERM), names)
					.refine((terms) => Object.keys(terms).length <= MAX_GLOSSARY, `at most ${MAX_GLOSSARY} terms`),
			],
			`write terms of 1 to ${MAX_GLOSSARY_TERM} characters with their translations, or the path of a file`,
		)
		.default({}),
	/** Addresses of documents on a site, so that results link to them. */
	site: SITE_SCHEMA.optional(),
	/** Layout of the index: separate files, or one file for repositories that commit it. */
	layout: z.enum(LAYOUTS).default(NO_CONFIG.layout),
	/** A file with a map of the documents for coding agents. */
	map: z
		.strictObject({
			file: z
				.string()
				.regex(BELOW, 'the file must be in the folder of the configuration, or below')
				.regex(
					/^[\w./-]*[\w-]$/,
					'the path may have letters, digits and _ . - / only, and ends with the name of a file',
				)
				.regex(/^(?!.*\.json$)/i, 'the map is text; name a file such as AGENTS.md'),
			budget: z.number().int().min(200).default(DEFAULT_MAP_BUDGET),
		})
		.optional(),
	/** Settings of lint. */
	lint: z
		.strictObject({
			rules: z.partialRecord(z.enum(RULE_NAMES), z.enum(['off', 'warning', 'error'])).default({}),
			baseline: z.string().optional(),
		})
		.prefault({}),
});
