import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { UnitRecord } from '@pinakes/query';
import { GENERIC_IDE, MAX_SKILL_BYTES, MAX_SKILL_FILES } from '@pinakes/query/internal';
import { isSafePath, readBytes } from '../base/read-file.ts';
import { compare, type Report, reportError, reportWarning } from '../base/report.ts';
import { BUNDLE_PARTS, SKILL_FILE, SKILL_SCAN_PATHS } from '../data/scan-paths.ts';
import type { Split } from '../formats/front-matter.ts';
import { type FolderLink, isLinkInside, MAX_FOLDER_DEPTH } from '../formats/list-folder.ts';
import { parseTerms, textValue, type Warn } from '../parse/values.ts';
import { originsOf, type Unit } from './unit.ts';

/**
 * Reads an Agent Skill leniently: it is only left out without a description, as no agent could choose it. `lint` is
 * strict.
 */
export function readSkill(path: string, split: Split, report: Report): Unit | undefined {
	const { fields } = split;
	const leaveOut = (rule: string, message: string, fix: string): undefined => {
		report({ severity: 'error', file: path, line: 1, rule, message, fix });
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
	const metadata = fields.get('metadata');
	const extra = metadata instanceof Map ? (metadata as ReadonlyMap<unknown, unknown>) : new Map();
	if (String(extra.get('internal')) === 'true') {
		warn('skill-internal', 'the skill is marked metadata.internal and left out', 'remove the mark to have it found');
		return undefined;
	}
	const description = textValue(fields.get('description'));
	if (description === undefined) {
		return leaveOut(
			'skill-description',
			'the skill has no description',
			'say in `description` what it does and when to use it',
		);
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
	};
}

/** Returns the tool that reads skills in this folder. */
function ideOf(path: string): string {
	const scanned = SKILL_SCAN_PATHS.find(({ folder }) => path.startsWith(`${folder}/`) || path.includes(`/${folder}/`));
	return scanned?.ide ?? GENERIC_IDE;
}

/**
 * Adds the IDEs that find a skill by a link to its folder or a parent folder, such as `.claude/skills/pdf`, which
 * installers create. Declared IDEs of a skill are unchanged.
 *
 * @param links with the same path prefixes as units
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

/** Names of generated folders, which are excluded, like hidden files and folders. */
const EXCLUDED_FOLDERS = ['node_modules', '__pycache__'];

/** Matches characters that are unsafe in file names or URLs: reserved, directional and zero-width ones. */
const UNSAFE_NAME = /[<>:"|?*]|[. ]$|\p{Cf}|[\ud800-\udfff]/u;

interface SkillLocation {
	/** Absolute path of the skill's folder. */
	readonly folder: string;
	/** Whether a path, relative to the skill's folder, is excluded. */
	readonly isExcluded: (path: string) => boolean;
}

/**
 * Reads the files of a skill: `SKILL.md` first, then all others below its folder, sorted by path. Files beyond the
 * limits, with unsafe names, or linked from outside are reported and left out.
 *
 * @param report called with paths relative to the skill's folder
 */
export function readSkillFolder({ folder, isExcluded }: SkillLocation, report: Report): ReadSkillFile[] {
	const files: ReadSkillFile[] = [];
	const names = new Set<string>();
	let left = MAX_SKILL_BYTES;
	let skipped = 0;
	for (const path of skillPaths({ folder, isExcluded }, report)) {
		if (files.length >= MAX_SKILL_FILES) skipped++;
		else if (isNameSafe(path, names, report) && isSmallEnough(folder, path, left, report)) {
			const content = readBytes(folder, path, report);
			if (content === undefined) continue;
			left -= content.length;
			names.add(path.toLowerCase());
			files.push({ path, content, isExecutable: (statSync(join(folder, path)).mode & 0o111) !== 0 });
		}
	}
	if (skipped > 0) {
		const message = `the skill has ${skipped} files more than the ${MAX_SKILL_FILES} that every host supports; these are left out`;
		const fix = 'move what the skill does not need out of its folder';
		reportWarning(SKILL_FILE, 'skill-file-count', message, fix, report);
	}
	return files;
}

/** Returns the paths of the files of a skill: `SKILL.md` first, then all others but hidden ones, sorted. */
export function skillPaths({ folder, isExcluded }: SkillLocation, report: Report): string[] {
	return [SKILL_FILE, ...pathsBelow(folder, isExcluded, report).sort(compare)];
}

/** Returns the paths of other files below a folder. */
function pathsBelow(
	root: string,
	isExcluded: (path: string) => boolean,
	report: Report,
	folder = '',
	depth = 1,
): string[] {
	return entriesOf(root, folder, report).flatMap((entry) => {
		const path = folder + entry.name;
		if (entry.name.startsWith('.') || path === SKILL_FILE || isExcluded(path)) return [];
		if (entry.isSymbolicLink()) return isLinkInside(root, path, report) ? [path] : [];
		if (entry.isFile()) return [path];
		const isEntered = entry.isDirectory() && !EXCLUDED_FOLDERS.includes(entry.name) && depth < MAX_FOLDER_DEPTH;
		return isEntered ? pathsBelow(root, isExcluded, report, `${path}/`, depth + 1) : [];
	});
}

function entriesOf(root: string, folder: string, report: Report): Dirent[] {
	try {
		return readdirSync(resolve(root, folder), { withFileTypes: true });
	} catch (cause) {
		const message = `the folder cannot be read (${(cause as NodeJS.ErrnoException).code})`;
		const file = folder === '' ? SKILL_FILE : folder;
		// An error, as for other sources, so that --strict keeps the old index.
		reportError(file, 'skill-file-unreadable', message, 'check its permissions', report);
		return [];
	}
}

/** Whether a path is valid on all systems and does not conflict with other names; otherwise reports a problem. */
export function isNameSafe(path: string, names: ReadonlySet<string>, report: Report): boolean {
	const isSafe = isSafePath(path) && !path.split('/').some((name) => UNSAFE_NAME.test(name));
	if (!isSafe) {
		const message =
			'the name has characters that not every system can have or shows; the file is left out of the skill';
		reportWarning(path, 'skill-file-path', message, 'rename it', report);
	} else if (names.has(path.toLowerCase())) {
		const message = 'another file of the skill has this name in other letter case; this one is left out';
		reportWarning(path, 'skill-file-path', message, 'rename one of them', report);
	}
	return isSafe && !names.has(path.toLowerCase());
}

/**
 * Whether a file fits the remaining size; otherwise reports a problem. Unreadable files are reported when they are
 * read.
 */
function isSmallEnough(folder: string, path: string, left: number, report: Report): boolean {
	const { size = 0 } = statSync(join(folder, path), { throwIfNoEntry: false }) ?? {};
	if (size <= left) return true;
	const message = `the file has ${size} bytes, and hosts support ${MAX_SKILL_BYTES} for a whole skill; it is left out of the skill`;
	const fix = 'make it smaller, or have a script fetch it';
	reportWarning(path, 'skill-file-size', message, fix, report);
	return false;
}

/** A skill with its files, `SKILL.md` first. */
export interface SkillSource extends Pick<UnitRecord, 'unit_id' | 'source'> {
	readonly files: readonly ReadSkillFile[];
}
