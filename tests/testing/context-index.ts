import { join } from 'node:path';
import type { Problem } from '@pinakes/indexer';
import { buildIndex, loadConfig, NO_CONFIG, outlineOf } from '@pinakes/indexer';
import {
	CONFIG_FILE,
	createScopes,
	draftFiles,
	finishIndex,
	readContext,
	splitFrontMatter,
} from '@pinakes/indexer/internal';
import { type ContextQuery, findContexts, type Index, memorySource, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';

/** The path of a context of the global scope. */
export function globalPath(name: string): string {
	return `.the_conn/context/global/${name}.md`;
}

export function epicPath(epic: string, name: string): string {
	return `.the_conn/context/epics/${epic}/${name}.md`;
}

/** A context's text: front matter of the lines given, and what stands below it. */
export function contextText(lines: readonly string[], body = '正文\n'): string {
	return ['---', ...lines, '---', '', body].join('\n');
}

/** The text of a context that says nothing but its name. */
export const UNTOLD = contextText(['title: Untold']);

/** A tree of contexts that say nothing but their names. */
export function named(...paths: readonly string[]): Record<string, string> {
	return Object.fromEntries(paths.map((path) => [path, UNTOLD]));
}

/** A tree that the indexer has built, and what it reported. */
interface BuiltTree {
	readonly index: Index;
	readonly problems: readonly Problem[];
}

/** Builds an index of files on disk, as `pinakes build` does; there is always one file that is no context. */
export async function buildTree(files: Files, config?: Readonly<Record<string, unknown>>): Promise<BuiltTree> {
	const folder = tempFolder({ 'README.md': '# Read me\n', ...files, ...(config ? { [CONFIG_FILE]: config } : {}) });
	const out = join(folder, 'index');
	const { problems } = await buildIndex({ folders: [folder], out });
	return { index: await openIndex(directorySource(out)), problems };
}

/** An index of contexts alone, which are texts by their paths: what a build makes of them, without a disk. */
export function indexContexts(texts: Readonly<Record<string, string>>): Promise<Index> {
	const scopeOf = createScopes(NO_CONFIG.contexts);
	const contexts = Object.entries(texts).flatMap(([path, text]) => {
		const scope = scopeOf(path);
		if (scope === undefined) return [];
		const split = splitFrontMatter(text);
		return readContext(scope.epic, split, outlineOf(path, text, split), [], () => {});
	});
	return openIndex(memorySource(finishIndex(draftFiles({ contexts }))));
}

/** The configuration that a file with this content makes. */
export function configOf(json: Readonly<Record<string, unknown>>): ReturnType<typeof loadConfig> {
	return loadConfig(undefined, [tempFolder({ [CONFIG_FILE]: json })]);
}

/** The paths that are found. */
export async function pathsFor(index: Index, query: ContextQuery): Promise<readonly string[]> {
	return (await findContexts(index, query)).contexts;
}

/** Of one context, the tier that it is found by; null where no keyword is found in it. */
export async function tierOf(index: Index, path: string, keywords: readonly string[]): Promise<string | null> {
	const { explanation = [] } = await findContexts(index, { keywords, limit: 8 }, { explain: true });
	return explanation.find(({ context }) => context === path)?.tier ?? null;
}
