import { stemmer } from '@orama/stemmers/tamil';
import { stopwords } from '@orama/stopwords/tamil';
import { defineLanguage } from './define.ts';

/** Tamil, by the Snowball stemmer. */
export const TAMIL = /* @__PURE__ */ defineLanguage('tamil', 'ta', stemmer, stopwords);
