/** Maximum characters of a text that is searched as it is. */
const MAX_LENGTH = 300;

/** The beginning of a line that only says where something happened: frames of a stack, positions, rulers. */
const FRAME = /^\s*(?:at\s|File\s"|from\s\S+:\d|goroutine\s|\.{3}|-->|\||#?\d+[:|\s]|[-=*_^~]{3,})/;

/** Words by which programs say that something is wrong. */
const WRONG =
	/error|exception|fatal|panic|fail|cannot|can't|could not|unable|not found|denied|refused|invalid|unexpected|undefined|missing|unknown|timed? ?out|错误|异常|失败|無法|エラー|失敗|오류|실패|ошибк|خطا|fehler|erreur/gi;

/** The name of an error before its message, as in `TypeError: x is not a function`. */
// Harmless: at most 40 characters are looked at after a name.
const NAMED = /(?:Error|Exception|Panic|panic|panicked)\b[^:]{0,40}:\s{0,8}\S/;

/** What is of one machine or moment: colors of a terminal, times, the paths of files, and long numbers. */
const OF_ONE_RUN =
	/\p{Cc}\[[\d;]*m|\[?\d{4}-\d\d-\d\d[T ][\d:.,Z+]*\]?|(?:[A-Za-z]:)?(?:[\\/][\w.@~+-]+){3,}(?::\d+){0,2}|\b0x[\da-f]+\b/giu;

const MAX_WORDS = 12;

function scoreOf(line: string): number {
	if (FRAME.test(line)) return -1;
	const words = line.split(/\s+/, MAX_WORDS).length / MAX_WORDS;
	return (NAMED.test(line) ? 4 : 0) + Math.min(line.match(WRONG)?.length ?? 0, 2) + words;
}

/**
 * Returns what is searched for a text that was pasted: the text, or of one with several lines, such as an error with its
 * stack, the line that tells most: the last of those that name an error, since that is the cause.
 */
export function tellingLine(text: string): string {
	const trimmed = text.trim();
	if (!trimmed.includes('\n') && trimmed.length <= MAX_LENGTH) return trimmed;
	// A text without lines ends its sentences by points, or was joined from lines by a terminal.
	const lines = trimmed.split(trimmed.includes('\n') ? /\r?\n/ : /\\n|(?<=[.;!?。；])\s+|\s{2,}/);
	let best = '';
	let most = Number.NEGATIVE_INFINITY;
	for (const line of lines.slice(0, 1000)) {
		const clean = line.slice(0, 2000).replace(OF_ONE_RUN, ' ').replace(/\s+/g, ' ').trim();
		const score = clean === '' ? Number.NEGATIVE_INFINITY : scoreOf(clean);
		const isLater = score === most || (NAMED.test(clean) && NAMED.test(best) && score >= 4);
		if (score > most || (isLater && score >= 4)) [best, most] = [clean, Math.max(score, most)];
	}
	return (best || trimmed).slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');
}
