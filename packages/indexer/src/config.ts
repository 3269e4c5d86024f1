import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DOCUMENT_FIELDS, INTENTS } from './data/documents.ts';
import type { MarkdownRule } from './data/markdown-rules.ts';
import { BuildError } from './errors.ts';
import { type ContextOptions, USUAL_CONTEXTS } from './kinds/contexts/settings.ts';
import type { KnowledgeOptions } from './kinds/documents/settings.ts';
import { type TextOptions, USUAL_TEXT } from './kinds/text/settings.ts';
import type { VectorOptions } from './kinds/vectors/settings.ts';
import type { Problem } from './report.ts';
import { readJson } from './sources/json.ts';

/** The configuration file that is found without being named. */
export const CONFIG_FILE = 'pinakes.config.json';

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
export const NO_CONFIG: Config = {
	ignore: [],
	markdown: [],
	synonyms: [],
	constraints: new Map(),
	splitAboveBytes: undefined,
	contexts: USUAL_CONTEXTS,
	documents: { fields: DOCUMENT_FIELDS, intents: INTENTS },
	text: { ...USUAL_TEXT, markdown: true },
	vectors: { weight: undefined },
};

/**
 * Reads the configuration: the file named, or `pinakes.config.json` in one of the folders, the first
 * that has one.
 *
 * @throws BuildError where the file cannot be read or says something that it cannot say
 */
export async function loadConfig(named: string | undefined, folders: readonly string[]): Promise<Config> {
	const found = named ?? folders.map((folder) => join(folder, CONFIG_FILE)).find((file) => existsSync(file));
	if (found === undefined) return NO_CONFIG;
	const problems: Problem[] = [];
	const file = resolve(found);
	const json = readJson(dirname(file), file, (problem) => problems.push(problem));
	const [problem] = problems;
	if (problem !== undefined) throw new BuildError(`${found}: ${problem.message}; ${problem.mend}.`);
	// What checks it takes longer to load than most builds need to read.
	const { parseConfig } = await import('./config-schema.ts');
	return parseConfig(json, found);
}
