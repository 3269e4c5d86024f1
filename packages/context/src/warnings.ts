import type { Bilingual, Language } from '@pinakes/query';
import type { Warning } from './trace.ts';

/** Messages of warnings; `{value}` is replaced. */
const MESSAGES: Readonly<Record<Warning['code'], Bilingual<string>>> = {
	always_over_budget: {
		en: 'What is always kept takes {tokens} tokens, {characters} characters, more than the budget of {limit}: nothing else is kept.',
		zh: '始终保留的内容占 {tokens} tokens、{characters} 字符，超出预算 {limit}：其余内容全部舍弃。',
	},
	slice_failed: { en: 'The slice {slice} failed: {cause}', zh: '片段 {slice} 出错：{cause}' },
	slice_timed_out: {
		en: 'The slice {slice} took longer than {limit} ms and is left out.',
		zh: '片段 {slice} 超过 {limit} 毫秒未返回，已舍弃。',
	},
	slice_too_long: {
		en: 'The slice {slice} is longer than {characters} characters or {blocks} blocks; the rest is left out.',
		zh: '片段 {slice} 超过 {characters} 字符或 {blocks} 块，其余已舍弃。',
	},
	invalid_block: {
		en: 'The slice {slice} gave invalid blocks, which are left out.',
		zh: '片段 {slice} 含有无效的块，已舍弃。',
	},
};

/** Returns a warning with its message. */
export function warningOf(
	code: Warning['code'],
	lang: Language,
	slice: string | null,
	values: Readonly<Record<string, string | number>> = {},
): Warning {
	const filled = new Map(Object.entries({ ...values, ...(slice === null ? {} : { slice }) }));
	const message = MESSAGES[code][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(filled.get(name)));
	return { code, slice, message };
}
