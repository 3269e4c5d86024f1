import {
	convertText,
	lineEndsOf,
	MAX_LINE_LENGTH,
	MAX_SUBSTITUTED,
	plainToMarkdown,
	withSingleSpaces,
} from '../format.ts';

/** Predefined attributes of Asciidoctor. */
const CHARACTERS = new Map([
	['nbsp', ' '],
	['zwsp', ''],
	['sp', ' '],
	['empty', ''],
	['blank', ''],
	['plus', '+'],
	['asterisk', '*'],
	['backtick', '`'],
	['caret', '^'],
	['tilde', '~'],
	['startsb', '['],
	['endsb', ']'],
	['vbar', '|'],
	['amp', '&'],
	['lt', '<'],
	['gt', '>'],
	['quot', '"'],
	['apos', "'"],
	['litdd', '--'],
	['cpp', 'C++'],
]);

/** A reference to an attribute. */
// Harmless: linear: from each start at most 200 characters are read.
export const REFERENCE = /(?<!\\|\{)\{([a-z_][\w-]{0,60})(?::[^{}\n]{0,60})?\}/gi;

/** Replaces the macros and attributes in lines, except those of code. */
export function inlineAsciiDoc(
	lines: readonly string[],
	isCode: readonly boolean[],
	attributes: ReadonlyMap<string, string>,
): string[] {
	let budget = MAX_SUBSTITUTED;
	const substitute = (whole: string, name: string): string => {
		const value = attributes.get(name.toLowerCase()) ?? CHARACTERS.get(name.toLowerCase());
		if (value === undefined) return /^(?:counter|set)/.test(name) ? '' : name;
		budget -= value.length;
		return budget < 0 ? whole : value;
	};
	const isKept = lines.map((line, i) => isCode[i] === true || line === '' || line.length > MAX_LINE_LENGTH);
	return convertText(lines, isKept, (text) => {
		const shown = withoutMacros(text.replace(REFERENCE, substitute));
		return shown.split('\n').map(withoutMarks).join('\n');
	});
}

/** A macro: `kbd:[Ctrl+C]`, `link:a.html[here]`, `xref:a.adoc#b[text]`, `https://a.b[text]`. */
// Harmless: linear: from each start at most 1,100 characters are read.
const MACRO = /(?<![\w`])(https?:\/\/|[a-z][\w-]{1,30}:)([^\s[\]`<>|]{0,500})\[([^\]]{0,500})\]/gi;

/** Matches macros whose target is shown if they have no text. */
const ADDRESSES = /^(?:https?:\/\/|link:|xref:|mailto:|irc:|ftp:)/i;
const SILENT = /^(?:anchor|indexterm|pass|icon|bibitem):$/i;

/** Replaces macros and cross-references, which may go on in the next line. */
function withoutMacros(text: string): string {
	if (!/[[<(]/.test(text)) return text;
	return text
		.replace(/\(\(\([^()]{0,300}\)\)\)/g, lineEndsOf)
		.replace(/\(\(([^()\n]{1,300})\)\)/g, '$1')
		.replace(/<<([^<>,]{1,200})(?:,([^<>]{0,300}))?>>/g, (whole, target: string, text?: string) => {
			const name = withSingleSpaces(target).replace(/^.*#/, '').replace(/^_/, '').replaceAll('_', ' ');
			const shown = withSingleSpaces(text ?? '') || name;
			return shown + lineEndsOf(whole);
		})
		.replace(/\[\[[^\][\n]{1,200}\]\]/g, '')
		.replace(MACRO, (whole, name: string, target: string, written: string) => {
			const shown = macroText(whole, name, target, written.replaceAll('\n', ' '));
			return shown === whole ? whole : shown + lineEndsOf(whole);
		});
}

/** Removes the marks of formatting that markdown does not know. */
function withoutMarks(line: string): string {
	if (!/[[<`+#\\]/.test(line)) return line;
	return plainToMarkdown(
		line
			.replace(/(["'])`(?=\S)([^`"']{1,300})`\1/g, '$1$2$1')
			.replace(/(?<![\w`])``([^`']{1,300})''(?![\w'])/g, '"$1"')
			.replace(/\\(?=\{)/g, '')
			.replace(/`\+([^+`]{1,300})\+`/g, '`$1`')
			.replace(/(?<![\w`+])\+{1,3}([^+\s][^+]{0,300}?)\+{1,3}(?![\w`+])/g, '`$1`')
			.replace(/\[[.#%][^\][]{0,100}\](#{1,2}|\*{1,2}|_{1,2}|`{1,2})(?=\S)/g, '$1')
			.replace(/(?<!^|[\w#])#{1,2}([^#\s][^#]{0,300}?)#{1,2}(?!\w)/g, '$1')
			.replace(/``([^`]{1,300})``/g, '`$1`'),
	);
}

function macroText(whole: string, name: string, target: string, written: string): string {
	if (SILENT.test(name)) return name.toLowerCase() === 'pass:' ? written : '';
	if (name.toLowerCase() === 'menu:') return [target, ...written.split('>')].map((part) => part.trim()).join(' > ');
	if (/^footnote/i.test(name)) return ` (${written})`;
	const text = written
		.replace(/^"([^"]*)".*$/, '$1')
		// Harmless: lines have at most 2,000 characters.
		.replace(/,?\s*(?:\w+=("[^"]*"|[^,]*)|window=.*)$/, '')
		.replace(/\^$/, '')
		.trim();
	if (/^image:/i.test(name)) return text.split(',', 1)[0] ?? '';
	if (ADDRESSES.test(name)) return text || (name.endsWith('//') ? name + target : target);
	if (/^linkgit:/i.test(name)) return `${target}(${text})`;
	// Other text, such as `note:`, stays.
	if (target === '' && !/^(?:kbd|btn|stem|latexmath|asciimath|span):$/i.test(name)) return whole;
	return text || target;
}
