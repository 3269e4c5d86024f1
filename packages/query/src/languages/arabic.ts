import { stemmer } from '@orama/stemmers/arabic';
import { stopwords } from '@orama/stopwords/arabic';
import { defineLanguage } from './define.ts';

/** Arabic, by the Snowball stemmer. */
export const ARABIC = /* @__PURE__ */ defineLanguage('arabic', 'ar', stemmer, stopwords);
