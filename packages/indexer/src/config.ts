import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { normalizeTerm } from '@pinakes/query/format';
import { z } from 'zod';
import { DOCUMENT_FIELDS, INTENTS } from './data/documents.ts';
import { type MarkdownRule, USUAL_FIELDS } from './data/markdown-rules.ts';
import { BuildError } from './errors.ts';
import { type ContextOptions, USUAL_CONTEXTS } from './kinds/contexts/settings.ts';
import { typeName } from './kinds/contexts/source.ts';
import type { KnowledgeOptions } from './kinds/documents/settings.ts';
import { GRAMS, type TextOptions, USUAL_TEXT, WEIGHT } from './kinds/text/settings.ts';
import { VECTOR_WEIGHT, type VectorOptions } from './kinds/vectors/settings.ts';
import type { Problem } from './report.ts';
import { readJson } from './sources/registry.ts';

/** The configuration file that is found without being named. */
export const CONFIG_FILE = 'pinakes.config.json';

const names = z
	.union([z.string(), z.array(z.string())])
	.transform((value) => (typeof value === 'string' ? [value] : value));

const markdownRule = z.strictObject({
	include: names,
	kind: z.string().default('document'),
	ides: names.default([]),
	fields: z.strictObject({ tags: names.optional(), keywords: names.optional(), ides: names.optional() }).default({}),
});

const CONFIG_SCHEMA = z.strictObject({
	$schema: z.string().optional(),
	/** Globs of paths that are not read. */
	ignore: names.default([]),
	/** Markdown files that are units, before the layouts that are known without configuration. */
	markdown: z.array(markdownRule).default([]),
	/** Groups of terms that stand for each other. */
	synonyms: z.array(z.array(z.string()).min(2)).default([]),
	/** What each constraint forbids: for `no-network`, the words of `network`. */
	constraints: z.record(z.string(), z.array(z.string())).default({}),
	/** Bytes of a public list above which it is also written in parts. */
	split_above_bytes: z.number().int().nonnegative().optional(),
	/** Which documents tasks need, of a global scope and of epics. */
	contexts: z
		.strictObject({
			global: names.refine((globs) => !globs.includes(''), 'a glob must not be empty').optional(),
			epics: names
				.refine((globs) => globs.every((glob) => glob.split('{epic}').length === 2), 'each glob must have {epic} once')
				.optional(),
			types: names.default([]),
			tasks: z.record(z.string(), names).default({}),
		})
		.prefault({}),
	/** What is read of documents beside their texts, and where questions find what they ask for. */
	documents: z
		.strictObject({
			fields: z
				.strictObject({
					id: names.optional(),
					tags: names.optional(),
					categories: names.optional(),
					confidence: names.optional(),
					reviewed: names.optional(),
				})
				.default({}),
			intents: z.array(z.strictObject({ words: names, scopes: names })).optional(),
		})
		.prefault({}),
	/** How texts are indexed. */
	text: z
		.strictObject({
			grams: GRAMS,
			weights: z
				.strictObject({
					title: WEIGHT.default(USUAL_TEXT.weights[0]),
					headings: WEIGHT.default(USUAL_TEXT.weights[1]),
					body: WEIGHT.default(USUAL_TEXT.weights[2]),
				})
				.prefault({}),
		})
		.prefault({}),
	/** What vectors are worth beside text. */
	vectors: z.strictObject({ weight: VECTOR_WEIGHT.optional() }).prefault({}),
});

/** A configuration with nothing left open. */
export interface Config {
	readonly ignore: readonly string[];
	readonly markdown: readonly MarkdownRule[];
	readonly synonyms: readonly (readonly string[])[];
	readonly constraints: ReadonlyMap<string, readonly string[]>;
	readonly splitAboveBytes: number | undefined;
	readonly contexts: ContextOptions;
	readonly documents: KnowledgeOptions;
	readonly text: TextOptions;
	readonly vectors: VectorOptions;
}

/** What holds without a configuration file. */
export const NO_CONFIG: Config = parseConfig({}, CONFIG_FILE);

/**
 * Reads the configuration: the file named, or `pinakes.config.json` in one of the folders, the first
 * that has one.
 *
 * @throws BuildError where the file cannot be read or says something that it cannot say
 */
export function loadConfig(named: string | undefined, folders: readonly string[]): Config {
	const found = named ?? folders.map((folder) => join(folder, CONFIG_FILE)).find((file) => existsSync(file));
	if (found === undefined) return NO_CONFIG;
	const problems: Problem[] = [];
	const file = resolve(found);
	const json = readJson(dirname(file), file, (problem) => problems.push(problem));
	const [problem] = problems;
	if (problem !== undefined) throw new BuildError(`${found}: ${problem.message}; ${problem.mend}.`);
	return parseConfig(json, found);
}

function parseConfig(json: unknown, file: string): Config {
	const result = CONFIG_SCHEMA.safeParse(json);
	if (!result.success) {
		throw new BuildError(
			`${file}: ${issuesOf(result.error, 'the file')}. docs/configuration.md lists what it may say.`,
		);
	}
	const { ignore, markdown, synonyms, constraints, split_above_bytes, contexts, documents, text, vectors } =
		result.data;
	const { title, headings, body } = text.weights;
	return {
		ignore,
		markdown: markdown.map(({ include, kind, ides, fields }) => ({
			include,
			kind,
			ides,
			fields: {
				tags: fields.tags ?? USUAL_FIELDS.tags,
				keywords: fields.keywords ?? USUAL_FIELDS.keywords,
				ides: fields.ides ?? USUAL_FIELDS.ides,
			},
		})),
		synonyms,
		constraints: new Map(Object.entries(constraints)),
		splitAboveBytes: split_above_bytes,
		contexts: {
			global: contexts.global ?? USUAL_CONTEXTS.global,
			epics: contexts.epics ?? USUAL_CONTEXTS.epics,
			types: contexts.types.map(typeName),
			tasks: {
				...USUAL_CONTEXTS.tasks,
				...Object.fromEntries(
					Object.entries(contexts.tasks).map(([task, types]) => [task, [...new Set(types.map(typeName))]]),
				),
			},
		},
		documents: {
			fields: {
				id: documents.fields.id ?? DOCUMENT_FIELDS.id,
				tags: documents.fields.tags ?? DOCUMENT_FIELDS.tags,
				categories: documents.fields.categories ?? DOCUMENT_FIELDS.categories,
				confidence: documents.fields.confidence ?? DOCUMENT_FIELDS.confidence,
				reviewed: documents.fields.reviewed ?? DOCUMENT_FIELDS.reviewed,
			},
			intents: documents.intents?.map(({ words, scopes }) => ({ words, scopes: scopes.map(toScope) })) ?? INTENTS,
		},
		text: {
			grams: text.grams,
			weights: [title, headings, body],
			markdown: true,
		},
		vectors: { weight: vectors.weight },
	};
}

/** A directory as scopes name it: as lists have it, without what leads nowhere, with a slash behind. */
function toScope(directory: string): string {
	const names = normalizeTerm(directory).split(/[\\/]/);
	return `${names.filter((name) => name !== '' && name !== '.').join('/')}/`;
}

/** What is wrong with a value, each with its place. */
export function issuesOf({ issues }: z.ZodError, whole: string): string {
	return issues.map(({ path, message }) => `${path.join('.') || whole}: ${message}`).join('; ');
}
