import type { Bilingual } from '@pinakes/query';

/** Headings of the slices of `chatSlices`. */
export const LABELS = {
	rules: { en: 'System rules:', zh: '系统规则:' },
	task: { en: 'Task:', zh: '任务状态:' },
	affordances: { en: 'Affordances:', zh: '可用能力:' },
	events: { en: 'Events:', zh: '事件:' },
	longTerm: { en: 'Long-term memory:', zh: '长期记忆:' },
	dialogueMemory: { en: 'Dialogue memory:', zh: '对话记忆:' },
	dialogue: { en: 'Recent dialogue:', zh: '最近对话:' },
} as const satisfies Readonly<Record<string, Bilingual<string>>>;
