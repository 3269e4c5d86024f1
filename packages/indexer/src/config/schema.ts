import { dirname } from 'node:path';
import { isFieldName, MAX_VECTOR_WEIGHT, nearestName, scopeOf } from '@pinakes/query/internal';
import { z } from 'zod';
import { BuildError, VERSION } from '../base/report.ts';
import { DOCUMENT_FIELDS } from '../data/documents.ts';
import { DEFAULT_FIELDS } from '../data/markdown-rules.ts';
import {
	type Config,
	DEFAULT_TEXT,
	MAX_GLOSSARY,
	MAX_GLOSSARY_TERM,
	NO_CONFIG,
	typeName,
	VECTOR_CHOICES,
} from './config.ts';
import { RULE_NAMES } from './lint-rules.ts';
import { SITE_SCHEMA } from './site.ts';

/** Schema of one text or a list of texts, none of them empty. */
export const names = z
	.union([z.string(), z.array(z.string())], 'write a text or a list of texts')
	.transform((value) => (typeof value === 'string' ? [value] : value))
	.refine((list) => list.every((name) => /\S/.test(name)), 'a text must not be empty');

/** Limits of a glob, as matching may take exponential time. */
const MAX_GLOB_LENGTH = 1000;
const MAX_STARS = 3;
const MAX_DOUBLE_STARS = 4;
const MAX_BRACES = 3;

function isBounded(glob: string): boolean {
	const parts = glob.split('/');
	const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
	return (
		glob.length <= MAX_GLOB_LENGTH &&
		parts.every((name) => name === '**' || count(name, /\*+/g) <= MAX_STARS) &&
		count(glob, /\*\*+/g) <= MAX_DOUBLE_STARS &&
		count(glob, /\{/g) <= MAX_BRACES &&
		!/[+*@?!]\(|\{[^{}]*\.\./.test(glob)
	);
}

/** A glob that matches nothing, as paths have neither of these. */
const UNMATCHED = /^\s|^(?:\.?\/)?\.\.\/|^\/|\/$|\s$|\\\w/;

export const globs = names
	.refine(
		(list) => !list.some((glob) => UNMATCHED.test(glob)),
		'a glob is a path below the folder that is built, with forward slashes: drafts or drafts/**, not drafts/ and not /drafts',
	)
	.refine(
		(list) => list.every(isBounded),
		`a glob may have at most ${MAX_GLOB_LENGTH} characters, ${MAX_STARS} * in a name, ${MAX_DOUBLE_STARS} ** and ${MAX_BRACES} lists in braces; no ranges and no +(…)`,
	);

const TYPES: ReadonlyMap<string, string> = new Map([
	['array', 'a list'],
	['object', 'an object'],
	['record', 'an object'],
	['string', 'a text'],
	['number', 'a number'],
]);

/** Returns a message for users, where the schema has none of its own; undefined for that of zod. */
export function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
	if (issue.code === 'invalid_type') {
		const type = TYPES.get(issue.expected);
		return type && `write ${type}`;
	}
	if (issue.code === 'invalid_value') {
		const values = issue.values.map(String);
		return `write one of ${values.join(', ')}${didYouMean(String(issue.input), values)}`;
	}
	if (issue.code === 'too_small' && issue.origin === 'array') return `write a list of at least ${issue.minimum}`;
	if (issue.code !== 'unrecognized_keys') return undefined;
	// The names of an object are in its shape, those of a record in the enumeration of its keys.
	const { shape, keyType } = (issue.inst?._zod.def ?? {}) as {
		shape?: object;
		keyType?: { _zod: { def: { entries?: object } } };
	};
	const known = Object.keys(shape ?? keyType?._zod.def.entries ?? {});
	return issue.keys.map((key) => `there is no field ${JSON.stringify(key)}${didYouMean(key, known)}`).join(', ');
}

/** Returns a question about the known name that was probably meant, if there is one. */
function didYouMean(name: string, known: readonly string[]): string {
	const nearest = nearestName(name, known);
	return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}

/** Formats the issues of a validation error, with their paths, if any. */
export function issuesOf({ issues }: z.ZodError): string {
	const mistyped = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.'));
	return issues
		.filter(({ code, path }) => code === 'invalid_type' || !mistyped.includes(path.join('.')))
		.map((issue) => [...(issue.path[0] === undefined ? [] : [issue.path.join('.')]), messageOf(issue)].join(': '))
		.join('; ');
}

/** Returns what is wrong with a name instead of that it is wrong. */
function messageOf(issue: z.core.$ZodIssue): string {
	return issue.code === 'invalid_key' ? issue.issues.map(({ message }) => message).join(', ') : issue.message;
}

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

const typeNames = names.transform((types) => [...new Set(types.map(typeName))]);

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
		.default({})
		.transform((constraints) => new Map(Object.entries(constraints))),
	/** Bytes of a public list above which it is also written in parts. */
	split_above_bytes: z.number().int().nonnegative().optional(),
	/** Documents that tasks need, by global scope and by epic. */
	contexts: z
		.strictObject({
			global: globs.default([...NO_CONFIG.contexts.global]),
			epics: globs
				.refine((list) => list.every((glob) => glob.split('{epic}').length === 2), 'each glob must have {epic} once')
				.default([...NO_CONFIG.contexts.epics]),
			types: typeNames.default([]),
			tasks: z
				.record(nonEmpty, typeNames)
				.default({})
				.transform((tasks) => ({ ...NO_CONFIG.contexts.tasks, ...tasks })),
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
			intents: z
				.array(z.strictObject({ words: names, scopes }))
				.optional()
				.transform((intents) => intents ?? NO_CONFIG.documents.intents),
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
				.transform(({ title, headings, body }) => [title, headings, body] as const)
				.prefault({}),
		})
		.prefault({}),
	/** Word vectors and translations, which find units and sections by meaning, and in another language. */
	vectors: z.enum(VECTOR_CHOICES).default(NO_CONFIG.vectors),
	/** Weight of vectors relative to text. */
	vectorWeight: VECTOR_WEIGHT.optional(),
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
	/** Settings of lint. */
	lint: z
		.strictObject({
			rules: z
				.partialRecord(z.enum(RULE_NAMES), z.enum(['off', 'warning', 'error']))
				.default({})
				.transform((rules) => new Map(Object.entries(rules))),
			baseline: z.string().regex(BELOW, 'the file must be in the folder of the configuration, or below').optional(),
		})
		.prefault({}),
});

/**
 * Validates the JSON of a configuration file.
 *
 * @throws BuildError for an invalid configuration
 */
export function parseConfig(json: unknown, file: string): Config {
	const result = CONFIG_SCHEMA.safeParse(json, { error: messageFor });
	if (!result.success) {
		const isUnknown = result.error.issues.some(({ code }) => code === 'unrecognized_keys' || code === 'invalid_value');
		const newer = isUnknown ? `; if the file is for a newer version than ${VERSION}, install that` : '';
		throw new BuildError(
			`${file}: ${issuesOf(result.error)}. docs/reference/configuration.md lists what it may say${newer}.`,
		);
	}
	return toConfig(result.data, file);
}

function toConfig(settings: z.infer<typeof CONFIG_SCHEMA>, file: string): Config {
	const { $schema: _, split_above_bytes, text, vectorWeight, site, lint, glossary, ...others } = settings;
	const root = dirname(file);
	return {
		...others,
		...(typeof glossary === 'string' ? { glossary: {}, glossaryFile: { root, path: glossary } } : { glossary }),
		splitAboveBytes: split_above_bytes,
		text: { ...text, markdown: true },
		vectorWeight,
		site,
		lint: { ...lint, baseline: lint.baseline === undefined ? undefined : { root, path: lint.baseline } },
	};
}
