import { stemmer } from '@orama/stemmers/armenian';
import { stopwords } from '@orama/stopwords/armenian';
import { defineLanguage } from './define.ts';

/** Armenian, by the Snowball stemmer. */
export const ARMENIAN = /* @__PURE__ */ defineLanguage('armenian', 'hy', stemmer, stopwords);
