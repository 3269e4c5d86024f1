import { letterRuns } from '@pinakes/query/format/analysis/tokenizer';
import { visible, withoutInvisible } from '@pinakes/query/format/visible';

const LINE_BREAKS = /\r\n?|[\x85\u2028\u2029]/g;
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Delimiters of chat templates, which a model could take for the end of a message. */
const TEMPLATE_MARKS = /<(?=\|)|(?<=\|)>|\[(?=\/?(?:INST|SYS)\])/g;

/** Replaces lone surrogates. */
export function wellFormed(text: string): string {
	return text.replace(LONE_SURROGATES, '\ufffd');
}

/** Replaces hidden characters by their codes, and all line breaks by line feeds. */
export function cleanText(text: string): string {
	return visible(text.replace(LINE_BREAKS, '\n'));
}

/** Cleans a text and joins its lines. */
export function cleanLine(text: string): string {
	return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** Roles of chat messages. Untrusted lines that begin with one are quoted. */
const ROLES = ['system', 'assistant', 'developer', 'user', '系统', '助手'];

/** Normalizes case and width and removes spaces and punctuation, to compare headings. */
function coreOf(heading: string): string {
	return letterRuns(heading).join('');
}

/** Matches the first letter of a line if only ASCII punctuation and spaces precede it. */
const FIRST_PLAIN_LETTER = /^[\s!-/:-@[-`{-~]*([0-9A-Za-z\u4e00-\u9fff])/;

/** Number of characters at the beginning of a line that are compared with headings. */
const HEADING_REACH = 200;

/**
 * Returns a function that quotes lines of untrusted text with `> ` if they look like a heading or a role.
 *
 * @param headings all headings of the prompt
 */
export function quoter(headings: readonly string[]): (text: string) => string {
	const cores = [...new Set([...headings, ...ROLES].map(coreOf))].filter(Boolean);
	const beginnings = new Set(cores.map((core) => core.charAt(0)));
	const isForged = (line: string): boolean => {
		// Fast path: most lines begin with a letter that no heading begins with.
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
