import { basename, dirname, join, resolve } from 'node:path';
import { isMap, isScalar, type Pair, parse, parseDocument, type YAMLMap } from 'yaml';
import { locate, readBelow, renameBelow, statOf, writeBelow } from '../base/files.ts';
import type { Problem } from '../base/report.ts';
import type { RuleName } from '../config/lint-rules.ts';
import { SKILL_FILE, SKILL_NAME } from '../data/scan-paths.ts';
import { quoteValues } from '../formats/front-matter.ts';

interface Edit {
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

const NAME_RULES: readonly RuleName[] = [
	'skill-name',
	'skill-name-case',
	'skill-name-characters',
	'skill-name-hyphens',
	'skill-name-folder',
];
/** Matches a field whose unquoted value contains `: ` or ` #`, which end it, or begins with a sign of YAML. */
const UNQUOTED = /^[\w-]+:[ \t](?:[*@`%"'[{]|(?:.|\n(?=\s))*(?:: | #))/;
const FIELD_START = /^(?=[\w-]+:)/m;
const FRONT_MATTER = /^(---\r?\n)([\s\S]*?)(\r?\n---)/;

/**
 * Fixes mechanical problems of a file: the name, unquoted values, the file name, and the executable
 * permission.
 *
 * @param root source folder of the file
 * @param problems the problems of the file
 * @returns whether the file was changed
 */
export function fixFile(root: string, path: string, problems: readonly Problem[]): boolean {
	const rules = new Set(problems.map(({ rule }) => rule));
	const found = locate(root, path);
	// What links lead to may be the file of another skill.
	if (!('file' in found) || found.isLinked || !found.stats?.isFile()) return false;
	if (rules.has('skill-script-mode')) {
		writeBelow(root, { [path]: readBelow(root, path) }, found.stats.mode | 0o111);
		return true;
	}
	const before = /\.md$/i.test(path) ? readBelow(root, path).toString() : '';
	const text = fixSkillText(before, rules, basename(dirname(resolve(root, path))));
	if (text !== before) writeBelow(root, { [path]: text });
	const renamed = join(dirname(path), SKILL_FILE);
	const isRenamed = rules.has('skill-file-name') && !isOtherFile(join(root, renamed), join(root, path));
	if (isRenamed) renameBelow(root, path, renamed);
	return isRenamed || text !== before;
}

/** Whether a path is another file than this one. On case-insensitive file systems it may be the same. */
function isOtherFile(path: string, file: string): boolean {
	const other = statOf(path);
	return other !== undefined && other.ino !== statOf(file)?.ino;
}

/**
 * Returns the text of a skill with fixed front matter.
 *
 * @param rules the broken rules
 * @param folder name of its folder
 */
export function fixSkillText(text: string, rules: ReadonlySet<string>, folder: string): string {
	const unmarked = rules.has('skill-yaml') && text.startsWith('\ufeff') ? text.slice(1) : text;
	return unmarked.replace(FRONT_MATTER, (_, opening: string, inner: string, closing: string) => {
		const lines = inner.replaceAll('\r\n', '\n');
		const isUnquoted = rules.has('yaml-lenient') || rules.has('yaml-comment');
		const fields = lines.split(FIELD_START).map((field) => (UNQUOTED.test(field) ? quoteValues(field) : field));
		const fixed = fixFields(isUnquoted ? fields.join('') : lines, rules, folder);
		const ended = opening.endsWith('\r\n') ? fixed.replaceAll('\n', '\r\n') : fixed;
		return opening + (fixed === lines ? inner : ended) + closing;
	});
}

function fixFields(inner: string, rules: ReadonlySet<string>, folder: string): string {
	const { contents, errors } = parseDocument(inner, { schema: 'core' });
	if (errors.length > 0 || !isMap(contents)) return inner;
	const edits = (contents as YAMLMap).items.flatMap((pair) => {
		const name = isScalar(pair.key) ? pair.key.value : undefined;
		if (name === 'name' && NAME_RULES.some((rule) => rules.has(rule))) return fixName(pair, folder);
		if (name === 'metadata' && rules.has('skill-metadata') && isMap(pair.value)) {
			return pair.value.items.flatMap(({ value }) => quote(value));
		}
		const isTextField = ['name', 'description', 'compatibility', 'license'].includes(String(name));
		// Broken YAML is read with all values as text, and hides which of them are none.
		const isQuoted = ['yaml-lenient', 'skill-yaml-type', `skill-${name}`].some((rule) => rules.has(rule));
		return isTextField && isQuoted ? quote(pair.value) : [];
	});
	return edits
		.sort((a, b) => b.start - a.start)
		.reduce((fixed, { start, end, text }) => fixed.slice(0, start) + text + fixed.slice(end), inner);
}

/** Replaces the name by that of the folder if it is valid, else by the valid characters of the name. */
function fixName({ value }: Pair, folder: string): Edit[] {
	if (!isScalar(value) || !value.range || value.value === null) return [];
	const own = (typeof value.value === 'string' ? value.value : (value.source ?? ''))
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '');
	const name = SKILL_NAME.test(folder) ? folder : own;
	return name === ''
		? []
		: [{ start: value.range[0], end: value.range[1], text: isText(name) ? name : JSON.stringify(name) }];
}

/** Quotes a value that some YAML versions do not read as text. */
function quote(value: unknown): Edit[] {
	if (!isScalar(value) || !value.range || value.value === null || value.type !== 'PLAIN') return [];
	const source = value.source ?? String(value.value);
	if (typeof value.value === 'string' && isText(source)) return [];
	const [start, end] = value.range;
	return [{ start, end, text: JSON.stringify(source) }];
}

/** Whether all versions of YAML read a value without quotes as text. */
function isText(source: string): boolean {
	return typeof parse(source, { version: '1.1' }) === 'string';
}
