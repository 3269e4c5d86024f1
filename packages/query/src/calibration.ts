/**
 * What a build measures to learn what evidence means in its index. Separate entry point, so that index readers do not
 * bundle it.
 */

export { measureQuestion, type SampledSection, sampleSections } from './text/measure-question.ts';
export { type Measured, measureGoal } from './units/measure-goal.ts';
