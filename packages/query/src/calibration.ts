/**
 * Functions by which a build measures the evidence of sample questions, to calibrate probability. Separate entry point,
 * so that index readers do not bundle it.
 */

export type { Measured } from './format/kinds/calibration.ts';
export { measureQuestion, type SampledSection, sampleSections } from './text/measure.ts';
export { measureGoal } from './units/rank-goal.ts';
