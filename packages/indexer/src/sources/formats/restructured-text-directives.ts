/** An option in the head of a directive. */
export const OPTION = /^:[a-z][\w-]*:(?:\s.*)?$/i;

/** Directives whose contents are code. */
export const CODE_DIRECTIVES =
	/^(?:code|code-block|sourcecode|parsed-literal|doctest|testcode|testoutput|testsetup|ipython|prompt|console|jupyter-execute|math|productionlist|digraph|graph|graphviz|mermaid|uml|plot)$/i;

/** Directives that show nothing of the text. */
const DROPPED = new Set([
	...['toctree', 'contents', 'index', 'raw', 'meta', 'image', 'include', 'literalinclude', 'highlight', 'default-role'],
	...['role', 'default-domain', 'currentmodule', 'py:currentmodule', 'module', 'py:module', 'sectionauthor'],
	...['moduleauthor', 'codeauthor', 'tabularcolumns', 'sectnum', 'header', 'footer', 'target-notes', 'testcleanup'],
	...['unicode', 'replace', 'date', 'bibliography', 'youtube', 'video'],
]);

/** Whether a directive shows nothing of the text; those that begin with `auto` take theirs from programs. */
export function isDropped(name: string): boolean {
	const lower = name.toLowerCase();
	return DROPPED.has(lower) || lower.startsWith('auto');
}

/** Directives that say since when something holds. */
const SINCE = new Map([
	['versionadded', 'New in version'],
	['versionchanged', 'Changed in version'],
	['versionremoved', 'Removed in version'],
	['deprecated', 'Deprecated since version'],
	['deprecated-removed', 'Deprecated since version'],
]);

/** Directives whose argument is no text: a file, a language, columns. */
const NO_TEXT =
	/^(?:figure|only|ifconfig|list-table|csv-table|hlist|grid|tabs|container|class|rst-class|compound|tab-set)$/i;

/** Directives that say themselves what they are, and whose argument is text. */
const TITLED =
	/^(?:admonition|rubric|topic|sidebar|table|centered|tab|dropdown|card|tab-item|grid-item-card|group-tab|code-tab|glossary)$/i;

/** Kinds of notes, whose text may begin beside their name. */
const NOTES = new Set('note warning tip hint important caution attention danger error seealso todo'.split(' '));

/** What stays of the line of a directive. */
export function headOf(name: string, argument: string): string {
	const lower = name.toLowerCase();
	const since = SINCE.get(lower);
	if (since !== undefined) return `${since} ${argument}`.trim();
	if (NOTES.has(lower)) return argument;
	if (NO_TEXT.test(lower) || argument === '') return '';
	// Others describe an object, such as a function or an option, by its signature.
	return TITLED.test(lower) ? `**${argument}**` : `\`${argument.replaceAll('`', '')}\``;
}

/** The language of a directive's code. */
export function languageOf(name: string, argument: string): string {
	if (/^(?:code|code-block|sourcecode)$/i.test(name)) return /^[\w+#.-]{0,30}/.exec(argument)?.[0] ?? '';
	if (/^(?:doctest|testcode|ipython|jupyter-execute|plot)$/i.test(name)) return 'python';
	return /^(?:math|console|mermaid)$/i.test(name) ? name.toLowerCase() : 'text';
}
