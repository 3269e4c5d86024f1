import { stemmer } from '@orama/stemmers/nepali';
import { stopwords } from '@orama/stopwords/nepali';
import { defineLanguage } from './define.ts';

/** Nepali, by the Snowball stemmer. */
export const NEPALI = /* @__PURE__ */ defineLanguage('nepali', 'ne', stemmer, stopwords);
