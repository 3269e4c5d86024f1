import { closeSync, existsSync, lstatSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { MAX_SKILL_BYTES, MAX_SKILL_FILES, percentDecoded } from '@pinakes/query/internal';
import type { Report } from '../base/report.ts';
import { PLUGIN_MANIFEST, SKILL_FILE } from '../data/scan-paths.ts';
import type { Split } from '../formats/front-matter.ts';
import { isNameSafe, skillPaths } from '../model/skill.ts';
import { findMentions, type Mention } from '../parse/outline.ts';

/** A problem with a file that a skill refers to or contains. */
interface FileFinding {
	readonly rule:
		| 'link'
		| 'skill-file-path'
		| 'skill-link'
		| 'skill-link-outside'
		| 'skill-path'
		| 'skill-script-mode'
		| 'skill-size';
	/** Path relative to the folder of the skill. Default: SKILL.md. */
	readonly path?: string;
	readonly line?: number;
	readonly message: string;
	readonly fix: string;
}

/** Matches paths in the folders of the specification, which always refer to files of the skill. */
const FILE_OF_SKILL = /^(?:\.\/)?((?:scripts|references|assets)\/[\w./-]*\w\.\w+)$/;

/** Matches texts that are not paths of files: addresses, anchors, absolute paths, and placeholders. */
const NO_PATH = /^(?:[a-z][a-z0-9+.-]*:|#|\/|$)|[<>{}$*]|\.\.\.|…/i;

/**
 * Checks the files that the text of a skill mentions, and those in its folder.
 *
 * @param file path of the skill's SKILL.md
 */
export function lintSkillFiles(file: string, split: Pick<Split, 'body' | 'bodyOffset'>): FileFinding[] {
	const folder = dirname(resolve(file));
	return [...lintMentions(folder, findMentions(split)), ...lintFolder(folder)];
}

function lintMentions(folder: string, mentions: readonly Mention[]): FileFinding[] {
	const findings: FileFinding[] = [];
	const seen = new Set<string>();
	const plugin = pluginOf(folder);
	for (const { target, line, kind } of [...mentions].sort((a, b) => (a.kind < b.kind ? 1 : a.kind > b.kind ? -1 : 0))) {
		const path = kind === 'link' ? linkedPath(target) : FILE_OF_SKILL.exec(target)?.[1];
		if (path === undefined) continue;
		const absolute = resolve(folder, path);
		if (seen.has(absolute)) continue;
		seen.add(absolute);
		const name = relative(folder, absolute).split(sep).join('/');
		if (!existsSync(absolute)) {
			const rule = kind === 'link' ? 'skill-link' : 'skill-path';
			// Skills of a plugin also name the files of the plugin, which are installed with them.
			if (rule === 'skill-path' && plugin !== undefined && existsSync(resolve(plugin, path))) continue;
			findings.push({ rule, line, message: `${name} is not there`, fix: 'add the file, or correct the path' });
		} else if (name.startsWith('../')) {
			const message = `${name} is not in the folder of the skill, and is not installed with it`;
			findings.push({ rule: 'skill-link-outside', line, message, fix: 'copy it into the folder, or give an address' });
		}
	}
	return findings;
}

/** Returns the folder of the plugin that a skill belongs to, the nearest above it; undefined for a skill of its own. */
function pluginOf(folder: string): string | undefined {
	const parent = dirname(folder);
	if (existsSync(join(folder, PLUGIN_MANIFEST))) return folder;
	return parent === folder ? undefined : pluginOf(parent);
}

/** Returns the path in a link; undefined for an address. */
function linkedPath(target: string): string | undefined {
	return NO_PATH.test(target) ? undefined : percentDecoded(target.split(/[?#]/)[0] as string);
}

function lintFolder(folder: string): FileFinding[] {
	const findings: FileFinding[] = [];
	let bytes = 0;
	let files = 0;
	// Nested skills are separate, and links are not followed.
	const isExcluded = (path: string): boolean =>
		existsSync(join(folder, path, SKILL_FILE)) && !lstatSync(join(folder, path)).isSymbolicLink();
	// Unreadable folders are reported when sources are listed.
	const report: Report = ({ rule, file, message, fix }) => {
		if (rule === 'link' || rule === 'skill-file-path') findings.push({ rule, path: file, message, fix });
	};
	const names = new Set<string>();
	for (const path of skillPaths({ folder, isExcluded }, report)) {
		const stats = statSync(join(folder, path), { throwIfNoEntry: false });
		if (stats === undefined) continue;
		if (++files > MAX_SKILL_FILES) break;
		if (isNameSafe(path, names, report)) names.add(path.toLowerCase());
		const { size, mode } = stats;
		bytes += size;
		// Windows has no executable permission.
		if ((mode & 0o111) === 0 && process.platform !== 'win32' && isScript(join(folder, path))) {
			const message = `${path} begins with #! and is not executable`;
			findings.push({ rule: 'skill-script-mode', path, message, fix: `chmod +x ${path}` });
		}
	}
	const fix = 'leave out what the skill does not need, or have it downloaded';
	if (files > MAX_SKILL_FILES) {
		findings.push({ rule: 'skill-size', message: `the skill has more than ${MAX_SKILL_FILES} files`, fix });
	} else if (bytes > MAX_SKILL_BYTES) {
		const message = `the files of the skill have more than ${MAX_SKILL_BYTES / 1024 / 1024} MiB`;
		findings.push({ rule: 'skill-size', message, fix });
	}
	return findings;
}

function isScript(file: string): boolean {
	const start = Buffer.alloc(2);
	try {
		const handle = openSync(file, 'r');
		readSync(handle, start, 0, start.length, 0);
		closeSync(handle);
	} catch {
		// Unreadable files are reported when they are read.
	}
	return start.toString('latin1') === '#!';
}
