import { join, normalize, resolve, sep } from 'node:path';
import { definedFields } from '@pinakes/query/internal';
import { isThere, locate } from '../base/files.ts';
import type { Report } from '../base/report.ts';
import { isRule, type RuleName } from '../config/lint-rules.ts';
import { SKILL_FILE } from '../data/scan-paths.ts';
import type { Split } from '../formats/front-matter.ts';
import { pluginOf } from '../model/shared-names.ts';
import { mentionedPath, readSkillFolder } from '../model/skill.ts';
import { findMentions, type Mention } from '../parse/outline.ts';

/** A problem with a file that a skill refers to or contains. */
interface FileFinding {
	readonly rule: RuleName;
	/** Path relative to the folder of the skill. Default: SKILL.md. */
	readonly path?: string;
	readonly line?: number;
	readonly message: string;
	readonly fix: string;
}

/**
 * Checks the files that the text of a skill mentions, and those in its folder.
 *
 * @param root folder with the sources, outside of which no file is looked for
 * @param below path of the skill's folder
 */
export function lintSkillFiles(root: string, below: string, split: Pick<Split, 'body' | 'bodyOffset'>): FileFinding[] {
	return [...lintMentions(root, below, findMentions(split)), ...lintFolder(root, resolve(root, below))];
}

function lintMentions(root: string, below: string, mentions: readonly Mention[]): FileFinding[] {
	const findings: FileFinding[] = [];
	const seen = new Set<string>();
	const plugin = pluginOf(resolve(root, below));
	for (const mention of [...mentions].sort((a, b) => (a.kind < b.kind ? 1 : a.kind > b.kind ? -1 : 0))) {
		const { line, kind } = mention;
		const path = mentionedPath(mention);
		if (path === undefined) continue;
		const name = normalize(path).split(sep).join('/').replace(/\/$/, '');
		if (seen.has(name)) continue;
		seen.add(name);
		const found = locate(root, join(below, path));
		if ('file' in found && found.stats === undefined) {
			const rule = kind === 'link' ? 'skill-link' : 'skill-path';
			// Skills of a plugin also name the files of the plugin, which are installed with them.
			if (rule === 'skill-path' && plugin !== undefined && isThere(plugin, path)) continue;
			findings.push({ rule, line, message: `${name} is not there`, fix: 'add the file, or correct the path' });
		} else if (name.startsWith('../') || 'refused' in found) {
			const message = `${name} is not in the folder of the skill, and is not installed with it`;
			findings.push({ rule: 'skill-link-outside', line, message, fix: 'copy it into the folder, or give an address' });
		}
	}
	return findings;
}

function lintFolder(root: string, folder: string): FileFinding[] {
	const findings: FileFinding[] = [];
	// Nested skills are separate.
	const isExcluded = (path: string): boolean => {
		const nested = locate(folder, join(path, SKILL_FILE));
		return 'file' in nested && nested.stats !== undefined && !nested.isLinked;
	};
	// Unreadable files are reported when sources are listed.
	const report: Report = ({ rule, file, line, message, fix }) => {
		if (isRule(rule) && rule !== 'unreadable')
			findings.push({ rule, path: file, ...definedFields({ line }), message, fix });
	};
	for (const { path, content, isExecutable } of readSkillFolder({ root, folder, isExcluded }, report)) {
		// Windows has no executable permission.
		if (isExecutable || process.platform === 'win32' || content[0] !== HASH || content[1] !== BANG) continue;
		const message = `${path} begins with #! and is not executable`;
		findings.push({ rule: 'skill-script-mode', path, message, fix: `chmod +x ${path}` });
	}
	return findings;
}

/** The bytes of `#!`. */
const HASH = 0x23;
const BANG = 0x21;
