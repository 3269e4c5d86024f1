import type { Language } from '@pinakes/query';
import { computed } from '@preact/signals';
import { CHINESE } from '../data/chinese.ts';
import { ENGLISH, type Words } from '../data/english.ts';
import { view } from './view.ts';

/** The languages of the page, with their own names. */
export const LANGUAGES: readonly (readonly [Language, string])[] = [
	['en', 'English'],
	['zh', '中文'],
];

/** The language of the page: that of its address, else the first supported one of the browser. */
export const language = computed<Language>(() => {
	const asked = [view.value.lang, ...navigator.languages].map((tag) => tag.slice(0, 2));
	return asked.find((tag): tag is Language => tag === 'en' || tag === 'zh') ?? 'en';
});

export const words = computed<Words>(() => (language.value === 'zh' ? CHINESE : ENGLISH));

/** Returns the name of a step, a factor or a reason as words. */
export function labelOf(name: string): string {
	return name.replaceAll('_', ' ');
}

export function countOf(count: number): string {
	return count.toLocaleString(language.value);
}
