import { describe, expect, it } from 'vitest';
import { ENGLISH, TRANSLATIONS } from './data/translations.ts';
import { fillCount, messagesIn } from './messages.ts';

describe('messages', () => {
	it('are in ten languages, with the same places for what is filled in', () => {
		expect(Object.keys(TRANSLATIONS)).toHaveLength(9);
		for (const texts of Object.values(TRANSLATIONS)) {
			for (const [name, text] of Object.entries(ENGLISH)) {
				const own = (texts as Record<string, string>)[name];
				expect(own, name).toBeTruthy();
				expect(own?.includes('{0}'), name).toBe(text.includes('{0}'));
			}
		}
	});

	it.each([
		['zh-CN', 'zh', '搜索'],
		['fa', 'fa', 'جست‌وجو'],
		['DE', 'de', 'Suchen'],
		['nl', 'en', 'Search'],
		['constructor', 'en', 'Search'],
		['', 'en', 'Search'],
	])('for %j are in %s', (tag, lang, search) => {
		expect(messagesIn(tag)).toMatchObject({ lang, search });
	});

	it('take texts of the site, and ignore unknown names and values that are not texts', () => {
		const own = { search: 'Zoeken', serach: 'x', all: 7, constructor: 'y', __proto__: { open: 'z' } };
		const say = messagesIn('nl', own);
		expect(say).toMatchObject({ lang: 'nl', search: 'Zoeken', all: ENGLISH.all, open: ENGLISH.open });
		expect(Object.keys(say).sort()).toEqual([...Object.keys(ENGLISH), 'lang'].sort());
		for (const wrong of [null, 'x', 3, []]) expect(messagesIn('en', wrong)).toEqual(messagesIn('en'));
	});

	it('count in the digits of their language', () => {
		const { found, foundOne } = messagesIn('fa');
		expect(fillCount(foundOne, found, 12, 'fa')).toBe('۱۲ نتیجه');
	});
});
