import { dirname, join, relative, resolve, sep } from 'node:path';
import { UsageError } from '@pinakes/command-line/definition';
import type { LintResult, Problem } from '@pinakes/indexer';
import { isThere, readBelow, statOf, writeBelow } from '@pinakes/indexer/internal';
import { isRecord } from '@pinakes/query/internal';

/** Version of the file format. */
const VERSION = 1;

/** Accepted findings: messages by rule by file. Paths are relative to the folder of the baseline. */
type Findings = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The result of applying a baseline. */
export interface Remaining<T> {
	readonly problems: readonly T[];
	readonly accepted: number;
	/** Number of findings of the baseline that no longer exist. */
	readonly fixed: number;
}

/** A problem with the path of its file, relative to the current folder. */
export interface Located {
	readonly problem: Problem;
	readonly path: string;
}

/** The file of a baseline: its path below the folder of the configuration, or of the file that the command line names. */
type BaselineFile = NonNullable<LintResult['baseline']>;

function nameOf({ root, path }: BaselineFile): string {
	return join(root, path);
}

/**
 * Reads a baseline.
 *
 * @throws UsageError if it cannot be read, has a newer version, or has only files that do not exist
 */
export function readBaseline(baseline: BaselineFile): Findings {
	const file = nameOf(baseline);
	if (!isThere(baseline.root, baseline.path)) {
		throw new UsageError(`There is not a baseline ${file}: write it first, by --baseline ${file} --update-baseline.`);
	}
	const json = parseBaseline(baseline);
	if (json.version > VERSION) {
		throw new UsageError(
			`${file} is of version ${json.version} and was written by a newer pinakes; this one reads ${VERSION}.`,
		);
	}
	const findings = new Map(Object.entries(json.findings).map(([path, rules]) => [path, rulesOf(rules)]));
	const isForeign = findings.size > 0 && ![...findings.keys()].some((path) => statOf(join(dirname(file), path)));
	if (isForeign) {
		throw new UsageError(
			`No file that ${file} names is there, such as ${[...findings.keys()][0]}: it is the baseline of another repository, or was moved. Write one by --update-baseline.`,
		);
	}
	return findings;
}

function parseBaseline({ root, path }: BaselineFile): { readonly version: number; readonly findings: object } {
	const file = join(root, path);
	let json: unknown;
	try {
		json = JSON.parse(readBelow(root, path).toString());
	} catch (cause) {
		throw new UsageError(
			`The baseline ${file} cannot be read: ${(cause as Error).message}. Remove it, and write it by --update-baseline.`,
		);
	}
	if (!isRecord(json) || typeof json.version !== 'number' || !isRecord(json.findings)) {
		throw new UsageError(`${file} is not a baseline of pinakes lint: remove it, and write one by --update-baseline.`);
	}
	return { version: json.version, findings: json.findings };
}

function rulesOf(rules: unknown): Map<string, string[]> {
	const entries = isRecord(rules) ? Object.entries(rules) : [];
	return new Map(
		entries.map(([rule, messages]) => [
			rule,
			Array.isArray(messages) ? messages.filter((message): message is string => typeof message === 'string') : [],
		]),
	);
}

/**
 * Writes a baseline that accepts all problems, with one finding per line, so that git can merge it.
 *
 * @throws UsageError if the file is there and is no baseline: a configuration may name any
 */
export function writeBaseline(baseline: BaselineFile, located: readonly Located[]): void {
	if (isThere(baseline.root, baseline.path)) parseBaseline(baseline);
	const findings = findingsOf(nameOf(baseline), located);
	const sorted = [...findings].sort(([a], [b]) => (a < b ? -1 : 1));
	const json = Object.fromEntries(sorted.map(([path, rules]) => [path, Object.fromEntries(rules)]));
	writeBelow(baseline.root, {
		[baseline.path]: `${JSON.stringify({ version: VERSION, findings: json }, null, '\t')}\n`,
	});
}

function findingsOf(file: string, located: readonly Located[]): Map<string, Map<string, string[]>> {
	const findings = new Map<string, Map<string, string[]>>();
	for (const { problem, path } of located) {
		const key = pathIn(file, path);
		const rules = findings.get(key) ?? new Map<string, string[]>();
		findings.set(key, rules);
		rules.set(problem.rule, [...(rules.get(problem.rule) ?? []), messageOf(problem)].sort());
	}
	return findings;
}

/** Returns the problems that the baseline does not accept. Each finding accepts one problem. */
export function applyBaseline<T extends Located>(
	baseline: BaselineFile,
	findings: Findings,
	located: readonly T[],
): Remaining<T> {
	const left = new Map([...findings].map(([path, rules]) => [path, new Map([...rules].map(([r, m]) => [r, [...m]]))]));
	const problems = located.filter(({ problem, path }) => {
		const messages = left.get(pathIn(nameOf(baseline), path))?.get(problem.rule) ?? [];
		const at = messages.indexOf(messageOf(problem));
		if (at >= 0) messages.splice(at, 1);
		return at < 0;
	});
	const counts = [...left].flatMap(([, rules]) => [...rules].map(([, messages]) => messages.length));
	const fixed = counts.reduce((sum, count) => sum + count, 0);
	return { problems, accepted: located.length - problems.length, fixed };
}

/** Returns a message with numbers replaced, so that a problem stays the same if, for example, a text gets one more line. */
function messageOf({ message }: Problem): string {
	return message.replace(/\d+(?:\.\d+)?/g, '#');
}

function pathIn(file: string, path: string): string {
	return relative(dirname(resolve(file)), resolve(path))
		.split(sep)
		.join('/');
}
