/** Arguments whose values a reader sees. */
const SHOWN = /(?:^|\s)(?:title|caption|alt|label|summary|content)\s*=\s*(?:"([^"]*)"|'([^']*)'|“([^”]*)”)/i;

/** Templates whose first argument is an address. */
const ADDRESS = /^(?:rel)?ref$|^(?:link|post_url)$/;

const QUOTED = /"([^"]*)"|'([^']*)'|`([^`]*)`/;

/** Objects of Liquid, which a generator replaces by what a reader of the source does not know. */
const OBJECT = /^(?:site|page|layout|content|include|theme|paginator|jekyll|forloop|post|params?|var|vars|\$)\b/;

/** The text that stays of a template; empty for one that shows nothing that is known here. */
export function shortcodeText(open: string, inner: string): string {
	const text = inner.replace(/^[-/*\s]+|[-/*\s]+$/g, '');
	if (open === '{{' || open === '{{{') return variableText(text);
	const [name = ''] = text.split(/\s/, 1);
	// Both are fences in most generators; the line of the other one closes it.
	if (/^(?:end)?highlight$/.test(name)) {
		const isEnd = name === 'endhighlight' || /^\s*\//.test(inner);
		const [language = ''] = text.slice(name.length).replace(/["']/g, '').trim().split(/[\s,]/, 1);
		return isEnd ? '```' : `\`\`\`${language}`;
	}
	const rest = text.slice(name.length).trim();
	if (ADDRESS.test(name)) {
		const [, ...quoted] = QUOTED.exec(rest) ?? [];
		return quoted.find((value) => value !== undefined) ?? rest.split(/\s/, 1)[0] ?? '';
	}
	const [, ...shown] = SHOWN.exec(rest) ?? [];
	return (shown.find((value) => value !== undefined) ?? '').replaceAll('\n', ' ');
}

/** A variable that a reader may know by its name: `{{ version }}`, `{{{ .company }}}`. */
function variableText(text: string): string {
	const [literal, double, single] = /^(?:"([^"]*)"|'([^']*)')/.exec(text) ?? [];
	if (literal !== undefined) return double ?? single ?? '';
	const name = text.split(/[|(]/, 1)[0]?.trim() ?? '';
	return OBJECT.test(name) || text.includes('|') ? '' : name.replace(/^[.$]+/, '').replaceAll('\n', ' ');
}
