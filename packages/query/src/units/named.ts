import { letterRuns } from '../format/analysis/tokenizer.js';

/** Words before a name that call it, and words beside it that say what it is. */
const CALLS =
	/^(?:use|using|run|running|call|invoke|apply|start|launch|execute|try|load|open|用|使用|运行|執行|执行|调用|調用|启动|啟動)$/;
const KINDS = /^(?:skills?|agents?|commands?|plugins?|tools?|技能|命令|插件|工具)$/;

/** Other words that a goal may have besides a name. */
const FILLERS =
	/^(?:a|an|the|my|our|your|this|that|it|these|those|here|now|please|can|could|you|i|we|me|us|want|need|to|with|on|for|of|in|and|do|is|there|just|let|s|请|請|帮|幫|我|把|给|給|这个|這個|一下|的)$/;

/** Between unspaced words that call a name and the name: 用代码审查技能. */
const UNSPACED_CALL =
	/^(?:请|請)?(?:帮我|幫我)?(?:使用|用|运行|執行|执行|调用|調用|启动|啟動)?(?:这个|這個)?(.+?)(?:这个|這個)?(?:技能|命令|插件|工具)?$/;

/** Maximum words of a name that is called. */
const MAX_NAME_WORDS = 6;

/** Returns the key of a name: its letters and digits, so that code-review, Code Review and codeReview are the same. */
export function nameKey(name: string): string {
	return letterRuns(name).join('');
}

/**
 * Returns the keys of names that a goal may call: all that it says besides fillers ("fp-check this"), what stands before
 * or behind a word such as _skill_ ("use the trailmark skill on it"), and names of several words behind a word that calls
 * them ("run grill-me before the release").
 */
export function calledNames(goal: string): ReadonlySet<string> {
	const words = letterRuns(goal).map((word) => UNSPACED_CALL.exec(word)?.[1] ?? word);
	const keys = new Set<string>();
	const addBetween = (from: number, to: number): void => {
		if (from >= 0 && to <= words.length && from < to) keys.add(words.slice(from, to).join(''));
	};
	const said = words.filter((word) => !CALLS.test(word) && !KINDS.test(word) && !FILLERS.test(word));
	if (said.length > 0 && said.length <= MAX_NAME_WORDS) keys.add(said.join(''));
	words.forEach((word, i) => {
		for (let length = 1; length <= MAX_NAME_WORDS; length++) {
			if (KINDS.test(word)) {
				addBetween(i - length, i);
				addBetween(i + 1, i + 1 + length);
			} else if (CALLS.test(word) && length > 1) {
				const from = /^(?:the|my|our|this)$/.test(words[i + 1] ?? '') ? i + 2 : i + 1;
				addBetween(from, from + length);
			}
		}
	});
	return keys;
}
