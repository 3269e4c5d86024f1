import { Charset } from 'flexsearch';
import { createEngine } from './flexsearch.js';

/** Ranks worse than `flexsearch`, whose context has a list for each two characters in a row, in a fifth of its index. */
export const engine = {
	...createEngine(
		'flexsearch, no context',
		() => '`encoder: Charset.CJK`, `suggest: true`; title and text in one',
		() => ({ encoder: Charset.CJK }),
	),
	/** @param {import('../collections.js').Language} language */
	skips: (language) => (language === 'zh' ? undefined : 'in English `flexsearch` has no context either'),
};
