/** Matches arguments with visible values. */
// Harmless: a template has at most 2,000 characters.
const SHOWN = /(?:^|\s)(?:title|caption|alt|label|summary|content)\s*=\s*(?:"([^"]*)"|'([^']*)'|“([^”]*)”)/i;

/** Matches templates whose first argument is an address. */
const ADDRESS = /^(?:rel)?ref$|^(?:link|post_url)$/;

const QUOTED = /"([^"]*)"|'([^']*)'|`([^`]*)`/;

/** Matches objects of Liquid, whose values are only known to the site generator. */
const OBJECT = /^(?:site|page|layout|content|include|theme|paginator|jekyll|forloop|post|params?|var|vars|\$)\b/;

/** Returns the text that replaces a template; empty if its output is unknown. */
export function shortcodeText(open: string, inner: string): string {
	// Harmless: a template has at most 2,000 characters.
	const text = inner.replace(/^[-/*\s]+|[-/*\s]+$/g, '');
	if (open === '{{' || open === '{{{') return variableText(text);
	const [name = ''] = text.split(/\s/, 1);
	// Both become fences; the end tag closes it.
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

/** Returns the name of a variable, as it is informative: `{{ version }}`, `{{{ .company }}}`. */
function variableText(text: string): string {
	const [literal, double, single] = /^(?:"([^"]*)"|'([^']*)')/.exec(text) ?? [];
	if (literal !== undefined) return double ?? single ?? '';
	const name = text.split(/[|(]/, 1)[0]?.trim() ?? '';
	return OBJECT.test(name) || text.includes('|') ? '' : name.replace(/^[.$]+/, '').replaceAll('\n', ' ');
}
