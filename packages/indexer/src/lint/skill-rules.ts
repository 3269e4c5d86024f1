import { nearestName } from '@pinakes/query/internal';
import { isAlias, isCollection, isNode, isPair, isScalar, parseDocument, visit } from 'yaml';
import type { Problem } from '../base/report.ts';
import { problemOf, type RuleName } from '../config/lint-rules.ts';
import { SKILL_FILE } from '../data/scan-paths.ts';
import { splitFrontMatter } from '../formats/front-matter.ts';
import { whatElse } from '../parse/values.ts';

/** Limits of the Agent Skills specification, in characters, lines and tokens. */
const SKILL_LIMITS = { name: 64, description: 1024, compatibility: 500, lines: 500, tokens: 5000 } as const;

/** The fields that the specification defines. */
const SKILL_KEYS: readonly string[] = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];

/** Those that Claude Code adds in skills, by its documentation of September 2026, and `version` of its own plugins. */
const CLIENT_KEYS: readonly string[] = [
	...['when_to_use', 'argument-hint', 'arguments', 'disable-model-invocation', 'user-invocable', 'disallowed-tools'],
	...['model', 'effort', 'context', 'agent', 'background', 'hooks', 'paths', 'shell', 'version'],
];

/** Approximate characters per token in prose and code; a Han character is about one token. */
const CHARACTERS_PER_TOKEN = 4;

/** Rules for the text of a skill, with the field and the default fix. */
const RULES = {
	'skill-file-name': ['', 'rename it to SKILL.md'],
	'skill-front-matter': ['', 'begin the file with name and description between two lines ---'],
	'skill-name': ['name', 'give it one of lower-case letters, digits and hyphens'],
	'skill-name-length': ['name', 'shorten it'],
	'skill-name-case': ['name', 'write it in lower case'],
	'skill-name-characters': ['name', 'replace them with hyphens'],
	'skill-name-ascii': ['name', 'use a-z, 0-9 and hyphens'],
	'skill-name-hyphens': ['name', 'remove the hyphen'],
	'skill-name-folder': ['name', 'give both the same name'],
	'skill-description': ['description', 'say what it does and when to use it'],
	'skill-description-length': ['description', 'shorten it'],
	'skill-description-markup': ['description', 'write it in words'],
	'skill-compatibility': ['compatibility', 'shorten it, or remove it'],
	'skill-license': ['license', 'name the licence or its file'],
	'skill-allowed-tools': ['allowed-tools', 'write it as one line or a list, such as: allowed-tools: Read Grep'],
	'skill-metadata': ['metadata', 'write it as fields, such as author: me'],
	'skill-unknown-field': ['', 'move it into metadata; if a client reads it, turn the rule off in the configuration'],
	'skill-body-lines': ['', 'move details into files that it refers to'],
	'skill-body-tokens': ['', 'move details into files that it refers to'],
} as const satisfies Partial<Record<RuleName, readonly [field: string, fix: string]>>;

/** Reports a broken rule, optionally with another field or fix. */
type Add = (rule: keyof typeof RULES, message: string, given?: { field?: string; fix?: string }) => void;

/**
 * Checks a skill file against the specification and the two published validators.
 *
 * @param folder name of the folder that the file is in
 */
export function lintSkill(path: string, text: string, folder = path.split('/').at(-2)): Problem[] {
	const { fields, body, lines, problems: broken } = splitFrontMatter(text);
	const problems: Problem[] = broken.map(({ line, rule, message, fix }) => {
		return { severity: 'error', file: path, line, rule, message, fix };
	});
	const add: Add = (rule, message, given) => {
		const [field, fix] = RULES[rule];
		const line = lines.get(given?.field ?? field);
		// A missing field, or a problem of the whole file, has no line.
		const location = { file: path, ...(line === undefined ? {} : { line }) };
		problems.push(problemOf(rule, location, message, given?.fix ?? fix));
	};
	if (!path.endsWith(SKILL_FILE)) add('skill-file-name', 'the file is not named exactly SKILL.md');
	if (fields === undefined) {
		if (broken.length === 0) add('skill-front-matter', 'the skill has no front matter');
		return problems;
	}
	lintName(fields.get('name') ?? '', folder?.normalize('NFKC'), add);
	lintTexts(fields, add);
	lintMetadata(fields.get('metadata'), add);
	for (const field of fields.keys()) lintField(field, add);
	lintBody(body, add);
	const wrong = new Set(problems.map(({ line }) => line));
	for (const { rule, line, message, fix } of broken.length === 0 ? lintYaml(text) : []) {
		// A problem with the value itself is more specific.
		if (!wrong.has(line)) problems.push(problemOf(rule, { file: path, line }, message, fix));
	}
	return problems;
}

function lintField(field: string, add: Add): void {
	const known = [...SKILL_KEYS, ...CLIENT_KEYS];
	if (known.includes(field)) return;
	// Agents of Claude Code have `tools`, which in a skill allows nothing. Slips of fields keep their first letter.
	const isAlike = (name: string): boolean => name[0] === field[0]?.toLowerCase();
	const nearest = known.find((name) => name.endsWith(`-${field}`)) ?? nearestName(field, known.filter(isAlike));
	const fix = nearest === undefined ? {} : { fix: `did you mean ${nearest}? Else ${RULES['skill-unknown-field'][1]}` };
	add('skill-unknown-field', `${field} is a field of neither the specification nor Claude Code`, { field, ...fix });
}

function lintName(value: unknown, folder: string | undefined, add: Add): void {
	if (typeof value !== 'string' || value.trim() === '') {
		add('skill-name', value === '' ? 'the skill has no name' : 'name is not a string');
		return;
	}
	const name = value.normalize('NFKC').trim();
	lintLength('name', name, add);
	if (name !== name.toLowerCase()) {
		add('skill-name-case', `name "${name}" has capital letters`, { fix: `write ${name.toLowerCase()}` });
	}
	if (/[^\p{L}\p{N}-]/u.test(name)) {
		add('skill-name-characters', `name "${name}" has characters other than letters, digits and hyphens`);
	} else if (/[^a-z0-9-]/i.test(value.trim())) {
		add('skill-name-ascii', `name "${name}" has letters beyond a-z, which quick_validate refuses`);
	}
	if (/^-|-$|--/.test(name)) {
		add('skill-name-hyphens', `name "${name}" begins or ends with a hyphen or has two in a row`);
	}
	if (folder !== undefined && folder !== name) {
		add('skill-name-folder', `name "${name}" differs from the name of its folder, ${folder}`);
	}
}

function lintLength(field: 'name' | 'description', text: string, add: Add): void {
	const { length } = [...text];
	const most = SKILL_LIMITS[field];
	if (length > most) add(`skill-${field}-length`, `${field} has ${length} characters; at most ${most} are allowed`);
}

function lintTexts(fields: ReadonlyMap<string, unknown>, add: Add): void {
	const description = fields.get('description') ?? '';
	if (typeof description !== 'string') {
		const what = whatElse(description) ?? 'a number, a truth value or a date';
		const fix = 'write it as one text: description: "…"';
		add('skill-description', `description is ${what}, not a text`, { fix });
	} else if (description.trim() === '') {
		add('skill-description', 'the skill has no description');
	} else {
		lintLength('description', description, add);
		if (/[<>]/.test(description)) {
			add('skill-description-markup', 'description has < or >, which quick_validate refuses');
		}
	}
	const compatibility = fields.get('compatibility');
	const { length } = typeof compatibility === 'string' ? [...compatibility] : [];
	if (compatibility !== undefined && (length < 1 || length > SKILL_LIMITS.compatibility)) {
		add('skill-compatibility', `compatibility must be a string of 1 to ${SKILL_LIMITS.compatibility} characters`);
	}
	if (fields.has('license') && typeof fields.get('license') !== 'string') {
		add('skill-license', 'license must be a string');
	}
	const tools = [fields.get('allowed-tools') ?? ''].flat();
	if (!tools.every((tool) => typeof tool === 'string')) {
		add('skill-allowed-tools', 'allowed-tools is neither a text nor a list of texts');
	}
}

function lintMetadata(metadata: unknown, add: Add): void {
	if (metadata === undefined) return;
	if (!(metadata instanceof Map)) {
		add('skill-metadata', 'metadata must be fields whose values are strings');
		return;
	}
	for (const [key, value] of metadata as ReadonlyMap<unknown, unknown>) {
		if (typeof value === 'string') continue;
		const fix = 'put the value in quotes, or remove it';
		add('skill-metadata', `metadata.${String(key)} is not a string`, { fix });
	}
}

function lintBody(body: string, add: Add): void {
	const lines = body.trimEnd().split('\n').length;
	if (lines >= SKILL_LIMITS.lines) {
		add('skill-body-lines', `the text has ${lines} lines; under ${SKILL_LIMITS.lines} are recommended`);
	}
	const han = body.match(/\p{Script=Han}/gu)?.length ?? 0;
	const tokens = Math.round(han + (body.length - han) / CHARACTERS_PER_TOKEN);
	if (tokens >= SKILL_LIMITS.tokens) {
		add('skill-body-tokens', `the text has about ${tokens} tokens; under ${SKILL_LIMITS.tokens} are recommended`);
	}
}

/** Something in front matter that a published validator refuses, with its line in the file. */
type YamlFinding = Required<Pick<Problem, 'line' | 'message' | 'fix'>> & {
	readonly rule: 'skill-yaml' | 'skill-yaml-type';
};

/** Fields that must be texts in YAML 1.1 too. */
const TEXT_FIELDS = ['name', 'description', 'compatibility'];

/** Values with a meaning in YAML 1.1 that PyYAML refuses. */
const SIGNS: readonly string[] = ['=', '<<'];

/** Characters that PyYAML does not read, or takes for ends of lines. */
const UNREADABLE = /[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Finds what the published validators refuse in valid YAML 1.2: skills-ref reads a strict subset of YAML, and quick_validate reads YAML 1.1. */
function lintYaml(text: string): YamlFinding[] {
	const inner = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1];
	if (inner === undefined) {
		return /^---\r?\n/.test(text)
			? [refused(1, 'the front matter is not closed by a line ---', 'close it so')]
			: [refused(1, 'the file begins with something else than a line ---', 'begin it so')];
	}
	const lineAt = (offset: number): number => inner.slice(0, offset).split('\n').length + 1;
	return [...lintCharacters(inner, lineAt), ...lintNodes(inner, lineAt), ...lintTypes(inner, lineAt)];
}

type LineAt = (offset: number) => number;

function refused(line: number, message: string, fix: string): YamlFinding {
	return { rule: 'skill-yaml', line, message, fix };
}

const REFUSED: readonly (readonly [pattern: RegExp, message: string, fix: string])[] = [
	[/^\.\.\./m, 'the front matter has a line ..., which ends it', 'remove the line'],
	[/---/, 'the front matter has ---, where skills-ref ends it', 'write it otherwise'],
	[/\t/, 'the front matter has a tab', 'write blanks'],
	[UNREADABLE, 'the front matter has a control character', 'remove it'],
];

function lintCharacters(inner: string, lineAt: LineAt): YamlFinding[] {
	return REFUSED.flatMap(([pattern, message, fix]) => {
		const offset = inner.search(pattern);
		return offset < 0 ? [] : refused(lineAt(offset), message, fix);
	});
}

function lintNodes(inner: string, lineAt: LineAt): YamlFinding[] {
	const found: YamlFinding[] = [];
	visit(parseDocument(inner, { schema: 'core' }), (_, node, ancestors) => {
		if (isPair(node) && ancestors.length === 2 && !SKILL_KEYS.includes(String(node.key))) return visit.SKIP;
		if (!isNode(node)) return undefined;
		const add = (message: string, fix: string) => found.push(refused(lineAt(node.range?.[0] ?? 0), message, fix));
		const parent = ancestors.at(-1);
		// Tools may be a list, which most hosts read.
		const isTools = isPair(parent) && String(parent.key) === 'allowed-tools';
		if (isCollection(node) && node.flow === true && !isTools) {
			add('the front matter has a list or map in brackets, which skills-ref refuses', 'write it over lines');
		}
		if (isScalar(node) && node.type === 'PLAIN' && SIGNS.includes(node.source ?? '')) {
			add(`the front matter has ${node.source} as a value, which quick_validate refuses`, 'put it in quotes');
		}
		if (isAlias(node) || ('anchor' in node && node.anchor !== undefined)) {
			add('the front matter has an anchor, which skills-ref refuses', 'write the value itself');
		} else if (node.tag !== undefined) {
			add('the front matter has a tag, which skills-ref refuses', 'remove it');
		}
		return undefined;
	});
	return found;
}

/** Finds texts that YAML 1.1 reads as something else. */
function lintTypes(inner: string, lineAt: LineAt): YamlFinding[] {
	const fields = parseDocument(inner, { version: '1.1' });
	return TEXT_FIELDS.flatMap((name) => {
		const { value, range } = (fields.get(name, true) ?? {}) as { value?: unknown; range?: readonly number[] };
		if (value === undefined || value === null || typeof value === 'string') return [];
		if (typeof value === 'object' && !(value instanceof Date)) return [];
		const message = `${name} is read as a number, a truth value or a date by YAML 1.1`;
		return { rule: 'skill-yaml-type', line: lineAt(range?.[0] ?? 0), message, fix: 'put it in quotes' } as const;
	});
}
