/**
 * Every fitted number that decides whether a result is an answer, and how probable. `node bench/bin/fresh.js FOLDER` measures what
 * is answered, `node research/judge/fit.js` what units are answered by. Scores, which only order results, have numbers of their own.
 */

/**
 * Default threshold of probability: results with exactly this probability are right half of the time. Also the share of its
 * probability that is left of a hint, which thus is no answer.
 */
export const DEFAULT_THRESHOLD = 0.5;

/** Minimum probability of what a refusal lists as what may be meant: others would mislead. */
export const MIN_PLAUSIBLE = 0.05;

/** Minimum probability of hits of a text search after the best, relative to the threshold. */
export const MIN_SHARE_OF_THRESHOLD = 0.5;

/** Words, of several, that a result needs to be judged as an answer: one is a hint. */
export const ENOUGH_WORDS = 2;

/** Evidence of a section, in levels of its index, at which half of the results are right. */
export const EVEN_EVIDENCE = 1.63;

/** Evidence of general questions, the level of an index, where it is too small to measure it. */
export const USUAL_LEVEL = 0.233;

/** Certainty, 0 to 1, that a found word is the one that is meant, where it differs by a letter, only begins alike, or only its parts are found. */
export const UNSURE = 0.5;

/** Share of the evidence that is lost if the rarest name of a question is missing. */
export const MISSING_NAME_COST = 0.7;

/** Number of words that give half of the maximum breadth; from 3 to 12 the number of false refusals is as low. */
export const MANY_WORDS = 5;

/**
 * Factor of a cosine for evidence, `constant + square · cosine²`: about 1 at 0.4, which is usual for correct answers. An
 * approximation of e^(2.1 cosine) / 2.3, by which evidence and cosine best predicted which questions six collections answer.
 */
export const COSINE_FACTOR = { constant: 0.5, square: 3 } as const;

/**
 * The log-odds that a unit is the one that a goal means: the sum of these numbers, each times its weight. Fitted by
 * research/judge/fit.js to requests for thirteen collections of skills, half of the weight to requests that none answers.
 */
export const UNIT_WEIGHTS = {
	constant: -2.01,
	/** Cosine of goal and unit, at least 0. */
	meaning: 5.2,
	/** Share of the goal that name, declared terms and description have, relative to the length of its vector of weights. */
	words: 4.6,
	/** The same for the text of the unit's file. */
	prose: 3.57,
	/** Natural logarithm of the number of units: among many, one is more often near by chance. */
	size: -0.53,
} as const;

/** Minimum cosine of a unit that has no word of the goal. Below it nothing is found, which a refusal says. */
export const MIN_COSINE_ALONE = 0.3;

/** Maximum log-odds of a unit either way, .98: no answer is surer than the questions that were fitted to can show. */
export const MAX_LOG_ODDS = 4;

/** Probability of a unit that the goal names: above that of any other. */
export const NAMED_PROBABILITY = 0.99;

/** Minimum probability of further matches of a goal, relative to the best. */
export const MIN_SHARE_OF_BEST = 0.7;
