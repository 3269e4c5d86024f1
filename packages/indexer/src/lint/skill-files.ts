import { dirname, join, normalize, resolve, sep } from 'node:path';
import { definedFields } from '@pinakes/query/internal';
import { isThere, locate } from '../base/files.ts';
import type { Problem, Report } from '../base/report.ts';
import { isRule, problemOf } from '../config/lint-rules.ts';
import { SKILL_FILE } from '../data/scan-paths.ts';
import type { Split } from '../formats/front-matter.ts';
import { pluginOf } from '../model/shared-names.ts';
import { mentionedPath, readSkillFolder } from '../model/skill.ts';
import { findMentions, type Mention } from '../parse/outline.ts';

/**
 * Checks the files that the text of a skill mentions, and those in its folder.
 *
 * @param root folder with the sources, outside of which no file is looked for
 * @param file path of the skill's `SKILL.md`
 */
export function lintSkillFiles(root: string, file: string, split: Pick<Split, 'body' | 'bodyOffset'>): Problem[] {
	return [...lintMentions(root, file, findMentions(split)), ...lintFolder(root, dirname(file))];
}

function lintMentions(root: string, file: string, mentions: readonly Mention[]): Problem[] {
	const below = dirname(file);
	const problems: Problem[] = [];
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
			problems.push(problemOf(rule, { file, line }, `${name} is not there`, 'add the file, or correct the path'));
		} else if (name.startsWith('../') || 'refused' in found) {
			const message = `${name} is not in the folder of the skill, and is not installed with it`;
			const fix = 'copy it into the folder, or give an address';
			problems.push(problemOf('skill-link-outside', { file, line }, message, fix));
		}
	}
	return problems;
}

function lintFolder(root: string, below: string): Problem[] {
	const folder = resolve(root, below);
	const problems: Problem[] = [];
	const placeOf = (path: string): string => join(below, path).split(sep).join('/');
	// Nested skills are separate.
	const isExcluded = (path: string): boolean => {
		const nested = locate(folder, join(path, SKILL_FILE));
		return 'file' in nested && nested.stats !== undefined && !nested.isLinked;
	};
	// Unreadable files are reported when sources are listed.
	const report: Report = ({ rule, file, line, message, fix }) => {
		if (isRule(rule) && rule !== 'unreadable')
			problems.push(problemOf(rule, { file: placeOf(file), ...definedFields({ line }) }, message, fix));
	};
	for (const { path, content, isExecutable } of readSkillFolder({ root, folder, isExcluded }, report)) {
		// Windows has no executable permission.
		if (isExecutable || process.platform === 'win32' || content[0] !== HASH || content[1] !== BANG) continue;
		const message = `${path} begins with #! and is not executable`;
		problems.push(problemOf('skill-script-mode', { file: placeOf(path) }, message, `chmod +x ${path}`));
	}
	return problems;
}

/** The bytes of `#!`. */
const HASH = 0x23;
const BANG = 0x21;
