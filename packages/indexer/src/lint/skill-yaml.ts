import { isAlias, isCollection, isNode, isPair, isScalar, parseDocument, visit } from 'yaml';

/** Something in front matter that a published validator refuses, with the fix. */
interface YamlFinding {
	readonly rule: 'skill-yaml' | 'skill-yaml-type';
	/** Line of the file, from 1. */
	readonly line: number;
	readonly message: string;
	readonly fix: string;
}

/** Fields that must be texts in YAML 1.1 too. */
const TEXT_FIELDS = ['name', 'description', 'compatibility'];

/** Values with a meaning in YAML 1.1 that PyYAML refuses. */
const SIGNS: readonly string[] = ['=', '<<'];

/** Characters that PyYAML does not read, or takes for ends of lines. */
const UNREADABLE = /[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/**
 * Finds what the published validators refuse in valid YAML 1.2: skills-ref reads a strict subset of YAML, and
 * quick_validate reads YAML 1.1.
 *
 * @param portable the fields of the specification: the validators refuse others, however they are written
 */
export function lintYaml(text: string, portable: readonly string[]): YamlFinding[] {
	const [head, inner] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
	if (head === undefined || inner === undefined) {
		return /^---\r?\n/.test(text)
			? [refused(1, 'the front matter is not closed by a line ---', 'close it so')]
			: [refused(1, 'the file begins with something else than a line ---', 'begin it so')];
	}
	const lineAt = (offset: number): number => inner.slice(0, offset).split('\n').length + 1;
	return [...lintCharacters(inner, lineAt), ...lintNodes(inner, lineAt, portable), ...lintTypes(inner, lineAt)];
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

function lintNodes(inner: string, lineAt: LineAt, portable: readonly string[]): YamlFinding[] {
	const found: YamlFinding[] = [];
	visit(parseDocument(inner, { schema: 'core' }), (_, node, ancestors) => {
		if (isPair(node) && ancestors.length === 2 && !portable.includes(String(node.key))) return visit.SKIP;
		if (!isNode(node)) return undefined;
		const add = (message: string, fix: string) => found.push(refused(lineAt(node.range?.[0] ?? 0), message, fix));
		if (isCollection(node) && node.flow === true) {
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
