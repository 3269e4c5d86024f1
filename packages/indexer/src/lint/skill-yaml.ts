import { isAlias, isCollection, isNode, isScalar, parseDocument, visit } from 'yaml';

/** What one of the published validators refuses in front matter, and how it is fixed. */
export interface YamlFinding {
	readonly rule: 'skill-yaml' | 'skill-yaml-type';
	/** Line of the file, from 1. */
	readonly line: number;
	readonly message: string;
	readonly fix: string;
}

/** Fields that must be texts by YAML 1.1 as well. */
const TEXT_FIELDS = ['name', 'description', 'compatibility'];

/** Values with a meaning in YAML 1.1 that PyYAML refuses. */
const SIGNS: readonly string[] = ['=', '<<'];

/** Characters that PyYAML does not read, or takes for ends of lines. */
const UNREADABLE = /[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/**
 * Finds what skills-ref, which reads a strict subset of YAML, or quick_validate, which reads YAML 1.1, refuses in front
 * matter that is valid YAML 1.2.
 */
export function lintYaml(text: string): YamlFinding[] {
	const found: YamlFinding[] = [];
	const add = (line: number, message: string, fix: string, rule: YamlFinding['rule'] = 'skill-yaml'): void => {
		found.push({ rule, line, message, fix });
	};
	const [head, inner] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
	if (head === undefined || inner === undefined) {
		if (!/^---\r?\n/.test(text)) add(1, 'the file begins with something else than a line ---', 'begin it so');
		else add(1, 'the front matter is not closed by a line ---', 'close it so');
		return found;
	}
	const lineAt = (offset: number): number => inner.slice(0, offset).split('\n').length + 1;
	const at = (pattern: RegExp | string, message: string, fix: string): void => {
		const offset = typeof pattern === 'string' ? inner.indexOf(pattern) : inner.search(pattern);
		if (offset >= 0) add(lineAt(offset), message, fix);
	};
	at(/^\.\.\./m, 'the front matter has a line ..., which ends it', 'remove the line');
	at('---', 'the front matter has ---, where skills-ref ends it', 'write it otherwise');
	at('\t', 'the front matter has a tab', 'write blanks');
	at(UNREADABLE, 'the front matter has a control character', 'remove it');
	visit(parseDocument(inner, { schema: 'core' }), (_, node) => {
		if (!isNode(node)) return;
		const line = lineAt(node.range?.[0] ?? 0);
		if (isCollection(node) && node.flow === true) {
			add(line, 'the front matter has a list or map in brackets, which skills-ref refuses', 'write it over lines');
		}
		if (isScalar(node) && node.type === 'PLAIN' && SIGNS.includes(node.source ?? '')) {
			add(line, `the front matter has ${node.source} as a value, which quick_validate refuses`, 'put it in quotes');
		}
		if (isAlias(node) || ('anchor' in node && node.anchor !== undefined)) {
			add(line, 'the front matter has an anchor, which skills-ref refuses', 'write the value itself');
		} else if (node.tag !== undefined) {
			add(line, 'the front matter has a tag, which skills-ref refuses', 'remove it');
		}
	});
	const fields = parseDocument(inner, { version: '1.1' });
	for (const name of TEXT_FIELDS) {
		const value = fields.get(name, true) as { value?: unknown; range?: readonly number[] } | undefined;
		if (value?.value === undefined || value.value === null || typeof value.value === 'string') continue;
		if (typeof value.value === 'object' && !(value.value instanceof Date)) continue;
		const message = `${name} is read as a number, a truth value or a date by YAML 1.1`;
		add(lineAt(value.range?.[0] ?? 0), message, 'put it in quotes', 'skill-yaml-type');
	}
	return found;
}
