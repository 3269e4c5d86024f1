import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { DocumentOutline } from '@pinakes/query';
import type { DocumentRecord, TextDocument } from '@pinakes/query/format';
import picomatch from 'picomatch';
import type { Config } from '../config.ts';
import { type MarkdownRule, USUAL_RULES } from '../data/markdown-rules.ts';
import { BuildError } from '../errors.ts';
import { type ContextSource, createScopes, readContext } from '../kinds/contexts/source.ts';
import { readDocumentRecord } from '../kinds/documents/source.ts';
import type { EntrySource, UnreadEntry } from '../kinds/entries/write.ts';
import { type Split, splitFrontMatter } from '../markdown/front-matter.ts';
import { outlineOf } from '../markdown/outline.ts';
import { toDocument, toEntry } from '../markdown/sections.ts';
import type { Report } from '../report.ts';
import type { SourcePackage, Unit } from '../unit.ts';
import { listFolder, readText, type SourceFolder, unreadBecause } from './files.ts';
import { readMarkdownUnit } from './markdown.ts';
import { readRegistries } from './registry.ts';
import { isSkillFile, readSkill } from './skills.ts';

/** A unit as read, with the digest of its file, by which copies are known. */
export interface ReadUnit {
	readonly unit: Unit;
	readonly digest: string;
	/** The place of its folder in the list that was given: earlier ones come first. */
	readonly folder: number;
}

/** What the folders hold. */
export interface FolderContents {
	readonly units: readonly ReadUnit[];
	readonly packages: readonly SourcePackage[];
	readonly outlines: readonly DocumentOutline[];
	/** The texts of the outlines, in the same order. */
	readonly documents: readonly TextDocument[];
	/** What their sections are retrieved by, in the same order, and the files that have none. */
	readonly entries: readonly EntrySource[];
	readonly unread: readonly UnreadEntry[];
	/** What the documents say about themselves, in the same order. */
	readonly records: readonly DocumentRecord[];
	/** Those that tasks need. */
	readonly contexts: readonly ContextSource[];
	readonly files: number;
}

/** The contents of all folders, and what the paths of each begin with. */
export interface AllContents extends FolderContents {
	readonly prefixes: readonly string[];
}

/**
 * Reads the sources below folders. With more than one folder, every path begins with its folder's
 * name, so that two of them never collide.
 *
 * @param excluded folders that are left out, such as the index that is being written
 * @throws BuildError where a folder is not there
 */
export async function readFolders(
	folders: readonly string[],
	excluded: readonly string[],
	config: Config,
	report: Report,
): Promise<AllContents> {
	const prefixes = prefixesOf(folders);
	const contents: FolderContents[] = [];
	for (const [i, folder] of folders.entries()) {
		const root = resolve(folder);
		if (!existsSync(root) || !statSync(root).isDirectory()) {
			throw new BuildError(`${folder} is not a folder: name one that holds skills, a registry or markdown.`);
		}
		const prefix = prefixes[i] as string;
		const prefixed: Report = (problem) => report({ ...problem, file: prefix + problem.file });
		contents.push(readFolder(await listSources(root, excluded, config, prefixed), i, prefix, config, prefixed));
	}
	return {
		prefixes,
		units: contents.flatMap(({ units }) => units),
		packages: contents.flatMap(({ packages }) => packages),
		outlines: contents.flatMap(({ outlines }) => outlines),
		documents: contents.flatMap(({ documents }) => documents),
		entries: contents.flatMap(({ entries }) => entries),
		unread: contents.flatMap(({ unread }) => unread),
		records: contents.flatMap(({ records }) => records),
		contexts: contents.flatMap(({ contexts }) => contexts),
		files: contents.reduce((sum, { files }) => sum + files, 0),
	};
}

/** The folders' names with a slash, told apart by numbers where two are the same; empty for one folder. */
function prefixesOf(folders: readonly string[]): string[] {
	if (folders.length === 1) return [''];
	const taken = new Set<string>();
	return folders.map((folder) => {
		const name = basename(resolve(folder));
		let prefix = `${name}/`;
		for (let number = 2; taken.has(prefix); number++) prefix = `${name}-${number}/`;
		taken.add(prefix);
		return prefix;
	});
}

/** Lists the files below a folder that the configuration does not ignore. */
export async function listSources(
	root: string,
	excluded: readonly string[],
	config: Config,
	report: Report,
): Promise<SourceFolder> {
	const isIgnored = config.ignore.length === 0 ? () => false : picomatch([...config.ignore], { dot: true });
	const unlessIgnored: Report = (problem) => {
		if (!isIgnored(problem.file)) report(problem);
	};
	const { paths } = await listFolder(root, excluded, unlessIgnored);
	return { root, paths: paths.filter((path) => !isIgnored(path)) };
}

function readFolder(
	folder: SourceFolder,
	place: number,
	prefix: string,
	config: Config,
	report: Report,
): FolderContents {
	const rules = [...config.markdown, ...USUAL_RULES].map((rule) => ({
		rule,
		fits: picomatch([...rule.include], { dot: true }),
	}));
	const registry = readRegistries(folder, report);
	const units: Unit[] = [...registry.units];
	const digests = new Map<Unit, string>();
	const outlines: DocumentOutline[] = [];
	const documents: TextDocument[] = [];
	const entries: EntrySource[] = [];
	const unread: UnreadEntry[] = [];
	const records: DocumentRecord[] = [];
	const contexts: ContextSource[] = [];
	const scopeOf = createScopes(config.contexts);
	const markdown = folder.paths.filter((path) => /\.mdc?$/i.test(path));
	for (const path of markdown) {
		const text = readText(folder.root, path, (problem) => {
			report(problem);
			unread.push({ path: prefix + path, problem: unreadBecause(problem) });
		});
		if (text === undefined) continue;
		const split = splitFrontMatter(text);
		const outline = { ...outlineOf(path, text, split), path: prefix + path };
		outlines.push(outline);
		documents.push(toDocument(outline, split));
		entries.push(toEntry(outline, text));
		const scope = scopeOf(path);
		const rule = rules.find(({ fits }) => fits(path))?.rule;
		// Contexts and units report the same fields themselves.
		const isPlain = scope === undefined && rule === undefined && !isSkillFile(path);
		records.push(readDocumentRecord(outline, split, config.documents.fields, isPlain ? report : () => {}));
		if (scope !== undefined) {
			if (rule === undefined && !isSkillFile(path)) reportFrontMatter(path, split, report);
			contexts.push(readContext(scope.epic, split, outline, config.contexts.types, report));
		}
		const unit = readUnit(path, split, outline, rule, report);
		if (unit === undefined) continue;
		units.push(unit);
		digests.set(unit, createHash('sha256').update(text).digest('hex'));
	}
	return {
		units: units.map((unit) => ({
			unit: prefix === '' ? unit : withPrefix(unit, prefix),
			digest: digests.get(unit) ?? '',
			folder: place,
		})),
		packages: registry.packages.map(({ record, source }) => ({ record, source: prefix + source })),
		outlines,
		documents,
		entries,
		unread,
		records,
		contexts,
		files: markdown.length + registry.files,
	};
}

/** Ids that are paths carry the prefix; those of a registry are their authors' and stay. */
function withPrefix(unit: Unit, prefix: string): Unit {
	const unit_id = unit.kind === 'unit' ? unit.unit_id : prefix + unit.unit_id;
	return { ...unit, unit_id, source: prefix + unit.source };
}

function reportFrontMatter(path: string, { problems }: Split, report: Report): void {
	for (const { lost, line, rule, message, mend } of problems) {
		report({ severity: lost ? 'error' : 'warning', file: path, line, rule, message, mend });
	}
}

function readUnit(
	path: string,
	split: Split,
	outline: DocumentOutline,
	rule: MarkdownRule | undefined,
	report: Report,
): Unit | undefined {
	const isSkill = isSkillFile(path);
	if (!isSkill && rule === undefined) return undefined;
	reportFrontMatter(path, split, report);
	if (isSkill) return readSkill(path, split, report);
	if (split.problems.some(({ lost }) => lost)) return undefined;
	return readMarkdownUnit(path, split, outline, rule as MarkdownRule, report);
}
