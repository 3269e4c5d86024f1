import { stemmer } from '@orama/stemmers/irish';
import { stopwords } from '@orama/stopwords/irish';
import { defineLanguage } from './define.ts';

/** Irish, by the Snowball stemmer. */
export const IRISH = /* @__PURE__ */ defineLanguage('irish', 'ga', stemmer, stopwords, { more: 'conas cathain cén' });
