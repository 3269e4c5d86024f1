/** Matches an option of a directive. */
export const OPTION = /^:[a-z][\w-]*:(?:\s.*)?$/i;

/** Matches directives whose content is code. */
export const CODE_DIRECTIVES =
	/^(?:code|code-block|sourcecode|parsed-literal|doctest|testcode|testoutput|testsetup|ipython|prompt|console|jupyter-execute|math|productionlist|digraph|graph|graphviz|mermaid|uml|plantuml|plot|tikz|(?:block|seq|act|nw|packet|rack)diag|program-output|command-output|exec_code|runblock|click:(?:example|run))$/i;

/** Directives without visible text. */
const DROPPED = new Set([
	...['toctree', 'contents', 'index', 'raw', 'meta', 'image', 'include', 'literalinclude', 'highlight', 'default-role'],
	...['role', 'default-domain', 'currentmodule', 'py:currentmodule', 'module', 'py:module', 'sectionauthor'],
	...['moduleauthor', 'codeauthor', 'tabularcolumns', 'sectnum', 'header', 'footer', 'target-notes', 'testcleanup'],
	...['unicode', 'replace', 'date', 'bibliography', 'youtube', 'video'],
]);

/** Whether a directive has no visible text. Those that begin with `auto` take it from source code. */
export function isInvisibleDirective(name: string): boolean {
	const lower = name.toLowerCase();
	return DROPPED.has(lower) || lower.startsWith('auto');
}

/** Directives about versions, with their texts. */
const SINCE = new Map([
	['versionadded', 'New in version'],
	['versionchanged', 'Changed in version'],
	['versionremoved', 'Removed in version'],
	['deprecated', 'Deprecated since version'],
	['deprecated-removed', 'Deprecated since version'],
]);

/** Matches directives whose argument is not text, but a file, a language or columns. */
const NO_TEXT =
	/^(?:figure|only|ifconfig|list-table|csv-table|hlist|grid|tabs|container|class|rst-class|compound|tab-set)$/i;

/** Matches directives whose argument is text, and whose name is not shown. */
const TITLED =
	/^(?:admonition|rubric|topic|sidebar|table|centered|tab|dropdown|card|tab-item|grid-item-card|group-tab|code-tab|glossary)$/i;

/** Admonitions, whose text may begin on the line of the directive. */
const NOTES = new Set('note warning tip hint important caution attention danger error seealso todo'.split(' '));

/** Returns the text that replaces the line of a directive. */
export function headOf(name: string, argument: string): string {
	const lower = name.toLowerCase();
	const since = SINCE.get(lower);
	if (since !== undefined) return `${since} ${argument}`.trim();
	if (NOTES.has(lower)) return argument;
	if (NO_TEXT.test(lower) || argument === '') return '';
	// Others describe an object, such as a function or an option; the argument is its signature.
	return TITLED.test(lower) ? `**${argument}**` : `\`${argument.replaceAll('`', '')}\``;
}

export function codeLanguageOf(name: string, argument: string): string {
	if (/^(?:code|code-block|sourcecode)$/i.test(name)) return /^[\w+#.-]{0,30}/.exec(argument)?.[0] ?? '';
	if (/^(?:doctest|testcode|ipython|jupyter-execute|plot)$/i.test(name)) return 'python';
	return /^(?:math|console|mermaid)$/i.test(name) ? name.toLowerCase() : 'text';
}
