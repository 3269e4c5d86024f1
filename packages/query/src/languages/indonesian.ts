import { stemmer } from '@orama/stemmers/indonesian';
import { stopwords } from '@orama/stopwords/indonesian';
import { defineLanguage } from './define.ts';

/** Indonesian, by the Snowball stemmer. */
export const INDONESIAN = /* @__PURE__ */ defineLanguage('indonesian', 'id', stemmer, stopwords);
