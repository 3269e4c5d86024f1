import { basename, dirname, join, resolve } from 'node:path';
import { checkFolders, checkNames, type OptionNames } from '../base/options.ts';
import { isSkillFile, readBytes, readJson, readText } from '../base/read-file.ts';
import { type Problem, type Report, reportBelow, sortProblems } from '../base/report.ts';
import type { ReadSource } from '../build/parse-file.ts';
import { readFolders } from '../build/read.ts';
import { isRule, problemOf } from '../config/lint-rules.ts';
import { loadConfig } from '../config/load.ts';
import type { Config } from '../config/schema.ts';
import { splitFrontMatter } from '../formats/front-matter.ts';
import { listFolder, locateSource, type SourceFile, type SourceFolder } from '../formats/list-folder.ts';
import { registryFiles } from '../model/registry.ts';
import { resolveSources } from '../model/resolve.ts';
import { lintSharedNames } from '../model/shared-names.ts';
import { isAlmostSkillFile } from '../model/skill.ts';
import { lintCollisions, type ReportedCollision } from './collisions.ts';
import { lintRegistry, type RegistryJson } from './registry-rules.ts';
import { lintSkillFiles } from './skill-files.ts';
import { lintSkill } from './skill-rules.ts';

/** The result of linting. */
export interface LintResult {
	/** Number of files that were read: skills, registry files, documents and rules. */
	readonly checked: number;
	readonly problems: readonly Problem[];
	/** Skills that compete, the closest first; empty unless asked for. */
	readonly collisions: readonly ReportedCollision[];
	/** Prefix of the paths of each folder: see `locateSource`. */
	readonly prefixes: readonly string[];
}

/** Options of linting. */
export interface LintOptions {
	/** A configuration file, by default `pinakes.config.json` in one of the folders, if any. */
	readonly config?: string | undefined;
	/** Whether to look for skills whose descriptions compete for the same requests. */
	readonly collisions?: boolean;
}

const LINT_OPTIONS: OptionNames<LintOptions> = { config: true, collisions: true };

/** Rules of the reader that have a stricter lint rule. */
const COVERED_BY_LINT = /^(?:skill-|registry-|yaml|front-matter$|executable$|missing-package$)/;

/**
 * Checks skills against the Agent Skills specification, units and packages against the rules of registries, and
 * reports for other sources what a build would report.
 *
 * @throws BuildError if a folder or the configuration cannot be read
 */
export async function lintFolders(folders: readonly string[], options: LintOptions = {}): Promise<LintResult> {
	checkFolders(folders);
	checkNames('lintFolders', options, LINT_OPTIONS);
	const config = await loadConfig(options.config, folders);
	const readerProblems: Problem[] = [];
	const checked = new Set<string>();
	const report: Report = (problem) => readerProblems.push(problem);
	const onDocument = ({ document }: ReadSource): void => void checked.add(document.path);
	const contents = await readFolders(folders, { onDocument }, config, report);
	const { units } = resolveSources(contents, report);
	const problems: Problem[] = [];
	const registry: RegistryJson[] = [];
	for (const [i, folder] of folders.entries()) {
		const listed = listFolder(resolve(folder), { globs: config.ignore }, () => {});
		const prefix = contents.prefixes[i] as string;
		const skills = lintSkills(listed, prefix);
		problems.push(...skills.problems);
		for (const path of skills.paths) checked.add(path);
		registry.push(...readRegistry(listed, prefix));
	}
	// All folders at once, because references may lead from one folder to another.
	const { prefixes } = contents;
	const locate = (file: string): SourceFile => locateSource(file, folders, prefixes);
	problems.push(...lintRegistry(registry), ...lintSharedNames(units, locate));
	const collisions = options.collisions === true ? lintCollisions(units, folders, prefixes) : [];
	const filter = reporter(config.lint, locate);
	const found = [...problems, ...notCovered(readerProblems, problems)];
	return {
		checked: checked.size + registry.length,
		problems: sortProblems([...found.flatMap(filter.problem), ...filter.directives().flatMap(filter.problem)]),
		collisions: collisions.flatMap((pair) => filter.problem(pair.problem).map((problem) => ({ ...pair, problem }))),
		prefixes,
	};
}

/** Creates a filter that applies the configuration and the comments of files to problems. */
function reporter({ rules }: Config['lint'], locate: (file: string) => SourceFile) {
	const directives = new Map<string, ReturnType<typeof readDirectives>>();
	const directivesOf = (file: string) => {
		const known = directives.get(file) ?? readDirectives(file.endsWith('.md') ? textOf(...locate(file)) : '');
		directives.set(file, known);
		return known;
	};
	return {
		/** Returns the problem with the configured severity, or nothing if it is disabled. */
		problem(problem: Problem): Problem[] {
			const severity = rules.get(problem.rule) ?? problem.severity;
			return severity === 'off' || directivesOf(problem.file).isDisabled(problem) ? [] : [{ ...problem, severity }];
		},
		/** Returns problems with the comments themselves. */
		directives(): Problem[] {
			return [...directives].flatMap(([file, { problems }]) => problems.map((problem) => ({ ...problem, file })));
		},
	};
}

/** Returns the text of a file with its byte order mark; empty if it cannot be read, which is reported elsewhere. */
function textOf(root: string, path: string): string {
	return readBytes(root, path, () => {})?.toString('utf8') ?? '';
}

/** Returns the problems of the reader that no lint rule has reported already. */
function notCovered(met: readonly Problem[], said: readonly Problem[]): Problem[] {
	const withErrors = new Set(said.filter(({ severity }) => severity === 'error').map(({ file }) => file));
	const rules = new Set(said.map(({ file, rule }) => `${rule} ${file}`));
	return met.filter(({ file, rule }) => {
		return !rules.has(`${rule} ${file}`) && !(withErrors.has(file) && COVERED_BY_LINT.test(rule));
	});
}

function lintSkills({ root, paths }: SourceFolder, prefix: string) {
	const problems: Problem[] = [];
	const read: string[] = [];
	for (const path of paths.filter(isAlmostSkillFile)) {
		const text = readText(root, path, () => {});
		if (text === undefined || (!isSkillFile(path) && isPage(text))) continue;
		read.push(prefix + path);
		// The reader ignores a byte order mark, but the published validators refuse it.
		if (textOf(root, path).startsWith('\ufeff')) {
			const message = 'the file begins with a byte order mark';
			problems.push(problemOf('skill-yaml', { file: prefix + path, line: 1 }, message, 'save it as UTF-8 without one'));
		}
		problems.push(...lintSkill(prefix + path, text, basename(dirname(join(root, path)))));
		lintSkillFiles(root, path, splitFrontMatter(text)).forEach(reportBelow(prefix, (found) => problems.push(found)));
	}
	return { paths: read, problems };
}

function readRegistry({ root, paths }: SourceFolder, prefix: string): RegistryJson[] {
	return registryFiles(paths).flatMap(({ sort, path }) => {
		const json = readJson(root, path, () => {});
		return json === undefined ? [] : [{ sort, path: prefix + path, json }];
	});
}

/** Whether a file that is called `skill.md` is a page about something else: its front matter has no name, as skills need. */
function isPage(text: string): boolean {
	const { fields, problems } = splitFrontMatter(text);
	return problems.length === 0 && !fields?.has('name');
}

/** Comments that disable rules: `<!-- pinakes-lint-disable RULE… -->` for a file, `-disable-next-line` for a line; after `#` in YAML. */
// Harmless: linear: names hold neither blanks nor what a comment begins with.
const DIRECTIVE = /(?:<!--|#)[ \t]*pinakes-lint-disable(-next-line)?((?:[ \t,]+[a-z0-9-]+)*)[ \t]*(?:-->|$)/;

/** Reads the comments of a text that disable rules. Problems are those that name no rule, or one that does not exist. */
function readDirectives(text: string) {
	const disabled = new Set<string>();
	const problems: Omit<Problem, 'file'>[] = [];
	if (text.includes('pinakes-lint-disable')) {
		text.split('\n').forEach((content, i) => {
			const [found, nextLine, list = ''] = DIRECTIVE.exec(content.trimEnd()) ?? [];
			if (found === undefined) return;
			const names = list.split(/[ \t,]+/).filter((name) => name !== '' && !/^-+$/.test(name));
			for (const name of names) disabled.add(nextLine === undefined ? name : `${name} ${i + 2}`);
			for (const name of names.length === 0 ? [''] : names.filter((one) => !isRule(one))) {
				const message = name === '' ? 'the comment names no rule' : `there is no rule ${name}`;
				const fix = 'name rules, such as: pinakes-lint-disable skill-body-lines';
				problems.push({ severity: 'warning', line: i + 1, rule: 'unknown-rule', message, fix });
			}
		});
	}
	const isDisabled = ({ rule, line }: Problem): boolean => disabled.has(rule) || disabled.has(`${rule} ${line}`);
	return { isDisabled, problems };
}
