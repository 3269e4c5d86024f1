import { dirname, join, resolve } from 'node:path';
import type { z } from 'zod';
import { BuildError } from '../errors.ts';
import { typeName } from '../kinds/contexts/source.ts';
import { VERSION } from '../write/manifest.ts';
import { type Config, NO_CONFIG } from './config.ts';
import { issuesOf, messageFor } from './issues.ts';
import { CONFIG_SCHEMA } from './schema.ts';

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
	const {
		$schema: _,
		constraints,
		split_above_bytes,
		contexts,
		documents,
		text,
		vectors,
		site,
		lint,
		glossary,
		map,
		...others
	} = settings;
	const { title, headings, body } = text.weights;
	return {
		...others,
		// The map is written after the build. As a source, it would change the index.
		ignore: map === undefined ? others.ignore : [...others.ignore, map.file],
		map: map === undefined ? undefined : { ...map, file: join(dirname(file), map.file) },
		...(typeof glossary === 'string'
			? { glossary: {}, glossaryFile: { name: glossary, path: resolve(dirname(file), glossary) } }
			: { glossary }),
		constraints: new Map(Object.entries(constraints)),
		splitAboveBytes: split_above_bytes,
		contexts: {
			...contexts,
			tasks: {
				...NO_CONFIG.contexts.tasks,
				...Object.fromEntries(
					Object.entries(contexts.tasks).map(([task, types]) => [task, [...new Set(types.map(typeName))]]),
				),
			},
		},
		documents: { ...documents, intents: documents.intents ?? NO_CONFIG.documents.intents },
		text: { grams: text.grams, weights: [title, headings, body], markdown: true },
		vectors: { weight: vectors.weight },
		site,
		lint: {
			rules: new Map(Object.entries(lint.rules)),
			baseline: lint.baseline === undefined ? undefined : join(dirname(file), lint.baseline),
		},
	};
}
