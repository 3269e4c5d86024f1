import { resolve } from 'node:path';
import { loadConfig } from '../config.ts';
import { SKILL_FILE } from '../data/scan-paths.ts';
import { type Problem, sortProblems } from '../report.ts';
import { readText, type SourceFolder } from '../sources/files.ts';
import { readJson } from '../sources/json.ts';
import { listSources, readFolders } from '../sources/read-folders.ts';
import { registryFiles } from '../sources/registry.ts';
import { settleSources } from '../sources/settle.ts';
import type { Collision } from './collisions.ts';
import { lintCollisions, NO_COLLISIONS } from './lint-collisions.ts';
import { lintRegistry, type RegistryJson } from './registry-rules.ts';
import { lintSkill } from './skill-rules.ts';

/** What linting found. */
export interface LintResult {
	/** Skills and registry files that were held against their rules. */
	readonly checked: number;
	readonly problems: readonly Problem[];
	/** Skills that compete, the closest first; none where they were not looked for. */
	readonly collisions: readonly Collision[];
	/** What the paths of each folder begin with: see `locateSource`. */
	readonly prefixes: readonly string[];
}

/** How sources are linted. */
export interface LintOptions {
	/** A configuration file; without, `pinakes.config.json` in one of the folders, if any. */
	readonly config?: string | undefined;
	/** Looks for skills whose descriptions compete for the same requests. */
	readonly collisions?: boolean;
}

/** Rules of reading that linting states more strictly, by rules of its own. */
const STATED_BY_LINT = /^(?:skill-|registry-|yaml|front-matter$|executable$|missing-package$)/;

/** What a build leaves out on purpose is no fault of the file. */
const NO_FAULT = /^skill-internal$/;

/**
 * Holds sources against the rules: the Agent Skills specification for skills, the registry's rules
 * for units and packages, and for every other source what a build would report.
 *
 * @throws BuildError where a folder or the configuration cannot be read
 */
export async function lintFolders(folders: readonly string[], options: LintOptions = {}): Promise<LintResult> {
	const config = await loadConfig(options.config, folders);
	const met: Problem[] = [];
	const contents = await readFolders(folders, [], config, (problem) => met.push(problem));
	const { units } = settleSources(contents, (problem) => met.push(problem));
	const problems: Problem[] = [];
	const registry: RegistryJson[] = [];
	let checked = 0;
	for (const [i, folder] of folders.entries()) {
		const listed = listSources(resolve(folder), [], config, () => {});
		const prefix = contents.prefixes[i] as string;
		const skills = lintSkills(listed, prefix);
		problems.push(...skills.problems);
		checked += skills.checked;
		registry.push(...readRegistry(listed, prefix));
	}
	// References go from folder to folder, so that all registries are held together.
	problems.push(...lintRegistry(registry));
	const { prefixes } = contents;
	const collisions = options.collisions === true ? lintCollisions(units, folders, prefixes) : NO_COLLISIONS;
	return {
		checked: checked + registry.length,
		problems: sortProblems([...problems, ...unstated(met, problems), ...collisions.problems]),
		collisions: collisions.found,
		prefixes,
	};
}

/** What reading met and linting did not say in its own words: nothing is swallowed. */
function unstated(met: readonly Problem[], said: readonly Problem[]): Problem[] {
	const withErrors = new Set(said.filter(({ severity }) => severity === 'error').map(({ file }) => file));
	const rules = new Set(said.map(({ file, rule }) => `${rule} ${file}`));
	return met.filter(({ file, rule }) => {
		if (NO_FAULT.test(rule) || rules.has(`${rule} ${file}`)) return false;
		return !(withErrors.has(file) && STATED_BY_LINT.test(rule));
	});
}

function lintSkills({ root, paths }: SourceFolder, prefix: string): Pick<LintResult, 'checked' | 'problems'> {
	const problems: Problem[] = [];
	let checked = 0;
	for (const path of paths.filter(isAlmostSkillFile)) {
		const text = readText(root, path, () => {});
		if (text === undefined) continue;
		checked++;
		for (const problem of lintSkill(path, text)) problems.push({ ...problem, file: prefix + path });
	}
	return { checked, problems };
}

function readRegistry({ root, paths }: SourceFolder, prefix: string): RegistryJson[] {
	return registryFiles(paths).flatMap(({ sort, path }) => {
		const json = readJson(root, path, () => {});
		return json === undefined ? [] : [{ sort, path: prefix + path, json }];
	});
}

/** `skill.md` is the slip that makes a skill invisible. */
function isAlmostSkillFile(path: string): boolean {
	return path.slice(path.lastIndexOf('/') + 1).toLowerCase() === SKILL_FILE.toLowerCase();
}
