import type { MarkdownIt } from 'markdown-it';

/** Matches the first line of an admonition or a tab of MkDocs: `!!! note "Title"`, `???+ tip`, `=== "Tab"`; and of a footnote, `[^1]: Text`. */
const BOX = /^(?:(?:!!!|\?{3}\+?)(?=[ \t])((?:[ \t]+[\p{L}\p{N}_-]+)*)|===[!+]*)(?:[ \t]+"(.*)")?[ \t]*$/u;
const NOTE = /^\[\^([^\]\s]{1,100})\]:[ \t]*/;

/** Blanks before the content of an admonition or a footnote. */
const BOX_INDENT = 4;

/** Makes a parser read admonitions and tabs of MkDocs, and footnotes, as blocks with a text of their own. */
export function readAdmonitions(parser: MarkdownIt): void {
	parser.block.ruler.before(
		'fence',
		'box',
		(state, start, end, isSilent) => {
			const { blkIndent, bMarks, tShift, sCount } = state;
			const indent = sCount[start] as number;
			if (indent - blkIndent >= BOX_INDENT) return false;
			const from = (bMarks[start] as number) + (tShift[start] as number);
			const line = state.src.slice(from, state.eMarks[start]);
			const [mark = '', note] = NOTE.exec(line) ?? [];
			const [, kinds, title] = BOX.exec(line) ?? [];
			const next = state.skipEmptyLines(start + 1);
			const depth = next < end ? (sCount[next] as number) - BOX_INDENT : -1;
			const hasContent = depth >= blkIndent;
			const [kind = ''] = kinds?.trim().split(/\s/, 1) ?? [];
			const shown = title ?? (hasContent ? kind.slice(0, 1).toUpperCase() + kind.slice(1) : '');
			if (note === undefined && title === undefined && shown === '') return false;
			if (isSilent) return true;
			state.push('box_open', 'div', 1).attrSet('class', 'box');
			if (note !== undefined) {
				const notes = notesOf(state.env);
				if (!notes.has(note)) notes.set(note, notes.size + 1);
				state.push('note', '', 0).info = String(notes.get(note));
			} else if (shown !== '') {
				state.push('paragraph_open', 'p', 1);
				Object.assign(state.push('inline', '', 0), { content: `**${shown}**`, map: [start, start + 1], children: [] });
				state.push('paragraph_close', 'p', -1);
			}
			// The line itself may be indented less than by four.
			state.blkIndent = BOX_INDENT + (depth >= indent ? indent : blkIndent);
			const isText = mark !== '' && mark.length < line.length;
			if (isText) {
				bMarks[start] = from + mark.length;
				tShift[start] = 0;
				sCount[start] = state.blkIndent;
			}
			state.md.block.tokenize(state, isText ? start : start + 1, end);
			state.blkIndent = blkIndent;
			state.push('box_close', 'div', -1);
			return true;
		},
		{ alt: ['paragraph', 'reference', 'blockquote', 'list'] },
	);
	parser.inline.ruler.before('link', 'note', (state, isSilent) => {
		const [mark = '', name = ''] = /^\[\^([^\]\s]{1,100})\]/.exec(state.src.slice(state.pos, state.pos + 104)) ?? [];
		const number = notesOf(state.env).get(name);
		if (number === undefined) return false;
		if (!isSilent) state.push('note_link', '', 0).info = String(number);
		state.pos += mark.length;
		return true;
	});
	const { rules } = parser.renderer;
	rules.note = (tokens, i) => `<sup id="fn:${tokens[i]?.info}">${tokens[i]?.info}</sup>\n`;
	rules.note_link = (tokens, i) => `<sup><a href="#fn:${tokens[i]?.info}">${tokens[i]?.info}</a></sup>`;
}

/** Returns the numbers of footnotes by their names. */
function notesOf(env: Record<string, unknown>): Map<string, number> {
	env.notes ??= new Map();
	return env.notes as Map<string, number>;
}
