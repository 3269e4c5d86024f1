import { convertText, lineEndsOf, MAX_LINE_LENGTH, MAX_SUBSTITUTED, plainToMarkdown } from '../format.ts';

/** Maximum characters between two delimiters. */
const MAX_MARKED = 2000;

/** Finds the names that a document defines. */
export function namesOf(lines: readonly string[]) {
	/** Texts by name: `.. |name| replace:: text`. */
	const substitutions = new Map<string, string>();
	/** Names of targets in lower case: `.. _name: https://…`. */
	const targets = new Set<string>();
	/** Whether there are targets without names: `__ https://…`. */
	let hasAnonymous = false;
	for (const line of lines) {
		if (line.length > MAX_LINE_LENGTH) continue;
		// Harmless: lines have at most 2,000 characters.
		const [, name, text] = /^\s*\.\.\s+\|([^|]{1,100})\|\s+replace::\s+(.{1,500})$/.exec(line) ?? [];
		if (name !== undefined && text !== undefined) substitutions.set(name, text);
		const [, target] = /^\s*\.\. _([\w.-]{1,100}):(?:\s|$)/.exec(line) ?? [];
		if (target !== undefined) targets.add(target.toLowerCase());
		hasAnonymous ||= /^\s*(?:\.\. )?__(?:: |\s)/.test(line);
	}
	return { substitutions, targets, hasAnonymous };
}

type Names = ReturnType<typeof namesOf>;

/** Matches roles whose text is plain. That of others, such as `:func:`, is code. */
const PLAIN_ROLES =
	/^(?:ref|doc|term|any|abbr|sup|sub|dfn|numref|guilabel|menuselection|title|t|emphasis|strong|superscript|subscript|download|token|eq|index)$/i;
const NUMBERED = new Map([
	['pep', 'PEP'],
	['rfc', 'RFC'],
	['issue', 'issue'],
	['gh', 'GH'],
]);

/** Converts the inline markup of lines, except in code. */
export function inlineText(lines: readonly string[], isCode: readonly boolean[], names: Names): string[] {
	let budget = MAX_SUBSTITUTED;
	const substitute = (_: string, name: string): string => {
		const text = names.substitutions.get(name) ?? name;
		budget -= text.length;
		return budget < 0 ? name : text;
	};
	return convertText(lines, isCode, (text) =>
		withoutMarkup(text.replace(/(?<![\w|`])\|([^\s|`](?:[^|\n`]{0,98}[^\s|`])?)\|_{0,2}(?!\w)/g, substitute), names),
	);
}

/** Converts text in backticks, and removes other inline markup. */
function withoutMarkup(text: string, names: Names): string {
	let out = '';
	let at = 0;
	for (let open = text.indexOf('`'); open >= 0; open = text.indexOf('`', at)) {
		const mark = text.startsWith('``', open) ? '``' : '`';
		const from = open + mark.length;
		const length = closingOf(text.slice(from, from + MAX_MARKED), mark);
		if (length < 0) {
			out += plain(text.slice(at, from), names);
			at = from;
			continue;
		}
		const before = text.slice(at, open);
		// Harmless: the text has at most 82 characters.
		const [role = ''] = /:[\w+.-]{1,40}(?::[\w+.-]{1,40})?:$/.exec(before.slice(-82)) ?? [];
		const content = text.slice(from, from + length);
		out += plain(before.slice(0, before.length - role.length), names);
		at = from + length + mark.length;
		if (mark === '``') {
			const code = content
				.split('\n')
				.map((part) => part.trim())
				.join(' ');
			out += `${code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``}${lineEndsOf(content)}`;
		} else {
			const isReference = text[at] === '_';
			while (text[at] === '_') at++;
			const suffix = /^:[\w+.-]{1,40}:/.exec(text.slice(at, at + 42))?.[0] ?? '';
			out += roleText((role || suffix).slice(1, -1), content, isReference) + lineEndsOf(content);
			at += role === '' ? suffix.length : 0;
		}
	}
	return out + plain(text.slice(at), names);
}

/** Returns the length of text up to the closing delimiter, within the paragraph. */
function closingOf(text: string, mark: string): number {
	const length = text.indexOf(mark);
	return length > 0 && !/\n[ \t]*\n/.test(text.slice(0, length)) ? length : -1;
}

function roleText(role: string, content: string, isReference: boolean): string {
	const flat = content.replace(/\s+/g, ' ').replace(/(\S)<(?=[^<>]*>$)/, '$1 <');
	const [, text, target] = /^(.*?)\s<([^<>]*)>$/.exec(flat) ?? [];
	const shown = text === undefined || text === '' ? (target ?? flat) : text;
	const kind = role.slice(role.lastIndexOf(':') + 1);
	const number = NUMBERED.get(kind.toLowerCase());
	if (number !== undefined) return `${number} ${shown}`;
	if (isReference || PLAIN_ROLES.test(kind) || (role === '' && target !== undefined)) {
		// A document or label without text is shown by its name.
		return plain(text === undefined ? shown.replace(/^[~!]/, '') : shown, NO_NAMES);
	}
	const code = shown.startsWith('~') ? (shown.split('.').at(-1) ?? shown) : shown.replace(/^!/, '');
	return code === '' ? '' : `\`${code.replaceAll('`', '')}\``;
}

/** Names for text without references. */
const NO_NAMES: Names = { substitutions: new Map(), targets: new Set(), hasAnonymous: false };

/** Converts text outside of backticks. */
function plain(text: string, { targets, hasAnonymous }: Names): string {
	return plainToMarkdown(
		text
			// Underscores around a name are emphasis in markdown only.
			.replace(/(?<![\w.`])(?:[a-z]\w*\.)*__[a-z]\w*__(?![\w`])/gi, '`$&`')
			.replace(
				/(?<![\w.`-])([a-z\d](?:[\w.-]{0,98}[a-z\d])?)(_{1,2})(?![\w`])/gi,
				(whole, name: string, mark: string) => {
					return (mark === '_' ? targets.has(name.toLowerCase()) : hasAnonymous) ? name : whole;
				},
			)
			.replace(/\\([ \n])/g, (_, blank: string) => (blank === '\n' ? '\n' : ''))
			.replace(/(?<=[\s(])\[(?:\d{1,4}|#\w{0,40}|\*)\]_(?!\w)/g, ''),
	);
}
