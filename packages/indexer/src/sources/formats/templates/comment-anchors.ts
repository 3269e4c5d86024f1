/**
 * Matches a comment at the end of a heading that holds its anchor: `{/* #setup *\/}` and `<!-- #setup -->` of Docusaurus,
 * and `{/*setup*\/}` without blanks, as in the documentation of React.
 */
const COMMENT =
	/(?<![ \t])[ \t]*(?:\{\/\*(?:[ \t]*#([^\s*]+)(?:\s[^*]*)?|([\w.:-]+))\*\/\}|<!--[ \t]*#([^\s<>]*[^\s<>-])(?:\s[^<>]*)?-->)\s*$/;

/** Maximum characters at the end of a heading that are searched. */
const MAX_READ = 300;

/** Matches texts that may have such comments. */
const HAS_COMMENTS = /\{\/\*|<!--[ \t]*#/;

/** Returns the anchors in comments at the ends of headings, by lines of the text. */
export function commentAnchors(text: string): Map<number, string> {
	const anchors = new Map<number, string>();
	if (!HAS_COMMENTS.test(text)) return anchors;
	text.split('\n').forEach((line, i) => {
		const id = anchorIn(line);
		if (id !== undefined) anchors.set(i + 1, id);
	});
	return anchors;
}

/** Returns a text whose headings have attributes, `{#setup}`, in place of such comments. */
export function withAnchorAttributes(text: string): string {
	if (!HAS_COMMENTS.test(text)) return text;
	const withAttribute = (line: string): string => {
		const id = anchorIn(line);
		return id === undefined ? line : `${withoutAnchorComment(line)} {#${id}}`;
	};
	return text.split('\n').map(withAttribute).join('\n');
}

/** Returns the anchor in a comment at the end of a line that is a heading. */
function anchorIn(line: string): string | undefined {
	if (!/^ {0,3}#/.test(line)) return undefined;
	return COMMENT.exec(line.slice(-MAX_READ))
		?.slice(1)
		.find((each) => each !== undefined);
}

/** Returns a heading in markdown without the comment that holds its anchor. */
export function withoutAnchorComment(heading: string): string {
	if (!HAS_COMMENTS.test(heading)) return heading;
	return heading.slice(0, -MAX_READ) + heading.slice(-MAX_READ).replace(COMMENT, '');
}
