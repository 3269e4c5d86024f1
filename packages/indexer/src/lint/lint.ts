import { resolve } from 'node:path';
import { loadConfig } from '../config.ts';
import { SKILL_FILE } from '../data/scan-paths.ts';
import { type Problem, sortProblems } from '../report.ts';
import { listFolder, readText } from '../sources/files.ts';
import { readFolders } from '../sources/read-folders.ts';
import { readJson, registryFiles } from '../sources/registry.ts';
import { settleSources } from '../sources/settle.ts';
import { lintRegistry } from './registry-rules.ts';
import { lintSkill } from './skill-rules.ts';

/** What linting found. */
export interface LintResult {
	/** Skills and registry files that were held against their rules. */
	readonly checked: number;
	readonly problems: readonly Problem[];
}

/** Rules of reading that linting states more strictly by rules of its own. */
const STATED_BY_LINT = /^(?:skill-|registry-|yaml|front-matter$|executable$|duplicate-id$|missing-package$)/;

/**
 * Holds sources against the rules: the Agent Skills specification for skills, the registry's rules
 * for units and packages, and for every other source what a build would report.
 *
 * @throws BuildError where a folder or the configuration cannot be read
 */
export async function lintFolders(folders: readonly string[], configFile?: string): Promise<LintResult> {
	const config = loadConfig(configFile, folders);
	const met: Problem[] = [];
	const contents = await readFolders(folders, [], config, (problem) => met.push(problem));
	settleSources(contents, (problem) => met.push(problem));
	const problems: Problem[] = [];
	const strictlyChecked = new Set<string>();
	for (const [i, folder] of folders.entries()) {
		const prefix = contents.prefixes[i] as string;
		for (const { file, ...problem } of lintFolder(await listFolder(resolve(folder), [], () => {}), strictlyChecked, prefix)) {
			problems.push({ ...problem, file: prefix + file });
		}
	}
	const rest = met.filter(({ file, rule }) => !(strictlyChecked.has(file) && STATED_BY_LINT.test(rule)));
	return { checked: strictlyChecked.size, problems: sortProblems([...problems, ...rest]) };
}

function lintFolder({ root, paths }: { root: string; paths: readonly string[] }, checked: Set<string>, prefix: string): Problem[] {
	const problems: Problem[] = [];
	for (const path of paths.filter(isAlmostSkillFile)) {
		const text = readText(root, path, () => {});
		if (text === undefined) continue;
		checked.add(prefix + path);
		problems.push(...lintSkill(path, text));
	}
	const registry = registryFiles(paths).flatMap((file) => {
		const json = readJson(root, file.path, () => {});
		return json === undefined ? [] : [{ ...file, json }];
	});
	for (const { path } of registry) checked.add(prefix + path);
	return [...problems, ...lintRegistry(registry)];
}

/** `skill.md` is the slip that makes a skill invisible. */
function isAlmostSkillFile(path: string): boolean {
	return path.slice(path.lastIndexOf('/') + 1).toLowerCase() === SKILL_FILE.toLowerCase();
}
