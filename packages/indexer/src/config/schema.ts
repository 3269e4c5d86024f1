import { isFieldName, MAX_VECTOR_WEIGHT, nearestName } from '@pinakes/query/internal';
import { z } from 'zod';
import { BuildError, VERSION } from '../base/report.ts';
import { DEFAULT_EPIC_CONTEXTS, DEFAULT_GLOBAL_CONTEXTS, TASKS } from '../data/contexts.ts';
import { DOCUMENT_FIELDS } from '../data/documents.ts';
import { DEFAULT_FIELDS } from '../data/markdown-rules.ts';
import { PAGE_TEXT, typeName, VECTOR_CHOICES } from './config.ts';
import { RULE_NAMES } from './lint-rules.ts';
import { SITE_SCHEMA } from './site.ts';

/** Schema of one text or a list of texts, none of them empty. */
export const names = z
	.union([z.string(), z.array(z.string())], 'write a text or a list of texts')
	.transform((value): readonly string[] => (typeof value === 'string' ? [value] : value))
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
function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
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
	const all = shape === undefined ? '' : ` (known: ${known.join(', ')})`;
	const hint = (key: string): string => didYouMean(key, known) || all;
	return issue.keys.map((key) => `there is no field ${JSON.stringify(key)}${hint(key)}`).join(', ');
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

const VECTOR_WEIGHT = z.number().min(0).max(MAX_VECTOR_WEIGHT);

const nonEmpty = z.string().regex(/\S/, 'a text must not be empty');

const markdownRule = z.strictObject({
	include: globs.describe('paths that the rule is for'),
	kind: nonEmpty.default('document').describe('the `kind` of such units'),
	ides: names.default([]).describe('their IDEs, where the front matter names none'),
	fields: z
		.strictObject({
			tags: names.default(DEFAULT_FIELDS.tags).describe('fields of their tags'),
			keywords: names.default(DEFAULT_FIELDS.keywords).describe('fields of their keywords'),
			ides: names.default(DEFAULT_FIELDS.ides).describe('fields of their IDEs'),
		})
		.prefault({}),
});

const typeNames = names.transform((types): readonly string[] => [...new Set(types.map(typeName))]);

const MAX_GLOSSARY = 20_000;
const MAX_GLOSSARY_TERM = 100;

/** Schema of a configuration file. docs/reference/configuration.md is made of it. */
export const CONFIG_SCHEMA = z
	.strictObject({
		$schema: z.string().optional().describe('ignored; for editors'),
		ignore: globs
			.refine((list) => !list.some((glob) => /^!(?!\()/.test(glob)), 'a glob must not begin with !')
			.default([])
			.describe('paths that are not read'),
		include: globs.default([]).describe('paths that are left out by default, and are read nevertheless'),
		markdown: z.array(markdownRule).default([]).describe('markdown files that are units, before the built-in rules'),
		synonyms: z
			.array(z.array(nonEmpty).min(2))
			.default([])
			.describe(
				'groups of terms that stand for each other in `match`, `contexts` and related headings of `get`; `search` has the `glossary`',
			),
		constraints: z
			.record(nonEmpty.regex(/^(?!no-)/i, 'name the thing alone: network for no-network'), z.array(nonEmpty))
			.default({})
			.transform((constraints) => new Map(Object.entries(constraints)))
			.describe('words that a constraint forbids, by thing: for `no-network`, the words of `network`'),
		split_above_bytes: z
			.number()
			.int()
			.nonnegative()
			.optional()
			.describe('size of a public list above which the lists are also written in parts; 131072 unless given'),
		contexts: z
			.strictObject({
				global: globs.default(DEFAULT_GLOBAL_CONTEXTS).describe('documents for every task'),
				epics: globs
					.refine((list) => list.every((glob) => glob.split('{epic}').length === 2), 'each glob must have {epic} once')
					.default(DEFAULT_EPIC_CONTEXTS)
					.describe('documents of an epic; `{epic}` stands for its folder'),
				types: typeNames.default([]).describe('types known by the beginning of a file name, before the built-in ones'),
				tasks: z
					.record(nonEmpty, typeNames)
					.default({})
					.transform((tasks) => ({ ...TASKS, ...tasks }))
					.describe('types of global documents that a task falls back to, by task'),
			})
			.prefault({}),
		documents: z
			.strictObject({
				fields: z
					.strictObject({
						id: names.default(DOCUMENT_FIELDS.id).describe('fields of the id; the first that is there counts'),
						tags: names.default(DOCUMENT_FIELDS.tags).describe('fields of the tags'),
						categories: names.default(DOCUMENT_FIELDS.categories).describe('fields of the categories'),
						confidence: names.default(DOCUMENT_FIELDS.confidence).describe('fields of the confidence'),
						reviewed: names.default(DOCUMENT_FIELDS.reviewed).describe('fields of the day of the last review'),
					})
					.prefault({}),
				stored: names
					.refine((list) => list.every(isFieldName), 'a name must have no space, and at most 64 characters')
					.default([])
					.describe('fields that hits return, and that are filtered, counted and sorted by'),
			})
			.prefault({}),
		vectors: z
			.enum(VECTOR_CHOICES)
			.default('built-in')
			.describe('whether texts are found by meaning, and in the other language; `none` for neither'),
		vectorWeight: VECTOR_WEIGHT.optional().describe(
			`weight of vectors relative to text, up to ${MAX_VECTOR_WEIGHT}; 0.3 unless given, or 0.1 where most texts are without spaces`,
		),
		glossary: z
			.record(nonEmpty.max(MAX_GLOSSARY_TERM), names)
			.refine((terms) => Object.keys(terms).length <= MAX_GLOSSARY, `at most ${MAX_GLOSSARY} terms`)
			.default({})
			.describe(
				"translations of a team's own terms, or other words for them, for `search`; goals of `match` are translated by it too",
			),
		site: SITE_SCHEMA.optional().describe(
			`addresses of documents on a site, so that results link to them: ${Object.keys(SITE_SCHEMA.shape)
				.map((name) => `\`${name}\``)
				.join(', ')}`,
		),
		lint: z
			.strictObject({
				rules: z
					.partialRecord(z.enum(RULE_NAMES), z.enum(['off', 'warning', 'error']))
					.default({})
					.transform((rules) => new Map(Object.entries(rules)))
					.describe('severities of rules of lint, or `off`, by name'),
			})
			.prefault({}),
	})
	.transform(({ $schema: _, ...settings }) => ({ ...settings, text: PAGE_TEXT }));

/** A configuration with all defaults filled in. */
export type Config = Readonly<z.output<typeof CONFIG_SCHEMA>>;

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
		throw new BuildError(`${file}: ${issuesOf(result.error)}${newer}.`);
	}
	return result.data;
}
