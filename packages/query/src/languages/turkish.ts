import { stemmer } from '@orama/stemmers/turkish';
import { stopwords } from '@orama/stopwords/turkish';
import { defineLanguage } from './define.ts';

/** Restores the dotless i according to vowel harmony, which the stemmer checks. */
function restore(word: string): string {
	let restored = '';
	let isBack = false;
	for (const letter of word) {
		const vowel: string = letter === 'i' && isBack ? 'ı' : letter;
		if ('aeiouı'.includes(vowel)) isBack = vowel === 'a' || vowel === 'ı';
		restored += vowel;
	}
	return restored;
}

/** Turkish, by the Snowball stemmer. */
export const TURKISH = /* @__PURE__ */ defineLanguage('turkish', 'tr', (word) => stemmer(restore(word)), stopwords, {
	more: 'nasıl neden niçin nerede nereden neyi hangi hangisi hangileri kaç mı mi mu mü olabilir',
});
