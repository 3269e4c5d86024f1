/**
 * Matches a comment at the end of a heading that holds its anchor: `{/* #setup *\/}` and `<!-- #setup -->` of Docusaurus,
 * and `{/*setup*\/}` without blanks, as in the documentation of React.
 */
const COMMENT =
	/(?<![ \t])[ \t]*(?:\{\/\*(?:[ \t]*#([^\s*]+)(?:\s[^*]*)?|([\w.:-]+))\*\/\}|<!--[ \t]*#([^\s<>]*[^\s<>-])(?:\s[^<>]*)?-->)\s*$/;

/** Maximum characters at the end of a heading that are searched. */
const MAX_READ = 300;

/** Returns the anchors in comments at the ends of headings, by lines of the text. */
export function commentAnchors(text: string): Map<number, string> {
	const anchors = new Map<number, string>();
	if (!/\{\/\*|<!--[ \t]*#/.test(text)) return anchors;
	text.split('\n').forEach((line, i) => {
		if (!/^ {0,3}#/.test(line)) return;
		const id = COMMENT.exec(line.slice(-MAX_READ))
			?.slice(1)
			.find((each) => each !== undefined);
		if (id !== undefined) anchors.set(i + 1, id);
	});
	return anchors;
}

/** Returns a heading in markdown without the comment that holds its anchor. */
export function withoutAnchorComment(heading: string): string {
	if (!heading.includes('{/*')) return heading;
	return heading.slice(0, -MAX_READ) + heading.slice(-MAX_READ).replace(COMMENT, '');
}
