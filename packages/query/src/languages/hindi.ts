import { stemmer } from '@orama/stemmers/indian';
import { stopwords } from '@orama/stopwords/indian';
import { defineLanguage } from './define.ts';

/** Hindi, by the Snowball stemmer. */
export const HINDI = /* @__PURE__ */ defineLanguage('hindi', 'hi', stemmer, stopwords, { more: 'कैसे क्यों कब कहाँ कौन' });
