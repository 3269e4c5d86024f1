import { plainRunsOf } from '@pinakes/query/format/analysis/tokenizer';
import { visible, withoutInvisible } from '@pinakes/query/format/visible';

const LINE_BREAKS = /\r\n?|[\x85\u2028\u2029]/g;
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Marks of chat templates, which a model could take for the end of a message. */
const TEMPLATE_MARKS = /<(?=\|)|(?<=\|)>|\[(?=\/?(?:INST|SYS)\])/g;

/** A text without halves of surrogate pairs. */
export function wellFormed(text: string): string {
	return text.replace(LONE_SURROGATES, '\ufffd');
}

/** A text whose hidden characters appear as codes, each line ended by a line feed. */
export function cleanText(text: string): string {
	return visible(text.replace(LINE_BREAKS, '\n'));
}

/** A text on a single line. */
export function cleanLine(text: string): string {
	return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** Who speaks in a chat: lines that begin so are no one's but the bot's. */
const ROLES = ['system', 'assistant', 'developer', 'user', '系统', '助手'];

/** What is left of a heading without case, width, blanks and signs. */
function coreOf(heading: string): string {
	return plainRunsOf(heading).join('');
}

/** The first letter of a line, where nothing stands before it that could be one to a reader. */
const FIRST_PLAIN_LETTER = /^[\s!-/:-@[-`{-~]*([0-9A-Za-z\u4e00-\u9fff])/;

/** Characters of a line's beginning that are compared. */
const HEADING_REACH = 200;

/**
 * Makes the function that keeps a stranger's text from looking like a heading: lines that read like one, or like
 * who speaks, get a mark of quotation before them.
 *
 * @param headings all that are printed in the same prompt
 */
export function quoter(headings: readonly string[]): (text: string) => string {
	const cores = [...new Set([...headings, ...ROLES].map(coreOf))].filter(Boolean);
	const beginnings = new Set(cores.map((core) => core.charAt(0)));
	const isForged = (line: string): boolean => {
		// Most lines begin with a plain letter that no heading begins with.
		const first = FIRST_PLAIN_LETTER.exec(line)?.[1];
		if (first !== undefined && !beginnings.has(first.toLowerCase())) return false;
		const core = coreOf(line.slice(0, HEADING_REACH));
		return core !== '' && cores.some((heading) => core.startsWith(heading));
	};
	return (text) =>
		text
			.replace(LINE_BREAKS, '\n')
			.split('\n')
			.map((line) => (isForged(withoutInvisible(line)) ? '> ' : '') + visible(line))
			.join('\n')
			.replace(TEMPLATE_MARKS, (mark) => (mark === '>' ? ' >' : `${mark} `));
}
