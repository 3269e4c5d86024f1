import { fenceOf, lineEndsOf, MAX_LINE_LENGTH } from '../format.ts';
import { directiveStart, isDirectiveEnd, type OpenDirective } from './directives.ts';
import { shortcodeText } from './shortcodes.ts';

/** Matches texts that may have templates. */
const HAS_TEMPLATES = /\{\{|\{%|:::|[`~] ?\{|!!!|\?\?\?|\}`|\)=$|^ *=== /m;

/**
 * Removes the templates of site generators from markdown: shortcodes of Hugo, tags of Liquid, directives and roles of
 * MyST, admonitions of Docusaurus, VitePress and MkDocs. Titles, contents and code are kept, and line numbers stay the
 * same.
 */
export function withoutTemplates(text: string): string {
	if (!HAS_TEMPLATES.test(text)) return text;
	const lines = text.split('\n');
	const prose: string[] = [];
	const out: string[] = [];
	const open: OpenDirective[] = [];
	let fence: string | undefined;
	const flush = (): void => {
		if (prose.length === 0) return;
		for (const line of withoutInline(prose.join('\n')).split('\n')) out.push(line);
		prose.length = 0;
	};
	for (const line of lines) {
		const { mark = '', info = '' } = fenceOf(line) ?? {};
		if (fence !== undefined) {
			if (mark.startsWith(fence) && info.trim() === '') fence = undefined;
			out.push(line);
			continue;
		}
		const last = open.at(-1);
		if (last !== undefined && isDirectiveEnd(line, last)) {
			open.pop();
			prose.push('');
			continue;
		}
		const directive = line.length > MAX_LINE_LENGTH ? undefined : directiveStart(line, last);
		if (directive?.open !== undefined) open.push(directive.open);
		if (directive !== undefined && !directive.isCode) {
			prose.push(directive.text);
			continue;
		}
		if (mark === '') {
			prose.push(last?.isInvisible ? '' : line);
			continue;
		}
		flush();
		fence = mark;
		out.push(directive?.text ?? line);
	}
	flush();
	return out.join('\n');
}

/** Matches inline code, which is kept. */
const CODE = /(`{2,}[^\n]+?`{2,}|(?<!\})`[^`\n]+`)/;

/** Delimiters of inline templates. */
const INLINE: readonly (readonly [open: string, close: string])[] = [
	['{{<', '>}}'],
	['{{%', '%}}'],
	['{%', '%}'],
	['{{{', '}}}'],
	['{{', '}}'],
];

/** Maximum characters of a template. */
const MAX_TEMPLATE_LENGTH = 2000;

/** Removes shortcodes, tags, objects, roles and targets from text that has no fenced code. Inline code is kept. */
export function withoutInline(text: string): string {
	if (!/\{\{|\{%|\}`|^\([\w-]+\)=/m.test(text)) return text;
	return text
		.split(CODE)
		.map((part, i) => (i % 2 === 1 ? part : INLINE.reduce((done, [from, to]) => withoutPairs(done, from, to), part)))
		.join('')
		.replace(ROLE, (_, content: string) => roleText(content))
		.replace(/^\([\w:.-]{1,200}\)=[ \t]*$/gm, '');
}

/** Matches roles of MyST. */
const ROLE = /\{[a-z][\w:-]{0,40}\}`([^`\n]{1,500})`/gi;

/** Returns a text with the contents of roles in place of these. */
export function withoutRoles(text: string): string {
	return text.includes('}`') ? text.replace(ROLE, (_, content: string) => roleText(content)) : text;
}

function roleText(content: string): string {
	const [, text] = /^([^<]*[^<\s])\s*<[^<>]*>$/.exec(content) ?? [];
	return text ?? `\`${content}\``;
}

function withoutPairs(text: string, open: string, close: string): string {
	let out = '';
	let at = 0;
	for (;;) {
		const start = text.indexOf(open, at);
		if (start < 0) return out + text.slice(at);
		const from = start + open.length;
		const length = text.slice(from, from + MAX_TEMPLATE_LENGTH).indexOf(close);
		out += text.slice(at, start);
		if (length < 0) {
			out += open;
			at = from;
			continue;
		}
		const inner = text.slice(from, from + length);
		at = from + length + close.length;
		const kept = shortcodeText(open, inner);
		out += kept + (kept.includes('\n') ? '' : lineEndsOf(inner));
	}
}
