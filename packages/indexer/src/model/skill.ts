import { join, relative, resolve } from 'node:path';
import { normalize } from 'node:path/posix';
import type { UnitRecord } from '@pinakes/query';
import { GENERIC_IDE, MAX_SKILL_BYTES, MAX_SKILL_FILES, percentDecoded } from '@pinakes/query/internal';
import { entriesOf, LINK_FIX, pathBelow, statOf } from '../base/files.ts';
import { isSafePath, readBytes } from '../base/read-file.ts';
import { compare, type Report, reportError, reportWarning } from '../base/report.ts';
import { BUNDLE_PARTS, SKILL_FILE, SKILL_SCAN_PATHS } from '../data/scan-paths.ts';
import { type Split, splitFrontMatter } from '../formats/front-matter.ts';
import { gitIgnored } from '../formats/git-ignore.ts';
import { type FolderLink, followLink, MAX_FOLDER_DEPTH, TOO_DEEP } from '../formats/list-folder.ts';
import { findMentions, type Mention } from '../parse/outline.ts';
import { parseTerms, textValue, type Warn, whatElse } from '../parse/values.ts';
import { invocationOf, originsOf, type Unit } from './unit.ts';

/**
 * Reads an Agent Skill leniently: it is only left out without a description, as no agent could choose it. `lint` is
 * strict.
 */
export function readSkill(path: string, split: Split, report: Report): Unit | undefined {
	const { fields } = split;
	const leaveOut = (rule: string, message: string, fix: string, line = 1): undefined => {
		report({ severity: 'error', file: path, line, rule, message, fix });
	};
	const warn: Warn = (rule, message, fix) => report({ severity: 'warning', file: path, line: 1, rule, message, fix });
	if (fields === undefined) {
		if (split.problems.some(({ lost }) => lost) || BUNDLE_PARTS.test(path)) return undefined;
		return leaveOut(
			'skill-front-matter',
			'the skill has no front matter',
			'begin the file with name and description between two lines ---',
		);
	}
	const extra = metadataOf(fields);
	const description = textValue(fields.get('description'));
	if (description === undefined) {
		const what = whatElse(fields.get('description'));
		const [message, fix] =
			what === undefined
				? ['the skill has no description', 'say in `description` what it does and when to use it']
				: [`description is ${what}, not a text`, 'write it as one text: description: "…"'];
		return leaveOut('skill-description', message, fix, split.lines.get('description'));
	}
	const folder = path === SKILL_FILE ? '' : path.slice(0, -SKILL_FILE.length - 1);
	const name = textValue(fields.get('name')) ?? folder.slice(folder.lastIndexOf('/') + 1);
	if (name === '') return leaveOut('skill-name', 'the skill has no name', 'give it one in `name`');
	// Optional fields may be in front matter or in its `metadata`.
	const field = (key: string): unknown => fields.get(key) ?? extra.get(key);
	const terms = (key: string): string[] | undefined => parseTerms(field(key), key, warn);
	const declared = { capability_tags: terms('tags') ?? [], keywords: terms('keywords') ?? [] };
	return {
		unit_id: folder === '' ? name : folder,
		package_id: null,
		name,
		description,
		...declared,
		ide_support: terms('ide_support') ?? [ideOf(path)],
		entrypoints: [],
		usage_notes: textValue(fields.get('compatibility')) ?? null,
		conflicts: textValue(field('conflicts')) ?? null,
		...originsOf(declared),
		kind: 'skill',
		source: path,
		...invocationOf(fields),
	};
}

function metadataOf(fields: Split['fields']): ReadonlyMap<unknown, unknown> {
	const metadata = fields?.get('metadata');
	return metadata instanceof Map ? metadata : new Map();
}

/** Whether a skill is for its own project alone, as installers understand the mark. */
export function isInternal(fields: Split['fields']): boolean {
	return String(metadataOf(fields).get('internal')) === 'true';
}

/** Matches files directly below a folder of skills, but those that are about all of them. */
const FLAT_FILE = /(?:^|\/)skills?\/(?!(?:readme|index|changelog|agents|claude|contributing)\.md$)[^/]+\.md$/i;

/** Matches files that are where tools look for skills, whatever these have. */
const IN_PLACE = /(?:^|\/)\.[\w-]+\/skills?\/|(?:^|\/)skills?\/[^/]+\/skill\.md$/i;

/** Reports a file that is meant to be a skill, and that no tool finds: `skill.md`, or `skills/NAME.md`. */
export function reportMisnamedSkill(path: string, { fields }: Split, report: Report): void {
	if (!IN_PLACE.test(path) && !(fields?.has('name') && fields.has('description'))) return;
	const location = { file: path, line: 1 };
	if (isAlmostSkillFile(path)) {
		const message = 'the file is not named exactly SKILL.md, so that no tool finds the skill';
		report({ severity: 'error', ...location, rule: 'skill-file-name', message, fix: `rename it to ${SKILL_FILE}` });
	} else if (FLAT_FILE.test(path)) {
		const message = `a skill is a folder with the file ${SKILL_FILE}, so that no tool finds this one`;
		const fix = `move it to ${path.slice(0, -'.md'.length)}/${SKILL_FILE}`;
		report({ severity: 'warning', ...location, rule: 'skill-flat-file', message, fix });
	}
}

/** Matches `skill.md` as well, a mistake that hides a skill. */
export function isAlmostSkillFile(path: string): boolean {
	return path.slice(path.lastIndexOf('/') + 1).toLowerCase() === SKILL_FILE.toLowerCase();
}

function ideOf(path: string): string {
	const scanned = SKILL_SCAN_PATHS.find(({ folder }) => path.startsWith(`${folder}/`) || path.includes(`/${folder}/`));
	return scanned?.ide ?? GENERIC_IDE;
}

/**
 * Adds the IDEs that find a skill by a link to its folder or a parent folder, such as `.claude/skills/pdf`, which
 * installers create. Declared IDEs of a skill are unchanged.
 *
 * @param links with paths and targets as paths in the index
 */
export function withLinkedIdes(unit: Unit, links: readonly FolderLink[]): Unit {
	const { kind, source, ide_support } = unit;
	if (kind !== 'skill' || ide_support.length !== 1 || ide_support[0] !== ideOf(source)) return unit;
	const further = links
		.filter(({ target }) => source.startsWith(`${target}/`))
		.map(({ path, target }) => ideOf(path + source.slice(target.length)));
	return further.length === 0 ? unit : { ...unit, ide_support: [...new Set([...ide_support, ...further])] };
}

export interface ReadSkillFile {
	/** Relative to the skill's folder, with forward slashes. */
	readonly path: string;
	readonly content: Uint8Array;
	readonly isExecutable: boolean;
}

/** Matches names that are never part of a skill: secrets, and what tools write. All other hidden files are. */
const EXCLUDED_NAME = /^(?:\.git|\.hg|\.svn|\.env.*|\.ds_store|\.pinakes|\.pinakes-cache|node_modules|__pycache__)$/is;

/** Matches characters that are unsafe in file names or URLs: reserved, directional and zero-width ones. */
const UNSAFE_NAME = /[<>:"|?*]|[. ]$|\p{Cf}|[\ud800-\udfff]/u;

const MAX_NAMED = 10;

interface SkillLocation {
	/** Absolute path of the folder with the sources, which links must not leave. */
	readonly root: string;
	readonly folder: string;
	/** Whether a path, relative to the skill's folder, is excluded. */
	readonly isExcluded: (path: string) => boolean;
}

/**
 * Reads the files of a skill: `SKILL.md` first, then all others below its folder, sorted by path. What is left out is
 * reported: secrets, what git ignores, files beyond the limits, with unsafe names, or linked from outside.
 *
 * @param report called with paths relative to the skill's folder
 */
export function readSkillFolder(location: SkillLocation, report: Report): ReadSkillFile[] {
	const { folder, root } = location;
	const files: ReadSkillFile[] = [];
	const names = new Set<string>();
	const excluded: string[] = [];
	const missing: string[] = [];
	let left = MAX_SKILL_BYTES;
	let skipped = 0;
	const isIgnored = gitIgnored(root, folder, SKILL_FILE);
	const onProblem: Report = (problem) => {
		missing.push(problem.file);
		report(problem);
	};
	const paths = pathsBelow({ ...location, isIgnored, excluded, report: onProblem });
	for (const path of [SKILL_FILE, ...paths.sort(compare)]) {
		const isRead =
			files.length < MAX_SKILL_FILES && isNameSafe(path, names, report) && isSmallEnough(folder, path, left, report);
		const content = isRead ? readBytes(root, relative(root, join(folder, path)), report, path) : undefined;
		if (files.length >= MAX_SKILL_FILES) skipped++;
		if (content === undefined) missing.push(path);
		else {
			left -= content.length;
			names.add(path.toLowerCase());
			files.push({ path, content, isExecutable: ((statOf(join(folder, path))?.mode ?? 0) & 0o111) !== 0 });
		}
	}
	if (skipped > 0) {
		const message = `the skill has ${skipped} files more than the ${MAX_SKILL_FILES} that every host supports; these are left out`;
		const fix = 'move what the skill does not need out of its folder';
		reportWarning(SKILL_FILE, 'skill-file-count', message, fix, report);
	}
	if (excluded.length > 0) {
		const named = excluded.slice(0, MAX_NAMED).join(', ');
		const more = excluded.length > MAX_NAMED ? ` and ${excluded.length - MAX_NAMED} more` : '';
		const message = `left out of the skill: ${named}${more} (secrets, what tools write, and what .gitignore names)`;
		const fix = 'rename what the skill needs, or take it out of .gitignore';
		reportWarning(SKILL_FILE, 'skill-file-excluded', message, fix, report);
	}
	reportMissing(files[0], [...excluded, ...missing], report);
	return files;
}

/** Reports the paths in the text of a skill that lead to files which are left out of it. */
function reportMissing(main: ReadSkillFile | undefined, missing: readonly string[], report: Report): void {
	if (main?.path !== SKILL_FILE || missing.length === 0) return;
	const text = Buffer.from(main.content).toString('utf8');
	const reported = new Set<string>();
	for (const mention of findMentions(splitFrontMatter(text.replace(/^\ufeff/, '')))) {
		const path = normalize(mentionedPath(mention) ?? '').replace(/\/$/, '');
		if (reported.has(path) || !missing.some((one) => one === path || path.startsWith(`${one}/`))) continue;
		reported.add(path);
		const message = `${path} is left out of the skill, so that it is not there after an installation`;
		const fix = 'give it another name or place, or take it out of the text';
		report({ severity: 'error', file: SKILL_FILE, line: mention.line, rule: 'skill-file-missing', message, fix });
	}
}

/** Matches paths in the folders of the specification, which always refer to files of the skill. */
const FILE_OF_SKILL = /^(?:\.\/)?((?:scripts|references|assets)\/(?:[\w.-]+\/)*(?:[\w.-]*\w)?\.\w[\w-]*)$/;

/** Matches texts that are not paths of files: addresses, anchors, absolute paths, and placeholders. */
const NO_PATH = /^(?:[a-z][a-z0-9+.-]*:|#|\/|$)|[<>{}$*]|\.\.\.|…/i;

/** Returns the path that a link, or a word of code, in the text of a skill refers to; undefined for anything else. */
export function mentionedPath({ target, kind }: Mention): string | undefined {
	if (kind === 'code') return FILE_OF_SKILL.exec(target)?.[1];
	return NO_PATH.test(target) ? undefined : percentDecoded(target.split(/[?#]/)[0] as string);
}

interface Walk extends SkillLocation {
	readonly isIgnored: (path: string, isFolder: boolean) => boolean;
	readonly excluded: string[];
	readonly report: Report;
}

/** Returns the paths of the files below a folder but `SKILL.md`. Links are followed once if they stay inside the root. */
function pathsBelow(walk: Walk, folder = '', depth = 1, isLinked = false): string[] {
	const { root, isExcluded, isIgnored, excluded, report } = walk;
	return readEntries(walk.folder, folder, report).flatMap((entry) => {
		const path = folder + entry.name;
		const file = join(walk.folder, path);
		if (path === SKILL_FILE || isExcluded(path)) return [];
		const link = entry.isSymbolicLink() ? followLink(root, relative(root, file)) : undefined;
		const isFolder = link?.isFolder ?? entry.isDirectory();
		const isInside = link !== undefined && link.problem === undefined;
		const target = isInside ? pathBelow(walk.folder, resolve(root, link.path)) : undefined;
		const names = [entry.name, ...(target?.split('/') ?? [])];
		const isOut = (one: string | undefined): boolean => one !== undefined && isIgnored(one, isFolder);
		if (names.some((name) => EXCLUDED_NAME.test(name)) || isOut(path) || isOut(target)) {
			// Everybody knows that the history is no part of a skill.
			if (entry.name !== '.git') excluded.push(path);
			return [];
		}
		const problem = target === undefined ? link?.problem : linkProblem(target, path, isFolder, isLinked);
		if (problem !== undefined) {
			reportError(path, 'link', `the symbolic link leads ${problem}`, LINK_FIX, report);
			return [];
		}
		if (!isFolder) return entry.isFile() || link ? [path] : [];
		if (depth < MAX_FOLDER_DEPTH) return pathsBelow(walk, `${path}/`, depth + 1, isLinked || link !== undefined);
		reportError(path, 'skill-file-unreadable', TOO_DEEP, 'move it up', report);
		return [];
	});
}

/** Matches paths out of the skill to hidden files, such as a tool's settings with a token. */
const HIDDEN_OUTSIDE = /^\.\.\/(?:.*\/)?\.[^./]/s;

/** Returns why a link inside the sources is not followed, if anything. */
function linkProblem(target: string, path: string, isFolder: boolean, isLinked: boolean): string | undefined {
	if (HIDDEN_OUTSIDE.test(target)) return 'to a hidden file out of the skill';
	if (!isFolder) return undefined;
	if (isLinked) return 'to a further folder from one that a link leads to';
	const isParent = /^(?:\.\.(?:\/|$))*$/.test(target) || path.startsWith(`${target}/`);
	return isParent ? 'to a folder that it is in' : undefined;
}

function readEntries(root: string, folder: string, report: Report): ReturnType<typeof entriesOf> {
	try {
		return entriesOf(resolve(root, folder));
	} catch (cause) {
		const message = `the folder cannot be read (${(cause as NodeJS.ErrnoException).code})`;
		const file = folder === '' ? SKILL_FILE : folder;
		// An error, as for other sources, so that --strict keeps the old index.
		reportError(file, 'skill-file-unreadable', message, 'check its permissions', report);
		return [];
	}
}

/** Whether a path is valid on all systems and does not conflict with other names; otherwise reports a problem. */
function isNameSafe(path: string, names: ReadonlySet<string>, report: Report): boolean {
	const isSafe = isSafePath(path) && !path.split('/').some((name) => UNSAFE_NAME.test(name));
	if (isSafe && !names.has(path.toLowerCase())) return true;
	const message = isSafe
		? 'another file of the skill has this name in other letter case; this one is left out'
		: 'the name has characters that not every system can have or shows; the file is left out of the skill';
	reportWarning(path, 'skill-file-path', message, isSafe ? 'rename one of them' : 'rename it', report);
	return false;
}

/** Whether a file fits the remaining size; otherwise reports a problem. Unreadable files are reported when they are read. */
function isSmallEnough(folder: string, path: string, left: number, report: Report): boolean {
	const { size = 0 } = statOf(join(folder, path)) ?? {};
	if (size <= left) return true;
	const message = `the file has ${size} bytes, and hosts support ${MAX_SKILL_BYTES} for a whole skill; it is left out of the skill`;
	const fix = 'make it smaller, or have a script fetch it';
	reportWarning(path, 'skill-file-size', message, fix, report);
	return false;
}

export interface SkillSource extends Pick<UnitRecord, 'unit_id' | 'source'> {
	readonly files: readonly ReadSkillFile[];
}
