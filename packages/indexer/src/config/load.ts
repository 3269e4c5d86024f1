import { join } from 'node:path';
import { isRecord } from '@pinakes/query/internal';
import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import { splitNamed, statOf } from '../base/files.ts';
import { checkFolders } from '../base/options.ts';
import { readText } from '../base/read-file.ts';
import { BuildError } from '../base/report.ts';
import { DEFAULT_EPIC_CONTEXTS, DEFAULT_GLOBAL_CONTEXTS, TASKS } from '../data/contexts.ts';
import { DOCUMENT_FIELDS } from '../data/documents.ts';
import { PAGE_TEXT } from './config.ts';
import type { Config } from './schema.ts';

/** The configuration without a configuration file. It is not made by the schema, which is slow to load. */
export const NO_CONFIG: Config = {
	ignore: [],
	include: [],
	markdown: [],
	synonyms: [],
	constraints: new Map(),
	contexts: { global: DEFAULT_GLOBAL_CONTEXTS, epics: DEFAULT_EPIC_CONTEXTS, types: [], tasks: TASKS },
	documents: { fields: DOCUMENT_FIELDS, stored: [] },
	text: PAGE_TEXT,
	vectors: 'built-in',
	glossary: {},
	lint: { rules: new Map() },
};

/** Default name of the configuration file. */
export const CONFIG_FILE = 'pinakes.config.json';

/**
 * Reads the configuration: the named file, or the first `pinakes.config.json` in the folders.
 *
 * @param vectors overrides that of the file
 * @param defaults settings for those that the file leaves out, written as in it
 * @throws BuildError if the file cannot be read or is invalid
 */
export async function loadConfig(
	named: string | undefined,
	folders: readonly string[],
	vectors?: Config['vectors'],
	defaults?: Readonly<Record<string, unknown>>,
): Promise<Config> {
	checkFolders(folders);
	const config = await readConfig(named, folders, defaults);
	return vectors === undefined ? config : { ...config, vectors };
}

async function readConfig(
	named: string | undefined,
	folders: readonly string[],
	defaults?: Readonly<Record<string, unknown>>,
): Promise<Config> {
	const folder = folders.find((one) => statOf(join(one, CONFIG_FILE)));
	if (named === undefined && folder === undefined) {
		return defaults === undefined ? NO_CONFIG : (await import('./schema.ts')).parseConfig(defaults, 'defaults');
	}
	const found = named ?? join(folder as string, CONFIG_FILE);
	if (typeof found !== 'string') throw new BuildError('The configuration is named by its path.');
	if (statOf(found) === undefined) {
		throw new BuildError(`${found} is missing: name a configuration file that is there.`);
	}
	// A named file may be anywhere; one in a folder is checked like sources.
	const at = named === undefined ? ([folder as string, CONFIG_FILE] as const) : splitNamed(found);
	const text = readText(...at, ({ message, fix }) => {
		throw new BuildError(`${found}: ${message}; ${fix}.`);
	});
	// Loaded on demand, as loading the schema is slow.
	const { parseConfig } = await import('./schema.ts');
	const json = parseComments(text as string, found);
	return parseConfig(defaults && isRecord(json) ? { ...defaults, ...json } : json, found);
}

/** Parses JSON with comments and trailing commas. */
function parseComments(text: string, file: string): unknown {
	const errors: ParseError[] = [];
	const json: unknown = parse(text, errors, { allowTrailingComma: true });
	const [error] = errors;
	if (error !== undefined) {
		const line = text.slice(0, error.offset).split('\n').length;
		// `CloseBraceExpected` is `close brace expected`.
		const what = printParseErrorCode(error.error)
			.replace(/(?!^)[A-Z]/g, ' $&')
			.toLowerCase();
		throw new BuildError(`${file}:${line}: the file is not valid JSON (${what}); fix it there.`);
	}
	checkNames(text, file);
	return json;
}

/** Checks that no object has a name twice, of which the parser keeps the last, and that none is `__proto__`, which it takes for the prototype. */
function checkNames(text: string, file: string): void {
	const objects: Set<string>[] = [];
	visit(text, {
		onObjectBegin: () => void objects.push(new Set()),
		onObjectEnd: () => void objects.pop(),
		onObjectProperty(name, _offset, _length, line) {
			const names = objects.at(-1) as Set<string>;
			const location = `${file}:${line + 1}`;
			if (names.has(name)) throw new BuildError(`${location}: ${JSON.stringify(name)} is there twice; keep one.`);
			if (name === '__proto__') throw new BuildError(`${location}: __proto__ cannot be a name; choose another.`);
			names.add(name);
		},
	});
}
