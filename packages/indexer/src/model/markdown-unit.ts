import type { DocumentOutline } from '@pinakes/query';
import type { Report } from '../base/report.ts';
import type { MarkdownRule } from '../data/markdown-rules.ts';
import type { Split } from '../formats/front-matter.ts';
import { parseBlocks } from '../parse/outline.ts';
import { stemOf } from '../parse/title.ts';
import { parseTerms, textValue, type Warn, whatElse } from '../parse/values.ts';
import { invocationOf, originsOf, type Unit } from './unit.ts';

/** Maximum characters of a paragraph that replaces a missing description. */
const MAX_DESCRIPTION_LENGTH = 300;

/**
 * Reads an agent, instruction, rule or other markdown file as a unit. Missing fields are taken from the text: the name
 * from the title, the description from the first paragraph.
 */
export function readMarkdownUnit(
	path: string,
	split: Split,
	outline: DocumentOutline,
	rule: MarkdownRule,
	report: Report,
): Unit | undefined {
	const fields = split.fields ?? new Map<string, unknown>();
	const warn: Warn = (name, message, fix, line = 1) =>
		report({ severity: 'warning', file: path, line, rule: name, message, fix });
	if (!split.present && rule.isPlain !== true)
		warn('no-front-matter', 'the file has no front matter', 'begin it with name and description between two lines ---');
	const description = descriptionOf(split, outline, warn);
	if (description === undefined) {
		const message = 'the file has neither a description nor a text to take one from';
		report({ severity: 'error', file: path, rule: 'no-description', message, fix: DESCRIPTION_FIX });
		return undefined;
	}
	const termsIn = (names: readonly string[]): string[] | undefined => {
		const name = names.find((one) => (fields.get(one) ?? null) !== null);
		return name === undefined ? undefined : parseTerms(fields.get(name), name, warn);
	};
	const tags = termsIn(rule.fields.tags) ?? [];
	const keywords = termsIn(rule.fields.keywords) ?? [];
	return {
		unit_id: path.replace(/\.\w+$/, ''),
		package_id: null,
		name: textValue(fields.get('name')) ?? textValue(fields.get('title')) ?? (outline.title || stemOf(path)),
		description,
		capability_tags: tags,
		keywords,
		ide_support: termsIn(rule.fields.ides) ?? [...rule.ides],
		entrypoints: [],
		usage_notes: null,
		conflicts: textValue(fields.get('conflicts')) ?? null,
		...originsOf({ capability_tags: tags, keywords }),
		kind: rule.kind,
		source: path,
		...invocationOf(fields),
	};
}

const DESCRIPTION_FIX = 'say in `description` what it is for';

/** Returns the declared description, or else the beginning of the text; undefined if there is no text. */
function descriptionOf(
	{ fields, present, body, lines }: Split,
	{ headings }: DocumentOutline,
	warn: Warn,
): string | undefined {
	const declared = textValue(fields?.get('description'));
	// Claude Code writes line ends as `\n` into descriptions of agents. Other texts may be paths.
	if (declared !== undefined) return /\\n(?:\\n|<)/.test(declared) ? declared.replaceAll('\\n', '\n') : declared;
	const description = firstParagraph(body) ?? headings[0]?.text;
	if (description !== undefined && present) {
		const what = whatElse(fields?.get('description'));
		const message = what === undefined ? 'there is no description' : `description is ${what}, not a text`;
		const fix = what === undefined ? DESCRIPTION_FIX : 'write it as one text: description: "…"';
		warn('no-description', `${message}; the beginning of the text is taken for it`, fix, lines.get('description'));
	}
	return description;
}

/** Maximum characters of a text that are searched for a paragraph. */
const MAX_SEARCHED = 20_000;

/** Matches paragraphs that are tables, markup or pictures. */
const NO_PROSE = /^(?:\||<|\[?!\[)/;

const LINK = /\[([^[\]]*)\]\([^()\s]*\)/g;

/** Matches paragraphs that ask for input. */
const ASKS_INPUT = /^(?:\w+(?: \w+)?:)?\W*\$ARGUMENTS\W*$|\bconsider the user input\b/i;

/** Whether a paragraph is only code, such as the usage of a command, only links, as in tables of contents, or asks for input. */
function saysLittle(text: string): boolean {
	return ASKS_INPUT.test(text) || !/\w|[^\0-\x7f]/.test(text.replace(/`[^`]*`/g, '').replace(LINK, ''));
}

/** Returns the first paragraph of prose or the first list: no headings, code, tables, quotes or markup. */
function firstParagraph(body: string): string | undefined {
	const items: string[] = [];
	let little: string | undefined;
	const tokens = parseBlocks(body.slice(0, MAX_SEARCHED), {});
	let quotes = 0;
	for (const [i, { type, level, content }] of tokens.entries()) {
		if (type === 'blockquote_open') quotes++;
		if (type === 'blockquote_close') quotes--;
		if (level === 0 && type.endsWith('_list_close') && items.length > 0) break;
		const text = content.replace(/\s+/g, ' ').trim();
		if (tokens[i - 1]?.type !== 'paragraph_open' || quotes > 0 || text === '' || NO_PROSE.test(text)) continue;
		if (saysLittle(text)) little ??= text;
		else if (level === 1) return cut(text);
		else items.push(text);
	}
	const found = items.length > 0 ? items.join(' ') : little;
	return found === undefined ? undefined : cut(found);
}

function cut(text: string): string {
	return [...text.replace(LINK, '$1')].slice(0, MAX_DESCRIPTION_LENGTH).join('');
}
