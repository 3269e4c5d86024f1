import { hybridEngine } from '../hybrid-engine.js';

/** @type {import('../engines.js').Engine<import('../hybrid-engine.js').Handle>} */
export const engine = hybridEngine('vector');
